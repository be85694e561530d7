"""What single moments cost: copying, resampling, looking, answering, taking back, thinking."""

from __future__ import annotations

from functools import partial
from random import Random

from dragonroads.engine.hidden import determinize
from dragonroads.engine.table import Question
from dragonroads.workshop.bench.measure import Figure, each, microseconds, middle_and_tail
from dragonroads.workshop.bench.tables import Setting, answer_at_random, played

RUNS = 5
TIMES = 400


def moment_figures(setting: Setting) -> list[Figure]:
    """The costs around one position in the middle of a game."""
    match = played(setting, 40)
    state = match.state
    random = Random(3).random
    seat = match.asked[0]

    def resample() -> None:
        determinize(state.copy(), seat, random)

    middle, tail = middle_and_tail(each(_answers(setting)))
    costs = {
        "copy of a state": microseconds(RUNS, TIMES, state.copy),
        "copy and resample": microseconds(RUNS, TIMES, resample),
        "view": microseconds(RUNS, TIMES, partial(match.view, seat)),
        "answer, median": middle,
        "answer, 99th percentile": tail,
        "undo": _undo(setting),
        "digest": microseconds(RUNS, TIMES, state.digest),
    }
    return [Figure(f"{setting.loaded.spec.id}: {name}", cost, "us") for name, cost in costs.items()]


def _answers(setting: Setting) -> list[partial[None]]:
    match = setting.match()
    random = Random(5)

    def once() -> None:
        nonlocal match
        if match.over:
            match = setting.match()
        answer_at_random(match, random)

    return [partial(once)] * 1500


def _undo(setting: Setting) -> float:
    """Taking back one answer, everywhere in a game where it is allowed; the answer given again is not counted."""
    random = Random(9)
    match = setting.match()
    taken: list[float] = []
    while not match.over:
        questions = [q for q in match.open(match.asked[0]) if isinstance(q, Question)]
        answer_at_random(match, random)
        if questions and match.can_undo().steps:
            taken += each([match.undo])
            answer_at_random(match, random)
    return middle_and_tail(taken)[0]
