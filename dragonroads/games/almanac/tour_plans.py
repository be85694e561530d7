"""Tours as their YAML file describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from dragonroads.games.almanac.amounts import MOST_GOODS
from dragonroads.games.almanac.cards import Letter
from dragonroads.library.tags import Declares, Id, Pattern, Range, Text

Rounds: TypeAlias = Annotated[int, Range(1, 12)]
BOOKS = 2
"""How many books a tour can lead through."""


@dataclass(frozen=True, slots=True)
class BookName:
    """A book of pages as people speak of it: the content folder of its box, a mark for its pages, and its name."""

    id: Annotated[Id, Declares("book")]
    mark: Annotated[str, Pattern(r"[A-Z]{2}", "DR")]
    name: Text


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where a tour changes from its first book to the other one."""

    first: Rounds
    """The round at the end of which it can happen for the first time."""
    last: Rounds
    """The round at the end of which it happens if it has not happened yet."""
    leads: Literal["on", "back"]
    """To the exits of the page with the same number, or to the pages that lead there."""

    def __post_init__(self) -> None:
        if self.first > self.last:
            raise ValueError(f"first is {self.first} but last only {self.last}")


@dataclass(frozen=True, slots=True)
class TourPlan:
    """A kind of journey: how long it is, what it meets, what lies in its box, and where it crosses over, if it does."""

    id: Annotated[Id, Declares("tour")]
    rounds: Rounds
    encounters: tuple[Letter, ...]
    """The letters in the order in which they are met."""
    goods: Annotated[int, Range(1, MOST_GOODS)]
    """Of each kind."""
    guards: Annotated[int, Range(1, 99)]
    crossing: Crossing | None = None

    def __post_init__(self) -> None:
        if len(self.encounters) != self.rounds - 1:
            raise ValueError(f"encounters: needs {self.rounds - 1} letters, one after each round but the last")


@dataclass(frozen=True, slots=True)
class TourList:
    """The file `tours.yaml`."""

    books: tuple[BookName, ...]
    tours: tuple[TourPlan, ...]

    def __post_init__(self) -> None:
        if len(self.books) != BOOKS:
            raise ValueError(f"books: needs {BOOKS} of them")
