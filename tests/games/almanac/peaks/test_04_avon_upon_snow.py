"""Avon Upon Snow: one heap of snow for five tunnels, and producers for hire."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying, travel, turn_of
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation, content

GOODS = ("dewleaf", "emberspice", "everice", "skyfish")


def heaped(tunnel: str, by: int, **more: object) -> Situation:
    """The page with the heap in front of a tunnel."""
    table = on_peak(4, **{"goods": ["S", "S", "S"], "gold": [9, 9, 9], **more})
    table.state.facts.update(heap="abcde".index(tunnel), shoveller=by)
    return table


@pytest.mark.rule("L04-1")
def test_before_the_first_worker_there_is_no_heap_and_then_it_may_land_anywhere() -> None:
    table = on_peak(4, goods=["S"], gold=[9])
    assert (notes(table), areas(table)) == ("No snow heap yet", "abcde")
    table.then(("shovel", "a")).place("a1")
    assert table.asked[-1].options == list("abcde")
    assert (table.state.facts["heap"], table.state.facts["shoveller"]) == (0, 0)


@pytest.mark.rule("L04-1")
def test_the_heap_has_to_leave_the_tunnel_where_it_lies_when_the_action_is_done() -> None:
    table = heaped("c", 2).then(("shovel", "e")).place("b1")
    assert table.asked[-1].options == list("abde")
    assert [kind for kind, _, _ in table.told] == ["placed", "gained_goods", "shovelled"]
    assert said(table, "shovelled") == ["Ana shovels the snow in front of The Deep."]


@pytest.mark.rule("L04-2")
def test_the_heaped_tunnel_is_closed_to_all_but_its_shoveller() -> None:
    table = heaped("c", 0)
    assert (areas(table, 0), areas(table, 1), areas(table, 2)) == ("abcde", "abde", "abde")
    assert table.closed(1)["c1"] == "snowed_in"
    assert notes(table) == "Snow heap: Root Cellars, open to Ana alone"


@pytest.mark.rule("L04-1", "L04-2")
def test_the_shoveller_passes_the_own_heap_but_has_to_move_it() -> None:
    table = heaped("c", 0).then(("shovel", "d")).place("c1")
    assert (table.at("c1"), table.asked[-1].options) == ("0", list("abde"))


@pytest.mark.rule("L04-3")
def test_full_tunnels_and_the_one_just_used_may_be_heaped() -> None:
    table = on_peak(4, workers=[3, 6, 3]).put(1, "a1", "a2", "a3").then(("shovel", "b")).place("b1")
    assert {"a", "b"} <= set(table.asked[-1].options)


@pytest.mark.rule("L04-4")
def test_whoever_has_nowhere_else_to_go_digs_the_way_free() -> None:
    table = heaped("c", 1, seats=2, goods=["", ""], gold=[0, 9], workers=[3, 6])
    table.put(1, "a1", "a2", "b1").put(0, "a3")
    assert table.spaces(0) == ["c1"]
    table.then(("shovel", "a")).place("c1")
    assert table.goods(0) == "DDE"


@pytest.mark.rule("L04-1")
def test_a_skipped_player_leaves_the_heap_where_it_is() -> None:
    table = heaped("c", 1, seats=2, goods=["", ""], gold=[0, 9], workers=[3, 6])
    table.put(1, "a1", "a2", "b1", "c1").put(0, "a3").step()
    assert (table.heard("skipped"), table.state.facts["heap"]) == ([(0,)], 2)


@pytest.mark.rule("L04-5")
@pytest.mark.parametrize("good", GOODS)
def test_a_producer_costs_three_gold_and_brings_a_good_at_once_and_on_every_arrival(good: str) -> None:
    table = on_peak(4, gold=[5]).then(("hire", f"producer_{good}"), ("shovel", "a")).place("d1")
    kind = GOODS.index(good)
    assert (table.gold[0], table.player(0).goods[kind], lying(table, f"producer_{good}")) == (2, 1, [])
    assert travel(table, 8).player(0).goods[kind] == 2


@pytest.mark.rule("L04-5")
def test_only_those_who_are_left_can_be_hired() -> None:
    table = on_peak(4, gold=[9, 9]).then(("hire", "producer_everice"), ("shovel", "a")).place("d1")
    table.then(("hire", "producer_dewleaf"), ("shovel", "b")).place("e3")
    hiring = [ask.options for ask in table.asked if ask.kind == "hire"]
    assert [len(options) for options in hiring] == [4, 3]
    assert "producer_everice" not in hiring[1]
    assert on_peak(4, gold=[2]).closed(0)["d1"] == "costs_gold"


@pytest.mark.rule("L04-5")
def test_nobody_left_to_hire_closes_the_space() -> None:
    table = on_peak(4, gold=[9])
    table.state.lying = {token: [] for token in table.state.lying}
    assert table.closed(0)["d1"] == "nobody_to_hire"


@pytest.mark.rule("L04-5")
def test_one_player_may_hire_several() -> None:
    table = on_peak(4, gold=[9], workers=[3, 3, 3]).then(("hire", "producer_everice"), ("shovel", "a")).place("d1")
    turn_of(table, 0).then(("hire", "producer_skyfish"), ("shovel", "b")).place("e3")
    assert table.goods(0) == "VS"


@pytest.mark.rule("L04-5")
def test_a_producer_without_supply_brings_nothing() -> None:
    table = on_peak(4, gold=[9]).then(("hire", "producer_everice"), ("shovel", "a")).place("d1")
    game = table.state
    game.supply[2], game.players[1].goods[2], game.players[1].crates = 0, game.supply[2], 40
    assert travel(table, 8).goods(0) == "V"


@pytest.mark.rule("L04-6")
def test_there_is_a_hiring_space_for_each_player() -> None:
    assert sizes(4) == [12, 16, 20]
    hiring = [[action.kind for action in content(PEAKS).pages(seats)[4].actions].count("prod") for seats in PLAYERS]
    assert hiring == [2, 3, 4]


def test_the_options_of_the_heap_count_what_it_shuts_off() -> None:
    labels = offered(on_peak(4, seats=4), "a1/worker")
    assert (labels["c"].text, labels["c"].effect) == ("Root Cellars", "4 free spaces behind it")
    assert labels["a"].effect == "3 free spaces behind it"
