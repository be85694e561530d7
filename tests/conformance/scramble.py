"""A table that deals everything anew at every question: a card kept in a local variable meets its double."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from dragonroads.engine.game import Game, Header
from dragonroads.engine.hidden import determinize
from dragonroads.engine.question import Kind
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Closing, Opening, Seat, is_private, must_ask, no_closed
from dragonroads.engine.tables import Deciding

T = TypeVar("T")


class Scrambling(Deciding[GameState]):
    """Random answers; before each, the asked seat's unknown cards change places."""

    def __init__(self, game: Game[Any], state: GameState, random: Random) -> None:
        super().__init__(state, lambda _seat, _kind, options: random.randrange(len(options)))
        self.game = game
        self.random = random

    def deal_anew(self, seat: Seat) -> None:
        """Another world for this seat; everything must still be there."""
        determinize(self.state, seat, self.random.random)
        self.game.check(self.state)
        assert self.decisions <= self.game.most_answers * 12, "the game does not end any more"

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
        if must_ask(options, ritual, is_private(kind, private), openly):
            self.deal_anew(seat)
        return super().ask(seat, kind, options, private=private, ritual=ritual, openly=openly)

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        self.deal_anew(self.random.choice(seats))
        return [Deciding.ask(self, seat, kind, options(seat), ritual=True) for seat in seats]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self.deal_anew(seat)
        return super().ask_some(seat, kind, options, lo, hi, private=private)


def check_scrambled(game: Game[Any], header: Header, random: Random) -> None:
    """Play a game to its end in ever changing worlds."""
    state = game.begin(header)
    table = Scrambling(game, state, random)
    while not state.over:
        game.steps[state.phase](table)
    game.check(state)
