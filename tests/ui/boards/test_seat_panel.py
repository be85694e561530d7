"""Seats in a column: a line for who sits there, facts below it in columns, and no line too wide or too many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.games.presenter import CardSpot, SeatRow
from dragonroads.ui.boards.seat_panel import draw
from dragonroads.ui.drawing import line_width
from dragonroads.ui.marking import Marks, marked
from tests.ui.boards.tracks import text

TONES = ("red", "green", "blue", "yellow")


def row(seat: int, name: str, crates: str, flags: str = "") -> SeatRow:
    facts = (crates, f"wk {seat}/4", "str 5", "fame 12")
    return SeatRow(seat, "RJLA"[seat], TONES[seat], name, facts, (), flags, seat == 1, "Ruby")


ROWS = [row(0, "Ana", "■■··"), row(1, "Ben", "■■■···", "guide"), row(2, "Cleopatra", "■"), row(3, "Dan", "")]


@pytest.mark.parametrize("width", range(8, 101, 4))
@pytest.mark.parametrize("height", [4, 8, 12, 30])
def test_no_line_is_wider_than_asked_and_there_are_no_more_than_fit(width: int, height: int) -> None:
    lines = draw(ROWS, width, height)
    assert len(lines) <= height
    assert max(map(line_width, lines)) <= width


def test_facts_stand_below_the_name_in_columns() -> None:
    assert text(draw(ROWS, 23, 13)) == [
        "  R Ana Ruby",
        "    ■■··   wk 0/4 str 5",
        "    fame 12",
        " ►J Ben Ruby      guide",
        "    ■■■··· wk 1/4 str 5",
        "    fame 12",
        "  L Cleopatra Ruby",
        "    ■      wk 2/4 str 5",
        "    fame 12",
        "  A Dan Ruby",
        "           wk 3/4 str 5",
        "    fame 12",
    ]


def test_where_columns_need_too_many_lines_facts_stand_closer() -> None:
    assert text(draw(ROWS[:1], 21, 3)) == ["  R Ana Ruby", "    ■■·· wk 0/4 str 5", "    fame 12"]


def test_with_fewer_lines_there_are_fewer_facts_and_at_last_names_alone() -> None:
    assert len(draw(ROWS, 23, 11)) == 8
    assert text(draw(ROWS, 23, 7)) == ["  R Ana Ruby", " ►J Ben Ruby      guide", "  L Cleopatra Ruby", "  A Dan Ruby"]


def test_with_fewer_lines_a_wider_panel_has_facts_behind_the_names_too() -> None:
    rows = [replace(one, facts=(f"{40 * one.seat} pts", "glory 2", "rage 0", "hand 3", "w2b3")) for one in ROWS[:2]]
    assert text(draw(rows, 28, 6))[:3] == ["  R Ana Ruby", "    0 pts  glory 2 rage 0", "    hand 3 w2b3"]
    assert text(draw(rows, 28, 5)) == [
        "  R Ana 0 pts glory 2 rage 0",
        "    hand 3 w2b3",
        " ►J Ben 40 pts glory 2 guide",
        "    rage 0 hand 3 w2b3",
    ]


def test_a_wide_panel_has_a_line_for_each_seat() -> None:
    assert text(draw(ROWS, 60, 13)) == [
        "  R Ana       ■■··   wk 0/4 str 5 fame 12",
        " ►J Ben       ■■■··· wk 1/4 str 5 fame 12 guide",
        "  L Cleopatra ■      wk 2/4 str 5 fame 12",
        "  A Dan              wk 3/4 str 5 fame 12",
    ]


def test_letters_have_their_tones_and_whose_turn_it_is_stands_out() -> None:
    lines = draw(ROWS, 23, 13)
    assert [(span.text, span.tone) for span in lines[0][:2]] == [("  ", "target"), ("R", "badge:red")]
    turn = [(" ►", "target"), ("J", "badge:green"), (" Ben", "strong")]
    assert [(span.text, span.tone) for span in lines[3][:3]] == turn


@pytest.mark.parametrize("width", [23, 43, 80])
def test_a_seat_and_a_card_can_be_marked_once(width: int) -> None:
    rows = [replace(one, cards=(CardSpot(f"card:{one.seat}", "IV", "down", "J"),)) for one in ROWS]
    lines = draw(rows, width, 16)
    for place in ("seat:0", "seat:1", "seat:3", "card:2"):
        shown = ("".join(span.text for span in marked(line, Marks(place), "@", "*", "»")) for line in lines)
        assert sum(one.count("@") for one in shown) == 1
    assert "{IV}J" in "".join(text(lines))


def test_a_long_name_is_cut_for_the_flags() -> None:
    assert text(draw([replace(ROWS[1], name="Benjamin the Patient")], 20, 1)) == [" ►J Benjamin ~ guide"]


def test_no_rows_are_no_lines() -> None:
    assert draw([], 23, 13) == []
