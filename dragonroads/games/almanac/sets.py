"""Sets of spaces, written as whole numbers: bit k stands for space k. They are asked for very often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

Spaces: TypeAlias = int
NONE: Spaces = 0
MOST_SPACES = 24
_CHUNK = 8

V = TypeVar("V")


def set_of(spaces: Iterable[int]) -> Spaces:
    """The set of these spaces."""
    found = NONE
    for space in spaces:
        found |= 1 << space
    return found


class Members(Generic[V]):
    """Looks up what belongs to the members of a set, in their order and eight at a time."""

    __slots__ = ("_tables",)

    def __init__(self, values: Sequence[V]) -> None:
        if len(values) > MOST_SPACES:
            raise ValueError(f"a page has at most {MOST_SPACES} spaces, found {len(values)}")
        parts = [values[first : first + _CHUNK] for first in range(0, MOST_SPACES, _CHUNK)]
        self._tables = [_table(part) for part in parts]

    def of(self, some: Spaces) -> list[V]:
        """The values of the members."""
        a, b, c = self._tables
        return a[some & 255] + b[some >> 8 & 255] + c[some >> 16]


def _table(values: Sequence[V]) -> list[list[V]]:
    return [[value for k, value in enumerate(values) if bits >> k & 1] for bits in range(1 << _CHUNK)]
