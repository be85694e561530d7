"""Trader's Village: knots of stalls, paths between them, and no knot twice."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import turn_of
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, areas, offered, on_peak, sizes
from tests.games.almanac.situations import content

PATHS = {"a": "bd", "b": "ace", "c": "bg", "d": "af", "e": "bf", "f": "deg", "g": "cf"}


@pytest.mark.rule("L01-1")
def test_the_first_worker_may_go_to_any_knot() -> None:
    assert areas(on_peak(1)) == "abcdefg"


@pytest.mark.rule("L01-2", "L01-4")
@pytest.mark.parametrize("knot", PATHS)
def test_the_next_worker_walks_along_a_path(knot: str) -> None:
    table = on_peak(1, seats=4).put(0, f"{knot}1")
    assert areas(table) == PATHS[knot]
    elsewhere = {area for area in PATHS if area not in PATHS[knot] + knot}
    assert {table.closed(0)[f"{area}1"] for area in elsewhere} == {"no_path"}


@pytest.mark.rule("L01-2")
def test_a_path_may_start_at_any_knot_one_has_visited() -> None:
    assert areas(on_peak(1).put(0, "d1", "a2")) == "bf"


@pytest.mark.rule("L01-3")
def test_nobody_has_two_workers_in_one_knot_but_rivals_share_it() -> None:
    table = on_peak(1).put(0, "a2", "b2").put(1, "d1")
    assert (table.closed(0)["a1"], table.closed(0)["b1"]) == ("area_used", "area_used")
    assert "a1" in table.spaces(1)
    assert "d2" in table.spaces(0)


@pytest.mark.rule("L01-5")
def test_whoever_finds_no_legal_space_in_reach_is_skipped() -> None:
    table = on_peak(1, seats=2, workers=[3, 6]).put(0, "f1").put(1, "d1", "d2", "e1", "g1", "g2").step()
    assert table.heard("skipped") == [(0,)]


@pytest.mark.rule("L01-2")
def test_a_worker_bought_on_the_way_goes_on_from_there() -> None:
    table = on_peak(1, gold=[20], workers=[1, 3, 3], display="13").then(("buy_caravan", "cp-caravan-13")).place("c1")
    assert table.player(0).workers == 1
    assert areas(turn_of(table, 0)) == "bg"


@pytest.mark.rule("L01-6")
def test_the_village_grows_with_the_players_and_has_no_contract_to_gain() -> None:
    assert sizes(1) == [12, 16, 20]
    kinds = {action.kind for seats in PLAYERS for action in content(PEAKS).pages(seats)[1].actions}
    assert kinds == {"gain_goods", "sell_goods", "visit_shop", "extend_caravan", "complete_contract"}


def test_an_option_says_what_the_stall_does() -> None:
    assert offered(on_peak(1))["d1/worker"].text == "d1 gain 3 Dewleaf"
