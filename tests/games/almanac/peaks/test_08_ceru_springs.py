"""Ceru Springs: one guest per pool, a short soak, and no space twice."""

from __future__ import annotations

import pytest

from tests.games.almanac.peaks.heights import areas, notes, on_peak, said, sizes

GUARD = ("shop", "guard")


@pytest.mark.rule("L08-1")
def test_a_pool_with_somebody_in_it_is_closed_to_all() -> None:
    table = on_peak(8, goods=["", "", "DVS"], gold=[9, 9, 9]).place("a1", "b1")
    assert areas(table, 2) == "cdef"
    assert (table.closed(2)["a1"], table.closed(2)["a2"]) == ("taken", "pool_taken")


@pytest.mark.rule("L08-2")
def test_ones_bather_climbs_out_onto_the_deck_when_ones_turn_begins() -> None:
    table = on_peak(8).place("a1", "b1", "c1", "e2")
    p = table.player(0)
    assert table.heard("climbed_out") == [(0, "a1")]
    assert (table.at("a1"), table.at("b1"), table.at("e2"), p.placed, p.workers) == ("", "1", "0", 2, 1)


@pytest.mark.rule("L08-1", "L08-2", "L08-3")
def test_ones_own_pool_is_open_again_but_not_the_space_one_has_used() -> None:
    table = on_peak(8, goods=["V"], gold=[20], display="01 02 03").place("b1", "a1", "c1")
    asked = next(one for one in table.then(GUARD).place("f1").asked[3:] if one.kind == "place")
    assert sorted({space[0] for space in asked.options}) == list("bdef")
    assert "b2" in asked.options
    assert dict(asked.closed)["b1"] == "bathed_there"


@pytest.mark.rule("L08-3")
def test_a_space_serves_every_player_once() -> None:
    table = on_peak(8).place("a1", "b1", "c1", "e2", "a1")
    assert (table.at("a1"), table.goods(1)) == ("1", "EEES")


@pytest.mark.rule("L08-2")
def test_whoever_has_no_worker_left_climbs_out_too() -> None:
    table = on_peak(8, workers=[1, 3, 3]).place("a1", "b1", "c1").step()
    assert (table.heard("climbed_out"), table.at("a1")) == ([(0, "a1")], "")


@pytest.mark.rule("L08-4")
def test_a_lap_in_which_somebody_climbs_out_is_not_an_empty_one() -> None:
    table = on_peak(8, workers=[1, 1, 1]).place("a1", "b1", "c1").step().step().step()
    assert (table.state.phase, len(table.heard("climbed_out"))) == ("turn", 3)
    assert table.step().step().state.phase == "turn"
    assert table.step().state.phase == "finish_page"


@pytest.mark.rule("L08-4")
def test_whoever_waited_for_a_pool_gets_it() -> None:
    table = on_peak(8, workers=[1, 0, 1])
    wanted = 1 << table.state.page.index["a1"]
    table.player(2).facts["used"] = table.state.page.whole & ~wanted
    table.place("a1").step().step()
    assert table.heard("skipped") == [(2,)]
    table.step().step().place("a1")
    assert table.at("a1") == "2"


@pytest.mark.rule("L08-5")
def test_with_two_players_a_bath_takes_one_turn_more() -> None:
    table = on_peak(8, seats=2).place("a1", "b1", "c1", "e2")
    assert (table.at("a1"), table.at("c1"), table.heard("climbed_out")) == ("0", "0", [])
    table.then(GUARD).place("f1")
    assert table.heard("climbed_out") == [(0, "a1")]
    assert (table.at("a1"), table.at("c1"), table.at("f1")) == ("", "0", "0")


@pytest.mark.rule("L08-5")
def test_with_two_players_ones_own_pools_are_closed_to_oneself() -> None:
    table = on_peak(8, seats=2, goods=["D"]).place("a1", "b1")
    assert table.closed(0)["a2"] == "pool_taken"


@pytest.mark.rule("L08-6")
def test_a_deck_chair_pays_for_each_own_worker_on_the_deck() -> None:
    table = on_peak(8, gold=[0, 0, 0], workers=[4, 2, 2]).then(GUARD).place("f1", "a1", "b1")
    table.place("c1", "e2", "a1").place("b1").step().step()
    assert table.place("f2").gold[0] == 2 + 3 * 2


@pytest.mark.rule("L08-6")
def test_the_worker_in_the_chair_does_not_count() -> None:
    assert on_peak(8, gold=[0]).place("f2").gold[0] == 2


@pytest.mark.rule("L08-7")
def test_workers_come_home_from_the_deck_and_there_are_fewer_spaces_than_elsewhere() -> None:
    table = on_peak(8).place("a1", "b1", "c1", "e2")
    table.state.phase = "finish_page"
    assert [p.workers for p in table.until("before_bid").state.players] == [3, 3, 3]
    assert sizes(8) == [12, 13, 14]


def test_the_deck_and_the_bathers_are_told() -> None:
    table = on_peak(8).place("a1", "b1", "c1", "e2", "a1")
    assert notes(table) == "On the deck: R (1), J (1)"
    assert said(table, "climbed_out")[0] == "Ana climbs out of the water at a1."
