"""The plain board draws any game: spaces in rows, with name, pieces and a note."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import Board, Spot, Token
from dragonroads.ui.boards.plain import draw
from dragonroads.ui.drawing import line_width

TOKENS = (Token("A", "red"), Token("B", "blue", "!"))
SPOTS = (
    Spot("a", 0, 0, "well", TOKENS),
    Spot("b", 1, 0, "tower", note="3"),
    Spot("c", 0, 1, "a very long lane"),
    Spot("d", 2, 1, "end"),
)


def drawn(width: int = 60, height: int = 9) -> list[str]:
    """The lines as text."""
    return ["".join(span.text for span in line) for line in draw(Board("", SPOTS), width, height)]


def test_spaces_stand_in_rows_and_columns_with_their_pieces_and_notes() -> None:
    assert drawn() == [
        " well A B!" + 9 * " " + " tower 3",
        " a very long lane" + 12 * " " + " end",
    ]


def test_a_piece_has_the_colour_of_its_owner_and_every_span_its_place() -> None:
    first = draw(Board("", SPOTS), 60, 9)[0]
    assert [span.tone for span in first if span.place == "a"] == ["strong", "red", "blue"]
    assert {span.place for line in draw(Board("", SPOTS), 60, 9) for span in line} == {"", "a", "b", "c", "d"}


@pytest.mark.parametrize("width", [5, 12, 20, 30])
def test_a_narrow_window_gets_no_line_that_is_too_long(width: int) -> None:
    assert all(line_width(line) <= width for line in draw(Board("", SPOTS), width, 9))


def test_a_low_window_gets_the_first_rows_and_an_empty_board_nothing() -> None:
    assert len(drawn(height=1)) == 1
    assert draw(Board("", ()), 60, 9) == []
