"""Abilities: their moments, their order, what adds up, and which rule wins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from dragonroads.games.almanac.cards import Ability
from dragonroads.library.problems import BadContent
from tests.games.almanac.invented import invent_caravan, invent_contract
from tests.games.almanac.made_up import on_made_up_page, written
from tests.games.almanac.moments import closing, ending
from tests.games.almanac.situations import Situation, content, contract, facing, on_page

X = 0
PAYS = "do: [{gain: {gold: 1}}]"


def power(name: str) -> str:
    """How the ability of a contract is named among others."""
    return str(content().powers_of_contract[contract(name)][0])


def turn_of(seat: int, s: Situation, space: str) -> Situation:
    """A seat places on a space."""
    s.state.turn = seat
    return s.place(space)


# --- moments --------------------------------------------------------------------------------------------------------


MOMENTS: dict[str, tuple[Callable[..., Situation], str, str]] = {
    "arrival": (partial(on_page, 2, phase="arrive"), "turn", "arrived ability market"),
    "before_bid": (partial(ending, answers=[("bid", "0")] * 2), "road", "retrieved ability bids_shown"),
    "before_fight_roll": (partial(facing, "a1", dice=[X, X]), "clean_up", "ability fight_roll"),
    "after_fight_roll": (partial(facing, "a1", dice=[X, X]), "clean_up", "fight_roll ability paid_gold"),
    "on_fight_lost": (partial(facing, "a1", dice=[X, X]), "clean_up", "fight_roll paid_gold ability"),
    "on_fight_won": (partial(facing, "a1", dice=[5], guards=[1]), "clean_up", "fight_roll gained_gold ability"),
    "closing": (closing, "score", "ability closed"),
}
"""For each moment a journey shortly before it, the phase shortly after it, and what happens around it."""


@pytest.mark.rule("ALM-TRIG-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_ability_works_at_its_own_moment_and_at_no_other(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities=f"[{{hook: {moment}, {PAYS}}}]")
    start, until, around = MOMENTS[moment]
    s = start(seats=2, done=["24"]).until(until)
    happened = [kind for kind, *_ in s.told if kind in around.split()]
    assert happened[: len(around.split())] == around.split()
    assert len(s.heard("ability")) == 1


@pytest.mark.rule("ALM-TRIG-01")
def test_an_ability_of_getting_a_card_or_of_an_action_works_then(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_caravan(monkeypatch, "01", abilities=f"[{{hook: on_gain, {PAYS}}}]")
    invent_contract(monkeypatch, "24", abilities=f"[{{hook: after_action, action: gain_goods, {PAYS}}}]")
    s = on_page(1, seats=2, done=["24"], display="01 09", gold=[2]).place("a1")
    assert s.heard("gained_gold") == [(0, 1)]
    turn_of(0, s, "b1")
    assert s.heard("gained_gold") == [(0, 1), (0, 1)]


@pytest.mark.rule("ALM-TRIG-01")
def test_what_always_works_and_what_counts_at_the_end_is_never_carried_out() -> None:
    s = closing(done=["15 16"]).until("over")
    assert s.heard("ability") == []
    assert (s.strength(0), s.player(0).tally[6]) == (5, 4)


@pytest.mark.rule("ALM-TRIG-01")
@pytest.mark.parametrize(
    ("ability", "complaint"),
    [
        (f"{{hook: at_midnight, {PAYS}}}", "at_midnight"),
        (f"{{hook: after_action, {PAYS}}}", "action"),
        (f"{{hook: arrival, action: gain_goods, {PAYS}}}", "action"),
        ("{hook: arrival, do: [{modify: {strength: 1}}]}", "modify"),
        ("{hook: arrival, do: [{score: {per: goods, fame: 1}}]}", "score"),
    ],
)
def test_a_card_for_any_other_moment_is_refused(ability: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        written(ability, Ability)


# --- order ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-02")
@pytest.mark.parametrize(("answer", "gold"), [("yes", 12), ("no", 9)])
def test_only_what_one_may_do_is_asked(answer: str, gold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: arrival, do: [{gain: {gold: 3}, may: true}]}]")
    s = on_page(2, seats=2, phase="arrive", gold=[9, 9], done=["24", "04"], answers=[("may", answer)]).until("market")
    assert [(ask.seat, ask.kind) for ask in s.asked] == [(0, "may")]
    assert s.gold == [gold, 11]


@pytest.mark.rule("ALM-TRIG-02")
def test_owners_of_abilities_go_in_turn_order() -> None:
    s = on_page(2, phase="arrive", guide=1, done=["04", "18"], caravans=["", "", "27"]).until("market")
    assert [seat for seat, _ in s.heard("ability")] == [1, 2, 0]


@pytest.mark.rule("ALM-TRIG-02")
def test_everybody_chooses_which_of_the_own_abilities_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities=f"[{{hook: after_action, action: gain_goods, {PAYS}}}]")
    s = on_page(1, done=["17 24"], answers=[("ability_next", power("24"))]).place("b1")
    assert s.asked[1].options == [power("17"), power("24")]
    assert [str(used) for _, used in s.heard("ability")] == [power("24"), power("17")]


@pytest.mark.rule("ALM-TRIG-02")
def test_abilities_that_one_may_use_are_put_in_order_too(monkeypatch: pytest.MonkeyPatch) -> None:
    may = "do: [{gain: {gold: 1}, may: true}]"
    for name in ("23", "24"):
        invent_contract(monkeypatch, name, abilities=f"[{{hook: after_action, action: gain_goods, {may}}}]")
    answers = [("ability_next", power("24")), ("may", "yes"), ("may", "no")]
    s = on_page(1, done=["23 24"], answers=answers).place("b1")
    assert [ask.kind for ask in s.asked] == ["place", "ability_next", "may", "may"]


# --- sums, names, pauses --------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-03")
def test_bonuses_of_several_sources_add_up() -> None:
    s = facing("a1", seats=2, caravans=["10"], done=["20"], dice=[X, X, X, X], answers=[("reroll", "again")] * 2)
    assert [seat for seat, *_ in s.until("clean_up").heard("fight_roll")] == [0, 0, 0, 1]
    assert "f2" in on_page(1, caravans=["18"], done=["02"], contracts=["03 04 05"]).spaces(0)
    assert on_page(1, caravans=["18"], done=["02"], contracts=["03 04 05 06"]).closed(0)["f2"] == "enough_contracts"


@pytest.mark.rule("ALM-TRIG-03")
def test_what_works_once_per_round_does_so_for_every_card_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    once = f"[{{hook: after_action, action: gain_goods, limit: round, {PAYS}}}]"
    for name in ("23", "24"):
        invent_contract(monkeypatch, name, abilities=once)
    s = on_page(1, seats=2, done=["23 24"]).place("b1")
    assert s.heard("gained_gold") == [(0, 1), (0, 1)]
    assert turn_of(0, s, "d1").heard("gained_gold") == [(0, 1), (0, 1)]


@pytest.mark.rule("ALM-TRIG-04")
@pytest.mark.parametrize(
    ("page", "space", "answers", "reacts"),
    [
        (4, "a1", [], True),
        (4, "l1", [("gain_good", "everice")], False),
        (4, "a2", [("shop", "good"), ("gain_good", "everice")], False),
    ],
)
def test_an_ability_about_gaining_goods_answers_to_that_action_only(
    page: int, space: str, answers: list[tuple[str, str]], reacts: bool
) -> None:
    s = on_page(page, seats=2, done=["17"], answers=answers).place(space)
    assert bool(s.heard("ability")) is reacts


@pytest.mark.rule("ALM-TRIG-04")
def test_an_ability_about_selling_goods_does_not_answer_to_the_shop_or_to_an_action_of_the_page() -> None:
    sold = on_page(2, goods=["D"], caravans=["23"]).place("a5")
    assert sold.heard("gained_gold") == [(0, 6), (0, 2)]
    shop = on_page(2, goods=["D"], caravans=["23"], answers=[("shop", "sell")]).place("b2")
    assert shop.heard("gained_gold") == [(0, 3)]
    fair = on_made_up_page(
        "action: fair", actions="fair = do: [{sell_goods: {good: dewleaf, price: 5}}]", goods=["D"], caravans=["23"]
    )
    assert fair.place("a1").heard("gained_gold") == [(0, 5)]


@pytest.mark.rule("ALM-TRIG-04")
def test_an_action_granted_by_a_card_is_that_action() -> None:
    answers = [("face", "special"), ("choose", "file_contract")]
    s = facing("e3", seats=2, gold=[9, 9], goods=["DS"], contracts=["02"], done=["11"], answers=answers).step().step()
    assert s.heard("completed") == [(0, contract("02"))]
    assert s.gold[0] == 9 - 1 - 3 + 3


@pytest.mark.rule("ALM-TRIG-05")
def test_an_effect_may_ask_somebody_who_is_not_on_turn_and_then_goes_on() -> None:
    answers = [("pledge", "3"), ("pledge", "3"), ("pledge", "3"), *[("gain_good", "everice")] * 3]
    s = facing("c4", gold=[9, 9, 9], answers=answers).step().step()
    assert [ask.seat for ask in s.asked if ask.kind == "gain_good"] == [0, 1, 2]
    assert [p.fame for p in s.state.players] == [4, 4, 4]


# --- precedence -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-06")
def test_a_token_beats_the_book_and_a_page_beats_the_book() -> None:
    passing = on_page(1, tokens=["bedroll"]).place("pass bedroll")
    assert passing.asked[0].options[-1] == "pass bedroll"
    assert passing.heard("passed") == [(0, "bedroll")]
    stacked = on_page(14, seats=2, gold=[9, 9]).place("a1", "a1")
    assert stacked.at("a1") == "01"


@pytest.mark.rule("ALM-TRIG-06")
def test_a_token_beats_the_page() -> None:
    s = on_page(8, seats=2, tokens=["", "bottled_lightning"]).place("a1")
    assert "a3" not in s.spaces(1)
    assert "a3 worker+bottled_lightning" in s.spaces(1)
