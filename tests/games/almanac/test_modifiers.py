"""Abilities that always hold: cheaper cards and spaces, better prices, a lower fee at the end."""

from __future__ import annotations

import pytest

from tests.games.almanac.conftest import Own
from tests.games.almanac.situations import on_page


def always(says: str) -> str:
    """An ability that changes a number of the rules."""
    return f"{{hook: always, do: [{{modify: {{{says}}}}}]}}"


@pytest.mark.rule("ALM-CARD-02")
def test_a_caravan_card_may_cost_one_good_less_and_the_payer_picks_which(owning: Own) -> None:
    s = on_page(1, seats=2, gold=[7], goods=["DV"], done=[owning(always("extend_goods: -1"))], display="17 26")
    s.then(("leave_out", "1/0/0/0")).place("a1")
    assert s.asked[-1].options == ["0/0/1/0", "1/0/0/0"]
    assert (len(s.player(0).caravans), s.goods(0)) == (1, "V")


@pytest.mark.rule("ALM-CARD-02")
@pytest.mark.parametrize(("goods", "is_open"), [("D", True), ("V", True), ("", False), ("E", False)])
def test_with_one_good_less_to_pay_one_good_may_be_missing(owning: Own, goods: str, is_open: bool) -> None:
    s = on_page(1, seats=2, gold=[7], goods=[goods], done=[owning(always("extend_goods: -1"))], display="17 26")
    assert ("a1" in s.spaces(0)) is is_open
    if is_open:
        assert s.place("a1").goods(0) == ""


@pytest.mark.rule("ALM-CLOSE-01", "ALM-CARD-02")
@pytest.mark.parametrize(("change", "fee"), [("-2", 3), ("-5", 0), ("-9", 0)])
def test_the_fee_of_the_closing_turn_can_be_lowered_to_nothing(owning: Own, change: str, fee: int) -> None:
    s = on_page(15, seats=2, gold=[5], goods=["DS"], contracts=["02"], done=[owning(always(f"final_fee: {change}"))])
    s.state.phase, s.state.queue = "close", [0, 1]
    assert s.then(("close", "dr-contract-02")).step().gold[0] == 5 - fee


@pytest.mark.rule("ALM-CARD-02")
def test_a_better_price_in_the_shop_holds_in_the_shop_alone(owning: Own) -> None:
    done = owning(always("shop_price: 1"))
    s = on_page(1, seats=2, gold=[0], goods=["VV"], done=[done])
    s.then(("shop", "sell"), ("sell_amount", "2")).place("e2")
    assert s.gold[0] == 8
    s = on_page(1, seats=2, gold=[0], goods=["VV"], done=[done]).then(("sell_amount", "2")).place("d2")
    assert s.gold[0] == 10


@pytest.mark.rule("ALM-COST-04", "ALM-CARD-02")
@pytest.mark.parametrize(("change", "price"), [("-2", 2), ("-9", 0)])
def test_location_actions_may_cost_less_but_never_less_than_nothing(owning: Own, change: str, price: int) -> None:
    s = on_page(4, seats=2, gold=[4], done=[owning(always(f"space_cost: {change}"))]).place("e1")
    assert (s.gold[0], s.player(0).tokens["ancient_weapon"]) == (4 - price, 1)


@pytest.mark.rule("ALM-COST-04")
def test_a_discount_on_spaces_lowers_no_fee(owning: Own) -> None:
    s = on_page(5, seats=2, gold=[9], done=[owning(always("space_cost: -2"))])
    assert set(s.fees(0).values()) == set(on_page(5, seats=2, gold=[9]).fees(0).values()) != {0}
