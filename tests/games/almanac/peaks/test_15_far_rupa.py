"""Far'Rupa: the next worker stays in line with the last one."""

from __future__ import annotations

import pytest

from tests.games.almanac.peaks.heights import notes, offered, on_peak, said, sizes

ABLE = {"gold": [20, 20, 20], "goods": ["DEVS", "DEVS", "DEVS"], "display": "01 03 05"}
"""Everybody can do nearly everything, and has no contract to complete."""


def in_line(spaces: list[str]) -> str:
    """The spaces in their order."""
    return " ".join(sorted(spaces))


@pytest.mark.rule("L15-1")
def test_the_first_worker_goes_anywhere_the_next_to_the_same_row_or_column() -> None:
    table = on_peak(15, **ABLE)
    assert {space[0] for space in table.spaces(0)} == set("abcd")
    table.put(0, "b3")
    assert in_line(table.spaces(1)) == "a3 b1 b2 b5 c3 d3"
    assert table.closed(1)["a1"] == "out_of_line"


@pytest.mark.rule("L15-1")
def test_the_gaze_follows_the_last_worker_of_anybody() -> None:
    table = on_peak(15, **ABLE).put(0, "b3").put(1, "a3")
    assert in_line(table.spaces(2)) == "a1 a2 a4 a5 c3 d3"
    assert in_line(table.spaces(0)) == in_line(table.spaces(2))


@pytest.mark.rule("L15-2")
def test_without_a_legal_space_in_line_one_goes_anywhere() -> None:
    table = on_peak(15, gold=[0, 0, 0]).put(0, "b3", "b1", "b2", "b5").put(1, "a3", "c3", "d3", "b4")
    assert "d4" in table.spaces(2)
    table = on_peak(15, gold=[0, 0, 0]).put(0, "b1", "b2", "b5").put(1, "a3", "d3", "b4").put(2, "b3")
    assert table.spaces(2) == ["c3"]


@pytest.mark.rule("L15-3")
@pytest.mark.parametrize(("seats", "columns"), [(2, "1234"), (3, "12345"), (4, "123456")])
def test_four_five_or_six_columns_are_in_play(seats: int, columns: str) -> None:
    spaces = on_peak(15, seats=seats).state.page.spaces
    assert [space.id for space in spaces] == [f"{row}{column}" for row in "abcd" for column in columns]
    assert sizes(15) == [16, 20, 24]


@pytest.mark.rule("L15-4")
def test_whoever_fills_a_row_or_a_column_gains_two_gold_for_each() -> None:
    table = on_peak(15, seats=2, gold=[0, 0], workers=[6, 6]).put(0, "d1", "d2", "a4").put(1, "c4", "b4", "d3")
    table.place("d4")
    assert (table.heard("line_filled"), table.gold[0]) == ([(0, 2)], 4)


@pytest.mark.rule("L15-4")
def test_columns_that_are_not_in_play_are_not_missed() -> None:
    table = on_peak(15, seats=2, gold=[9, 0], display="01 03").put(0, "a1", "a2").put(1, "a4")
    table.then(("buy_caravan", "cp-caravan-01")).place("a3")
    assert (table.heard("line_filled"), table.gold[0]) == ([(0, 1)], 9 - 3 + 2)


@pytest.mark.rule("L15-5")
def test_an_offering_takes_up_to_three_different_goods_for_five_gold_each() -> None:
    table = on_peak(15, gold=[0], goods=["DDEV"])
    table.then(("barter", "dewleaf"), ("barter", "emberspice"), ("barter", "enough")).place("d2")
    assert (table.gold[0], table.goods(0)) == (10, "DV")
    assert table.asked[2].options == ["emberspice", "everice", "enough"]


@pytest.mark.rule("L15-5")
def test_an_offering_is_one_good_at_least() -> None:
    assert on_peak(15).closed(0)["d2"] == "nothing_to_barter"
    table = on_peak(15, gold=[0], goods=["DD"]).place("d2")
    assert (table.gold[0], table.goods(0)) == (5, "D")


def test_the_gaze_is_told_and_what_a_full_line_brings() -> None:
    table = on_peak(15, seats=2, gold=[0, 0]).put(0, "d1", "d2").put(1, "d3")
    assert notes(table) == "The gaze lies on the row and the column of d3"
    assert offered(table)["d4/worker"].effect.endswith("; a full line brings 2 gold")
    assert said(table.place("d4"), "line_filled") == ["Ana has filled a line."]
