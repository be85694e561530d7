"""What holds for all cards: buying them, prices, exchanges, and the goods they speak of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.invented import invent_caravan, invent_contract
from tests.games.almanac.moments import calm_road, hoard
from tests.games.almanac.situations import Situation, content, facing, on_page

X = 0


def turn_of(seat: int, s: Situation, space: str) -> Situation:
    """A seat places on a space."""
    s.state.turn = seat
    return s.place(space)


# --- buying and prices ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-01")
def test_buying_a_caravan_card_goes_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_caravan(monkeypatch, "13", abilities="[{hook: on_gain, do: [{gain: {gold: {per: crates}}}]}]")
    after = "[{hook: after_action, action: extend_caravan, do: [{gain: {gold: 1}}]}]"
    invent_contract(monkeypatch, "24", abilities=after)
    s = on_page(1, goods=["D"], gold=[8], done=["24"], display="13 16 18").place("a1")
    steps = [kind for kind, *_ in s.told[1:]]
    assert steps == ["gave_goods", "paid_gold", "bought", "gained_worker", *["ability", "gained_gold"] * 2]
    assert s.heard("gained_gold") == [(0, 5), (0, 1)]


@pytest.mark.rule("ALM-CARD-02")
@pytest.mark.parametrize(
    ("done", "card", "price"), [("", "02", 4), ("14", "02", 2), ("14", "01", 0), ("14 24", "02", 0)]
)
def test_discounts_add_up_but_no_price_falls_below_zero(
    done: str, card: str, price: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: always, do: [{modify: {extend_gold: -3}}]}]")
    s = on_page(1, gold=[9], done=[done], display=f"{card} 22 26").place("a1")
    assert s.gold[0] == 9 - price


@pytest.mark.rule("ALM-CARD-02")
def test_a_bonus_on_sold_goods_counts_only_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: always, do: [{modify: {shop_price: 2}}]}]")
    for done, action, shop in (("", 6, 3), ("12", 7, 3), ("13", 6, 3), ("24", 6, 5)):
        assert on_page(2, goods=["D"], done=[done]).place("a5").heard("gained_gold") == [(0, action)]
        sold = on_page(2, goods=["D"], done=[done], answers=[("shop", "sell")]).place("b2")
        assert sold.heard("gained_gold") == [(0, shop)]


@pytest.mark.rule("ALM-CARD-03")
@pytest.mark.parametrize(("before", "uses"), [([], 0), (["d1"], 1), (["d1", "c1"], 1)])
def test_what_is_used_once_per_round_is_ready_again_at_the_next_arrival_and_not_saved_up(
    before: list[str], uses: int
) -> None:
    s = calm_road(on_page(1, seats=2, done=["17"], caravans=["01 02 03"]))
    for space in before:
        turn_of(0, s, space)
    assert len(s.heard("ability")) == uses
    s.state.phase = "finish_page"
    s.then(("bid", "0"), ("bid", "0"), ("road", "2")).until("turn")
    turn_of(0, s, "b3")
    turn_of(0, s, "d2")
    assert len(s.heard("ability")) == uses + 1


# --- exchanges and gains --------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-04")
@pytest.mark.parametrize(("goods", "offered"), [("", None), ("D", "0 1"), ("DE", "0 1 2"), ("DEVS", "0 1 2")])
def test_an_exchange_may_be_made_from_never_to_as_often_as_one_can_pay(goods: str, offered: str | None) -> None:
    answers = [("exchange", "0")] if offered else []
    s = facing("a4", seats=2, guide=1, goods=[goods], answers=[*answers, ("gain_good", "dewleaf")]).until("clean_up")
    assert [" ".join(ask.options) for ask in s.asked if ask.kind == "exchange"] == ([offered] if offered else [])
    assert s.goods(0) == goods


@pytest.mark.rule("ALM-CARD-04")
def test_after_the_number_of_exchanges_the_goods_are_chosen() -> None:
    answers = [("exchange", "2"), ("give_good", "dewleaf"), ("gain_good", "everice")]
    answers += [("give_good", "emberspice"), ("gain_good", "skyfish"), ("gain_good", "dewleaf")]
    s = facing("a4", seats=2, guide=1, goods=["DE"], answers=answers).until("clean_up")
    assert (s.goods(0), s.goods(1)) == ("VS", "D")


@pytest.mark.rule("ALM-CARD-05")
def test_what_a_contract_brings_when_completed_comes_once_and_at_once() -> None:
    s = on_page(1, seats=2, goods=["EVDS"], contracts=["03 02"], answers=[("do_contract", "dr-contract-03")])
    assert s.place("f1").player(0).guards == 1
    assert turn_of(0, s, "e1").player(0).guards == 1


@pytest.mark.rule("ALM-CARD-05")
def test_a_gain_brings_what_there_is_and_the_rest_of_the_card_still_works() -> None:
    answers = [("first_player", "0"), ("face", "fight")]
    s = facing("b3", seats=2, guards=[3, 9], dice=[5], answers=answers).until("clean_up")
    assert (s.player(0).guards, s.player(0).fame) == (3, 4)
    worker = on_page(1, goods=["EESSV"], caravans=["01"], contracts=["23"], workers=[6]).place("f1")
    assert (worker.heard("gained_worker"), len(worker.player(0).done)) == ([], 1)


# --- goods a card speaks of -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-06", "ALM-CARD-07")
def test_a_named_good_is_the_kind_the_guide_named_before_anybody_acted() -> None:
    answers = [("name_good", "emberspice"), ("exchange", "1"), ("exchange", "0"), ("exchange", "1"), ("exchange", "0")]
    s = facing("e4", guide=2, goods=["EEV", "", "DE"], gold=[0, 0, 0], answers=answers).until("clean_up")
    assert (s.asked[0].seat, s.asked[0].kind) == (2, "name_good")
    assert s.asked[0].options == ["dewleaf", "emberspice", "everice", "skyfish"]
    assert [ask.options for ask in s.asked[1:] if len(ask.options) == 3] == [["0", "1", "2"], ["0", "1", "2"]]
    assert (s.gold, s.goods(0), s.goods(2)) == ([6, 0, 6], "EV", "D")


@pytest.mark.rule("ALM-CARD-07")
def test_a_named_good_holds_only_until_the_encounter_is_over() -> None:
    s = facing("a3", answers=[("name_good", "skyfish")]).until("clean_up")
    s.state.phase = "encounter"
    s.step()
    assert s.state.named == -1


@pytest.mark.rule("ALM-CARD-06")
@pytest.mark.parametrize(("goods", "offered"), [("DDE", ["everice", "skyfish"]), ("DEVS", None)])
def test_a_good_one_lacks_is_of_a_kind_one_has_no_piece_of(
    goods: str, offered: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: arrival, do: [{gain: {goods: {lacking: 1}}}]}]")
    answers = [("gain_good", "skyfish")] if offered else []
    s = on_page(2, phase="arrive", goods=[goods], done=["24"], caravans=["01"], answers=answers).until("market")
    assert [ask.options for ask in s.asked] == ([offered] if offered else [])
    assert s.goods(0) == goods + ("S" if offered else "")


@pytest.mark.rule("ALM-CARD-06")
def test_a_good_just_gained_is_of_a_kind_that_came_with_this_action() -> None:
    s = on_page(1, seats=2, goods=["VV"], done=["17"], caravans=["01"], answers=[("gain_good", "emberspice")]).place(
        "c2"
    )
    assert s.asked[1].options == ["dewleaf", "emberspice"]
    assert s.goods(0) == "DEEVV"
    empty = hoard(on_page(1, seats=2, done=["17"]), 1, "D", left=3).place("b1")
    assert empty.heard("gained_goods") == [(0, (3, 0, 0, 0))]


@pytest.mark.rule("ALM-CARD-08")
@pytest.mark.parametrize(("dice", "left"), [([0, 0], "ES"), ([3, 0], "DE"), ([2, 1], "DS")])
def test_goods_lost_at_random_are_drawn_piece_by_piece(dice: list[int], left: str) -> None:
    s = facing("d2", seats=2, goods=["DDES"], answers=[("first_player", "0")], dice=[X, *dice, X]).until("clean_up")
    assert s.asked[1:] == []
    assert s.goods(0) == left


@pytest.mark.rule("ALM-CARD-08")
def test_an_ability_that_softens_losses_lowers_each_of_them() -> None:
    more: dict[str, Any] = {"seats": 2, "caravans": ["06"], "goods": ["DDDD"]}
    assert facing("e2", guide=1, dice=[X, X], **more).until("clean_up").goods(0) == "DDD"
    assert facing("b1", guide=1, dice=[X, X], **more).until("clean_up").goods(0) == "DDDD"


@pytest.mark.rule("ALM-CARD-08")
def test_an_ability_that_softens_losses_lowers_neither_costs_nor_exchanges() -> None:
    cost = facing(
        "b2", seats=2, guide=1, caravans=["06"], goods=["DDDD"], dice=[X, X], answers=[("choose", "drop_cargo")]
    )
    assert cost.until("clean_up").goods(0) == "DD"
    answers = [("name_good", "dewleaf"), ("exchange", "2")]
    trade = facing("a3", seats=2, guide=1, caravans=["06"], goods=["DDDD"], answers=answers)
    assert trade.until("clean_up").goods(0) == "DD"


@pytest.mark.rule("ALM-CARD-12")
@pytest.mark.parametrize(("goods", "offered"), [("DE", ["drop_cargo", "rest_worker"]), ("D", None)])
def test_one_is_not_offered_what_one_cannot_pay_for(goods: str, offered: list[str] | None) -> None:
    answers = [("choose", "rest_worker")] if offered else []
    s = facing("b2", seats=2, guide=1, goods=[goods], dice=[X, X], answers=answers).until("clean_up")
    assert [ask.options for ask in s.asked if ask.seat == 0] == ([offered] if offered else [])
    assert (s.goods(0), s.player(0).aside) == (goods, 1)


@pytest.mark.rule("ALM-CARD-12")
def test_every_list_to_choose_from_has_something_that_costs_nothing() -> None:
    decks = (content().encounters, content().contracts, content().caravans)
    lists = [options for deck in decks for card in deck for options in _choices(card)]
    assert len(lists) == 3
    for options in lists:
        assert any(not one.cost.gold and not one.cost.goods.total and one.only.is_guide is None for one in options)


def _choices(thing: Any) -> list[Any]:
    """Every list of alternatives in a card, wherever it is written."""
    if isinstance(thing, tuple | list):
        return [found for one in thing for found in _choices(one)]
    fields = getattr(thing, "__dataclass_fields__", {})
    if "effect" in fields:
        return [thing.effect.args["options"]] if thing.verb == "choose" else _choices(list(thing.effect.args.values()))
    return [found for name in fields for found in _choices(getattr(thing, name))]
