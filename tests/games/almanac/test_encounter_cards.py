"""Every encounter: who begins, what a fight is worth, the other way out, and what the Guide gets from the banner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.situations import Situation, content, facing

Answers = list[tuple[str, str]]
FIGHT, SPECIAL = ("face", "fight"), ("face", "special")
GIVE_ONE = [("give_good", "dewleaf")]
TWO_GOODS = [("gain_good", "everice"), ("gain_good", "skyfish")]
LED_BY = {
    "guide_first": "a1 a3 b2 b4 c3 d1 d4 e3 e4",
    "guide_last": "a2 a4 b1 c2 c4 d3 e1",
    "guide_picks": "b3 d2",
    "weakest_first": "c1 e2",
}
OPTIONAL = ["a2", "b3", "c2", "c3", "d3", "e3"]
EVERYONE = ["b2", "c3", "d2", "e2"]
FIGHTS = ["a1", "a2", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3"]


def order_of(card: str) -> str:
    """What its banner should say."""
    return next(order for order, cards in LED_BY.items() if card in cards.split())


def meet(card: str, answers: Answers | None = None, **more: Any) -> Situation:
    """The whole encounter."""
    return facing(card, answers=answers or [], **more).until("clean_up")


def test_the_tables_name_every_card() -> None:
    named = sorted(card for cards in LED_BY.values() for card in cards.split())
    assert named == [card.id.rpartition("-")[2] for card in content().encounters]


# --- who acts when ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-03")
@pytest.mark.parametrize("card", FIGHTS)
def test_the_banner_says_in_which_order_a_fight_is_fought(card: str) -> None:
    answers = [("first_player", "0")] if order_of(card) == "guide_picks" else []
    answers += [FIGHT] * 3 if card in OPTIONAL and card not in ("a2", "d3") else []
    s = meet(card, answers, guide=1, gold=[0, 0, 0], guards=[2, 1, 0])
    seats = [seat for seat, *_ in s.heard("fight_roll")]
    expected = {
        "guide_first": [1, 2, 0],
        "guide_last": [2, 0, 1],
        "guide_picks": [0, 1, 2],
        "weakest_first": [2, 1, 0],
    }
    assert seats == expected[order_of(card)]


@pytest.mark.rule("ALM-ENC-03", "ALM-CARD-11")
def test_equally_weak_caravans_go_in_turn_order_and_the_help_of_the_banner_is_not_counted() -> None:
    s = meet("c1", guide=2, seats=4, guards=[1, 0, 0, 0])
    assert [seat for seat, *_ in s.heard("fight_roll")] == [2, 3, 1, 0]


@pytest.mark.rule("ALM-ENC-03", "ALM-ENC-07")
@pytest.mark.parametrize(
    ("card", "asked", "answers"),
    [
        ("a3", [1, 1, 2, 0], [("name_good", "dewleaf")] + [("exchange", "0")] * 3),
        ("a4", [2, 0, 1, 1], [("exchange", "0")] * 3 + [("gain_good", "dewleaf")]),
        ("b4", [1, 2, 0], [("choose", "walk_on")] * 3),
        ("c4", [2, 0, 1], [("pledge", "0")] * 3),
        ("d4", [1, 1, 2, 0], [("stand_aside", "join")] + [("bid", "0")] * 3),
        ("e4", [1, 1, 1, 2, 2, 0, 0], [("name_good", "dewleaf")] + [("exchange", "0")] * 6),
    ],
)
def test_everybody_resolves_a_special_once_in_the_order_of_the_banner(
    card: str, asked: list[int], answers: Answers
) -> None:
    s = meet(card, answers, guide=1, gold=[5] * 3, goods=["D"] * 3, contracts=["01", "02", "03"])
    assert [ask.seat for ask in s.asked] == asked


@pytest.mark.rule("ALM-ENC-04", "ALM-ENC-05")
@pytest.mark.parametrize("card", FIGHTS)
def test_a_fight_is_over_at_the_first_win_unless_everyone_fights(card: str) -> None:
    answers: Answers = [("first_player", "0")] if order_of(card) == "guide_picks" else []
    rewards = {"a2": TWO_GOODS, "d2": TWO_GOODS, "d3": TWO_GOODS}.get(card, [])
    fights = 3 if card in EVERYONE else 1
    for _ in range(fights):
        answers += ([FIGHT] if card in OPTIONAL else []) + rewards
    s = meet(card, answers, gold=[9] * 3, goods=["D"] * 3, guards=[4, 4, 4], dice=[5, 5, 5])
    assert [won for *_, won in s.heard("fight_roll")] == [True] * fights


# --- what a fight is worth --------------------------------------------------------------------------------------------

# Card, guards, the least roll that wins with them (2 shields, 2 for each guard), what is won, what is lost.
# The fighter has 10 gold and the goods DEE, sits beside the Guide and gets no help from the banner.
STAKES: list[tuple[str, int, int, dict[str, Any], dict[str, Any]]] = [
    ("a1", 0, 4, {"gold": 16}, {"gold": 8}),
    ("a2", 1, 3, {"goods": "DEEVS"}, {"goods": "EE"}),
    ("b1", 1, 4, {"gold": 18}, {"goods": "EE"}),
    ("b2", 1, 3, {"gold": 14}, {"goods": "E"}),
    ("b3", 1, 4, {"guards": 2, "fame": 4}, {"gold": 7}),
    ("c1", 2, 3, {"gold": 18, "fame": 3}, {"goods": "E"}),
    ("c2", 2, 3, {"gold": 20}, {"gold": 5}),
    ("c3", 2, 2, {"gold": 12, "guards": 3}, {"resting": 1}),
    ("d1", 2, 4, {"gold": 19, "fame": 3}, {"resting": 1}),
    ("d2", 2, 3, {"goods": "DEEVS"}, {"goods": "E"}),
    ("d3", 2, 3, {"gold": 15, "goods": "DEEVS"}, {"gold": 5}),
    ("e1", 2, 4, {"gold": 14, "fame": 10}, {"gold": 5}),
    ("e2", 2, 4, {"gold": 16}, {"goods": "E"}),
    ("e3", 2, 4, {"fame": 12}, {"gold": 7, "goods": "EE"}),
]
LOSING: dict[str, Answers] = {
    "a2": GIVE_ONE,
    "b2": [("choose", "drop_cargo"), *GIVE_ONE],
    "c1": GIVE_ONE,
    "e2": GIVE_ONE,
    "e3": GIVE_ONE,
}


def at_stake(s: Situation, seat: int) -> dict[str, Any]:
    """Everything of a player that a fight can change."""
    p = s.player(seat)
    return {"gold": p.gold, "goods": s.goods(seat), "fame": p.fame, "guards": p.guards, "resting": p.aside}


def fought(card: str, roll: int, guards: int, outcome: Answers) -> dict[str, Any]:
    """What has changed for the Guide's neighbour; the Guide has nothing and rolls an X."""
    order = order_of(card)
    goes_second = order in ("guide_first", "weakest_first")
    answers: Answers = [("first_player", "1")] if order == "guide_picks" else []
    answers += [FIGHT] if card in ("c3", "e3") else []
    answers += ([FIGHT] if card in OPTIONAL else []) + outcome
    answers += [FIGHT] if card in ("b3", "c2") else []
    dice = [0] * goes_second + [roll, 0]
    table = facing(card, seats=2, gold=[0, 10], goods=["", "DEE"], caravans=["", "01"], guards=[0, guards])
    table.answers, table.dice = answers, dice
    before = at_stake(table, 1)
    after = at_stake(table.until("clean_up"), 1)
    return {what: value for what, value in after.items() if value != before[what]}


@pytest.mark.rule("ALM-FIGHT-01", "ALM-ENC-08", "ALM-ENC-10")
@pytest.mark.parametrize(("card", "guards", "roll", "won", "lost"), STAKES)
def test_a_fight_that_reaches_the_strength_of_the_card_is_won(
    card: str, guards: int, roll: int, won: dict[str, Any], lost: dict[str, Any]
) -> None:
    assert fought(card, roll, guards, TWO_GOODS if "goods" in won else []) == won


@pytest.mark.rule("ALM-FIGHT-01", "ALM-ENC-08")
@pytest.mark.parametrize("is_x", [False, True])
@pytest.mark.parametrize(("card", "guards", "roll", "won", "lost"), STAKES)
def test_one_less_or_an_x_is_lost(
    card: str, guards: int, roll: int, won: dict[str, Any], lost: dict[str, Any], is_x: bool
) -> None:
    face, guards = (0, 6) if is_x else (roll - 1, guards)  # even six guards are no help against an X
    assert fought(card, face, guards, LOSING.get(card, [])) == lost


# --- what the Guide gets from the banner ------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-11")
@pytest.mark.parametrize(("card", "help_"), [("c1", 1), ("c3", 1), ("d1", 2), ("e2", 1), ("a1", 0), ("e1", 0)])
def test_a_banner_may_lend_strength_to_the_guide_alone(card: str, help_: int) -> None:
    s = meet(card, [FIGHT] * 3 if card in OPTIONAL else [], guide=1, gold=[0] * 3)
    assert {seat: own for seat, own, *_ in s.heard("fight_roll")} == {0: 2, 1: 2 + help_, 2: 2}
    assert s.strength(1) == 2


@pytest.mark.rule("ALM-CARD-11")
def test_the_thornbacks_do_a_losing_guide_no_harm() -> None:
    s = meet("b2", seats=2)
    assert [won for *_, won in s.heard("fight_roll")] == [False, False]
    assert [p.aside for p in s.state.players] == [0, 1]


@pytest.mark.rule("ALM-CARD-12", "ALM-CARD-09")
@pytest.mark.parametrize(("goods", "asked"), [("DE", ["drop_cargo", "rest_worker"]), ("D", None)])
def test_losing_to_the_thornbacks_costs_two_goods_or_the_rest_of_a_worker(goods: str, asked: list[str] | None) -> None:
    s = meet("b2", [("choose", "rest_worker")], seats=2, goods=["", goods])
    assert [ask.options for ask in s.asked] == ([asked] if asked else [])
    assert (s.goods(1), s.player(1).aside, s.player(1).workers) == (goods, 1, 2)


@pytest.mark.rule("ALM-CARD-09")
def test_a_resting_worker_comes_back_at_the_end_of_the_next_round_and_the_last_one_never_rests() -> None:
    s = meet("d1", seats=2, workers=[3, 1])
    assert [(p.workers, p.aside) for p in s.state.players] == [(2, 1), (1, 0)]
    s.state.phase = "retrieve"
    assert s.step().player(0).workers == 3


@pytest.mark.rule("ALM-CARD-08")
@pytest.mark.parametrize(("dice", "left"), [([0, 0, 0], "VS"), ([0, 3, 0], "EV"), ([0, 1, 1], "DS")])
def test_goods_lost_to_ghosts_are_drawn_piece_by_piece(dice: list[int], left: str) -> None:
    s = meet("d2", [("first_player", "0")], seats=2, goods=["DEVS"], dice=dice)
    assert s.goods(0) == left


@pytest.mark.rule("ALM-ENC-09")
@pytest.mark.parametrize("card", ["a1", "b1", "c1", "d2", "e1"])
def test_whoever_has_nothing_loses_nothing(card: str) -> None:
    answers = [("first_player", "0")] if order_of(card) == "guide_picks" else []
    s = meet(card, answers, seats=2, gold=[0, 0])
    assert (s.gold, [p.aside for p in s.state.players], s.asked[len(answers) :]) == ([0, 0], [0, 0], [])


@pytest.mark.rule("ALM-ENC-10")
def test_fame_is_counted_with_markers_and_the_card_is_laid_aside() -> None:
    s = meet("e1", seats=2, guards=[0, 2], dice=[4])
    assert ([p.fame for p in s.state.players], s.state.encounter) == ([0, 10], [])
    assert content().encounters[s.state.encounter_discard[-1]].id == "dr-encounter-e1"
