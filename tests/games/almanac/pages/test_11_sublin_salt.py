"""Sublin Salt: one breath for the whole visit."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, finish, sizes, turn_of
from tests.games.almanac.situations import Situation, on_page


def air(table: Situation) -> list[int]:
    """Everybody's air."""
    return [p.facts["air"] for p in table.state.players]


def dive(table: Situation, *spaces: str) -> Situation:
    """The first player places here one after the other."""
    for space in spaces:
        turn_of(table, 0).place(space)
    return table


@pytest.mark.rule("DR-11-1")
@pytest.mark.parametrize(("space", "depth"), [("s2", -3), ("a1", 1), ("b1", 2), ("c2", 3), ("d1", 4)])
def test_a_worker_uses_as_much_air_as_the_space_is_deep(space: str, depth: int) -> None:
    assert air(on_page(11).place(space)) == [8 - depth, 8, 8]


@pytest.mark.rule("DR-11-1")
def test_after_c1_and_d1_of_eight_air_only_shore_and_shallows_are_left() -> None:
    table = on_page(11, goods=["DDE"], contracts=["01 02"], display="01").then(("sell_amount", "1"))
    dive(table, "c1", "d1")
    assert air(table)[0] == 1
    assert {way[0] for way in table.spaces(0)} == {"s", "a"}
    assert closed_for(table, 0, "too_deep") == "b1 b2 b3 b4 c2 c3 d2"
    assert table.closed(0)["a2"] == "enough_contracts"


@pytest.mark.rule("DR-11-1")
def test_the_last_breath_may_be_used_up_and_the_shore_needs_none() -> None:
    table = dive(on_page(11), "d1", "d2")
    assert air(table)[0] == 0
    assert table.spaces(0) == ["s1", "s2", "s3"]


@pytest.mark.rule("DR-11-2")
@pytest.mark.parametrize(("seats", "air_each"), [(2, 7), (3, 8), (4, 8)])
def test_everybody_takes_an_air_supply(seats: int, air_each: int) -> None:
    table = on_page(11, seats=seats)
    assert air(table) == [air_each] * seats
    assert [p.tokens["air_supply"] for p in table.state.players] == [1] * seats
    assert table.state.box["air_supply"] == 4 - seats


@pytest.mark.rule("DR-11-3")
def test_a_pump_gives_three_air_without_limit_and_a_gold() -> None:
    table = dive(on_page(11, gold=[0]), "s2", "s3")
    assert (air(table)[0], table.gold[0]) == (14, 2)
    assert table.heard("gained_air") == [(0, 3), (0, 3)]


@pytest.mark.rule("DR-11-4")
def test_the_salt_cave_brings_six_gold_for_nothing_but_air() -> None:
    table = on_page(11, gold=[0]).place("d1")
    assert (table.gold[0], air(table)[0]) == (6, 4)


@pytest.mark.rule("DR-11-5")
def test_after_the_last_lap_two_air_are_worth_a_gold_and_the_supplies_go_back() -> None:
    table = finish(on_page(11, gold=[0, 0, 0]).place("a1", "b1"))
    assert table.gold == [7 // 2, 6 // 2, 8 // 2]
    assert [p.tokens["air_supply"] for p in table.state.players] == [0, 0, 0]
    assert table.state.box["air_supply"] == 4


@pytest.mark.rule("DR-11-6")
def test_a_hireling_breathes_its_owners_air() -> None:
    table = on_page(11, tokens=["hireling"]).place("d1 hireling")
    assert air(table)[0] == 4
    assert {way[0] for way in dive(table, "c2").spaces(0)} == {"s", "a"}


@pytest.mark.rule("DR-11-6")
def test_a_new_worker_brings_no_air_along() -> None:
    table = on_page(11, gold=[20], display="12").then(("buy_caravan", "dr-caravan-12")).place("b2")
    assert (table.player(0).workers, air(table)[0]) == (3, 6)


@pytest.mark.rule("DR-11-1")
def test_the_page_has_two_salt_caves_and_grows_with_the_players() -> None:
    assert sizes(11) == [12, 16, 20]
    assert [area_sizes(11, seats)["d"] for seats in PLAYERS] == [2, 2, 2]
