"""Sets of spaces, written as whole numbers: bit k stands for space k. They are asked for very often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

Spaces: TypeAlias = int
NONE: Spaces = 0
MOST_SPACES = 24

V = TypeVar("V")


def set_of(spaces: Iterable[int]) -> Spaces:
    """The set of these spaces."""
    found = NONE
    for space in spaces:
        found |= 1 << space
    return found


class Members(Generic[V]):
    """Looks up what belongs to the members of a set, in their order, one half of the page at a time."""

    __slots__ = ("_cut", "_low", "_lower", "_upper", "_values")

    def __init__(self, values: Sequence[V]) -> None:
        if len(values) > MOST_SPACES:
            raise ValueError(f"a page has at most {MOST_SPACES} spaces, found {len(values)}")
        self._values = values
        self._cut = len(values) // 2
        self._low = (1 << self._cut) - 1
        self._lower: list[tuple[V, ...]] = []
        self._upper: list[tuple[V, ...]] = []

    def of(self, some: Spaces) -> tuple[V, ...]:
        """The values of the members."""
        if not self._lower:  # many pages are never opened
            self._upper = _table(self._values[self._cut :])
            self._lower = _table(self._values[: self._cut])
        return self._lower[some & self._low] + self._upper[some >> self._cut]


def _table(values: Sequence[V]) -> list[tuple[V, ...]]:
    """Each set of a few spaces -> what belongs to its members."""
    found: list[tuple[V, ...]] = [()]
    for value in values:
        found += [(*some, value) for some in found]
    return found
