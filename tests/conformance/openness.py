"""Questions in worlds that a viewer cannot tell apart: another purse, other sealed cards.

Whether something is asked, with which list, in which order and words, what is marked as final, and whether a curtain
falls: all of it must be the same wherever the same was seen. Where the worlds part, both must have shown something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any, TypeVar

from dragonroads.engine import table as rules_of_asking
from dragonroads.engine.agreements import AT_NEED, EVERY_TURN
from dragonroads.engine.events import seen_by
from dragonroads.engine.fields import secrets_in
from dragonroads.engine.foresight import foreseen
from dragonroads.engine.game import Agreements
from dragonroads.engine.hidden import Knowledge, determinize
from dragonroads.engine.match import Match
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Answer, Closing, Opening, Question, Seat, Suspend, always, key_of, no_closed
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, see
from dragonroads.games.presenter import Presenter
from dragonroads.seats.keyboard import Aloud, Due, Keyboard
from dragonroads.shelf import Shelf
from tests.conformance.cases import opened
from tests.conformance.driving import fork
from tests.conformance.stirring import known_places

T = TypeVar("T")
PURSES = (0, 1, 99)
"""What a seat may own beside what it owns; one more is drawn by lot."""

OWN_EYES, ALOUD, OPEN = "own eyes", "aloud", "open"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


@cache
def words_of(name: str) -> Presenter:
    """What a game says, in English."""
    return opened(name).present(Shelf(cache=None).catalog("en", opened(name)), NAMES)


class Elsewhere(Exception):
    """In this world an answer of the true one could not have been given: everybody would have noticed."""


class Traced(Replay[GameState]):
    """The recorded answers of the true world, kept by their keys."""

    def __init__(self, state: GameState, answers: Sequence[Answer], at: int) -> None:
        super().__init__(state, answers, at)
        self.keys: list[tuple[str, tuple[str, ...]]] = []

    def ask(self, seat: Seat, kind: Kind[T], options: Sequence[T], **how: Any) -> T:
        before = self.at
        picked = super().ask(seat, kind, options, **how)
        if self.at > before:
            self.keys.append((name_of(kind), (key_of(picked),)))
        return picked

    def ask_all(self, kind: Kind[Any], seats: Sequence[Seat], options: Any, **how: Any) -> list[Any]:
        picked = super().ask_all(kind, seats, options, **how)
        if seats:
            self.keys.append((name_of(kind), tuple(map(key_of, picked))))
        return picked

    def ask_some(self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, **how: Any) -> list[T]:
        picked = super().ask_some(seat, kind, options, lo, hi, **how)
        self.keys.append((name_of(kind), tuple(map(key_of, picked))))
        return picked


class Followed(Replay[GameState]):
    """The same answers by their keys in another world; `given` are their indexes there.

    What comes after the last of them is the course that is judged.
    """

    def __init__(self, state: GameState, keys: Sequence[tuple[str, tuple[str, ...]]], viewer: Seat | None) -> None:
        super().__init__(state, ())
        self.keys = list(keys)
        self.viewer = viewer
        self.given: list[Answer] = []
        self.silent: list[tuple[Seat, str, Any]] = []
        """What was not asked since the last answer, and what the viewer had seen then."""
        self.unveils = False
        self.past, self.before = self.seen(), Knowledge.of(state)

    def seen(self) -> Any:
        """All that the viewer has seen so far."""
        known = known_places(self.state, self.viewer)  # what was looked at is not always in view
        return see(self.state, Sight(self.viewer)), seen_by(self.told, self.viewer), known

    def shows(self) -> bool:
        """Whether something hidden came to light since the last answer."""
        return self.unveils or self.before.grew_into(Knowledge.of(self.state))

    def unveil(self, why: str, may_differ: Callable[[], bool] = always) -> None:
        self.unveils |= not self.keys and may_differ()

    def _next(self, kind: str) -> tuple[str, ...]:
        wanted, keys = self.keys.pop(0)
        if wanted != kind:
            raise Elsewhere
        if not self.keys:
            self.past, self.before = self.seen(), Knowledge.of(self.state)
        return keys

    def ask(
        self,
        seat: Seat,
        kind: Kind[T],
        options: Sequence[T],
        *,
        private: bool = False,
        ritual: bool = False,
        parts: tuple[str, ...] = (),
        closed: Closing = no_closed,
        openly: Opening | None = None,
    ) -> T:
        if not rules_of_asking.must_ask(options, ritual, rules_of_asking.is_private(kind, private), openly):
            if not self.keys:
                self.silent.append((seat, name_of(kind), self.seen()))
        elif self.keys:
            at = _index(options, self._next(name_of(kind))[0])
            self.given.append(at)
            return options[at]
        return super().ask(
            seat, kind, options, private=private, ritual=ritual, parts=parts, closed=closed, openly=openly
        )

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        if not self.keys or not seats:
            return super().ask_all(kind, seats, options, parts=parts)
        picks = tuple(_index(options(seat), key) for seat, key in zip(seats, self._next(name_of(kind))))
        self.given.append(picks)
        return [options(seat)[i] for seat, i in zip(seats, picks)]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        if not self.keys:
            return super().ask_some(seat, kind, options, lo, hi, private=private)
        picks = tuple(_index(options, key) for key in self._next(name_of(kind)))
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
    parted: int = 0
    """Worlds that everybody could tell apart before the question: something hidden had been shown in both."""
    lists: int = 0
    """Comparisons of open questions whose true lists were others."""
    hands: int = 0
    """The same of questions for own eyes, of which the viewer may hear nothing but who is asked."""
    dues: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What was due at each agreement."""
    asked: Counter[str] = field(default_factory=Counter)
    """How the questions were put: for own eyes, aloud, or aloud with a list that hides something."""
    differences: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class World:
    """What a viewer knows of a world, and what is asked there."""

    past: Any
    """What was seen up to the last answer."""
    known: Any
    """What was seen up to the question."""
    shows: bool
    silent: list[tuple[Seat, str, Any]]
    asked: tuple[Question, ...]
    state: GameState
    start: GameState
    given: Sequence[Answer]

    @property
    def view(self) -> Any:
        """The table at the question."""
        return self.known[0][0]

    def skips(self, other: World) -> bool:
        """Whether a question of the other world was not put here, although the same had been seen."""
        put = [(q.seat, q.kind, other.known[0]) for q in other.asked]
        return any(one in self.silent and one not in other.silent for one in put)


def _world(match: Match[Any], start: GameState, table: Followed, viewer: Seat | None) -> World:
    kept, steps = start.copy(), match.game.steps
    questions: tuple[Question, ...] = ()
    try:
        while not start.over:
            steps[start.phase](table)
    except Suspend as suspended:
        questions = suspended.questions
    own = [q.options for q in questions if q.private and q.seat == viewer]  # it may be the question that shows cards
    known = table.seen(), own
    return World(table.past, known, table.shows(), table.silent, questions, start, kept, table.given)


def other_worlds(match: Match[Any], viewer: Seat | None, random: Random) -> list[World]:
    """The world of the open question and others that looked the same to a viewer up to the last answer."""
    checkpoint = match._checkpoints[-1]
    true = Traced(checkpoint.state.copy(), match._answers, checkpoint.answers)
    try:
        while not true.state.over:
            match.game.steps[true.state.phase](true)
    except Suspend:
        pass
    worlds = [_world(match, state := checkpoint.state.copy(), Followed(state, true.keys, viewer), viewer)]
    for purse in (*PURSES, random.randrange(2, 40)):
        other = checkpoint.state.copy()
        determinize(other, viewer, random.random)
        other.seed = checkpoint.state.seed
        for secret in secrets_in(other):
            if secret.counted and secret.owner != viewer:
                secret.put(purse if random.random() < 0.8 else random.randrange(40))
        try:
            worlds.append(_world(match, other, Followed(other, true.keys, viewer), viewer))
        except (Elsewhere, LookupError):  # an answer of the true world has no meaning in this one
            continue
    return [one for one in worlds if one.past == worlds[0].past]


def compare(match: Match[Any], random: Random, into: Compared) -> None:
    """Put the question to other worlds and note every difference: as everybody hears it, and as its seat does."""
    for viewer in (None, match._questions[0].seat):
        _compare(match, viewer, random, into)


def _compare(match: Match[Any], viewer: Seat | None, random: Random, into: Compared) -> None:
    true, *others = other_worlds(match, viewer, random)
    heard = _heard(match, true, viewer)
    if viewer is None:
        into.asked.update(map(_manner, true.asked[:1]))
        into.dues.update((agreed, type(_due(match, true, agreed)).__name__) for agreed in (AT_NEED, EVERY_TURN))
    for other in others:
        found = _difference(match, true, other, viewer, heard)
        into.differences += [f"seat {viewer}, {_kinds(true)}, {_kinds(other)}: {found}"] if found else []
        if true.known != other.known:
            into.parted += 1
            continue
        into.worlds += 1
        if viewer is None and [q.options for q in other.asked] != [q.options for q in true.asked]:
            into.lists += not true.asked[0].private
            into.hands += true.asked[0].private


def _manner(q: Question) -> str:
    return OWN_EYES if q.private else ALOUD if q.openly is None else OPEN


def _kinds(world: World) -> str:
    return "+".join(q.kind for q in world.asked) or "the end"


def _difference(match: Match[Any], true: World, other: World, viewer: Seat | None, heard: list[Any]) -> str:
    """What a viewer could tell these worlds apart by, although nothing hidden was shown."""
    if true.skips(other) or other.skips(true):
        return "asked in one of them alone"
    if true.known != other.known:
        return "" if true.shows and other.shows else "they go another way, and nothing was shown"
    there = _heard(match, other, viewer)
    return "" if there == heard else _first_difference(heard, there)


def _heard(match: Match[Any], world: World, viewer: Seat | None) -> list[Any]:
    """Everything that a viewer is told about what is asked."""
    said: list[Any] = []
    if viewer is None and len(match.header.seats) > 1:
        said += [_due(match, world, agreed) for agreed in (AT_NEED, EVERY_TURN)]
    present = words_of(match.game.id)
    for q in world.asked:
        if q.private and q.seat != viewer:
            said.append((q.seat, world.view["phase"]))
            continue
        aloud = q if q.seat == viewer else q.aloud()
        said.append((q.seat, q.kind, aloud.options, aloud.parts, present.question(world.view, aloud)))
        said.append([present.option(world.view, aloud, option) for option in aloud.options])
        said.append([(c.option, present.refusal(world.view, c.reason)) for c in aloud.closed()])
        said.append([(keys, foreseen(match.game, world.start, world.given, q, keys)) for keys in _answers_to(aloud)])
    return said


def _answers_to(q: Question) -> list[tuple[str, ...]]:
    """Every answer to a question; of a tick list the one with the fewest ticks."""
    keys = [q.key(i) for i in range(len(q.options))]
    return [(key,) for key in keys] if q.lo == q.hi == 1 else [tuple(keys[: q.lo])]


def _due(match: Match[Any], world: World, handover: str) -> Due:
    """What people at one keyboard meet in a world."""
    other = fork(match)
    other.header = replace(match.header, agreements=Agreements(handover))
    other.state, other._questions, other._heard, other._sealed = world.state, world.asked, None, {}
    due = Keyboard(other).due()
    return Aloud(replace(due.question, n=0)) if isinstance(due, Aloud) else due


def _first_difference(one: list[Any], other: list[Any]) -> str:
    for a, b in zip(one, other):
        if a != b:
            if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
                return "; ".join(f"{x} / {y}" for x, y in zip(a, b) if x != y)[:300]
            return f"{a} / {b}"[:300]
    return f"{len(one)} / {len(other)} things are said"
