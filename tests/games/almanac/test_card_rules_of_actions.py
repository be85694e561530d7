"""What holds for all cards: contracts they swap, actions they grant, what they count, and contraband."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.invented import invent_contract, invent_encounter
from tests.games.almanac.moments import closing
from tests.games.almanac.situations import caravan, content, contract, facing, on_page

X = 0


# --- contracts and actions a card grants ----------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-18")
def test_swapping_contracts_returns_one_then_draws_three_and_keeps_one() -> None:
    s = facing("b4", seats=2, contracts=["02 03"], done=["01"], answers=[("choose", "trade_papers_as_guide")])
    deck = s.state.contract_deck
    drawn = list(reversed(deck[-3:]))
    kept = content().contracts[drawn[1]].id
    s.then(("return_contract", "dr-contract-02"), ("keep_contract", kept)).step().step()
    assert s.asked[-1].options == [content().contracts[card].id for card in drawn]
    assert s.player(0).contracts == [contract("03"), drawn[1]]
    assert set(s.state.contract_deck[:3]) == {contract("02"), drawn[0], drawn[2]}
    assert [(ask.kind, ask.private) for ask in s.asked] == [
        ("choose", False),
        ("return_contract", True),
        ("keep_contract", True),
    ]


@pytest.mark.rule("ALM-CARD-18")
@pytest.mark.parametrize(("over_limit", "contracts"), [("false", 2), ("true", 3)])
def test_only_a_card_that_says_so_lets_one_go_above_the_limit(
    over_limit: str, contracts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = f"{{draw: 3, keep: 2, over_limit: {over_limit}}}"
    invent_contract(monkeypatch, "03", abilities=f"[{{hook: on_gain, do: [{{draw_contract: {draw}}}]}}]")
    s = on_page(1, goods=["EV"], contracts=["03 01"])
    top = [content().contracts[card].id for card in reversed(s.state.contract_deck[-3:])]
    s.then(*(("keep_contract", one) for one in top[: contracts - 1])).place("f1")
    assert len(s.player(0).contracts) == contracts


@pytest.mark.rule("ALM-CARD-19")
def test_a_card_can_grant_one_of_the_six_actions_without_a_worker() -> None:
    answers = [("face", "special"), ("choose", "file_contract")]
    s = facing("e3", seats=2, gold=[9], goods=["DS"], contracts=["02"], done=["11"], answers=answers).step().step()
    assert (s.player(0).workers, s.player(0).done[-1]) == (3, contract("02"))
    assert s.heard("gained_gold") == [(0, 3)]


@pytest.mark.rule("ALM-CARD-19", "ALM-TRIG-02")
def test_abilities_that_react_to_a_granted_action_are_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    may = "do: [{gain: {gold: 1}, may: true}]"
    for name in ("23", "24"):
        invent_contract(monkeypatch, name, abilities=f"[{{hook: after_action, action: complete_contract, {may}}}]")
    last = content().powers_of_contract[contract("24")][0]
    answers = [("face", "special"), ("choose", "file_contract"), ("ability_next", str(last))]
    s = facing("e3", seats=2, gold=[9], goods=["DS"], contracts=["02"], done=["23 24"], answers=answers)
    s.then(("may", "yes"), ("may", "no")).step().step()
    assert [ask.kind for ask in s.asked][-3:] == ["ability_next", "may", "may"]


@pytest.mark.rule("ALM-CARD-19")
def test_a_granted_action_may_have_another_price(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = "[{hook: on_gain, do: [{act: {kind: extend_caravan, discount: 3}}]}]"
    invent_contract(monkeypatch, "03", abilities=cheap)
    s = on_page(1, gold=[1], goods=["EV"], contracts=["03"], display="07 16 12").place("f1")
    assert s.player(0).caravans == [caravan("07")]
    assert s.gold[0] == 0


# --- what a card counts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-20")
@pytest.mark.parametrize(
    ("per", "more", "counted"),
    [
        ("crates", {"caravans": ["01"], "done": ["21"], "tokens": ["camel"]}, 10),
        ("caravan_cards", {"caravans": ["01 02"]}, 2),
        ("contracts_done", {"done": ["02 03"]}, 3),
        ("goods", {"goods": ["DDE"], "tokens": ["tourist"]}, 3),
        ("good_types", {"goods": ["DDE"], "tokens": ["contraband"]}, 2),
        ("workers", {"workers": [5]}, 5),
        ("strength", {"guards": [2], "caravans": ["07"]}, 9),
    ],
)
def test_cards_count_what_is_a_players_own(
    per: str, more: dict[str, Any], counted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent_contract(monkeypatch, "24", abilities=f"[{{hook: scoring, do: [{{score: {{per: {per}, fame: 1}}}}]}}]")
    done = [f"24 {' '.join(more.pop('done', []))}".strip()]
    assert closing(done=done, **more).until("over").player(0).tally[6] == counted


@pytest.mark.rule("ALM-CARD-20")
def test_resting_workers_count_and_those_behind_the_screen_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(
        monkeypatch,
        "a1",
        fight="{strength: 6, win: [], lose: [{lose: {rest: 1}}, {gain: {gold: {per: workers}}}], "
        "win_text: Won., lose_text: Lost.}",
    )
    s = facing("a1", seats=2, workers=[4], dice=[X, X]).until("clean_up")
    assert s.heard("gained_gold") == [(0, 4), (1, 3)]


@pytest.mark.rule("ALM-CARD-20")
@pytest.mark.parametrize(("caravans", "fame"), [("05", 3), ("05 07", 4), ("05 01", 4)])
def test_shares_are_rounded_down(caravans: str, fame: int) -> None:
    assert closing(caravans=[caravans]).until("over").player(0).tally[6] == fame


# --- contraband -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-21")
def test_contraband_takes_the_place_of_one_good_of_any_kind_and_leaves_the_game() -> None:
    s = on_page(1, goods=["D"], contracts=["02"], tokens=["contraband"]).place("f1")
    assert (s.goods(0), s.player(0).tokens["contraband"], s.state.removed["contraband"]) == ("", 0, 1)
    assert s.heard("spent_token") == [(0, "contraband")]


@pytest.mark.rule("ALM-CARD-21")
def test_no_more_than_one_piece_of_contraband_pays_for_a_contract() -> None:
    s = on_page(1, contracts=["02"], tokens=["contraband contraband"])
    assert s.closed(0)["f1"] == "no_contract_ready"
    choice = on_page(1, goods=["DS"], contracts=["02"], tokens=["contraband contraband"])
    choice.then(("pay_contract", "1 0 0 0 1")).place("f1")
    assert sorted(choice.asked[1].options) == ["0 0 0 1 1", "1 0 0 0 1", "1 0 0 1 0"]
    assert (choice.goods(0), choice.player(0).tokens["contraband"]) == ("S", 1)


@pytest.mark.rule("ALM-CARD-21")
def test_contraband_pays_in_a_closing_turn_and_for_nothing_but_contracts() -> None:
    s = closing(gold=[5], goods=["D"], contracts=["02"], tokens=["contraband"], answers=[("close", "dr-contract-02")])
    assert len(s.step().player(0).done) == 1
    shop = on_page(1, gold=[9], tokens=["contraband tourist"], display="03 13 17")
    assert shop.closed(0)["a1"] == "no_caravan_affordable"
    key = on_page(16, goods=["DEV"], tokens=["contraband"])
    assert key.closed(0)["s3"] == "costs_goods"
