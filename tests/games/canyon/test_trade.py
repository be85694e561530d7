"""Trade and buying: prices, the moments for it, and what may not be spent."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.trading import ratio
from tests.games.canyon.situations import Situation, loaded, on_map


def market(stock: str, heroes: str = "", villages: int = 0, **more: Any) -> Situation:
    """Red after gathering, with time to buy and trade."""
    return on_map(heroes, phase="evening", stock={"R": stock}, built={"R": [villages, 0, 0, 0]}, **more)


# --- trade ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TRADE-01", "CAN-BUILD-TRIBAL-VILLAGE")
@pytest.mark.parametrize(
    ("villages", "heroes", "price"),
    [
        (0, "", 4),
        (1, "", 3),
        (0, "R:SKY@B1", 3),
        (0, "B:SKY@B1 R:SKY@A1", 4),
        (1, "R:SKY@B1", 2),
        (1, "R:SKY@B1 R:WLD@C3", 1),
        (2, "R:SKY@B1 R:WLD@C3", 1),
        (4, "", 1),
    ],
)
def test_board_villages_and_towns_give_trade_symbols_of_which_four_are_of_use(
    villages: int, heroes: str, price: int
) -> None:
    s = market("", heroes, villages)
    assert ratio(s.state, s.clan("R")) == price


@pytest.mark.rule("CAN-TRADE-02")
@pytest.mark.parametrize(("villages", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_more_symbols_make_a_token_cheaper(villages: int, price: int) -> None:
    s = market("w" * price, villages=villages).say("end_turn trade wood>bone").step()
    assert s.stock("R") == "b"
    assert ratio(s.state, s.clan("R")) == price


@pytest.mark.rule("CAN-TRADE-02")
def test_one_token_less_than_the_price_buys_nothing() -> None:
    s = market("wwwsss").step()
    assert s.asked == []


@pytest.mark.rule("CAN-TRADE-03", "CAN-TOK-05")
def test_a_trade_is_paid_to_the_supply_and_its_result_comes_into_the_stockpile() -> None:
    s = market("wwwww").say("end_turn trade wood>stone").step()
    assert (s.stock("R"), s.caravan("R"), s.state.supply) == ("ws", "", [19, 20, 19, 20])


@pytest.mark.rule("CAN-TRADE-04", "CAN-D-TRADE")
def test_only_kinds_the_supply_has_can_be_traded_for_and_only_other_ones() -> None:
    s = on_map(phase="evening", stock={"R": "wwww", "B": "b" * 20}).say("end_turn go_on").step()
    assert s.options("end_turn") == ["go_on", "trade wood>meat", "trade wood>stone"]


@pytest.mark.rule("CAN-TRADE-04", "CAN-D-TRADE")
def test_trades_can_go_on_as_long_as_tokens_last() -> None:
    s = market("w" * 9).say("end_turn trade wood>bone / end_turn trade wood>bone").until("begin_turn")
    assert s.stock("R") == "wbb"


@pytest.mark.rule("CAN-TRADE-04", "CAN-TRADE-08", "CAN-D-BUY")
def test_what_is_in_the_caravan_can_neither_be_traded_nor_pay_for_buildings() -> None:
    s = on_map(phase="evening", caravan={"R": "wwwwmm"}, stock={"R": "w"}).until("begin_turn")
    assert (s.asked, s.caravan("R"), s.stock("R")) == ([], "wwwwmm", "w")


# --- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TRADE-05", "CAN-D-WINDOW")
def test_there_are_five_moments_to_buy_and_trade() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3 B:SKY@B4", stock={"R": "wwwm"})
    s.say("deploy HND A4 / act scent B4 / window go_on / window go_on / end_turn go_on").play_turn()
    assert s.kinds_asked() == ["deploy", "act", "window", "window", "end_turn"]
    assert all("buy tribal_village" in ask.options for ask in s.asked)


@pytest.mark.rule("CAN-TRADE-05", "CAN-D-WINDOW")
def test_nothing_is_offered_twice_while_nothing_happens() -> None:
    s = on_map(stock={"R": "wwwwm"}).say("deploy WLD A1 / act nothing / end_turn go_on").play_turn()
    assert s.kinds_asked() == ["deploy", "act", "end_turn"]


@pytest.mark.rule("CAN-TRADE-05", "CAN-D-WINDOW")
def test_a_moment_without_anything_to_buy_is_not_asked() -> None:
    s = on_map("B:WLD@A2", stock={"R": "wwm"}).say("deploy HND A1 / act scent A2").play_turn()
    assert s.kinds_asked() == ["deploy", "act"]


@pytest.mark.rule("CAN-D-WINDOW")
def test_who_has_had_enough_is_offered_nothing_more_in_this_turn() -> None:
    s = on_map("B:WLD@A2", stock={"R": "wwwwm"}).say("deploy HND A1 / act scent A2 / window enough").play_turn()
    assert (s.kinds_asked(), s.options("window")[:2]) == (["deploy", "act", "window"], ["go_on", "enough"])
    s.say("deploy DKN D4 / act nothing").play_turn()
    s.until("deploy").say("deploy buy tribal_village").step()
    assert s.clan("R").built == [1, 0, 0, 0]


@pytest.mark.rule("CAN-D-WINDOW")
def test_after_a_purchase_the_same_moment_goes_on() -> None:
    s = on_map("B:WLD@A2", stock={"R": "wwwwwwmm"}).say("deploy HND A1 / act scent A2")
    s.say("window buy tribal_village / window buy tribal_village").until("gather")
    assert (s.clan("R").built, s.stock("R")) == ([2, 0, 0, 0], "")


@pytest.mark.rule("CAN-TRADE-05")
def test_nobody_buys_in_somebody_elses_turn() -> None:
    s = on_map("B:WLD@A2", stock={"B": "wwwwmm"}).roll(6, 3, 1).say("deploy HND A1 / act battle A2").play_turn()
    assert {ask.seat for ask in s.asked} == {0}


# --- buying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TRADE-06", "CAN-D-BUY")
def test_a_building_is_paid_to_the_supply_and_taken_from_its_pile() -> None:
    s = market("wwwwm").say("end_turn buy tribal_village").step()
    assert (s.stock("R"), s.state.supply, s.state.piles) == ("w", [19, 20, 20, 20], [4, 5, 5, 8])
    assert (s.clan("R").built, s.heard("bought")) == ([1, 0, 0, 0], [(0, "tribal_village", 1)])


@pytest.mark.rule("CAN-TRADE-06", "CAN-D-BUY")
def test_any_number_of_buildings_can_be_bought_in_a_turn() -> None:
    s = market("wwwm" * 2 + "mssbb" + "m").say("end_turn buy tribal_village / end_turn buy ancient_ruins")
    s.say("end_turn buy tribal_village").until("begin_turn")
    assert (s.clan("R").built, s.stock("R")) == ([2, 0, 0, 1], "ms")


@pytest.mark.rule("CAN-TRADE-06", "CAN-D-BUY")
def test_an_empty_pile_sells_nothing() -> None:
    s = on_map(phase="evening", people=4, stock={"R": "wwwmss"}, built={"B": [5, 0, 0, 0]}).say("end_turn go_on").step()
    assert s.options("end_turn") == ["go_on", "buy cave_palace"]
    assert ("buy tribal_village", "pile_empty") in s.asked[-1].closed


@pytest.mark.rule("CAN-UI-04", "CAN-D-BUY")
def test_a_building_that_is_too_dear_is_listed_with_what_is_missing() -> None:
    s = market("wwwm").say("end_turn go_on").step()
    assert s.asked[-1].closed == [
        (f"buy {name}", "too_poor") for name in ("cave_palace", "training_grounds", "ancient_ruins")
    ]


@pytest.mark.rule("CAN-TRADE-07")
def test_a_town_occupied_this_turn_helps_at_once() -> None:
    s = on_map(stock={"R": "www"}).say("deploy WLD B1 / act trade wood>bone / act nothing").until("gather")
    assert (s.stock("R"), [option for option in s.options("deploy") if "trade" in option]) == ("b", [])


@pytest.mark.rule("CAN-TRADE-07")
def test_a_village_just_bought_helps_at_once() -> None:
    s = market("wwwwwwm").say("end_turn buy tribal_village / end_turn trade wood>bone").until("begin_turn")
    assert s.stock("R") == "b"


@pytest.mark.rule("CAN-TRADE-07")
def test_a_town_left_in_a_festival_helps_no_more() -> None:
    s = on_map("B:DKN@A1 B:GWD@C1 B:HND@D1", stock={"R": "wwwwww"}).say(
        "deploy WLD B1 / act trade wood>bone / act nothing"
    )
    s.until("gather")
    assert (ratio(s.state, s.clan("R")), s.stock("R")) == (4, "wwwb")


@pytest.mark.rule("CAN-TRADE-03")
def test_the_rule_book_says_that_trading_one_kind_into_the_stockpile_is_a_house_rule() -> None:
    assert loaded().rules.find("CAN-TRADE-03").text.endswith("is a house rule.")
