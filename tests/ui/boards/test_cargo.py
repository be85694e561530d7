"""Goods have their colours among the facts of a seat, too; nothing else is taken for them."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import SeatRow
from dragonroads.ui.boards import seat_panel, seat_rows
from dragonroads.ui.boards.cargo import loaded


def test_crates_are_drawn_letter_by_letter() -> None:
    spans = loaded("DDEt··", "strong", "seat:0")
    assert [(span.text, span.tone) for span in spans] == [
        ("DD", "good_d"),
        ("E", "good_e"),
        ("t", "strong"),
        ("··", "dim"),
    ]
    assert {span.place for span in spans} == {"seat:0"}


@pytest.mark.parametrize("fact", ["w2/4", "s5", "air4", "", "S2", "start", "Let1", "F10", "+3", "12"])
def test_other_facts_are_left_alone(fact: str) -> None:
    assert [(span.text, span.tone) for span in loaded(fact, "plain", "seat:0")] == [(fact, "plain")]


@pytest.mark.parametrize("fact", ["VVS+6", "····", "DEVS", "S "])
def test_full_empty_and_counted_crates_are_crates(fact: str) -> None:
    spans = loaded(fact, "strong", "")
    assert "".join(span.text for span in spans) == fact
    assert "strong" not in {span.tone for span in spans}


def test_both_drawings_of_seats_show_them() -> None:
    row = SeatRow(0, "R", "red", "Ana", ("DV··", "w2/4"))
    for lines in (seat_panel.draw([row], 60, 4), seat_rows.draw([row], 60)):
        tones = {span.text: span.tone for line in lines for span in line}
        assert (tones["D"], tones["V"]) == ("good_d", "good_v")
