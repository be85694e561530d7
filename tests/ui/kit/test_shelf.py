"""The shelf: every box has a face, the one in hand is told by letters, and none is out of sight without a sign."""

from __future__ import annotations

import pytest

from dragonroads.library.cover import LARGE as LARGE_DRAWING
from dragonroads.library.cover import SMALL as SMALL_DRAWING
from dragonroads.library.cover import Cover
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.shelf import LARGE, MIDDLE, SMALL, BoxOnShelf, Size, shelf
from tests.ui.kit.samples import said, text


def drawing(size: tuple[int, int], sign: str = "♣") -> tuple[str, ...]:
    return (sign * size[0],) * size[1]


COVER = Cover("leaf_b", drawing(SMALL_DRAWING), drawing(LARGE_DRAWING), {"♣": "leaf"})
BOXES = [BoxOnShelf(f"game:{n}", f"Game {n}", COVER if n % 2 else None) for n in range(8)]


@pytest.mark.parametrize(("room", "size"), [(80, SMALL), (100, MIDDLE), (140, LARGE), (200, LARGE)])
def test_a_shelf_fills_the_width_and_counts_what_is_out_of_sight(room: int, size: Size) -> None:
    fits = size.fits(room)
    for at in range(len(BOXES)):
        lines = shelf(BOXES, f"game:{at}", room, size)
        assert len(lines) == size.height + 1
        assert all(line_width(line) <= room for line in lines)
        shown = text(tuple(lines[:-1]))
        assert f"Game {at}" in shown
        hidden = [one.name for one in BOXES if one.name not in shown]
        assert len(hidden) == len(BOXES) - min(fits, len(BOXES))
        before = sum(name < f"Game {at}" for name in hidden)
        assert (f"« {before}" in said(lines[-1])) == bool(before)
        assert (f"{len(hidden) - before} »" in said(lines[-1])) == bool(len(hidden) - before)


def test_five_small_boxes_stand_side_by_side_in_eighty_columns() -> None:
    assert (SMALL.fits(80), MIDDLE.fits(100), LARGE.fits(140)) == (5, 5, 5)


def test_the_box_in_hand_has_a_double_frame_and_pointers() -> None:
    lines = shelf(BOXES[:2], "game:1", 80, SMALL)
    assert sum("╔" in said(line) for line in lines) == 1
    assert any("►" in said(line) and "◄" in said(line) for line in lines)


def test_a_box_without_a_cover_has_its_initial() -> None:
    assert "█" in text(tuple(shelf(BOXES[:1], "", 80, SMALL)))


def test_a_click_anywhere_on_a_box_is_a_click_on_it() -> None:
    places = {span.place for line in shelf(BOXES[:2], "", 80, SMALL)[:-1] for span in line if span.text.strip()}
    assert places == {"game:0", "game:1"}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"ground": "marble"}, "ground"),
        ({"small": drawing((13, 5))}, "small"),
        ({"large": drawing((22, 7))}, "large"),
        ({"inks": {"♣": "mauve"}}, "inks"),
    ],
)
def test_a_cover_that_does_not_fit_is_refused_in_words(wrong: dict[str, object], told: str) -> None:
    right: dict[str, object] = {"ground": "sky", "small": COVER.small, "large": COVER.large, "inks": {}}
    with pytest.raises(ValueError, match=told):
        Cover(**{**right, **wrong})  # type: ignore[arg-type]


def test_a_winged_letter_on_a_cover_is_a_figure() -> None:
    small = ("  «C»   ♣   ", *drawing(SMALL_DRAWING)[1:])
    cover = Cover("leaf_b", small, drawing(LARGE_DRAWING), {"C": "red", "♣": "leaf"})
    tones = {
        span.tone for line in shelf([BoxOnShelf("a", "A", cover)], "", 80, SMALL) for span in line if "C" in span.text
    }
    assert tones == {"badge:red@leaf_b"}
