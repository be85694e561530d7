"""People who play one game after another: the table they come from, and what each seat has won so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from dragonroads.engine.stale import Stale
from dragonroads.errors import StaleAnswer


@dataclass(frozen=True, slots=True)
class Rematch:
    """A line of a table's file before the first answer; no rule reads it, and it is part of no position."""

    after: str
    """What the table before is called."""
    games: int
    """How many games these people have finished before this one."""
    wins: tuple[int, ...]
    """How many of them each seat has won, alone or shared; seats that the game adds stand behind those of the table."""

    def check(self, seats: int) -> None:
        """Raise StaleAnswer unless so many seats can have won so many games."""
        if len(self.wins) < seats or not all(0 <= wins <= self.games for wins in self.wins):
            raise StaleAnswer(Stale.no_score())

    def won(self, winners: Sequence[int]) -> Self:
        """The score after one more game."""
        wins = tuple(count + (seat in winners) for seat, count in enumerate(self.wins))
        return type(self)(self.after, self.games + 1, wins)
