"""The words of the road: clockwise, turn order, play area, cargo, gaining and losing, what "must" means."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.games.almanac.counting import cargo
from tests.games.almanac.made_up import on_made_up_page
from tests.games.almanac.matches import as_match
from tests.games.almanac.situations import content, contract, facing, on_page

IN_FRONT = ("crates", "goods", "workers", "guards", "tokens", "caravans", "done", "fame", "shields")


@pytest.mark.rule("ALM-TERM-01")
def test_clockwise_is_on_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    s = on_page(1, seats=3, guide=1).place("b1", "b2", "b3")
    assert [s.at(space) for space in ("b1", "b2", "b3")] == ["1", "2", "0"]


@pytest.mark.rule("ALM-TERM-01")
def test_to_the_left_is_the_same_as_clockwise() -> None:
    s = facing("b1", seats=3, guide=1, dice=[0, 0, 0]).until("clean_up")
    assert [seat for seat, *_ in s.heard("fight_roll")] == [2, 0, 1]


@pytest.mark.rule("ALM-TERM-02")
@pytest.mark.parametrize(("guide", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_turn_order_is_the_guide_and_then_clockwise(guide: int, order: list[int]) -> None:
    s = on_page(1, seats=4, guide=guide).place("b1", "b2", "b3", "b4")
    assert [seat for seat, *_ in s.heard("placed")] == order


@pytest.mark.rule("ALM-TERM-02")
def test_a_step_keeps_its_order_and_the_next_step_goes_by_the_new_guide() -> None:
    s = on_page(1, seats=3, workers=[0, 0, 0], phase="bid")
    s.then(("bid", "0"), ("bid", "4"), ("bid", "2"), ("road", "3")).until("encounter")
    assert [(ask.kind, ask.seat) for ask in s.asked] == [("bid", 0), ("bid", 1), ("bid", 2), ("road", 1)]
    assert s.state.in_turn_order == (1, 2, 0)


@pytest.mark.rule("ALM-TERM-03")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_a_play_area_but_gold_and_incomplete_contracts_only_by_number(viewer: int | None) -> None:
    s = on_page(3, seats=2, gold=[7, 8], goods=["DE"], contracts=["01 02"], done=["05"], caravans=["07"], guards=[2])
    shown = as_match(s).view(viewer)["players"][0]
    owner = s.player(0)
    assert {name: shown[name] for name in IN_FRONT} == {name: getattr(owner, name) for name in IN_FRONT}
    assert shown["gold"] == (7 if viewer == 0 else Hidden())
    assert shown["contracts"] == ([contract("01"), contract("02")] if viewer == 0 else [Hidden(None)] * 2)


@pytest.mark.rule("ALM-TERM-04")
def test_there_are_four_goods() -> None:
    assert [good.name for good in content().goods] == ["Dewleaf", "Emberspice", "Everice", "Skyfish"]


@pytest.mark.rule("ALM-TERM-04")
def test_a_contract_lies_face_down_until_it_is_completed_and_face_up_then() -> None:
    s = on_page(1, seats=2, goods=["DS"], contracts=["02"])
    assert see(s.state, Sight(1))["players"][0]["contracts"] == [Hidden(None)]
    s.place("f1")
    after = see(s.state, Sight(1))["players"][0]
    assert (after["contracts"], after["done"]) == ([], [contract("02")])


@pytest.mark.rule("ALM-TERM-05")
def test_goods_and_tokens_that_ride_in_a_crate_are_cargo_and_other_tokens_are_not() -> None:
    s = on_page(1, seats=2, goods=["DE"], tokens=["tourist contraband bedroll hireling"])
    assert cargo(s.player(0)) == 4
    s.then(("drop_cargo", "contraband")).place("d1")
    assert s.asked[-1].options == ["dewleaf", "emberspice", "everice", "tourist", "contraband"]


@pytest.mark.rule("ALM-TERM-06")
def test_gains_come_out_of_the_supply_and_what_is_sold_or_dropped_goes_back() -> None:
    s = on_page(1, seats=2, goods=["DDDD", "VV"], answers=[("drop_cargo", "dewleaf"), ("drop_cargo", "dewleaf")])
    s.place("c1")
    assert (s.goods(0), s.state.supply[:2]) == ("DDEE", [28, 28])
    s.then(("sell_amount", "2")).place("d2")
    assert (s.goods(1), s.state.supply[2]) == ("", 30)


@pytest.mark.rule("ALM-TERM-06")
def test_a_loss_takes_no_more_than_there_is_and_is_never_owed() -> None:
    s = facing("e1", seats=2, gold=[9, 2], dice=[0, 0]).until("clean_up")
    assert s.gold == [4, 0]
    s = facing("c1", seats=2, goods=["D", ""], dice=[0, 0]).until("clean_up")
    assert [s.goods(0), s.goods(1)] == ["", ""]


@pytest.mark.rule("ALM-TERM-06")
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    assert "e1" in on_page(4, seats=2, gold=[4]).spaces(0)
    s = on_page(4, seats=2, gold=[3])
    assert "e1" not in s.spaces(0)
    assert s.closed(0)["e1"] == "costs_gold"


@pytest.mark.rule("ALM-TERM-07")
def test_who_must_place_but_cannot_place_anything_loses_nothing_by_it() -> None:
    s = on_made_up_page("do: [{sell_goods: {good: dewleaf, price: 4}}]", seats=2, goods=["", "D"])
    before = s.player(0).dump()
    s.step()
    assert s.player(0).dump() == before
    assert s.heard("skipped") == [(0,)]
    assert s.spaces(1) == ["a1"]
