"""A position as a computer player may think about it: worlds that look like this one, never the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dragonroads.engine.game import Game, Result
from dragonroads.engine.hidden import Random, determinize
from dragonroads.engine.question import Kind
from dragonroads.engine.table import (
    Answer,
    Closing,
    Opening,
    Question,
    S,
    Seat,
    Suspend,
    is_private,
    must_ask,
    no_closed,
)
from dragonroads.engine.tables import Deciding
from dragonroads.engine.views import View

T = TypeVar("T")

Picks = tuple[int, ...]
Choose = Callable[[Seat, Any, Sequence[Any]], int]
"""Picks the index of an option in a sampled world."""
Policy = Callable[[S, Seat, Any, Sequence[Any], Random], int]
"""(state of a sampled world, asked seat, kind, options, chance) -> the index of an option worth taking."""


def any_option(_state: Any, _seat: Seat, _kind: Kind[Any], options: Sequence[Any], random: Random) -> int:
    """The policy of those who have none."""
    return int(random() * len(options))


def _stop(_seat: Seat, _kind: Kind[Any], _options: Sequence[Any]) -> int:
    """Chooses nothing: the world is wanted as it is before anybody does."""
    raise Suspend


class World(Deciding[S]):
    """The recorded answers up to the open question; there the world is dealt anew and `choose` takes over."""

    __slots__ = ("at", "dealt", "random", "tail", "viewer")

    def __init__(self, state: S, tail: Sequence[Answer], viewer: Seat, choose: Choose, random: Random) -> None:
        super().__init__(state, choose)
        self.random = random
        self.tail = tail
        self.at = 0
        self.viewer = viewer
        self.dealt = False

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
        if self.dealt and len(options) == 1:
            return options[0]  # nobody listens here: only what was really asked has to be asked again
        if len(options) == 1 and not must_ask(options, ritual, is_private(kind, private), openly):
            return options[0]
        recorded = self._recorded()
        return super().ask(seat, kind, options, ritual=True) if recorded is None else options[recorded[0]]

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        if not seats:
            return []
        recorded = self._recorded()
        if recorded is not None:
            return [options(seat)[i] for seat, i in zip(seats, recorded)]
        return super().ask_all(kind, seats, options)

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        recorded = self._recorded()
        return [options[i] for i in recorded] if recorded is not None else super().ask_some(seat, kind, options, lo, hi)

    def below(self, n: int) -> int:
        """Chance before the open question has already happened; from there on it is this world's own."""
        if not self.dealt:
            return Deciding.below(self, n)
        return int(self.random() * n)

    def _recorded(self) -> Picks | None:
        """The recorded answer; none from the open question on, where the world is dealt anew and `choose` decides."""
        if self.at < len(self.tail):
            answer = self.tail[self.at]
            self.at += 1
            return answer if isinstance(answer, tuple) else (answer,)
        if self.dealt:
            return None
        self.dealt = True
        determinize(self.state, self.viewer, self.random)
        return None


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """What a computer player gets: its view, its question, and worlds to try things out in."""

    _game: Game[S]
    _checkpoint: S
    _tail: Sequence[Answer]
    question: Question
    view: View

    def world(self, choose: Choose, random: Random) -> World[S]:
        """A world that looks like this one to the asked seat, at the last step before its question."""
        return World(self._checkpoint.copy(), self._tail, self.question.seat, choose, random)

    def play_out(self, choose: Choose, random: Random) -> Result:
        """Play one such world to its end."""
        world = self.world(choose, random)
        steps, state = self._game.steps, world.state
        while not state.over:
            steps[state.phase](world)
        return self._game.result(state)

    def sampled(self, random: Random) -> S:
        """The state of one such world at the open question."""
        world = self.world(_stop, random)
        self._run(world)
        return world.state

    def _run(self, world: World[S]) -> None:
        """Go on until somebody has to choose."""
        with suppress(Suspend):
            while not world.state.over:
                self._game.steps[world.state.phase](world)
