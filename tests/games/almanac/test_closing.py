"""The closing turns, and the screens that are lifted after them."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.invented import invent_contract
from tests.games.almanac.matches import as_match, questions, reply
from tests.games.almanac.moments import closing

# --- contracts for goods and gold -----------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CLOSE-01")
def test_any_number_of_contracts_can_be_completed_for_goods_and_five_gold_each() -> None:
    answers = [("close", "dr-contract-02"), ("close", "dr-contract-03")]
    s = closing(gold=[12, 12], goods=["DSEV"], contracts=["02 03"], answers=answers).until("score")
    assert s.asked[0].options == ["dr-contract-02", "dr-contract-03", "finish"]
    assert (s.goods(0), s.gold[0], len(s.player(0).done)) == ("", 2, 2)


@pytest.mark.rule("ALM-CLOSE-01")
def test_everybody_in_turn_order_may_leave_contracts_as_they_are() -> None:
    s = closing(seats=3, guide=1, gold=[9] * 3, goods=["DS", "EV", "SS"], contracts=["02", "03", "09"])
    s.then(*[("close", "finish")] * 3).until("score")
    assert [ask.seat for ask in s.asked] == [1, 2, 0]
    assert s.heard("closed") == [(1,), (2,), (0,)]
    assert [len(p.contracts) for p in s.state.players] == [1, 1, 1]


@pytest.mark.rule("ALM-CLOSE-01")
@pytest.mark.parametrize(("gold", "goods"), [(4, "DS"), (9, "DD")])
def test_both_the_gold_and_the_goods_are_needed(gold: int, goods: str) -> None:
    s = closing(gold=[gold], goods=[goods], contracts=["02"])
    assert s.closing(0) == ["finish"]


@pytest.mark.rule("ALM-CLOSE-01")
@pytest.mark.parametrize(("change", "fee"), [(-2, 3), (-9, 0), (1, 6)])
def test_abilities_change_the_five_gold_but_not_below_zero(
    change: int, fee: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent_contract(monkeypatch, "24", abilities=f"[{{hook: always, do: [{{modify: {{final_fee: {change}}}}}]}}]")
    s = closing(gold=[9], goods=["DS"], contracts=["02"], done=["24"], answers=[("close", "dr-contract-02")])
    assert s.until("score").gold[0] == 9 - fee


# --- what is turned into gold ---------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CLOSE-02")
def test_gold_from_contraband_may_pay_for_a_contract() -> None:
    s = closing(gold=[4], goods=["DS"], contracts=["02"], tokens=["contraband"])
    assert s.closing(0) == ["sell contraband", "finish"]
    s.then(("close", "sell contraband")).step()
    assert s.gold[0] == 13
    assert s.closing(0) == ["dr-contract-02", "finish"]
    s.then(("close", "dr-contract-02")).step()
    assert s.gold[0] == 8


@pytest.mark.rule("ALM-CLOSE-02")
def test_contraband_that_is_left_is_sold_when_one_finishes() -> None:
    s = closing(gold=[4], goods=["DS"], contracts=["02"], tokens=["contraband contraband"])
    s.then(("close", "finish")).step()
    assert (s.gold[0], s.player(0).tokens["contraband"], s.state.removed["contraband"]) == (22, 0, 2)


@pytest.mark.rule("ALM-CLOSE-02")
def test_steps_may_be_taken_in_any_order() -> None:
    s = closing(gold=[9], goods=["DSEV"], contracts=["02 03"], caravans=["01"], tokens=["contraband"])
    s.then(("close", "dr-contract-02"), ("pay_contract", "1 0 0 1 0"), ("close", "sell contraband"))
    s.then(("close", "dr-contract-03")).until("score")
    assert (s.gold[0], len(s.player(0).done)) == (9 - 5 + 9 - 5, 2)


# --- abilities completed now ----------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CLOSE-03")
def test_an_ability_completed_now_works_for_the_next_contract() -> None:
    s = closing(gold=[10], goods=["SSDD"], contracts=["09 02"], answers=[("close", "dr-contract-09")]).step()
    assert s.goods(0) == "DD"
    assert s.closing(0) == ["dr-contract-02", "finish"]


@pytest.mark.rule("ALM-CLOSE-03")
def test_an_ability_completed_now_works_for_the_final_count() -> None:
    goods = "DDVESS"
    s = closing(gold=[5], goods=[goods + "D"], caravans=["02"], contracts=["24"])
    s.then(("close", "dr-contract-24")).until("over")
    assert s.player(0).tally == [0, 9, 0, 0, 0, 0, 1, 33, 0]


@pytest.mark.rule("ALM-CLOSE-03")
def test_what_a_contract_brings_when_completed_is_gained_now_too() -> None:
    s = closing(gold=[9], goods=["EV"], contracts=["03"], answers=[("close", "dr-contract-03")])
    assert s.until("score").player(0).guards == 1


@pytest.mark.rule("ALM-CLOSE-03")
@pytest.mark.parametrize("says", ["{act: {kind: extend_caravan}}", "{draw_contract: {draw: 3, over_limit: true}}"])
def test_caravans_are_not_extended_and_contracts_not_drawn_any_more(says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "03", abilities=f"[{{hook: on_gain, do: [{says}]}}]")
    s = closing(gold=[50], goods=["EV"], contracts=["03"], answers=[("close", "dr-contract-03")])
    s.until("score")
    assert (s.player(0).caravans, s.player(0).contracts, s.gold[0]) == ([], [], 45)


@pytest.mark.rule("ALM-CLOSE-03")
def test_abilities_after_actions_stay_silent_in_a_closing_turn() -> None:
    s = closing(gold=[9], goods=["DS"], contracts=["02"], done=["11"], answers=[("close", "dr-contract-02")])
    s.until("score")
    assert (s.gold[0], s.heard("ability")) == (4, [])


@pytest.mark.rule("ALM-CLOSE-03")
@pytest.mark.parametrize(("gold", "left", "done"), [(12, 2, 2), (9, 4, 1)])
def test_a_contract_completed_through_an_ability_costs_five_gold_as_well(
    gold: int, left: int, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent_contract(monkeypatch, "03", abilities="[{hook: on_gain, do: [{act: {kind: complete_contract}}]}]")
    s = closing(gold=[gold], goods=["EVDS"], contracts=["03 02"], done=["11"], answers=[("close", "dr-contract-03")])
    s.step()
    assert (s.gold[0], len(s.player(0).done)) == (left, 1 + done)


# --- the screens are lifted -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CLOSE-04")
def test_who_could_only_finish_is_not_asked() -> None:
    s = closing(gold=[9, 9], contracts=["02"], tokens=["contraband"]).until("score")
    assert s.asked == []
    assert s.gold == [18, 9]


@pytest.mark.rule("ALM-CLOSE-04")
def test_when_all_have_finished_gold_and_contracts_lie_open() -> None:
    match = as_match(closing(gold=[7, 9], goods=["", "DS"], contracts=["01", "02"]))
    assert [q.seat for q in questions(match)] == [0]
    reply(match, "finish")
    assert [q.seat for q in questions(match)] == [1]
    for viewer in (None, 1):
        assert match.view(viewer)["players"][0]["gold"] == Hidden()
        assert match.view(viewer)["players"][0]["contracts"] == [Hidden(None)]
    reply(match, "finish")
    assert match.over
    for viewer in (None, 0, 1):
        assert [p["tally"][SOURCES.index("gold")] for p in match.view(viewer)["players"]] == [7, 9]
        assert [p["contracts"] for p in match.view(viewer)["players"]] == [p.contracts for p in match.state.players]
