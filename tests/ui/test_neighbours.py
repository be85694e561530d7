"""From place to place with the arrows, as they are drawn."""

from __future__ import annotations

import pytest

from dragonroads.ui.drawing import Span
from dragonroads.ui.neighbours import centres_of, in_rows, neighbour

LINES = [
    (Span(" a ", place="a"), Span("   "), Span(" b ", place="b")),
    (Span("   "), Span(" c ", place="c")),
    (Span(" d ", place="d"), Span("   "), Span(" e ", place="e")),
]
CENTRES = centres_of(LINES)
PLACES = sorted(CENTRES)


@pytest.mark.parametrize(
    ("here", "dx", "dy", "there"),
    [("a", 1, 0, "b"), ("b", -1, 0, "a"), ("a", 0, 1, "d"), ("c", 0, -1, "a"), ("e", -1, 0, "d"), ("b", 1, 0, "")],
)
def test_an_arrow_goes_to_the_nearest_place_in_its_direction(here: str, dx: int, dy: int, there: str) -> None:
    assert neighbour(CENTRES, PLACES, here, dx, dy) == there


def test_only_places_of_the_question_are_reached() -> None:
    assert neighbour(CENTRES, ["a", "e"], "a", 0, 1) == "e"


def test_from_nowhere_the_first_place_is_reached() -> None:
    assert neighbour(CENTRES, ["e", "a"], "", 1, 0) == "e"
    assert neighbour(CENTRES, [], "", 1, 0) == ""


def test_a_place_drawn_on_several_lines_has_one_middle() -> None:
    tall = centres_of([(Span("abcd", place="x"),)] * 3)
    assert tall == {"x": (2.0, 1.0)}


@pytest.mark.parametrize(
    ("here", "dx", "dy", "there"),
    [
        ("a", 0, 1, "c"),
        ("c", 0, -1, "a"),
        ("c", 1, 0, ""),
        ("c", 0, 1, "d"),
        ("b", -1, 0, "a"),
        ("e", 0, 1, ""),
        ("", 0, 1, "a"),
    ],
)
def test_from_row_to_row_no_place_is_passed_by(here: str, dx: int, dy: int, there: str) -> None:
    grid = {"a": (0, 0), "b": (1, 0), "c": (0, 1), "d": (0, 2), "e": (1, 2)}
    assert in_rows(grid, CENTRES, here, dx, dy) == there
