"""What every computer player looks like."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from dragonroads.engine.position import Picks, Position


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking is allowed."""

    simulations: int = 200


class Bot(Protocol):
    """Answers questions of one seat."""

    def choose(self, position: Position[Any], budget: Budget) -> Picks:
        """The indexes of the options it picks, ascending."""
        ...


def stream_for(seed: str, position: Position[Any]) -> Random:
    """Chance that is the same whenever the same question of the same game comes up."""
    question = position.question
    return Random(f"{seed} {question.seat} {question.n}")
