"""Playing a match at random, one answer at a time, with a look at every question."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.engine.table import Question
from dragonroads.engine.tables import pick_some

FEW = 4
"""So many questions of every game are looked at, on average, however short it is."""


def some_picks(question: Question, random: Random) -> tuple[int, ...]:
    """Picks that answer a question."""
    below = random.randrange
    if question.lo == question.hi == 1:
        return (below(len(question.options)),)
    return tuple(pick_some(len(question.options), question.lo, question.hi, below))


def answer(match: Match[Any], question: Question, picks: tuple[int, ...]) -> None:
    """Give an answer."""
    match.answer(question.seat, question.n, *(question.key(i) for i in picks))


def drive(match: Match[Any], random: Random) -> Iterator[tuple[Question, ...]]:
    """Play to the end; before each answer, all that is asked. Seats of a sealed set answer in any order."""
    while not match.over:
        asked = open_questions(match)
        yield asked
        question = random.choice(asked)
        answer(match, question, some_picks(question, random))


def sampled(match: Match[Any], random: Random, share: float) -> Iterator[tuple[Question, ...]]:
    """Some of the questions of a game, each with the same chance; of a short game a larger share."""
    share = enough(match, share)
    return (asked for asked in drive(match, random) if random.random() < share)


def enough(match: Match[Any], share: float) -> float:
    """The share, or as much more as it takes to look at some questions of a game that has only few of them."""
    return max(share, FEW / length(match))


def length(match: Match[Any]) -> int:
    """How many answers a random game of these seats and options takes, about."""
    key = match.game.id, len(match.header.seats), repr(sorted(match.header.options.items()))
    if key not in _LENGTHS:
        _LENGTHS[key] = sum(1 for _ in drive(Match(match.game, match.header), Random(0)))
    return _LENGTHS[key]


_LENGTHS: dict[tuple[str, int, str], int] = {}


def fork(match: Match[Any]) -> Match[Any]:
    """The same match once more; what is done to one does not touch the other."""
    other = copy.copy(match)
    for name in ("_answers", "_numbers", "_sealed", "_looked", "_told", "_checkpoints"):
        setattr(other, name, copy.copy(getattr(match, name)))
    return other
