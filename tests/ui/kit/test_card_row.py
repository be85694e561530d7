"""Rows share their columns; played ones fold from the left until the rest fits, and nothing is lost without a sign."""

from __future__ import annotations

import pytest

from dragonroads.gamekit.facts.cards import CardRow
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.card_row import card_row, columns, heading
from dragonroads.workshop.pictures.kit_facts import CINDER, laid, plate, row_of
from tests.ui.kit.samples import said, text

NTH = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


@pytest.mark.parametrize("count", range(9))
@pytest.mark.parametrize(("width", "height"), [(80, 1), (100, 1), (100, 3), (140, 4), (200, 6)])
def test_a_row_fills_its_room_whatever_lies_in_it(count: int, width: int, height: int) -> None:
    rows = [row_of(count), row_of(max(0, count - 1))]
    where = columns(rows, width, height)
    for row in rows:
        block = card_row(row, where, width, height, cursor=2)
        assert [line_width(line) for line in block] == [width] * height
    assert line_width(heading("Storylines", NTH, where, width, 2)) == width


@pytest.mark.parametrize(("count", "left"), [(5, 25), (6, 14), (7, 25), (8, 25)])
def test_at_80_columns_the_plate_gives_way_before_cards_fold(count: int, left: int) -> None:
    where = columns([row_of(count)], 80, 1)
    assert where.left == left
    assert where.folded == max(0, count - 5) * (count > 6)


def test_played_cards_fold_from_the_left_under_a_sign_that_counts_them() -> None:
    row = row_of(8)
    where = columns([row], 80, 1)
    shown = said(card_row(row, where, 80, 1)[0])
    assert " «3 " in shown
    assert "Walk 3" not in shown
    assert shown.index("Flower") > shown.index("«3")
    assert "►4th" in said(heading("Storylines", NTH, where, 80, 3))
    assert "1st" not in said(heading("Storylines", NTH, where, 80, 3))


def test_opened_again_the_first_cards_are_shown_and_those_at_the_end_counted() -> None:
    row = row_of(8)
    shown = said(card_row(row, columns([row], 80, 1, opened=True), 80, 1)[0])
    assert "Walk 3" in shown
    assert shown.endswith("4»")


def test_cards_that_nobody_has_played_are_never_folded_under_the_plate() -> None:
    row = CardRow(plate(CINDER, "Cleo", "Cinder", "12"), tuple(laid("down") for _ in range(8)))
    where = columns([row], 80, 1)
    assert (where.folded, where.later) == (0, 4)
    assert said(card_row(row, where, 80, 1)[0]).endswith("4»")


def test_a_row_folds_only_what_is_played_in_all_rows() -> None:
    late = CardRow(plate(CINDER, "Cleo", "Cinder", "12"), (laid("played"), *(laid("down") for _ in range(7))))
    assert columns([row_of(8), late], 80, 1).folded == 1


def test_the_present_column_stands_out_in_letters_too() -> None:
    line = heading("Storylines", NTH, columns([row_of(5)], 80, 1), 80, 3)
    assert [span.text.strip() for span in line if span.tone == "target"] == ["►4th"]


def test_the_badge_of_who_laid_a_card_has_a_column_of_its_own() -> None:
    row = row_of(5)
    shown = said(card_row(row, columns([row], 80, 1), 80, 1)[0])
    assert shown[24] == " "
    assert shown[25] == "C"


def test_the_cursor_changes_the_lines_of_its_card_alone() -> None:
    row = row_of(5)
    where = columns([row], 140, 4)
    asleep, lit = card_row(row, where, 140, 4), card_row(row, where, 140, 4, cursor=1)
    assert [y for y in range(4) if asleep[y] != lit[y]] == [0, 1]
    assert text(lit).count("►") == text(asleep).count("►") + 1
