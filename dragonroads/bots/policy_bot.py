"""A computer player that does what the game's policy advises, and sometimes anything at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.bots.bot import Budget, stream_for
from dragonroads.bots.random_bot import RandomBot
from dragonroads.engine.hidden import Random
from dragonroads.engine.position import Picks, Policy, Position
from dragonroads.engine.table import Question
from dragonroads.engine.tables import pick_some

SLIPS = 1 / 6
"""How often it picks anything, so that it can be beaten and surprises."""
ENOUGH = None
"""What stands behind the things that can be ticked, once it may be stopped."""


@dataclass(frozen=True, slots=True)
class PolicyBot:
    """Random but sane: one world dealt anew, one look at it."""

    policy: Policy[Any]
    seed: str = ""
    slips: float = SLIPS

    def choose(self, position: Position[Any], budget: Budget) -> Picks:
        """What the policy advises in a world that looks like the true one; it needs no budget."""
        random = stream_for(self.seed, position).random
        if random() < self.slips:
            return RandomBot(f"{self.seed} slip").choose(position, budget)
        return advised(self.policy, position.sampled(random), position.question, random)


def advised(policy: Policy[Any], state: Any, question: Question, random: Random) -> Picks:
    """The picks of a policy; a tick list is gone through from its first option on, with `ENOUGH` as one more choice."""
    options = question.options
    if question.lo == question.hi == 1:
        return (policy(state, question.seat, question.asks or question.kind, options, random),)
    first = 0

    def tick(n: int) -> int:
        nonlocal first
        left: Sequence[Any] = options[first : first + n]
        offered = left if len(left) == n else (*left, ENOUGH)
        i = policy(state, question.seat, question.asks or question.kind, offered, random)
        first += i + 1
        return i

    return tuple(pick_some(len(options), question.lo, question.hi, tick))
