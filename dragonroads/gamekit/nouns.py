"""Sorts of value that every game has: a text says `who=Who`, an event has a field `who: Who`.

A noun is a function `(view, value) -> what it is called`: a number, a text, a line, or one of the values that each
language words in its own way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from dragonroads.engine.line import Called, Line
from dragonroads.engine.record import SEAT
from dragonroads.engine.table import Seat
from dragonroads.library.sorts import PERSON


@dataclass(frozen=True, slots=True)
class Sitting:
    """Whoever sits at a seat: only the speaker knows the names of the people."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Joined:
    """Several values with the same text between them, where no language needs an `and`; empty ones are left out."""

    between: str
    items: tuple[Value, ...]


Value: TypeAlias = int | str | Line | Sitting | Joined
"""What a noun may say: a number, a finished text, or something that is worded later."""


def sitting(_view: Any, seat: Seat) -> Sitting:
    """The person at a seat."""
    return Sitting(seat)


Who: TypeAlias = Annotated[Seat, SEAT, Called(sitting), PERSON]
"""A seat to which something happens, by the name of whoever sits there."""
Person: TypeAlias = Annotated[Seat, Called(sitting), PERSON]
"""A seat that is only mentioned, by the name of whoever sits there."""
