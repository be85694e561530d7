"""Checks that an undo restores everything, and never reaches behind what cannot be unlearnt."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.match import Match
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


def check_undo(match: Match[Any], question: Question, random: Random) -> int:
    """Answer, and take back all that can be; how many answers that was."""
    before, known, holder = picture(match), Knowledge.of(match.state), match.holder
    other = fork(match)
    earlier = match.can_undo().steps
    answer(other, question, some_picks(question, random))
    steps = other.can_undo().steps
    learnt = known.grew_into(Knowledge.of(other.state))
    final = question.sealed or learnt
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
