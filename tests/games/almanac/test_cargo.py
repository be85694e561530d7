"""Crates, what fills them, and the supply of goods."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.deeds import Deed
from dragonroads.games.almanac.stores import drop_surplus
from dragonroads.library.problems import BadContent
from tests.games.almanac.made_up import written
from tests.games.almanac.moments import hoard
from tests.games.almanac.situations import Situation, facing, on_page


def drops(table: Situation) -> list[list[str]]:
    """What could be chosen, each time a piece of cargo had to go."""
    return [ask.options for ask in table.asked if ask.kind == "drop_cargo"]


# --- crates ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CRATE-01")
@pytest.mark.parametrize(
    ("more", "crates"),
    [
        ({}, 4),
        ({"caravans": ["01"]}, 6),
        ({"caravans": ["01 04"]}, 11),
        ({"done": ["21"]}, 6),
        ({"tokens": ["camel"]}, 6),
        ({"tokens": ["camel camel"], "done": ["21"], "caravans": ["01"]}, 12),
    ],
)
def test_crates_come_from_caravan_cards_contracts_and_camels(more: dict[str, Any], crates: int) -> None:
    fits = on_page(1, goods=["E" * (crates - 3)], **more).place("b1")
    assert len(fits.goods(0)) == crates
    assert not fits.asked[1:]
    too_many = on_page(1, goods=["E" * (crates - 2)], answers=[("drop_cargo", "dewleaf")], **more).place("b1")
    assert too_many.goods(0) == "DD" + "E" * (crates - 2)


@pytest.mark.rule("ALM-CRATE-02", "ALM-CRATE-04", "ALM-CRATE-05")
def test_a_tourist_takes_up_a_crate_and_may_be_left_behind_for_goods() -> None:
    s = on_page(2, goods=["DDD"], tokens=["tourist"], answers=[("drop_cargo", "tourist"), ("drop_cargo", "dewleaf")])
    s.place("d2")
    assert drops(s) == [["dewleaf", "everice", "tourist"], ["dewleaf", "everice"]]
    assert s.goods(0) == "DDVV"


@pytest.mark.rule("ALM-CRATE-02")
def test_a_tourist_is_no_good_to_sell_or_to_pay_with() -> None:
    s = on_page(1, goods=["D"], tokens=["tourist"], answers=[("shop", "sell")]).place("a3")
    assert s.heard("sold") == [(0, "dewleaf", 1, 3)]
    assert s.player(0).tokens["tourist"] == 1
    contract = on_page(2, goods=["D"], tokens=["tourist"], contracts=["02"])
    assert contract.closed(0)["b5"] == "no_contract_ready"


@pytest.mark.rule("ALM-CRATE-02")
def test_an_encounter_that_takes_goods_takes_no_tourist() -> None:
    s = facing("a2", guide=1, tokens=["", "", "tourist"], answers=[("face", "fight")]).step().step()
    assert s.player(2).tokens["tourist"] == 1
    assert s.heard("lost_goods") == []


@pytest.mark.rule("ALM-CRATE-03")
@pytest.mark.parametrize("goods", ["DDDD", "DEVS", "VVSS"])
def test_any_crate_takes_any_good(goods: str) -> None:
    s = on_page(1, seats=2, goods=[goods], display="01 02", answers=[("buy_caravan", "dr-caravan-01")]).place(
        "a1", "b1"
    )
    assert s.goods(0) == goods
    s.place("c1")
    assert (len(s.goods(0)), drops(s)) == (6, [])


@pytest.mark.rule("ALM-CRATE-04")
def test_what_stays_is_chosen_from_old_and_new_cargo_before_anything_else_happens() -> None:
    s = on_page(1, goods=["EEEE"], done=["17"], answers=[("drop_cargo", "emberspice")] * 3).place("b2")
    assert drops(s) == [["dewleaf", "emberspice"]] * 3
    assert s.goods(0) == "DDDE"
    happened = [kind for kind, *_ in s.told if kind in ("gained_goods", "dropped", "ability")]
    assert happened == ["gained_goods", "dropped", "dropped", "ability", "gained_goods", "dropped"]


@pytest.mark.rule("ALM-CRATE-04")
def test_the_new_cargo_itself_may_stay_behind() -> None:
    s = on_page(1, goods=["EEEE"], answers=[("drop_cargo", "dewleaf")] * 2).place("b2")
    assert s.goods(0) == "EEEE"


@pytest.mark.rule("ALM-CRATE-05")
def test_exactly_the_surplus_goes_goods_to_the_supply_and_tokens_out_of_the_game() -> None:
    s = on_page(2, goods=["DDD"], tokens=["tourist"], answers=[("drop_cargo", "tourist"), ("drop_cargo", "dewleaf")])
    s.place("d2")
    game = s.state
    assert s.heard("dropped") == [(0, "tourist"), (0, "dewleaf")]
    assert game.supply == [28, 30, 28, 30]
    assert (game.removed["tourist"], game.box["tourist"]) == (1, 1)


@pytest.mark.rule("ALM-CRATE-06")
def test_a_token_just_taken_aboard_is_not_dropped_in_the_same_breath() -> None:
    s = on_page(3, goods=["DDE"], tokens=["tourist"], answers=[("drop_cargo", "emberspice")]).put(1, "b4")
    s.place("b3")
    assert drops(s) == [["dewleaf", "emberspice", "tourist"]]
    assert (s.goods(0), s.player(0).tokens["tourist"]) == ("DD", 2)
    alone = on_page(3, goods=["DDEE"], answers=[("drop_cargo", "dewleaf")]).put(1, "b4").place("b3")
    assert drops(alone) == [["dewleaf", "emberspice"]]


@pytest.mark.rule("ALM-CRATE-06")
def test_a_token_needs_a_crate_that_no_other_token_fills() -> None:
    s = on_page(3, tokens=["contraband contraband contraband contraband"]).put(1, "b4")
    assert "b3" not in s.spaces(0)
    longer = on_page(3, caravans=["01"], tokens=["contraband contraband contraband contraband"]).put(1, "b4")
    assert "b3" in longer.spaces(0)


@pytest.mark.rule("ALM-CRATE-07")
@pytest.mark.parametrize("goods", ["", "E", "EV"])
def test_cargo_that_fits_cannot_be_thrown_away(goods: str) -> None:
    s = on_page(1, goods=[goods]).place("b2")
    assert [ask.kind for ask in s.asked] == ["place"]
    assert len(s.goods(0)) == len(goods) + 2


@pytest.mark.rule("ALM-CRATE-08")
def test_no_card_can_say_that_a_caravan_card_is_lost() -> None:
    with pytest.raises(BadContent, match="caravan_card"):
        written("lose: {caravan_card: 1}", Deed)


@pytest.mark.rule("ALM-CRATE-08")
def test_cargo_is_checked_as_soon_as_there_are_fewer_crates() -> None:
    s = on_page(1, goods=["DDDDE"], caravans=["01"], answers=[("drop_cargo", "emberspice")])
    s.player(0).crates -= 2
    drop_surplus(s, s.player(0))
    assert s.goods(0) == "DDDD"


# --- the supply -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-GOODS-01")
@pytest.mark.parametrize(
    ("page", "space", "more"),
    [
        (2, "a5", {"goods": ["D"]}),
        (1, "a1", {"goods": ["D"], "display": "03 09 16", "gold": [3]}),
        (1, "f1", {"goods": ["DS"], "contracts": ["02"]}),
    ],
)
def test_sold_paid_and_delivered_goods_return_to_the_supply(page: int, space: str, more: dict[str, Any]) -> None:
    s = on_page(page, **more).place(space)
    assert (s.goods(0), s.state.supply) == ("", [30, 30, 30, 30])


@pytest.mark.rule("ALM-GOODS-01")
def test_there_are_30_of_a_good_and_what_came_back_can_be_gained_again() -> None:
    s = hoard(on_page(2, seats=2, answers=[("sell_amount", "1")]), 0, "D", left=0)
    assert s.player(0).goods[0] == 30
    s.place("a5", "d4")
    assert s.goods(1) == "DS"
    assert s.state.supply[0] == 0


@pytest.mark.rule("ALM-GOODS-02")
@pytest.mark.parametrize(("left", "gained"), [(2, "SS"), (1, "S")])
def test_of_a_short_supply_everybody_gains_what_is_left(left: int, gained: str) -> None:
    s = hoard(on_page(2), 1, "S", left).place("a2")
    assert s.goods(0) == gained
    assert "a2" not in hoard(on_page(2), 1, "S", 0).spaces(0)


@pytest.mark.rule("ALM-GOODS-02")
def test_goods_dropped_because_of_a_gain_come_too_late_for_it() -> None:
    s = on_page(2, goods=["SSSS"], answers=[("drop_cargo", "skyfish")] * 2)
    hoard(s, 1, "S", 2).place("a2")
    assert s.heard("gained_goods") == [(0, (0, 0, 0, 2))]
    assert (s.goods(0), s.state.supply[3]) == ("SSSS", 2)


@pytest.mark.rule("ALM-GOODS-03")
def test_several_players_take_goods_in_turn_order() -> None:
    s = facing("c4", guide=1, gold=[9, 9, 9], answers=[("pledge", "3")] * 3)
    for letter in "DEV":
        hoard(s, 0, letter, 0)
    hoard(s, 0, "S", 2).until("clean_up")
    assert s.heard("gained_goods") == [(1, (0, 0, 0, 1)), (2, (0, 0, 0, 1))]
