"""Floe Lake: two floes, six islands, and pools that fill at dusk."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dragonroads.engine.record import happening
from dragonroads.engine.tables import Rollout
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.peaks.heights import PEAKS, areas, dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation, content, header, the_game

RING = "abcdef"


def berths(table: Situation) -> str:
    """The islands where floes lie."""
    return "".join(RING[table.state.facts[f"floe{number}"]] for number in (0, 1))


def lay(table: Situation, islands: str) -> Situation:
    """The floes lie at these islands."""
    for number, island in enumerate(islands):
        table.state.facts[f"floe{number}"] = RING.index(island)
    return table


@pytest.mark.rule("L02-1", "L02-3")
def test_only_islands_with_a_floe_can_be_reached() -> None:
    table = on_peak(2, gold=[20])
    assert (berths(table), areas(table)) == ("ad", "ad")
    assert {table.closed(0)[f"{area}1"] for area in "bcef"} == {"no_floe"}


@pytest.mark.rule("L02-2", "L02-4")
def test_a_used_floe_drifts_clockwise_when_the_action_is_done() -> None:
    table = on_peak(2).place("a1")
    assert berths(table) == "bd"
    assert [kind for kind, _, _ in table.told] == ["placed", "gained_goods", "floe_drifted"]
    assert said(table, "floe_drifted") == ["The floe drifts from North Camp to Sealers' Rock."]


@pytest.mark.rule("L02-2")
def test_it_passes_the_other_floe() -> None:
    assert berths(lay(on_peak(2), "ab").place("a1")) == "cb"


@pytest.mark.rule("L02-2")
def test_it_passes_islands_without_a_free_space() -> None:
    assert berths(on_peak(2).put(1, "b1", "b2", "b3").place("a1")) == "cd"


@pytest.mark.rule("L02-3")
def test_it_stops_at_a_free_space_that_nobody_can_use() -> None:
    table = lay(on_peak(2, seats=2, goods=["", ""]), "ad").put(1, "b1").place("a1")
    assert (berths(table), table.closed(1)["b2"]) == ("bd", "none_to_sell")


@pytest.mark.rule("L02-3")
def test_from_the_last_island_it_goes_on_to_the_first() -> None:
    assert berths(lay(on_peak(2), "fc").place("f2")) == "ac"


@pytest.mark.rule("L02-4")
def test_it_stays_where_no_other_berth_will_do() -> None:
    table = lay(on_peak(2, seats=2, workers=[4, 6]), "ad").put(1, "b1", "b2", "c1", "e1", "e2", "f1")
    table.put(0, "c2", "f2").place("a1")
    assert (berths(table), table.heard("floe_drifted")) == ("ad", [])


@pytest.mark.rule("L02-5")
def test_whoever_has_no_legal_space_at_the_floes_is_skipped_and_the_floes_stay() -> None:
    table = lay(on_peak(2, seats=2, gold=[0], display="30 29"), "be").put(1, "b1", "e2").step()
    assert (table.heard("skipped"), berths(table)) == ([(0,)], "be")


@pytest.mark.rule("L02-6")
def test_a_tide_pool_brings_nothing_at_once() -> None:
    table = lay(on_peak(2), "cd").place("c1")
    assert (table.goods(0), table.at("c1")) == ("", "0")


@pytest.mark.rule("L02-6")
@pytest.mark.parametrize(("islands", "goods"), [("ca", "DEVS"), ("ab", "D")])
def test_at_dusk_a_pool_brings_four_goods_beside_a_floe_and_one_elsewhere(islands: str, goods: str) -> None:
    chosen = ["dewleaf", "emberspice", "everice", "skyfish"][: len(goods)]
    table = lay(on_peak(2).put(0, "c1"), islands).then(*(("gain_good", good) for good in chosen))
    dusk(table)
    assert (table.goods(0), table.heard("pool_filled")) == (goods, [(0, "c1", len(goods))])


@pytest.mark.rule("L02-6")
def test_pools_fill_in_turn_order_for_everybody() -> None:
    table = lay(on_peak(2, guide=1).put(0, "c1").put(2, "f1"), "ab").then(
        ("gain_good", "everice"), ("gain_good", "dewleaf")
    )
    dusk(table)
    assert [seat for seat, *_ in table.heard("pool_filled")] == [2, 0]
    assert (table.goods(2), table.goods(0)) == ("V", "D")


@pytest.mark.rule("L02-4", "L02-6")
def test_the_last_drift_counts_for_the_pools() -> None:
    table = lay(on_peak(2, workers=[1, 1, 1]), "bd").put(1, "c1")
    table.place("b1").then(*[("gain_good", "everice")] * 4)
    dusk(table)
    assert (berths(table), table.goods(1)) == ("cd", "VVVV")


@pytest.mark.rule("L02-7")
def test_the_lake_has_room_for_more_with_more_players() -> None:
    assert sizes(2) == [12, 16, 20]


@pytest.mark.rule("L02-7")
def test_for_two_each_island_has_room_for_two() -> None:
    spaces = content(PEAKS).pages(2)[2].area_of
    assert {island: spaces.count(island) for island in RING} == dict.fromkeys(RING, 2)


@pytest.mark.rule("L02-3")
@pytest.mark.parametrize(("seats", "islands"), [(2, "cf"), (3, "ad"), (4, "ad")])
def test_for_two_the_floes_begin_at_the_pools(seats: int, islands: str) -> None:
    assert berths(on_peak(2, seats=seats)) == islands


@pytest.mark.rule("L02-6", "L02-7")
def test_a_pool_that_is_dug_leaves_room_for_a_floe_to_come_back() -> None:
    """With two players a pool of Hollow Berg pays four goods, though the island has a worker."""
    table = lay(on_peak(2, seats=2).put(1, "c1"), "bf").then(("place", "b1")).step()
    table.then(*[("gain_good", "everice")] * 4)
    dusk(table)
    assert table.heard("pool_filled") == [(1, "c1", 4)]


@pytest.mark.rule("L02-6")
def test_for_two_players_a_third_of_all_pools_pays_four_goods() -> None:
    paid = [amount for seed in range(600) for amount in _pools_of(seed)]
    assert len(paid) > 200
    assert paid.count(4) >= 0.3 * len(paid)


def _pools_of(seed: int) -> list[int]:
    """What pools pay on Floe Lake in a journey of two with random answers, if they come there."""
    game = the_game(PEAKS)
    state = game.begin(header(2, seed, PEAKS))
    table = Listening(state, Random(seed).random)
    while state.round < 2 or state.phase not in ("retrieve", "bid"):
        game.steps[state.phase](table)
    return table.pools


class Listening(Rollout[Journey]):
    """Any answers, and an ear for the pools."""

    def __init__(self, state: Journey, random: Callable[[], float]) -> None:
        super().__init__(state, random)
        self.pools: list[int] = []

    def tell(self, event: Any, /, *fields: Any, **named: Any) -> None:
        told = happening(event, fields, named)
        if told.kind == "pool_filled":
            self.pools.append(told.args[2])


def test_the_board_says_where_the_floes_are_and_where_they_go() -> None:
    table = on_peak(2)
    assert notes(table) == "Floes: North Camp (next Sealers' Rock), South Camp (next Otter Steps)"
    assert offered(table)["a1/worker"].effect.endswith("the floe drifts on to Sealers' Rock")
