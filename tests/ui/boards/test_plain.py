"""The plain board draws any game: spaces as tiles in rows, with name, pieces and a note, dice and large numbers."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import AHEAD, DIE, FIGURE, Board, Spot, Token
from dragonroads.ui.boards.plain import draw
from dragonroads.ui.drawing import line_width

TOKENS = (Token("A", "red"), Token("B", "blue", "!"))
SPOTS = (
    Spot("a", 0, 0, "well", TOKENS),
    Spot("b", 1, 0, "tower", note="3 gold"),
    Spot("c", 0, 1, "a very long lane"),
    Spot("d", 2, 1, "end"),
)
DICE = (Spot("die:0", 0, 0, "4", kind=DIE), Spot("die:1", 1, 0, "1", kind=DIE), Spot("worth", 2, 0, "worth"))
ROUND = (
    Spot("die", 0, 0, "6", kind=DIE),
    Spot("sum", 1, 0, "16", kind=FIGURE, note="points"),
    Spot("first", 0, 1, "1", TOKENS[:1], note="9"),
    Spot("second", 1, 1, "2", kind=AHEAD),
)


def drawn(spots: tuple[Spot, ...] = SPOTS, width: int = 60, height: int = 9) -> list[str]:
    """The lines as text."""
    return ["".join(span.text for span in line).rstrip() for line in draw(Board("", spots), width, height)]


def test_spaces_are_tiles_in_rows_and_columns_with_their_pieces_and_notes() -> None:
    assert drawn(width=51) == [
        "  ┌─ well ─┐              ┌─ tower ──┐",
        "  │ «A»«B» │              │          │",
        "  └────────┘              └─ 3 gold ─┘",
        "  ┌─ a very long lane ─┐                ┌─ end ─┐",
        "  │                    │                │       │",
        "  └────────────────────┘                └───────┘",
    ]


def test_where_tiles_do_not_fit_each_row_is_a_line() -> None:
    assert drawn(width=46, height=4) == [
        "   well A B!          tower 3 gold",
        "   a very long lane                  end",
    ]


def test_what_is_drawn_lies_in_the_middle() -> None:
    def left(width: int) -> int:
        return min(len(line) - len(line.lstrip()) for line in drawn(width=width))

    assert (left(60), left(80), left(120)) == (6, 16, 36)


def test_dice_and_large_numbers_keep_their_size_longer_than_spaces() -> None:
    assert drawn(ROUND, width=40, height=9) == [
        "      ┌─────┐       █  ████",
        "      │•   •│      ██  █",
        "      │•   •│   =   █  ████",
        "      │•   •│       █  █  █",
        "      └─────┘      ███ ████ points",
        "",
        "          ┌─ 1 ───┐  ┌─ 2 ───┐",
        "          │  «A»  │  │       │",
        "          └─── 9 ─┘  └───────┘",
    ]
    low = drawn(ROUND, width=40, height=6)
    assert (len(low), low[-1].split()) == (6, ["1", "A", "9", "2", "·"])
    assert drawn(ROUND, width=40, height=4)[1].split("]")[-1].split() == ["=", "16", "points"]
    assert drawn(ROUND, width=40, height=2) == [" [6]   = 16 points", " 1 A 9   2 ·"]


def test_a_die_has_pips_and_is_smaller_where_it_is_low() -> None:
    assert drawn(DICE, width=33)[:3] == [
        "  ┌─────┐  ┌─────┐",
        "  │•   •│  │     │  ┌─ worth ─┐",
        "  │     │  │  •  │  │         │",
    ]
    assert drawn(DICE, width=28, height=3) == ["  [•   •]  [     ]", "  [     ]  [  •  ]   worth", "  [•   •]  [     ]"]
    assert drawn(DICE, height=1) == [" [4]   [1]   worth"]


def test_a_piece_has_the_colour_of_its_owner_and_every_span_its_place() -> None:
    spans = [span for line in draw(Board("", SPOTS), 60, 9) for span in line]
    assert {span.tone for span in spans if span.place == "a"} >= {"badge:red@panel", "badge:blue@panel"}
    assert {span.place for span in spans} == {"", "a", "b", "c", "d"}


@pytest.mark.parametrize("width", [5, 12, 20, 30])
def test_a_narrow_window_gets_no_line_that_is_too_long(width: int) -> None:
    assert all(line_width(line) <= width for line in draw(Board("", SPOTS), width, 9))
    assert all(line_width(line) <= width for line in draw(Board("", DICE), width, 9))


def test_a_low_window_gets_the_first_rows_and_an_empty_board_nothing() -> None:
    assert len(drawn(height=1)) == 1
    assert draw(Board("", ()), 60, 9) == []
