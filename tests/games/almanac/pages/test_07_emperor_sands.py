"""Emperor Sands: two carry one, carriers are paid, and anybody may rest."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, closed_for, in_play, lying, sizes
from tests.games.almanac.situations import Situation, on_page


def under_the_throne(gold: int = 9) -> Situation:
    """The left pyramid of three players, complete up to the camel and the throne."""
    table = on_page(7, gold=[gold, 9, 9], workers=[3, 6, 6])
    return table.put(1, "p1", "p2", "p3", "p4").put(2, "p5", "p6", "p7", "p9")


@pytest.mark.rule("DR-07-1")
def test_only_the_lowest_tiers_are_open_at_first() -> None:
    table = on_page(7)
    assert {way[:2] for way in table.spaces(0)} == {"p1", "p2", "p3", "p4", "q1", "q2", "q3"}
    assert closed_for(table, 0, "not_carried") == "p5 p6 p7 p8 p9 p0 q5 q6 q8"


@pytest.mark.rule("DR-07-1")
def test_a_higher_space_opens_when_both_that_carry_it_hold_workers() -> None:
    table = on_page(7).put(0, "p2")
    assert table.closed(0)["p6"] == "not_carried"
    assert "p6" in table.put(1, "p3").spaces(0)
    assert table.closed(0)["p5"] == "not_carried"


@pytest.mark.rule("DR-07-1", "DR-07-2")
def test_with_a_on_p1_and_b_on_p2_a_climbs_to_p5_and_b_gains_a_gold() -> None:
    table = on_page(7, gold=[9, 9, 9], display="01").put(0, "p1").put(1, "p2").then(("buy_caravan", "dr-caravan-01"))
    assert table.place("p5").gold == [7, 10, 9]


@pytest.mark.rule("DR-07-2")
@pytest.mark.parametrize(("carriers", "gold"), [([1, 1], [9, 11, 9]), ([1, 2], [9, 10, 10]), ([0, 0], [9, 9, 9])])
def test_each_carrying_worker_of_another_player_is_worth_a_gold(carriers: list[int], gold: list[int]) -> None:
    table = on_page(7, gold=[9, 9, 9]).put(carriers[0], "p2").put(carriers[1], "p3").place("p6")
    assert table.gold == gold


@pytest.mark.rule("DR-07-2")
def test_carriers_are_paid_before_the_action() -> None:
    table = on_page(7).put(1, "p2").put(2, "p3").place("p6")
    assert [kind for kind, _, _ in table.told] == ["placed", "gained_gold", "gained_gold", "gained_goods"]


@pytest.mark.rule("DR-07-3")
def test_anybody_may_rest_for_a_gold_instead_of_the_action() -> None:
    table = on_page(7, gold=[9])
    assert {"p1", "p1 worker+rest"} <= set(table.spaces(0))
    table.place("p1 worker+rest")
    assert (table.gold[0], table.goods(0), table.at("p1")) == (10, "", "0")


@pytest.mark.rule("DR-07-3")
def test_nobody_is_kept_from_a_space_by_its_action() -> None:
    table = on_page(7).put(1, "q1").put(2, "q2", "q3")
    assert [way for way in table.spaces(0) if way[0] == "q"] == ["q5 worker+rest", "q6 worker+rest"]


@pytest.mark.rule("DR-07-4")
def test_a_camel_costs_four_gold_and_nobody_rests_there() -> None:
    assert under_the_throne(gold=3).closed(0)["p8"] == "costs_gold"
    table = under_the_throne(gold=4)
    assert [way for way in table.spaces(0) if way[0] == "p"] == ["p8"]
    table.place("p8")
    assert (table.gold[0], table.player(0).tokens["camel"], lying(table, "camel")) == (0, 1, ["q8"])


@pytest.mark.rule("DR-07-4", "DR-07-5")
def test_the_throne_is_shut_until_the_camel_is_bought_and_then_brings_five_gold() -> None:
    table = under_the_throne()
    assert table.closed(0)["p0"] == "not_carried"
    table.place("p8")
    assert [way for way in table.spaces(1) if way[0] == "p"] == ["p0"]
    table.place("p0")
    assert table.gold[:2] == [9 - 4 + 1, 9 + 5]


@pytest.mark.rule("DR-07-4", "DR-07-6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_camel_waits_on_each_pyramid(seats: int) -> None:
    assert lying(on_page(7, seats=seats), "camel") == ["p8", "q8"]


@pytest.mark.rule("DR-07-6")
def test_three_players_build_the_left_pyramid_higher_and_four_both() -> None:
    assert sizes(7) == [12, 16, 20]
    assert in_play(7, 2) == "p1 p2 p3 p5 p6 p8 q1 q2 q3 q5 q6 q8"
    assert in_play(7, 3) == "p1 p2 p3 p4 p5 p6 p7 p8 p9 p0 q1 q2 q3 q5 q6 q8"
