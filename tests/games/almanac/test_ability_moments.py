"""When abilities work: as a card comes, after actions, before bids, around fights, and actions they grant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.conftest import Own, fame
from tests.games.almanac.invented import invent_caravan
from tests.games.almanac.situations import content, contract, facing, on_page

# --- moments ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-01")
def test_the_new_crates_of_a_card_hold_what_the_card_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_caravan(monkeypatch, "05", abilities="[{hook: on_gain, do: [{gain: {goods: {any: 2}}}]}]")
    s = on_page(1, seats=2, gold=[5], goods=["DDDD"], display="05 26")
    s.then(("gain_good", "everice"), ("gain_good", "skyfish")).place("a1")
    assert s.goods(0) == "DDDDVS"


@pytest.mark.rule("ALM-CARD-01", "ALM-CARD-05")
def test_a_bought_card_pays_first_then_what_it_does_when_gained_then_what_follows_the_action(
    monkeypatch: pytest.MonkeyPatch, owning: Own
) -> None:
    done = owning("{hook: after_action, action: extend_caravan, do: [{gain: {gold: 2}}]}")
    invent_caravan(monkeypatch, "16", abilities="[{hook: on_gain, do: [{gain: {gold: {per: workers}}}]}]")
    s = on_page(1, seats=2, gold=[15], done=[done], display="16 26").place("a1")
    events = [kind for kind, *_ in s.told if kind in ("paid_gold", "gained_worker", "gained_gold")]
    assert events == ["paid_gold", "gained_worker", "gained_gold", "gained_gold"]
    assert [amount for _, amount in s.heard("gained_gold")] == [4, 2]


@pytest.mark.rule("ALM-TRIG-04")
@pytest.mark.parametrize(
    ("action", "space", "more", "answers"),
    [
        ("visit_shop", "e2", {}, [("shop", "guard")]),
        ("sell_goods", "d2", {"goods": ["V"]}, []),
        ("gain_goods", "b1", {}, []),
        ("complete_contract", "f1", {"goods": ["DS"], "contracts": ["02"]}, []),
        ("extend_caravan", "a1", {"display": "01 26"}, []),
        ("gain_contract", "f2", {}, [("keep_contract", "")]),
    ],
)
def test_an_ability_answers_to_the_action_it_names_and_to_no_other(
    owning: Own, action: str, space: str, more: dict[str, Any], answers: list[tuple[str, str]]
) -> None:
    for named in ("visit_shop", "sell_goods", "gain_goods", "complete_contract", "extend_caravan", "gain_contract"):
        done = owning(f"{{hook: after_action, action: {named}, do: [{{gain: {{fame: 1}}}}]}}")
        s = on_page(1, seats=2, gold=[2], done=[done], **more)
        top = content().contracts[s.state.contract_deck[-1]].id
        s.then(*[(kind, name or top) for kind, name in answers]).place(space)
        assert fame(s)[0] == (named == action), named


@pytest.mark.rule("ALM-TRIG-04", "ALM-CARD-20")
@pytest.mark.parametrize(("sold", "gold"), [("2", 10), ("3", 18)])
def test_goods_sold_in_an_action_can_be_counted_after_it(owning: Own, sold: str, gold: int) -> None:
    do = "{hook: after_action, action: sell_goods, do: [{gain: {gold: 3}, if: {count: sold, min: 3}}]}"
    s = on_page(1, seats=2, gold=[0], goods=["VVV"], done=[owning(do)]).then(("sell_amount", sold)).place("d2")
    assert s.gold[0] == gold


@pytest.mark.rule("ALM-TRIG-01")
def test_an_ability_can_work_before_every_bid_for_the_guide(owning: Own) -> None:
    done = owning("{hook: before_bid, do: [{gain: {gold: 1}}]}")
    s = on_page(1, seats=2, gold=[0, 0], done=["", done], workers=[1, 1]).place("b1", "c1").until("bid")
    assert s.gold == [0, 1]
    assert [kind for kind, *_ in s.told if kind in ("retrieved", "ability")] == ["retrieved", "ability"]


@pytest.mark.rule("ALM-TRIG-01", "ALM-CARD-22")
@pytest.mark.parametrize(
    ("hook", "roll", "told"),
    [
        ("before_fight_roll", 4, ["ability", "fight_roll", "gained_gold"]),
        ("after_fight_roll", 4, ["fight_roll", "ability", "gained_gold"]),
        ("on_fight_won", 4, ["fight_roll", "gained_gold", "ability"]),
        ("on_fight_lost", 4, ["fight_roll", "gained_gold"]),
        ("on_fight_lost", 0, ["fight_roll", "paid_gold", "ability"]),
        ("on_fight_won", 0, ["fight_roll", "paid_gold"]),
    ],
)
def test_an_ability_can_work_before_and_after_the_roll_and_its_result(
    owning: Own, hook: str, roll: int, told: list[str]
) -> None:
    done = owning(f"{{hook: {hook}, do: [{{gain: {{fame: 1}}}}]}}")
    s = facing("a1", seats=2, gold=[5, 0], done=[done], dice=[roll]).step().step()
    assert [kind for kind, *_ in s.told if kind in ("ability", "fight_roll", "gained_gold", "paid_gold")] == told


@pytest.mark.rule("ALM-TRIG-01")
def test_an_ability_can_work_when_its_owner_closes(owning: Own) -> None:
    done = owning("{hook: closing, do: [{gain: {gold: 5}}]}")
    s = on_page(15, seats=2, gold=[0, 0], done=[done])
    s.state.phase, s.state.queue = "close", [0, 1]
    assert s.until("score").gold == [5, 0]


@pytest.mark.rule("ALM-CARD-05", "ALM-TRIG-03")
def test_one_card_may_have_abilities_of_two_moments(owning: Own) -> None:
    both = ("{hook: on_gain, do: [{gain: {guard: 1}}]}", "{hook: always, do: [{modify: {guard_strength: 1}}]}")
    s = on_page(1, seats=2, goods=["D"], contracts=[owning(*both)]).place("f1")
    assert (s.player(0).guards, s.strength(0)) == (1, 2 + 3)


# --- acting and drawing without a worker ------------------------------------------------------------------------------

EXTEND = "{hook: on_gain, do: [{act: {kind: extend_caravan, discount: 3}, may: true}]}"
COMPLETE = "{hook: on_gain, do: [{act: {kind: complete_contract}, may: true}]}"


@pytest.mark.rule("ALM-CARD-19", "ALM-CARD-02")
@pytest.mark.parametrize(("card", "gold", "left"), [("02", 1, 0), ("01", 0, 0), ("01", 5, 5)])
def test_a_card_may_extend_the_caravan_at_another_price(owning: Own, card: str, gold: int, left: int) -> None:
    s = on_page(1, seats=2, gold=[gold], goods=["D"], contracts=[owning(EXTEND)], display=f"{card} 26")
    s.then(("may", "yes")).place("f1")
    assert (len(s.player(0).caravans), s.gold[0], s.player(0).placed) == (1, left, 1)


@pytest.mark.rule("ALM-CARD-19")
def test_an_action_that_a_card_grants_may_be_declined_or_be_impossible(owning: Own) -> None:
    s = on_page(1, seats=2, gold=[5], goods=["D"], contracts=[owning(EXTEND)], display="01 26")
    assert s.then(("may", "no")).place("f1").player(0).caravans == []
    s = on_page(1, seats=2, gold=[0], goods=["D"], contracts=[owning(EXTEND)], display="02 26").place("f1")
    assert (s.player(0).caravans, [ask.kind for ask in s.asked]) == ([], ["place"])


@pytest.mark.rule("ALM-CARD-19", "ALM-TRIG-04")
def test_an_action_that_a_card_grants_is_the_same_action(owning: Own) -> None:
    s = on_page(1, seats=2, gold=[0], goods=["DDS"], contracts=[f"{owning(COMPLETE)} 02"], done=["11"])
    s.then(("do_contract", "dr-contract-09"), ("may", "yes")).place("f1")
    assert (s.player(0).done[-2:], s.gold[0]) == ([contract("09"), contract("02")], 3 + 3)


@pytest.mark.rule("ALM-CARD-18", "ALM-STD-15")
@pytest.mark.parametrize(("over_limit", "kept"), [("", 0), (", over_limit: true", 1)])
def test_only_a_card_that_says_so_draws_a_contract_above_the_limit(owning: Own, over_limit: str, kept: int) -> None:
    own = owning(f"{{hook: on_gain, do: [{{draw_contract: {{draw: 2{over_limit}}}, may: true}}]}}")
    s = on_page(1, seats=2, goods=["D"], contracts=[f"{own} 03 04"])
    names = [content().contracts[card].id for card in reversed(s.state.contract_deck)][:2]
    s.then(*[("may", "yes"), ("keep_contract", names[1])] * kept).place("f1")
    assert s.player(0).contracts == [contract("03"), contract("04"), *[contract(names[1])] * kept]
    assert [ask.options for ask in s.asked[1:]] == [["yes", "no"], names] * kept
