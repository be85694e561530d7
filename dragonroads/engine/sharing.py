"""Sharing many games out in blocks over any executor; what they add up to does not depend on how it was done."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, as_completed
from typing import Protocol, Self, TypeVar

from dragonroads.errors import DragonroadsError

BLOCK = 100
"""Games per task: large enough that sending it costs nothing, small enough that all workers stay busy."""


class Sum(Protocol):
    """What some games add up to."""

    interrupted: bool

    def add(self, other: Self) -> None:
        """Add what another block has counted."""
        ...


P = TypeVar("P", bound=Sum)


class Work(Protocol[P]):
    """The games to be played, by their numbers; small and picklable, because it travels to every worker."""

    def nothing_yet(self) -> P:
        """The sum over no games."""
        ...

    def play(self, numbers: range, into: P) -> None:
        """Play these games and count each as soon as it is over."""
        ...


def share_out(
    work: Work[P], games: int, executor: Executor | None, block: int, report: Callable[[P], None] | None
) -> P:
    """Play so many games; `report` is given each block as it comes in.

    An interrupt stops cleanly: the sum then holds what is done so far.
    """
    blocks = [range(first, min(first + block, games)) for first in range(0, games, block)]
    tell = report or (lambda _: None)
    if executor is None:
        return _in_this_process(work, blocks, tell)
    return _gather(work, {executor.submit(_played, work, numbers): numbers.start for numbers in blocks}, tell)


def _played(work: Work[P], numbers: range) -> P:
    """The games of one task; this is what travels to a worker."""
    part = work.nothing_yet()
    work.play(numbers, part)
    return part


def _in_this_process(work: Work[P], blocks: list[range], tell: Callable[[P], None]) -> P:
    parts: list[P] = []
    interrupted = False
    try:
        for numbers in blocks:
            parts.append(work.nothing_yet())
            work.play(numbers, parts[-1])
            tell(parts[-1])
    except KeyboardInterrupt:
        interrupted = True
    return _sum(work, parts, interrupted)


def _gather(work: Work[P], futures: dict[Future[P], int], tell: Callable[[P], None]) -> P:
    """Add the blocks up in their order, however they come in."""
    parts: dict[int, P] = {}
    interrupted = False
    try:
        for future in as_completed(futures):
            parts[futures[future]] = future.result()
            tell(parts[futures[future]])
    except KeyboardInterrupt:
        interrupted = True
    except BrokenExecutor:
        raise DragonroadsError("a worker process ended before its games were played") from None
    finally:
        for future in futures:
            future.cancel()
    return _sum(work, [parts[first] for first in sorted(parts)], interrupted)


def _sum(work: Work[P], parts: list[P], interrupted: bool) -> P:
    total = work.nothing_yet()
    total.interrupted = interrupted
    for part in parts:
        total.add(part)
    return total
