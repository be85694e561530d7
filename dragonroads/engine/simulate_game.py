"""One random game: played with every invariant, then replayed, and at some questions every option tried."""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Generic

from dragonroads.engine.fields import zones_in
from dragonroads.engine.game import Game, Header
from dragonroads.engine.journal import header_to_json
from dragonroads.engine.simulate_table import Checking
from dragonroads.engine.simulate_tally import Coverage, Failure, Finished, answers_to_json
from dragonroads.engine.table import Answer, Question, S, Suspend
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, see
from dragonroads.errors import Violation

EXAMINED = 50
"""Every so many questions the views are built and every option is tried."""
QUIET_STEPS = 2000
"""A game that takes so many steps without asking anybody will never ask again."""


class Hangs(Violation):
    """Step follows step, and nobody is asked anything."""


def play_one(game: Game[S], header: Header, number: int) -> Finished | Failure:
    """Play, check and replay one game; what breaks is returned, not raised."""
    trial = _Trial(game, header, number)
    try:
        return trial.run()
    except Exception as fault:
        answers = answers_to_json(trial.answers)
        return Failure(number, header_to_json(header), answers, in_one_line(fault), isinstance(fault, Hangs))


class _Trial(Generic[S]):
    """A game being tried; `answers` always leads to what is being checked now."""

    def __init__(self, game: Game[S], header: Header, number: int) -> None:
        self.game = game
        self.header = header
        self.number = number
        self.answers: list[Answer] = []
        self.starts: list[int] = []
        """How many answers were given before each step."""

    def run(self) -> Finished:
        """The whole trial."""
        played = self._play()
        digest = played.state.digest()
        replay, checkpoints = self._replay(digest)
        for checkpoint, target in checkpoints:
            self._examine(checkpoint, replay.answers, target)
        state = played.state
        return Finished(
            self.game.result(state),
            state.round,
            len(played.answers),
            played.decisions,
            zlib.crc32(repr(played.answers).encode(), digest),
            _coverage(self.game, played, replay),
            played.widest,
            max((b - a for a, b in zip(self.starts, [*self.starts[1:], len(played.answers)])), default=0),
        )

    def _play(self) -> Checking[S]:
        random = Random(f"answers {self.header.seed}").random
        state = self.game.begin(self.header)
        table = Checking(self.game, state, len(self.header.seats), random)
        self.answers = table.answers
        steps, starts = self.game.steps, self.starts
        while not state.over:
            starts.append(len(table.answers))
            if len(starts) > QUIET_STEPS and starts[-QUIET_STEPS] == starts[-1]:
                raise Hangs(f"{QUIET_STEPS} steps passed without a question (phase {state.phase})")
            steps[state.phase](table)
        table.check_state()
        return table

    def _replay(self, digest: int) -> tuple[Replay[S], list[tuple[_Checkpoint[S], int]]]:
        """Header and answers alone must lead to the same end; on the way the steps to examine are kept."""
        targets = {
            bisect_right(self.starts, at) - 1: at for at in range(self.number % EXAMINED, len(self.answers), EXAMINED)
        }
        table = Replay(self.game.begin(self.header), self.answers)
        checkpoints: list[tuple[_Checkpoint[S], int]] = []
        try:
            for step in range(len(self.starts)):
                if step in targets:
                    checkpoints.append((_Checkpoint(table.at, table.state.copy()), targets[step]))
                self.game.steps[table.state.phase](table)
        except Suspend:
            raise Violation("the replay asks for more answers than were given") from None
        if table.at != len(self.answers) or not table.state.over or table.state.digest() != digest:
            raise Violation("the replay ends in another position")
        return table, checkpoints

    def _examine(self, checkpoint: _Checkpoint[S], answers: Sequence[Answer], target: int) -> None:
        """Build every view at the question that was answered by number `target`, and try each of its options."""
        self.answers = list(answers[:target])
        table = self._run_on(checkpoint)
        questions = table.questions
        if not questions:
            raise Violation("a question is not asked again when its step is run again")
        for seat in (None, *range(len(self.header.seats))):
            see(table.state, Sight(seat))
        for q in questions:
            if len({q.key(i) for i in range(len(q.options))}) != len(q.options):
                raise Violation(f"{q.kind}: two options have the same key")
        for answer in _variants(questions, answers[target]):
            self.answers = [*answers[:target], answer]
            self.game.check(self._run_on(checkpoint).state)

    def _run_on(self, checkpoint: _Checkpoint[S]) -> _Suspended[S]:
        table = Replay(checkpoint.state.copy(), self.answers, checkpoint.answers)
        try:
            for _ in range(QUIET_STEPS):
                if table.state.over:
                    return _Suspended(table.state, ())
                self.game.steps[table.state.phase](table)
        except Suspend as suspended:
            return _Suspended(table.state, suspended.questions)
        raise Hangs(f"{QUIET_STEPS} steps passed without a question (phase {table.state.phase})")


@dataclass(frozen=True, slots=True)
class _Checkpoint(Generic[S]):
    answers: int
    state: S


@dataclass(frozen=True, slots=True)
class _Suspended(Generic[S]):
    state: S
    questions: tuple[Question, ...]


def _variants(questions: Sequence[Question], given: Answer) -> Iterator[Answer]:
    """Every option of every question once; in a sealed set the other seats keep to what they chose."""
    for at, q in enumerate(questions):
        for i in range(len(q.options)):
            if q.sealed:
                assert isinstance(given, tuple)
                yield (*given[:at], i, *given[at + 1 :])
            elif q.lo == q.hi == 1:
                yield i
            else:
                yield _ticks(q, i)


def _ticks(q: Question, i: int) -> tuple[int, ...]:
    """The fewest ticks that may be made, this one among them."""
    others = [k for k in range(len(q.options)) if k != i]
    return tuple(sorted([i, *others[: max(0, q.lo - 1)]])) if q.hi else ()


def _coverage(game: Game[S], played: Checking[S], replay: Replay[S]) -> Coverage:
    told = [(one.record.kind, one.record.args) for one in replay.told]
    faces_in = game.faces_in
    faces = Counter([face for kind, args in told for face in faces_in(kind, args)])
    lying = {(tag.family, card) for zone, tag in zones_in(replay.state) for card in zone}
    used = game.used
    things = Counter([thing for kind, args in told for thing in used(kind, args)])
    return Coverage(Counter(played.asked), Counter([kind for kind, _ in told]), faces, lying, things)


def in_one_line(fault: Exception) -> str:
    """What went wrong, and for a crash where."""
    text = " ".join(str(fault).split())
    if isinstance(fault, Violation):
        return text
    last = extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {text} ({Path(last.filename).name}:{last.lineno} in {last.name})"
