"""The simplest computer player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dragonroads.bots.bot import Budget, stream_for
from dragonroads.engine.position import Picks, Position
from dragonroads.engine.tables import pick_some


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Picks anything that is allowed."""

    seed: str = ""

    def choose(self, position: Position[Any], budget: Budget) -> Picks:
        """Any option, or any number of ticks; it needs no budget."""
        question = position.question
        below = stream_for(self.seed, position).randrange
        if question.lo == question.hi == 1:
            return (below(len(question.options)),)
        return tuple(pick_some(len(question.options), question.lo, question.hi, below))
