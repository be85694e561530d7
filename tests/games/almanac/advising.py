"""What the policy of a style advises at the next question of a kind, in a situation made for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.table import Closing, Opening, Seat, no_closed
from dragonroads.games.almanac.advising.policy import STYLES
from tests.games.almanac.situations import Situation

T = TypeVar("T")


class Advice(Exception):
    """The question was asked, and this is how tests write the advised option."""


class Advised(Situation):
    """A situation in which scripted answers come first and the policy gives all others; stops at one kind."""

    def __init__(self, table: Situation, wanted: str, style: str, seed: int) -> None:
        super().__init__(table.state, table.answers, table.dice)
        self.wanted = wanted
        self.policy = STYLES[style]
        self.random = Random(seed).random

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
        sealed: bool = False,
    ) -> T:
        self.asks = seat
        if self.answers_next(name_of(kind)) or (len(options) == 1 and not ritual):
            return super().ask(seat, kind, options, private=private, ritual=ritual, openly=openly)
        taken = options[self.policy(self.state, seat, kind, options, self.random)]
        if kind == self.wanted:
            raise Advice(self._option(name_of(kind), taken))
        return taken


def advice(table: Situation, kind: str, style: str = "balanced", seed: int = 1) -> str:
    """The option that is advised at the next question of this kind; it is not carried out."""
    asking = Advised(table, kind, style, seed)
    try:
        for _ in range(30):
            asking.step()
    except Advice as found:
        return str(found)
    raise AssertionError(f"nobody is asked {kind}")


def opinion(table: Situation, seat: Seat, kind: str, options: Sequence[Any], style: str = "balanced") -> Any:
    """The option that a style takes of those that nobody really offers now."""
    return options[STYLES[style](table.state, seat, kind, options, Random(1).random)]
