"""A stopwatch: the best of several runs, with the garbage collector off while it runs."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, process_time


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity with its unit; `low_is_good` for costs, otherwise it is a rate."""

    name: str
    value: float
    unit: str
    low_is_good: bool = True


def best_of(runs: int, work: Callable[[], object]) -> float:
    """Seconds of processor time of the quickest of several runs."""
    return min(_timed(work) for _ in range(runs))


def best_of_each(runs: int, *works: Callable[[], object]) -> list[float]:
    """The same for each of several things; they are run by turns, because a machine has its moods."""
    taken = [[_timed(work) for work in works] for _ in range(runs)]
    return [min(times) for times in zip(*taken)]


def _timed(work: Callable[[], object]) -> float:
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        start = process_time()
        work()
        return process_time() - start
    finally:
        if was_on:
            gc.enable()


def microseconds(runs: int, times: int, work: Callable[[], object]) -> float:
    """The cost of one call in microseconds, out of many."""

    def many() -> None:
        for _ in range(times):
            work()

    return best_of(runs, many) / times * 1e6


def each(work: Sequence[Callable[[], object]]) -> list[float]:
    """Microseconds of every single call, by the clock on the wall."""
    taken = []
    for one in work:
        start = perf_counter()
        one()
        taken.append((perf_counter() - start) * 1e6)
    return taken


def middle_and_tail(taken: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    return median(taken), quantiles(taken, n=100)[98]
