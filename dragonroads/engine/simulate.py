"""Many random games over any executor: played, checked after every answer, replayed and counted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, as_completed
from dataclasses import replace
from functools import cache
from typing import Any, Protocol

from dragonroads.engine.game import Game, Header
from dragonroads.engine.simulate_game import play_one
from dragonroads.engine.simulate_tally import Tally
from dragonroads.errors import DragonroadsError

BLOCK = 100
"""Games per task: large enough that sending it costs nothing, small enough that all workers stay busy."""

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

    The result depends neither on the executor nor on the size of the blocks. An interrupt stops cleanly: the result
    then holds what is done so far.
    """
    report = progress or (lambda _: None)
    if executor is None:
        return _in_this_process(load, header, range(games), seed, report, block)
    futures = {
        executor.submit(play_block, load, header, seed, first, min(block, games - first)): first
        for first in range(0, games, block)
    }
    return _gather(futures, report)


def play_block(load: Load, header: Header, seed: int, first: int, count: int) -> Tally:
    """The games of one task; this is what travels to a worker."""
    tally = Tally()
    for _ in _play_into(tally, load, header, range(first, first + count), seed):
        pass
    return tally


def header_of(header: Header, seed: int, number: int) -> Header:
    """The header of one of many games."""
    mixed = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return replace(header, seed=int.from_bytes(mixed[:8], "big"))


@cache
def _game_of(load: Load) -> Game[Any]:
    return load()


def _play_into(tally: Tally, load: Load, header: Header, numbers: range, seed: int) -> Iterator[int]:
    game = _game_of(load)
    for number in numbers:
        tally.count(play_one(game, header_of(header, seed, number), number))
        yield number


def _in_this_process(load: Load, header: Header, numbers: range, seed: int, report: Progress, block: int) -> Tally:
    parts: list[Tally] = []
    interrupted = False
    try:
        for first in numbers[::block]:
            parts.append(Tally())
            for _ in _play_into(parts[-1], load, header, numbers[first : first + block], seed):
                pass
            report(parts[-1])
    except KeyboardInterrupt:
        interrupted = True
    return _sum(parts, interrupted)


def _gather(futures: dict[Future[Tally], int], report: Progress) -> Tally:
    """Add the blocks up in their order, however they come in."""
    parts: dict[int, Tally] = {}
    interrupted = False
    try:
        for future in as_completed(futures):
            parts[futures[future]] = future.result()
            report(parts[futures[future]])
    except KeyboardInterrupt:
        interrupted = True
    except BrokenExecutor:
        raise DragonroadsError("a worker process ended before its games were played") from None
    finally:
        for future in futures:
            future.cancel()
    return _sum([parts[first] for first in sorted(parts)], interrupted)


def _sum(parts: list[Tally], interrupted: bool) -> Tally:
    total = Tally(interrupted=interrupted)
    for part in parts:
        total.add(part)
    return total
