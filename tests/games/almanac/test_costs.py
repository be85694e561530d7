"""Costs of location actions, fees of placement rules, and what tells them apart."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.pages import Action, Offers
from tests.games.almanac.made_up import Anywhere, give_abilities, on_made_up_page
from tests.games.almanac.situations import Situation, on_page

CHEAPER = "{hook: always, do: [{modify: {space_cost: -2}}]}"


@pytest.mark.rule("ALM-COST-01")
def test_a_cost_is_paid_in_full_in_gold() -> None:
    s = on_page(4, seats=2, gold=[4]).place("e1")
    assert (s.gold[0], s.heard("paid_gold")) == (0, [(0, 4)])
    assert on_page(4, seats=2, gold=[3]).closed(0)["e1"] == "costs_gold"


@pytest.mark.rule("ALM-COST-01")
def test_a_page_may_name_goods_as_its_cost() -> None:
    s = on_page(16, seats=2, gold=[0], goods=["DEVS"]).place("s3")
    assert (s.goods(0), s.state.supply, s.player(0).tokens["key"]) == ("", [30, 30, 30, 30], 1)
    for lacking in ("EVS", "DVS", "DES", "DEV"):
        assert on_page(16, seats=2, gold=[99], goods=[lacking]).closed(0)["s3"] == "costs_goods"


@pytest.mark.rule("ALM-COST-01")
def test_the_gold_that_an_action_brings_comes_too_late_for_its_cost() -> None:
    toll = "toll = costs: [{gold: 3}], do: [{gain: {gold: 5}}]"
    assert on_made_up_page("action: toll", actions=toll, seats=2, gold=[2]).spaces(0) == []
    assert on_made_up_page("action: toll", actions=toll, seats=2, gold=[3]).place("a1").gold[0] == 5


@pytest.mark.rule("ALM-COST-01")
def test_several_costs_add_up_however_much_they_come_to() -> None:
    toll = "toll = costs: [{goods: {dewleaf: 40}}, {gold: 1}, {goods: {dewleaf: 40}}], do: [{gain: {gold: 5}}]"
    s = on_made_up_page("action: toll", actions=toll, seats=2, gold=[9])
    assert (s.state.page.actions[0].goods, s.state.page.actions[0].gold) == ((80, 0, 0, 0), 1)
    assert s.closed(0)["a1"] == "costs_goods"


@pytest.mark.rule("ALM-COST-02")
def test_a_cost_is_the_same_for_everybody() -> None:
    s = on_page(4, seats=2, gold=[30, 4], guards=[3]).place("e1", "e2")
    assert s.heard("paid_gold") == [(0, 4), (1, 4)]


@dataclass
class DearerAndDearer(Anywhere):
    """A page whose price is the number of workers on it."""

    def offers(self, game: Journey) -> Offers:
        action = Action("bench", (), gold=sum(seat >= 0 for seat in game.standing))
        return Offers.of([action] * len(game.standing))


@pytest.mark.rule("ALM-COST-02")
def test_a_moving_price_is_what_it_is_when_the_space_is_chosen() -> None:
    s = on_made_up_page(*["do: [{visit_shop: {}}]"] * 4, rule=DearerAndDearer(), seats=2, gold=[9, 9])
    s.place("a1", "a2", "a3")
    assert s.heard("paid_gold") == [(1, 1), (0, 2)]


@pytest.mark.rule("ALM-COST-03")
def test_a_location_action_does_what_its_page_says() -> None:
    s = on_page(12, seats=2, gold=[0], goods=["DD"], dice=[5])
    s.then(("brew_amount", "2"), ("brew_get", "skyfish")).place("f1")
    assert (s.goods(0), s.gold[0]) == ("SS", 2)


@pytest.mark.rule("ALM-COST-03")
def test_where_the_page_is_silent_crates_are_checked_as_ever() -> None:
    s = on_page(4, seats=2, goods=["DDDD"]).then(("gain_good", "skyfish"), ("drop_cargo", "dewleaf")).place("l1")
    assert s.goods(0) == "DDDS"


@pytest.mark.rule("ALM-COST-03")
def test_where_the_page_is_silent_an_empty_supply_gives_nothing() -> None:
    s = on_page(4, seats=2)
    s.player(1).goods, s.player(1).crates, s.state.supply = [30, 30, 30, 30], 120, [0, 0, 0, 0]
    assert s.place("l1").goods(0) == ""


def cheaper(s: Situation) -> Situation:
    """Spaces are 2 gold cheaper for the first seat."""
    return give_abilities(s, 0, [CHEAPER])


@pytest.mark.rule("ALM-COST-04")
def test_a_discount_on_spaces_lowers_a_cost_but_not_below_0() -> None:
    s = cheaper(on_page(4, seats=2, gold=[2, 9]))
    assert s.place("e1", "e2").heard("paid_gold") == [(0, 2), (1, 4)]
    toll = "toll = costs: [{gold: 1}], do: [{gain: {gold: 5}}]"
    s = cheaper(on_made_up_page("action: toll", actions=toll, seats=2, gold=[0]))
    assert s.place("a1").gold[0] == 5


@pytest.mark.rule("ALM-COST-04")
def test_a_discount_on_spaces_lowers_no_fee_of_a_placement_rule() -> None:
    s = cheaper(on_page(5, seats=2, gold=[9, 9]))
    assert s.fees(0)["c2"] == s.fees(1)["c2"] == 2
    assert cheaper(on_page(14, seats=2, gold=[9, 9]).put(1, "a1")).fees(0)["a1"] == 2


@pytest.mark.rule("ALM-COST-04")
def test_a_wage_is_a_fee() -> None:
    s = cheaper(on_page(1, seats=2, gold=[9], tokens=["hireling"])).place("b1 hireling")
    assert s.heard("paid_gold") == [(0, 2)]


@pytest.mark.rule("ALM-COST-04")
def test_fee_and_cost_are_both_paid_and_only_the_cost_is_lowered() -> None:
    s = cheaper(on_page(5, seats=3, gold=[9, 9, 9]))
    s.then(("prophecy", "16")).place("e3")
    assert s.heard("paid_gold") == [(0, 4)]


@pytest.mark.rule("ALM-COST-04")
def test_what_an_action_takes_while_it_is_carried_out_is_neither() -> None:
    s = cheaper(on_page(1, seats=2, gold=[9], display="02 22")).place("a1")
    assert s.heard("paid_gold") == [(0, 4)]
