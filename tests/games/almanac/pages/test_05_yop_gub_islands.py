"""Yop-Gub Islands: one ferry for all, and prophecy globes."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, lying, sizes, turn_of
from tests.games.almanac.situations import Situation, on_page

GUARD = ("shop", "guard")


def fares(table: Situation, seat: int = 1) -> dict[str, int]:
    """For each island the fare this player pays to it."""
    return {way[0]: fee for way, fee in table.fees(seat).items()}


def ferry(table: Situation) -> str:
    """The island where the ferry lies."""
    return "abcde"[table.state.facts["ferry"]]


def ferry_on_market_isle(gold: int) -> Situation:
    """The ferry lies at c, island d is full, all others have free spaces; the second player has so much gold."""
    return on_page(5, seats=2, gold=[9, gold], display="30 29").then(GUARD).place("c1").put(0, "d1", "d2")


@pytest.mark.rule("DR-05-1")
def test_the_ferry_starts_at_lantern_isle_and_stays_where_a_worker_lands() -> None:
    table = on_page(5, seats=3, gold=[9, 9], goods=["", "V"])
    assert (ferry(table), fares(table, 0)["a"]) == ("a", 0)
    table.place("b1")
    assert (ferry(table), table.gold[0], table.heard("ferry_sailed")) == ("b", 8, [(0, "b")])
    assert fares(table)["b"] == 0


@pytest.mark.rule("DR-05-1", "DR-05-2")
def test_full_islands_are_passed_for_nothing() -> None:
    assert fares(ferry_on_market_isle(9)) == {"c": 0, "e": 1, "a": 2, "b": 3}


@pytest.mark.rule("DR-05-3")
def test_without_gold_the_ferry_goes_for_nothing_to_the_next_island_with_a_legal_space() -> None:
    table = ferry_on_market_isle(0).put(0, "c2")
    assert table.fees(1) == {"e1": 0, "e2": 0}
    assert table.closed(1)["c3"] == "costs_gold"
    assert table.closed(1)["a1"] == "fare"
    table.place("e2")
    assert (table.gold[1], table.goods(1), ferry(table)) == (0, "V", "e")


@pytest.mark.rule("DR-05-2")
def test_no_trip_costs_more_than_four_and_the_island_just_left_is_the_furthest() -> None:
    table = on_page(5, seats=4, gold=[9, 9]).then(GUARD).place("c1")
    assert fares(table) == {"c": 0, "d": 1, "e": 2, "a": 3, "b": 4}


@pytest.mark.rule("DR-05-2")
def test_leaving_an_island_that_has_just_filled_up_costs_nothing() -> None:
    table = on_page(5, seats=2, gold=[9, 9]).put(1, "a2", "a3").place("a1")
    assert fares(table)["b"] == 0


@pytest.mark.rule("DR-05-3")
@pytest.mark.parametrize(("gold", "legal"), [(4, True), (3, False)])
def test_a_landing_needs_the_fare_and_the_cost_of_the_space(gold: int, legal: bool) -> None:
    table = on_page(5, gold=[gold])
    assert ("c3" in table.spaces(0)) is legal
    if not legal:
        assert table.closed(0)["c3"] == "fare"


@pytest.mark.rule("DR-05-3")
def test_the_cost_of_the_space_is_due_even_after_a_free_trip() -> None:
    table = on_page(5, seats=2, gold=[0], display="30 29").put(1, "a1", "b1")
    assert table.fees(0) == {"c1": 0, "c2": 0}


@pytest.mark.rule("DR-05-4")
def test_the_ferry_waits_for_a_skipped_player() -> None:
    table = (
        on_page(5, gold=[0], display="30 29 28").put(1, "b1", "c1", "c2", "c4").put(2, "d3", "e1", "e2", "a1").step()
    )
    assert table.heard("skipped") == [(0,)]
    assert ferry(table) == "a"


@pytest.mark.rule("DR-05-5")
def test_a_globe_costs_two_gold_and_takes_a_secret_prediction() -> None:
    table = on_page(5, gold=[2]).then(("prophecy", "17")).place("a2")
    p = table.player(0)
    question = table.asked[-1]
    assert (p.gold, p.tokens["prophecy_globe"]) == (0, 1)
    assert (question.kind, question.options, question.private) == ("prophecy", ["16", "17"], True)
    assert [table.state.slip_seen[slip] for slip in p.slips] == [1]
    assert not any(17 in args for _, args, _ in table.told)


@pytest.mark.rule("DR-05-5")
def test_without_two_gold_the_globe_is_closed() -> None:
    assert on_page(5, gold=[1]).closed(0)["a2"] == "costs_gold"


@pytest.mark.rule("DR-05-5")
@pytest.mark.parametrize("second", [16, 17])
def test_several_globes_hold_a_prediction_each(second: int) -> None:
    table = on_page(5, gold=[9]).then(("prophecy", "16")).place("a2")
    turn_of(table, 0).then(("prophecy", str(second))).place("c3")
    slips = table.player(0).slips
    assert [table.state.content.slips[card].page for card in slips] == [16, second]
    assert len(set(slips)) == 2


@pytest.mark.rule("DR-05-6")
def test_the_board_and_the_globes_grow_with_the_players() -> None:
    assert sizes(5) == [12, 16, 20]
    globes = [lying(on_page(5, seats=seats), "prophecy_globe") for seats in PLAYERS]
    assert globes == [["a2", "c3"], ["a2", "c3", "e3"], ["a2", "c3", "d4", "e3"]]
