"""Rows of seats: brackets tell the state of a card, every card can be pointed at, and no row is too wide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dragonroads.gamekit.facts.marks import Count
from dragonroads.games.presenter import CardSpot, SeatRow
from dragonroads.ui.boards.seat_rows import draw
from dragonroads.ui.drawing import line_width
from tests.ui.boards.tracks import marked_places, text

STATES = ("played", "missed", "now", "turned", "down", "down")
TEXTS = ("+2", "miss", "KNGT3", "1I3", "1D4", "2D1")


def cards(seat: int, played: int = 0) -> Iterator[CardSpot]:
    tags = [("DEER", "played")] * played + list(zip(TEXTS, STATES))
    for k, (tag, state) in enumerate(tags):
        yield CardSpot(f"slot:{seat}:{k}", tag, state, "M" if state in ("down", "turned") else "")


def row(seat: int, name: str, played: int = 0, flags: str = "") -> SeatRow:
    letter, tone = "CMTSPA"[seat], ("red", "green", "blue", "yellow", "purple", "white")[seat]
    facts = ("   21", "c5 s3  ")
    return SeatRow(seat, letter, tone, name, facts, tuple(cards(seat, played)), flags, seat == 1, "Annabel")


ROWS = [row(0, "Cinder"), row(1, "Moss", flags="# +1"), row(2, "Tide")]


@pytest.mark.parametrize("width", range(20, 161, 5))
@pytest.mark.parametrize("played", [0, 3, 12])
def test_no_row_is_wider_than_asked(width: int, played: int) -> None:
    rows = [*ROWS, row(3, "Sulphur", played, "# & +2 =J"), replace(row(4, "Plum"), cards=())]
    lines = draw(rows, width)
    assert len(lines) == len(rows)
    assert max(map(line_width, lines)) <= width


def test_brackets_tell_the_state_and_letters_who_laid_a_card() -> None:
    assert text(draw(ROWS, 100)) == [
        "   C  Cinder Annabel    21 c5 s3   [ +2  ]  (miss )  *KNGT3*  / 1I3 /M { 1D4 }M { 2D1 }M",
        " ► M  Moss   Annabel    21 c5 s3   [ +2  ]  (miss )  *KNGT3*  / 1I3 /M { 1D4 }M { 2D1 }M  # +1",
        "   T  Tide   Annabel    21 c5 s3   [ +2  ]  (miss )  *KNGT3*  / 1I3 /M { 1D4 }M { 2D1 }M",
    ]


def test_a_narrow_row_keeps_the_number_of_a_card_and_drops_the_rest() -> None:
    assert text(draw(ROWS[:1], 60)) == ["  C Cinder    21 c5 s3   [+2 ] (mis) *KN3* /1I3/ {1D4} {2D1}"]


def test_the_smallest_rows_have_tight_columns() -> None:
    assert text(draw(ROWS[:1], 56)) == ["  C Cinder 21 c5 s3 [+2 ] (mis) *KN3* /1I3/ {1D4} {2D1}"]


def test_long_rows_give_way_at_the_left_and_count_what_is_missing() -> None:
    line = text(draw([row(0, "Cinder", played=9)], 70))[0]
    assert "«8" in line
    assert line.endswith("{1D4} {2D1}")
    ahead = text(draw([replace(row(0, "Cinder"), cards=tuple(cards(0))[3:] * 5)], 60))[0]
    assert ahead.endswith("+9")


def test_every_card_and_every_seat_can_be_marked_once() -> None:
    found = marked_places(draw([row(0, "Cinder"), row(2, "Tide", flags="#")], 100))
    assert sorted(found) == sorted({"seat:0", "seat:2", *(f"slot:{seat}:{k}" for seat in (0, 2) for k in range(6))})


def test_the_active_seat_and_the_dragons_letter_stand_out() -> None:
    first, second, _ = draw(ROWS, 80)
    assert first[0].text == "  "
    assert (second[0].text, second[0].tone) == (" ►", "target")
    assert (second[1].text, second[1].tone) == (" M ", "badge:green")
    assert second[2].tone == "green"


def test_what_is_counted_has_its_sign_and_what_is_seen_behind_the_screen_its_pieces() -> None:
    points = (Count("point", 12, "12 points"),)
    rows = [
        SeatRow(0, "A", "red", "Ana", counts=points, own=(Count("ember", 3, "3 embers", 5),)),
        SeatRow(1, "B", "blue", "Ben", counts=points),
    ]
    assert text(draw(rows, 60)) == ["   A  Ana  ■ 12 points  ♦♦♦·· 3 embers", "   B  Ben  ■ 12 points"]
    assert text(draw(rows, 30)) == ["  A Ana  12 points  3 embers", "  B Ben  12 points"]


def test_no_rows_are_no_lines() -> None:
    assert draw([], 80) == []
