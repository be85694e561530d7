"""Rivertown Landing: whoever does not take the first free space leaves coins on those in between."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, finish, turn_of
from tests.games.almanac.situations import Situation, content, on_page


def coins(table: Situation) -> dict[str, int]:
    """Where gold lies."""
    return {space.id: gold for space, gold in zip(table.state.page.spaces, table.state.coins) if gold}


def pier(table: Situation, letter: str, seat: int = 0) -> dict[str, int]:
    """The fees of one pier."""
    return {way: fee for way, fee in table.fees(seat).items() if way[0] == letter}


@pytest.mark.rule("DR-10-1")
def test_each_free_space_that_is_passed_costs_a_gold_and_occupied_ones_nothing() -> None:
    table = on_page(10, gold=[9], goods=["S"], display="01").put(1, "a1")
    assert pier(table, "a") == {"a2": 0, "a3": 1, "a4": 2}
    assert pier(table.put(1, "a3"), "a") == {"a2": 0, "a4": 1}
    assert pier(table, "d") == {"d1": 0, "d2": 1}


@pytest.mark.rule("DR-10-1")
def test_from_a1_taken_to_a4_a_gold_is_left_on_a2_and_another_on_a3() -> None:
    table = on_page(10, gold=[9]).put(1, "a1").place("a4")
    assert (table.gold[0], coins(table)) == (7, {"a2": 1, "a3": 1})


@pytest.mark.rule("DR-10-1")
def test_a_toll_that_cannot_be_paid_closes_the_space() -> None:
    table = on_page(10, gold=[1])
    assert table.closed(0)["a4"] == "toll"
    assert table.closed(0)["c2"] == "no_contract_held"


@pytest.mark.rule("DR-10-1")
def test_the_toll_and_the_price_of_a_card_must_be_paid_together() -> None:
    assert on_page(10, gold=[3], display="01").fees(0)["a2"] == 1
    assert on_page(10, gold=[2], display="01 30 29").closed(0)["a2"] == "toll"


@pytest.mark.rule("DR-10-2")
def test_gold_on_a_space_is_gained_before_the_action() -> None:
    table = on_page(10, gold=[9, 9]).place("a4").place("a1")
    assert table.gold[:2] == [6, 10]
    assert coins(table) == {"a2": 1, "a3": 1}
    last_turn = [kind for kind, _, _ in table.told][-3:]
    assert last_turn == ["placed", "gained_gold", "gained_goods"]


@pytest.mark.rule("DR-10-2")
def test_gold_on_a_space_helps_with_its_action_but_not_with_the_toll() -> None:
    table = on_page(10, gold=[9, 1], display="01 30 29").place("a4")
    assert table.closed(1)["a2"] == "toll"
    table.put(2, "a1")
    assert pier(table, "a", 1) == {"a2": 0}
    table.place("a2")
    assert (table.gold[1], len(table.player(1).caravans)) == (0, 1)


@pytest.mark.rule("DR-10-2")
def test_coins_of_several_players_add_up() -> None:
    table = on_page(10, seats=2, gold=[9, 9], goods=["", "S"]).place("a4", "a3")
    assert coins(table) == {"a1": 2, "a2": 2}
    assert turn_of(table, 0).then(("drop_cargo", "everice")).place("a1").gold[0] == 9 - 3 + 2


@pytest.mark.rule("DR-10-3")
def test_gold_left_on_the_piers_goes_to_the_bank() -> None:
    table = on_page(10, gold=[9, 9, 9]).place("a4")
    assert finish(table).gold == [6, 9, 9]
    assert coins(table) == {}


@pytest.mark.rule("DR-10-4")
def test_piers_by_the_number_of_players_and_nothing_special_on_them() -> None:
    assert [area_sizes(10, seats) for seats in PLAYERS] == [
        dict.fromkeys("abc", 4),
        dict.fromkeys("abcd", 4),
        dict.fromkeys("abcd", 5),
    ]
    assert on_page(10).state.lying == {}
    assert all(action.is_standard for action in content().pages(4)[10].actions)
