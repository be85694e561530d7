"""The levels a computer seat can have: a new one is one more line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dragonroads.bots.bot import Bot, Budget
from dragonroads.bots.policy_bot import PolicyBot
from dragonroads.games.loaded import LoadedGame


@dataclass(frozen=True, slots=True)
class Level:
    """How a player of some strength is made from a game and a seed, and how long it may think."""

    make: Callable[[LoadedGame, str], Bot]
    budget: Budget = field(default_factory=Budget)


LEVELS: Mapping[str, Level] = {
    "easy": Level(lambda loaded, seed: PolicyBot(loaded.policy, seed)),
    "normal": Level(lambda loaded, seed: PolicyBot(loaded.policy, seed, slips=0.0)),
}
"""By the name that stands in `computer:<level>`, from the weakest to the strongest."""
