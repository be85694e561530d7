"""The bot that follows a game's policy: tick lists, slips, and how well it races."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from dragonroads.bots.bot import Bot, Budget
from dragonroads.bots.levels import LEVELS
from dragonroads.bots.policy_bot import SLIPS, PolicyBot, advised
from dragonroads.bots.random_bot import RandomBot
from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.engine.table import Question, picks_allowed
from dragonroads.games.draghan.model import Race
from tests.conformance.cases import Case, opened
from tests.engine.playing import answer_until, toy_match

RACES = 200


def test_easy_wins_far_more_often_than_chance() -> None:
    won = sum(share_of_win(seed) for seed in range(RACES))
    assert won / RACES > 0.5, "with three seats chance alone wins a third"


def share_of_win(seed: int) -> float:
    """One race of an easy seat against two random ones; what it has of the victory."""
    easy = seed % 3
    bots: list[Bot] = [RandomBot(str(seed))] * 3
    bots[easy] = LEVELS["easy"].make(opened("draghan"), str(seed))
    match: Match[Race] = Case("draghan", 3, "introduction").match(seed)
    while not match.over:
        question = open_questions(match)[0]
        picks = bots[question.seat].choose(match.position(question.seat), Budget())
        match.answer(question.seat, question.n, *(question.key(i) for i in picks))
    assert match.result
    return (easy in match.result.winners) / len(match.result.winners)


def last(_state: Any, _seat: int, _kind: str, options: Sequence[Any], _random: object) -> int:
    """A policy that always takes what stands last."""
    return len(options) - 1


def test_it_slips_about_as_often_as_it_says() -> None:
    slipped = 0
    for seed in range(400):
        match = toy_match()
        question = answer_until(match, "lay")
        bot = PolicyBot(last, str(seed))
        slipped += bot.choose(match.position(question.seat), Budget()) != (len(question.options) - 1,)
    missed = SLIPS * (1 - 1 / len(question.options))
    assert missed * 0.5 < slipped / 400 < missed * 1.5


def test_the_policy_sees_a_world_dealt_anew_and_never_the_true_one() -> None:
    match = toy_match()
    question = answer_until(match, "lay")
    seen: list[Any] = []

    def watching(state: Any, seat: int, kind: str, options: Sequence[Any], _random: object) -> int:
        seen.append(state)
        assert (seat, kind, tuple(options)) == (question.seat, "lay", question.options)
        return 0

    for seed in range(8):
        PolicyBot(watching, str(seed), slips=0).choose(match.position(question.seat), Budget())
    assert len(seen) == 8
    assert all(state is not match.state for state in seen)
    assert len({state.digest() for state in seen}) > 1


@pytest.mark.parametrize(("lo", "hi"), [(0, 3), (1, 2), (2, 2), (2, 4), (4, 4)])
def test_a_tick_list_is_gone_through_with_stopping_as_one_more_choice(lo: int, hi: int) -> None:
    question = Question(0, "parade", ("a", "b", "c", "d"), lo=lo, hi=hi)
    offers: list[tuple[Any, ...]] = []

    def first(_state: Any, _seat: int, _kind: str, options: Sequence[Any], _random: object) -> int:
        offers.append(tuple(options))
        return 0

    assert advised(first, None, question, Random(1).random) == tuple(range(hi))
    assert [offer[0] for offer in offers] == list("abcd"[:hi])
    assert [None in offer for offer in offers] == [k >= lo for k in range(hi)]
    stopped = advised(last, None, question, Random(1).random)
    assert picks_allowed(question, stopped)
    assert len(stopped) == lo
