"""What a place of a text can be filled with: facts that each reader's language words in its own way.

A whole number and a finished text are plain `int` and `str`; everything else is a class here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias


class Fact:
    """Something that is equal to its like; nobody changes it once it is made.

    No dataclass: these classes are made at every start of the app, which a dataclass would hold up many times as long.
    """

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((type(self), *self._fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._fields()}"

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)


class Person(Fact):
    """Somebody at the table; a name has forms but no gender, and nobody is asked for one."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Noun(Fact):
    """A thing by the key of its words: each language knows its gender and its forms."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key


class Count(Fact):
    """So many of a thing: `3 stones`, `10 de oro`."""

    __slots__ = ("n", "noun")

    def __init__(self, n: int, noun: Noun) -> None:
        self.n = n
        self.noun = noun


class Listed(Fact):
    """Several values in a row, with the language's `and` or `or` before the last."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[Value]) -> None:
        self.items = tuple(items)

    @property
    def total(self) -> int:
        """How many things are listed: a count weighs what it counts, anything else one."""
        return sum(item.n if isinstance(item, Count) else 1 for item in self.items)


class Sentence(Fact):
    """A whole sentence by the key of its words, worded where it is shown."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, values: Mapping[str, Value] | None = None) -> None:
        self.key = key
        self.values = values or {}

    def __hash__(self) -> int:
        return hash(self.key)


Value: TypeAlias = int | str | Person | Noun | Count | Listed | Sentence


def number_of(value: object) -> float | None:
    """The number that decides between one and many, if the value has one."""
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, Count):
        return value.n
    return value.total if isinstance(value, Listed) else None
