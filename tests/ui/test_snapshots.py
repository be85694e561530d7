"""Every screen looks as it did: compared as text, in every size and glyph level; and keeps what all screens promise."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff

import pytest

from dragonroads.ui.drawing import Span
from dragonroads.ui.screens.box_screen import LEAST_HEIGHT, LEAST_WIDTH
from dragonroads.workshop.pictures.camera import words_missing
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import Scene
from tests.ui.snapshots.taking import Shot, expected_files, file_of, present_files, shots_of

LEADING = " ·░│┌─┐└┘╔═╗║╚╝[]█"
"""Lines of a plot, boxes of a podium, frames of spaces: all end at a letter. Full blocks are a letter on a curtain."""
AGAIN = "python -m tests.ui.snapshots.make"


def differences(scene: Scene, shot: Shot) -> Iterator[str]:
    """What has changed since the text was kept."""
    path = file_of(scene, shot.look)
    kept = path.read_text("utf-8") if path.exists() else ""
    if kept != shot.text:
        name = f"{scene.name}/{path.name}"
        lines = unified_diff(kept.splitlines(), shot.text.splitlines(), f"kept {name}", f"now {name}", "", "", 1, "")
        yield "\n".join(lines)


def faults(shot: Shot) -> Iterator[str]:
    """What no screen may do, whatever it shows."""
    across, down = shot.look.size
    if list(shot.widths) != [across] * down:
        yield f"{len(shot.widths)} lines of {sorted(set(shot.widths))} cells in a window of {across} by {down}"
    if shot.look.glyphs == "ascii" and not shot.text.isascii():
        yield f"not ASCII: {sorted({letter for letter in shot.text if not letter.isascii()})}"
    if not all(line.isprintable() for line in shot.text.splitlines()):
        yield "a control character"
    yield from (f"no words for {key}" for key in words_missing(shot.text))
    yield from (f"the key bar offers {hint}, but no key does it" for hint in shot.idle)
    if shot.hints is not None and not shot.hints and across >= LEAST_WIDTH and down >= LEAST_HEIGHT:
        yield "the key bar is empty"
    yield from (
        f"{span.text!r} is told by its colour alone ({span.tone})" for span in shot.coloured if not is_named(span)
    )


def is_named(span: Span) -> bool:
    """Whether something in the colour of a seat has a letter or a number; lines that lead to one need none."""
    return set(span.text) <= set(LEADING) or any(letter.isalnum() for letter in span.text)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_did_and_keeps_what_all_screens_promise(name: str) -> None:
    shots = shots_of(name)
    wrong = [f"{file_of(SCENES[name], shot.look).name}: {fault}" for shot in shots for fault in faults(shot)]
    wrong += [difference for shot in shots for difference in differences(SCENES[name], shot)]
    assert not wrong, "\n".join([*wrong, f"(if this is wanted: {AGAIN} {name})"])


def test_no_text_is_kept_that_no_scene_needs() -> None:
    unused = sorted(str(path) for path in present_files() - expected_files())
    assert not unused, f"unused, {AGAIN} removes them: {unused}"


def test_there_are_as_many_texts_as_were_promised() -> None:
    assert len(expected_files()) >= 240
