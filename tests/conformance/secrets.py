"""Checks that nobody learns what they cannot know, from views, questions, events or masks of knowledge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from dragonroads.engine.events import seen_by
from dragonroads.engine.hidden import twin
from dragonroads.engine.match import Match
from dragonroads.engine.question import Kind
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Answer, Closing, Opening, Question, Seat, Suspend, is_private, must_ask, no_closed
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, see
from tests.conformance.stirring import known_places, stir

T = TypeVar("T")
Viewer = Seat | None
CHECKPOINTS_BACK = 4
"""Other worlds begin up to so many marks before the open question."""


def viewers(match: Match[Any]) -> list[Viewer]:
    """The public and every seat."""
    return [None, *range(len(match.header.seats))]


def check_views(match: Match[Any], viewer: Viewer, random: Random) -> None:
    """Two worlds a viewer cannot tell apart look the same, with and without the memory aid."""
    by_hand = match.state.copy()
    stir(by_hand, viewer, random)
    for other in (twin(match.state, viewer, random.random), by_hand):
        for memory in (False, True):
            sight = Sight(viewer, memory)
            assert see(match.state, sight) == see(other, sight), f"a view of seat {viewer} shows what it cannot know"


class Witness(Replay[GameState]):
    """Runs recorded answers and keeps what one viewer is asked, or sees others being asked."""

    __slots__ = ("heard", "viewer")

    def __init__(self, state: GameState, answers: Sequence[Answer], at: int, viewer: Viewer) -> None:
        super().__init__(state, answers, at)
        self.viewer = viewer
        self.heard: list[Any] = []

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
        private = is_private(kind, private)
        if must_ask(options, ritual, private, openly) and (not private or seat == self.viewer):
            heard = tuple(options) if openly is None or seat == self.viewer else openly().options
            self.heard.append((seat, kind, heard))
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
        self.heard += [(seat, kind, tuple(options(seat))) for seat in seats if seat == self.viewer]
        return super().ask_all(kind, seats, options, parts=parts)

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        if not is_private(kind, private) or seat == self.viewer:
            self.heard.append((seat, kind, tuple(options)))
        return super().ask_some(seat, kind, options, lo, hi, private=private)


@dataclass(frozen=True)
class Seen:
    """What a viewer has met since the last checkpoint, what it is asked now, and what it claims to know."""

    met: tuple[Any, ...]
    open: tuple[Any, ...]
    places: list[tuple[int, int, int]]
    known: list[tuple[int, int, int]]
    """The same, but in a hand only its owner has an order to know."""


def seen_since_checkpoint(match: Match[Any], start: GameState, answers: int, viewer: Viewer) -> Seen | None:
    """Run from another world after so many answers; nothing when the recorded ones do not fit there."""
    table = Witness(start, match._answers, answers, viewer)
    questions: tuple[Question, ...] = ()
    try:
        while not start.over:
            match.game.steps[start.phase](table)
    except Suspend as suspended:
        questions = suspended.questions
    except Exception:  # an answer of the true world may have no meaning in this one
        return None
    mine = [q for q in questions if not q.private or q.seat == viewer]
    # The open question itself is judged, not assumed, unless it is what shows the viewer some cards.
    judged = [q for q in mine if not list(match.game.faces_in(q.kind, q.options))]
    met = (see(start, Sight(viewer)), seen_by(table.told, viewer), table.heard[: len(table.heard) - len(judged)])
    shown = tuple(_shown(q, viewer, start.phase) for q in questions)
    return Seen(met, shown, known_places(start, viewer), known_places(start, viewer, hands_have_order=False))


def _shown(q: Question, viewer: Viewer, phase: str) -> object:
    if q.seat == viewer:
        return replace(q, n=0)
    return (q.seat, phase) if q.private else replace(q.aloud(), n=0)


def stirred(
    start: GameState, viewer: Viewer, random: Random, swaps: int, other_chance: bool, *, counted: bool = True
) -> GameState:
    """Another world for a viewer, a little or very different, perhaps with the same chance to come."""
    other = start.copy()
    stir(other, viewer, random, swaps, counted=counted)
    if not other_chance:
        other.seed = start.seed
    return other


def check_step(match: Match[Any], viewer: Viewer, random: Random) -> bool:
    """Worlds that have looked the same so far ask the same and teach the same; whether this could be judged."""
    checkpoint = random.choice(match._checkpoints[-CHECKPOINTS_BACK:])
    swaps = random.choice((0, 2, 6, 60))
    start = stirred(checkpoint.state, viewer, random, swaps, other_chance=not swaps or random.random() < 0.5)
    other = seen_since_checkpoint(match, start, checkpoint.answers, viewer)
    true = seen_since_checkpoint(match, checkpoint.state.copy(), checkpoint.answers, viewer)
    assert true is not None, "a step cannot be run again"
    if other is None or other.met != true.met:
        return False
    assert other.open == true.open, f"seat {viewer} learns something from being asked, or from whom is asked what"
    assert other.known == true.known, f"seat {viewer} is said to know cards that nobody has shown to it"
    return True


def check_events(match: Match[Any]) -> None:
    """Events are told once: those of a straight run are those of the match."""
    table = Replay(match.game.begin(match.header), match._answers)
    try:
        while not table.state.over:
            match.game.steps[table.state.phase](table)
    except Suspend:
        pass
    for viewer in viewers(match):
        assert seen_by(table.told, viewer) == match.events(viewer), f"events of seat {viewer} differ from a replay"
