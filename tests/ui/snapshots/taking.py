"""Takes the texts of a scene in every size and glyph level, with everything the checks want to know beside."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from dragonroads.ui.app import BoxApp
from dragonroads.ui.drawing import Span
from dragonroads.ui.keys import KEYS
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import DO, KeyBar
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.show import Show
from dragonroads.workshop.pictures.camera import strips_of, text_of
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import SMALL, Scene
from dragonroads.workshop.pictures.studio import Look, dress, on_stage
from tests.boxes import BOXED

FOLDER = Path(__file__).parent
ACTIONS = {"palette": "command_palette"}
OF_A_SHOW = ("tick", "pace")
"""What a show does with keys that mean something else at a question."""
"""Hints whose action has another name."""
IN_SPANISH = (
    *("home", "new_table", "settings", "saved_tables", "table_laying", "table_lamp", "table_trap", "curtain_sealed"),
    *("rules", "chronicle", "result"),
)
"""The screens with the longest words."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One text, and what lies behind it."""

    look: Look
    text: str
    widths: Sequence[int]
    """Cells of every painted line."""
    hints: Sequence[str] | None
    """What the key bar offers; nothing where Textual's own palette has none."""
    """What the key bar offers, as far as it is shown."""
    idle: Sequence[str]
    """Hints that no key of the screen answers to."""
    coloured: Sequence[Span]
    """Everything drawn in the colour of a seat."""


def looks_of(scene: Scene) -> list[Look]:
    """Every size and level of a scene."""
    plain = scene.sizes if scene.in_ascii is None else scene.in_ascii
    return [*(Look(size) for size in scene.sizes), *(Look(size, "ascii") for size in plain)]


def file_of(scene: Scene, look: Look) -> Path:
    """Where a text is kept."""
    lang = "" if look.language == "en" else f"-{look.language}"
    return FOLDER / scene.name / f"{look.size[0]}x{look.size[1]}-{look.glyphs}{lang}.txt"


def shots_of(name: str) -> list[Shot]:
    """Every text of a scene."""
    scene = SCENES[name]
    shots = asyncio.run(_taken(scene, looks_of(scene)))
    return shots + (asyncio.run(_taken(scene, [Look(SMALL, language="es")])) if name in IN_SPANISH else [])


async def _taken(scene: Scene, looks: Sequence[Look]) -> list[Shot]:
    """One running app, pulled and dressed as needed."""
    shots: list[Shot] = []
    async with on_stage(scene, looks[0], BOXED) as app:
        for look in looks:
            await dress(app, scene, look)
            hints = _hints(app) if isinstance(app.screen, BoxScreen) else None
            idle = [hint for hint in hints or () if not _is_bound(app, hint)]
            widths = [strip.cell_length for strip in strips_of(app)]
            shots.append(Shot(look, text_of(app), widths, hints, idle, list(_coloured(app))))
    return shots


def _hints(app: BoxApp) -> list[str]:
    """What the painted part of the key bar offers."""
    if app.screen.has_class("-small"):
        return []
    places = [span.place for line in app.screen.query_one(KeyBar).lines for span in line if span.place]
    return list(dict.fromkeys(place.removeprefix(DO) for place in places))


def _is_bound(app: BoxApp, hint: str) -> bool:
    """Whether each key that is shown for a hint is bound, and a click on the hint does the same."""
    acts = ("up", "down") if hint == "move" else (hint,)
    bound = {key: one.binding.action.removeprefix("app.") for key, one in app.screen.active_bindings.items()}
    return all(_is_true(app, act, bound.get(KEYS[act].keys.split(",")[0], "")) for act in acts)


def _is_true(app: BoxApp, act: str, by_key: str) -> bool:
    """A line that is typed in has keys of its own, and so has a show; otherwise key and click do one thing."""
    assert isinstance(app.screen, BoxScreen)
    if act in OF_A_SHOW and isinstance(app.screen, TableScreen) and isinstance(app.screen.stage, Show):
        return hasattr(app.screen, f"action_{act}")
    by_click = ACTIONS.get(act, app.screen.action_of(act))
    is_there = any(hasattr(one, f"action_{by_click}") for one in (app.screen, app))
    return is_there and (by_key == by_click or bool(by_key and app.screen.focused))


def _coloured(app: BoxApp) -> Iterator[Span]:
    seats = {"red", "green", "blue", "yellow", "purple", "white"}
    for part in app.screen.query(Drawn):
        yield from (span for line in part.lines for span in line if seats & set(span.tone.split("+")))


def expected_files() -> set[Path]:
    """Every file there should be."""
    english = {file_of(scene, look) for scene in SCENES.values() for look in looks_of(scene)}
    return english | {file_of(SCENES[name], Look(SMALL, language="es")) for name in IN_SPANISH}


def present_files() -> set[Path]:
    """Every file there is."""
    return set(FOLDER.rglob("*.txt"))
