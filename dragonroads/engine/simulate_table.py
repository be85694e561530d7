"""A table that answers at random, writes the answers down, and checks every invariant before each one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from dragonroads.engine.fields import amounts_in, secrets_in, visibility_table
from dragonroads.engine.game import Game
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.record import Happening
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Answer, Closing, Opening, P, S, Seat, Table, is_private, must_ask, no_closed
from dragonroads.engine.tables import pick_some
from dragonroads.errors import Violation

T = TypeVar("T")


class Checking(Table[S]):
    """Random answers, each given only when the state and the question are sound; chance is the state's own."""

    __slots__ = ("_amounts", "_check", "_most", "_random", "_seats", "answers", "asked", "decisions", "widest")

    def __init__(self, game: Game[S], state: S, seats: int, random: Callable[[], float]) -> None:
        super().__init__(state)
        self.answers: list[Answer] = []
        self.decisions = 0
        self.asked: dict[str, int] = {}
        self.widest: dict[str, int] = {}
        self._check = game.check
        self._most = game.most_answers
        self._seats = seats
        self._random = random
        self._amounts = has_amounts(game.state_class)

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
        if len(options) == 1 and not must_ask(options, ritual, is_private(kind, private), openly):
            return options[0]
        n = len(options)
        self._check_position()
        self._check_options(seat, name_of(kind), options)
        i = int(self._random() * n)
        self.answers.append(i)
        return options[i]

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        self._check_position()
        offered = [options(seat) for seat in seats]
        for seat, some in zip(seats, offered):
            self._check_options(seat, name_of(kind), some)
        random = self._random
        picks = tuple([int(random() * len(some)) for some in offered])
        self.answers.append(picks)
        return [some[i] for some, i in zip(offered, picks)]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self._check_position()
        if not 0 <= lo <= min(hi, len(options)):
            raise Violation(f"{kind}: {lo} to {hi} of {len(options)} options cannot be ticked")
        if options:
            self._check_options(seat, name_of(kind), options)
        else:
            self.decisions += 1
        picks = pick_some(len(options), lo, hi, lambda n: int(self._random() * n))
        self.answers.append(tuple(picks))
        return [options[i] for i in picks]

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        pass

    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        """Nobody listens; what is told is counted when the game is replayed."""

    def check_state(self) -> None:
        """Raise Violation when the bookkeeping of the state is broken."""
        self._check(self.state)
        if self._amounts and min(amounts_in(self.state), default=0) < 0:
            name_debtor(self.state)

    def _check_position(self) -> None:
        if len(self.answers) >= self._most:
            raise Violation(f"the game goes on after {self._most} answers")
        self.check_state()

    def _check_options(self, seat: Seat, kind: str, options: Sequence[Any]) -> None:
        n = len(options)
        if not n or not 0 <= seat < self._seats:
            raise Violation(f"{kind}: seat {seat} of {self._seats} is asked with {n} options")
        if len(set(options)) != n:  # by key at examined questions
            raise Violation(f"{kind}: two options are the same")
        self.decisions += 1
        self.asked[kind] = self.asked.get(kind, 0) + 1
        if n > self.widest.get(kind, 0):
            self.widest[kind] = n


def has_amounts(cls: type[GameState]) -> bool:
    """Whether seats own private numbers that are amounts, not choices."""
    return any(line.endswith((": private", "can be counted")) for line in visibility_table(cls))


def name_debtor(state: GameState) -> None:
    """Raise Violation for whoever owns less than nothing."""
    for secret in secrets_in(state):
        if not secret.choices and secret.value < 0:
            raise Violation(f"seat {secret.owner} has {secret.value} of {secret.name}")
