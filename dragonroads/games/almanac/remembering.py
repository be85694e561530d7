"""What is asked for again and again is worked out once and looked up from then on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Generic, TypeVar

MOST_REMEMBERED = 4096

V = TypeVar("V")


class Remembered(dict[int, V], Generic[V]):
    """What follows from a number and nothing else, such as a set of spaces."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, number: int) -> V:
        if len(self) == MOST_REMEMBERED:
            self.clear()
        found = self[number] = self._work_out(number)
        return found


def values_of(names: Sequence[str]) -> Callable[[Mapping[str, int]], tuple[int, ...]]:
    """Finds what several facts say, all with one look."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda facts: tuple([facts[name] for name in names])
