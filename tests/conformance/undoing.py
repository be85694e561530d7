"""Checks that an undo restores everything, and never reaches behind what cannot be unlearnt."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from dragonroads.engine.fields import secrets_in
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState, known_fields
from dragonroads.engine.table import Question
from dragonroads.errors import StaleAnswer
from tests.conformance.driving import answer, fork, some_picks
from tests.conformance.secrets import viewers


def picture(match: Match[Any]) -> tuple[Any, ...]:
    """Everything anybody can see of a match; the numbers of questions are never used twice and left out."""
    shown = []
    for viewer in viewers(match):
        asked = tuple(replace(q, n=0) for q in match.open(viewer))
        shown.append((match.view(viewer), asked))
    return match.state.digest(), match.answered, shown, match._told[:]


def somebody_learnt(before: GameState, after: GameState) -> bool:
    """Whether chance was used, a card seen or a secret opened; judged without the engine's own judgement."""
    for field in known_fields(type(before)).values():
        if any(new & ~old for old, new in zip(getattr(before, field), getattr(after, field))):
            return True
    closed = [(one.value, other.value, one.choices) for one, other in zip(secrets_in(before), secrets_in(after))]
    return before.seed != after.seed or any(old in choices and old != new for old, new, choices in closed)


def check_undo(match: Match[Any], question: Question, random: Random) -> int:
    """Answer, and take back all that can be; how many answers that was."""
    before, holder = picture(match), match.holder
    other = fork(match)
    earlier = match.can_undo().steps
    answer(other, question, some_picks(question, random))
    steps = other.can_undo().steps
    final = question.sealed or somebody_learnt(match.state, other.state)
    assert steps <= (0 if final else earlier + 1), "an answer that taught somebody something can be taken back"
    assert steps <= 1 or holder == question.seat, "an answer of another seat can be taken back"
    _check_refused(other, steps + 1)
    if steps:
        other.undo()
        assert picture(other) == before, "an undo does not restore what was before"
    if steps > 1:
        other.undo(steps - 1)
        assert other.answered == match.answered - steps + 1
    return steps


def _check_refused(match: Match[Any], steps: int) -> None:
    there = match.state.digest(), match.answered
    try:
        match.undo(steps)
    except StaleAnswer:
        assert (match.state.digest(), match.answered) == there
    else:
        raise AssertionError(f"{steps} answers were taken back, one more than is allowed")
