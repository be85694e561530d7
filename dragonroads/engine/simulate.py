"""Many random games over any executor: played, checked after every answer, replayed and counted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from dragonroads.engine.game import Game, Header
from dragonroads.engine.sharing import BLOCK, share_out
from dragonroads.engine.simulate_game import play_one
from dragonroads.engine.simulate_tally import Tally

Progress = Callable[[Tally], None]
"""Is given each block as it comes in."""


class Load(Protocol):
    """How a worker gets the game: small, picklable and hashable, so that each process loads it once."""

    def __call__(self) -> Game[Any]:
        """The game, ready to be played."""
        ...

    def __hash__(self) -> int: ...


def simulate(
    load: Load,
    header: Header,
    games: int,
    seed: int,
    executor: Executor | None = None,
    block: int = BLOCK,
    progress: Progress | None = None,
) -> Tally:
    """Play so many random games that start like this header, each from a seed of its own.

    The result depends neither on the executor nor on the size of the blocks.
    """
    return share_out(_RandomGames(load, header, seed), games, executor, block, progress)


@dataclass(frozen=True, slots=True)
class _RandomGames:
    load: Load
    header: Header
    seed: int

    def nothing_yet(self) -> Tally:
        return Tally()

    def play(self, numbers: range, into: Tally) -> None:
        game = _game_of(self.load)
        for number in numbers:
            into.count(play_one(game, header_of(self.header, self.seed, number), number))


def header_of(header: Header, seed: int, number: int) -> Header:
    """The header of one of many games."""
    mixed = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return replace(header, seed=int.from_bytes(mixed[:8], "big"))


@cache
def _game_of(load: Load) -> Game[Any]:
    return load()
