"""Razorbeak Canyon: bridges fill from an end without gaps, and tourists ride along."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, closed_for, in_play, lying, sizes, travel
from tests.games.almanac.situations import Situation, on_page

FULL_OF_RIDERS = ["contraband contraband contraband contraband"]


def on_bridge(table: Situation, bridge: str) -> list[str]:
    """What the first player could do on a bridge."""
    return [way for way in table.spaces(0) if way.startswith(bridge)]


@pytest.mark.rule("DR-03-1")
def test_an_empty_bridge_is_entered_at_either_end() -> None:
    table = on_page(3)
    assert on_bridge(table, "a") == ["a1", "a4"]
    assert closed_for(table, 0, "not_next_on_bridge") == "a2 a3 b2 b3 c2 c3 d2 d3"


@pytest.mark.rule("DR-03-1")
@pytest.mark.parametrize(("placed", "then"), [("a4 a3", "a2"), ("b4", "b3"), ("a1", "a2"), ("a4 a3 a2", "a1")])
def test_a_started_bridge_is_open_only_next_to_its_newest_worker(placed: str, then: str) -> None:
    table = on_page(3)
    for seat, space in enumerate(placed.split()):
        table.put(seat, space)
    assert on_bridge(table, then[0]) == [then]


@pytest.mark.rule("DR-03-2")
def test_nobody_steps_onto_a_space_without_being_able_to_do_its_action() -> None:
    table = on_page(3, gold=[5]).put(1, "c1")
    assert on_bridge(table, "c") == []
    assert table.closed(0)["c2"] == "none_to_sell"
    assert on_bridge(on_page(3, goods=["E"]).put(1, "c1"), "c") == ["c2"]


@pytest.mark.rule("DR-03-2")
def test_whoever_could_only_rest_on_a_bridge_is_skipped() -> None:
    table = on_page(3, seats=2, workers=[3, 6], tokens=FULL_OF_RIDERS).put(1, "a1", "b4", "b3", "b2", "b1", "c1").step()
    assert (table.heard("skipped"), table.asked) == ([(0,)], [])


@pytest.mark.rule("DR-03-3")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_tourist_waits_on_a2_and_on_b3(seats: int) -> None:
    assert lying(on_page(3, seats=seats), "tourist") == ["a2", "b3"]


@pytest.mark.rule("DR-03-3")
def test_the_tourist_takes_a_crate_and_brings_two_gold() -> None:
    table = on_page(3, gold=[0], goods=["DDDD"]).put(1, "a1").then(("drop_cargo", "dewleaf")).place("a2")
    assert (table.gold[0], table.goods(0), table.player(0).tokens["tourist"]) == (2, "DDD", 1)
    assert lying(table, "tourist") == ["b3"]


@pytest.mark.rule("DR-03-2", "DR-03-3")
def test_without_room_for_a_tourist_the_bridge_ends_there_and_both_return_to_the_box() -> None:
    table = on_page(3, tokens=FULL_OF_RIDERS).put(1, "a1")
    assert on_bridge(table, "a") == []
    assert lying(table, "tourist") == ["a2", "b3"]
    assert travel(table, 6).state.box["tourist"] == 2


@pytest.mark.rule("DR-03-4")
def test_two_players_use_three_bridges_three_four_and_four_five() -> None:
    assert sizes(3) == [12, 16, 20]
    assert in_play(3, 2) == "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4"


@pytest.mark.rule("DR-03-4")
def test_a_full_bridge_offers_nothing() -> None:
    table = on_page(3).put(1, "a1", "a2").put(2, "a3", "a4")
    assert on_bridge(table, "a") == []
    assert closed_for(table, 0, "taken") == "a1 a2 a3 a4"
