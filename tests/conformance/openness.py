"""Open questions in worlds that the others at the table cannot tell apart: another purse, other sealed cards.

Whether something is asked, with which list, in which order and words, and what is marked as final: all of it must be
the same wherever everybody has seen the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from dragonroads.engine.events import seen_by
from dragonroads.engine.fields import secrets_in
from dragonroads.engine.foresight import foreseen
from dragonroads.engine.hidden import determinize
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Answer, Closing, Opening, Question, Seat, Suspend, key_of, must_ask, no_closed
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, see
from dragonroads.games.presenter import Presenter

T = TypeVar("T")
PURSES = (0, 1, 99)
"""What a seat may own beside what it owns; one more is drawn by lot."""


class Elsewhere(Exception):
    """In this world an answer of the true one could not have been given: everybody would have noticed."""


class Traced(Replay[GameState]):
    """The recorded answers of the true world, kept by their keys."""

    def __init__(self, state: GameState, answers: Sequence[Answer], at: int) -> None:
        super().__init__(state, answers, at)
        self.keys: list[tuple[str, tuple[str, ...]]] = []

    def ask(self, seat: Seat, kind: str, options: Sequence[T], **how: Any) -> T:  # type: ignore[override]
        before = self.at
        picked = super().ask(seat, kind, options, **how)
        if self.at > before:
            self.keys.append((kind, (key_of(picked),)))
        return picked

    def ask_all(self, kind: str, seats: Sequence[Seat], options: Any, **how: Any) -> list[Any]:  # type: ignore[override]
        picked = super().ask_all(kind, seats, options, **how)
        if seats:
            self.keys.append((kind, tuple(map(key_of, picked))))
        return picked

    def ask_some(self, seat: Seat, kind: str, options: Sequence[T], lo: int, hi: int, **how: Any) -> list[T]:  # type: ignore[override]
        picked = super().ask_some(seat, kind, options, lo, hi, **how)
        self.keys.append((kind, tuple(map(key_of, picked))))
        return picked


class Followed(Replay[GameState]):
    """The same answers by their keys in another world; `given` are their indexes there."""

    def __init__(self, state: GameState, keys: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        super().__init__(state, ())
        self.keys = list(keys)
        self.given: list[Answer] = []

    def _next(self, kind: str) -> tuple[str, ...]:
        wanted, keys = self.keys.pop(0)
        if wanted != kind:
            raise Elsewhere
        return keys

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[T],
        *,
        private: bool = False,
        ritual: bool = False,
        parts: tuple[str, ...] = (),
        closed: Closing = no_closed,
        openly: Opening | None = None,
    ) -> T:
        if self.keys and must_ask(options, ritual, private, openly):
            at = _index(options, self._next(kind)[0])
            self.given.append(at)
            return options[at]
        return super().ask(
            seat, kind, options, private=private, ritual=ritual, parts=parts, closed=closed, openly=openly
        )

    def ask_all(
        self, kind: str, seats: Sequence[Seat], options: Callable[[Seat], Sequence[T]], *, parts: tuple[str, ...] = ()
    ) -> list[T]:
        if not self.keys or not seats:
            return super().ask_all(kind, seats, options, parts=parts)
        picks = tuple(_index(options(seat), key) for seat, key in zip(seats, self._next(kind)))
        self.given.append(picks)
        return [options(seat)[i] for seat, i in zip(seats, picks)]

    def ask_some(
        self, seat: Seat, kind: str, options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        if not self.keys:
            return super().ask_some(seat, kind, options, lo, hi, private=private)
        picks = tuple(_index(options, key) for key in self._next(kind))
        self.given.append(picks)
        return [options[i] for i in picks]


def _index(options: Sequence[Any], key: str) -> int:
    for i, option in enumerate(options):
        if key_of(option) == key:
            return i
    raise Elsewhere


@dataclass
class Compared:
    """How many worlds could be compared, in how many of them the true list was another, and how often they differed."""

    worlds: int = 0
    lists: int = 0
    differences: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class World:
    """What everybody knows of a world, and what is asked there."""

    known: Any
    asked: tuple[Question, ...]
    start: GameState
    given: Sequence[Answer]
    view: Any


def _world(match: Match[Any], start: GameState, table: Followed, viewer: Seat | None) -> World:
    kept, steps = start.copy(), match.game.steps
    questions: tuple[Question, ...] = ()
    try:
        while not start.over:
            steps[start.phase](table)
    except Suspend as suspended:
        questions = suspended.questions
    view = see(start, Sight(viewer))
    own = [q.options for q in questions if q.private and q.seat == viewer]  # it may be the question that shows cards
    return World((view, seen_by(table.told, viewer), own), questions, kept, table.given, view)


def other_worlds(match: Match[Any], viewer: Seat | None, random: Random) -> list[World]:
    """The world of the open question and others that have looked the same to a viewer so far."""
    mark = match._marks[-1]
    true = Traced(mark.state.copy(), match._answers, mark.answers)
    try:
        while not true.state.over:
            match.game.steps[true.state.phase](true)
    except Suspend:
        pass
    worlds = [_world(match, state := mark.state.copy(), Followed(state, true.keys), viewer)]
    for purse in (*PURSES, random.randrange(2, 40)):
        other = mark.state.copy()
        determinize(other, viewer, random.random)
        other.seed = mark.state.seed
        for secret in secrets_in(other):
            if secret.counted and secret.owner != viewer:
                secret.put(purse if random.random() < 0.8 else random.randrange(40))
        try:
            worlds.append(_world(match, other, Followed(other, true.keys), viewer))
        except Exception:  # an answer of the true world may have no meaning in this one
            continue
    return [one for one in worlds if one.known == worlds[0].known]


def compare(match: Match[Any], present: Presenter, random: Random, into: Compared) -> None:
    """Put the question to other worlds and note every difference: one for own eyes to those that its seat thinks of."""
    asked = match._questions[0]
    viewer = asked.seat if asked.private and len(match._questions) == 1 else None
    true, *others = other_worlds(match, viewer, random)
    heard = _heard(match, true, viewer, present)
    for other in others:
        into.worlds += 1
        into.lists += [q.options for q in other.asked] != [q.options for q in true.asked]
        if (there := _heard(match, other, viewer, present)) != heard:
            kinds = [q.kind for q in true.asked], [q.kind for q in other.asked]
            into.differences.append(f"{kinds}: {_first_difference(heard, there)}")


def _heard(match: Match[Any], world: World, viewer: Seat | None, present: Presenter) -> list[Any]:
    """Everything that a viewer is told about what is asked."""
    said: list[Any] = []
    for q in world.asked:
        if q.private and q.seat != viewer:
            said.append((q.seat, world.view["phase"]))
            continue
        aloud = q if q.seat == viewer else q.aloud()
        said.append((q.seat, q.kind, aloud.options, aloud.parts, present.question(world.view, aloud)))
        said.append([present.option(world.view, aloud, option) for option in aloud.options])
        said.append([(c.option, present.refusal(world.view, c.reason)) for c in aloud.closed()])
        keys = [aloud.key(i) for i in range(len(aloud.options))] if q.lo == q.hi == 1 else []
        said.append([(key, foreseen(match.game, world.start, world.given, q, (key,))) for key in keys])
    return said


def _first_difference(one: list[Any], other: list[Any]) -> str:
    for a, b in zip(one, other):
        if a != b:
            if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
                return "; ".join(f"{x} / {y}" for x, y in zip(a, b) if x != y)[:300]
            return f"{a} / {b}"[:300]
    return f"{len(one)} / {len(other)} things are said"
