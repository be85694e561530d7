"""Every level of computer player in every game: legal answers, the same ones again, and no peeking."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dragonroads.bots.bot import Bot, Budget
from dragonroads.bots.levels import LEVELS
from dragonroads.engine.match import Match
from dragonroads.engine.position import Picks, Position
from dragonroads.engine.table import Question, picks_allowed
from tests.conformance.cases import CASES, BoxedCase, Case, opened
from tests.conformance.driving import answer, drive, enough, fork
from tests.conformance.honesty import check_search

BRIEFLY = Budget(4)
PAIRS = [(case, level) for case in CASES for level in LEVELS]
IDS = [f"{case}-{level}" for case, level in PAIRS]


def bot_of(case: Case, level: str) -> Bot:
    return LEVELS[level].make(opened(case.game_id), "7")


@pytest.mark.parametrize(("case", "level"), PAIRS, ids=IDS)
def test_a_level_answers_legally_and_the_same_in_every_world_it_cannot_tell_apart(case: Case, level: str) -> None:
    match, random, bot, compared = case.match(2), Random(2), bot_of(case, level), 0
    share = enough(match, 0.15)

    def think(position: Position[Any]) -> Picks:
        return bot.choose(position, BRIEFLY)

    for asked in drive(match, random):
        question = random.choice(asked)
        assert picks_allowed(question, think(match.position(question.seat)))
        if random.random() < share:
            compared += 1
            check_search(match, question, random, think)
            if len(asked) > 1:
                check_unaware(match, asked, bot, random)
    assert compared


def check_unaware(match: Match[Any], asked: tuple[Question, ...], bot: Bot, random: Random) -> None:
    """What another seat of a sealed set has chosen changes nothing."""
    chooser, thinker = random.sample(asked, 2)
    alone = bot.choose(match.position(thinker.seat), BRIEFLY)
    for pick in (0, len(chooser.options) - 1):
        other = fork(match)
        answer(other, chooser, (pick,))
        assert bot.choose(other.position(thinker.seat), BRIEFLY) == alone


@pytest.mark.parametrize("case", [BoxedCase("almanac_tours", 3, "grand"), BoxedCase("draghan", 3, "regular")], ids=str)
def test_a_player_that_peeks_is_found(case: Case) -> None:
    def peek(position: Position[Any]) -> Picks:
        return (position._checkpoint.digest() % len(position.question.options),)

    def look_at_a_whole_game() -> None:
        match, random = case.match(2), Random(2)
        for asked in drive(match, random):
            check_search(match, random.choice(asked), random, peek)

    with pytest.raises(AssertionError, match="a secret of the step"):
        look_at_a_whole_game()
