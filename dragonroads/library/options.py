"""What a table can decide before play: options, and presets that set every one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from dragonroads.library.problems import hint, quoted
from dragonroads.library.tags import Declares, Id, LongId, Range, Text

Setting: TypeAlias = bool | int | str
Bound: TypeAlias = Annotated[int, Range(-10_000, 10_000)]


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option that is chosen from a list."""

    id: LongId
    name: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Number:
    """The values of an option that is a number."""

    least: Bound
    most: Bound
    step: Annotated[int, Range(1, 1000)] = 1

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"least is {self.least} but most only {self.most}")

    def __str__(self) -> str:
        return f"{self.least} to {self.most}" + (f" in steps of {self.step}" if self.step > 1 else "")


@dataclass(frozen=True, slots=True)
class Option:
    """Something the table decides: a choice from a list, a switch or a number."""

    id: Annotated[Id, Declares("option")]
    name: Text
    text: Text
    choices: tuple[Choice, ...] = ()
    switch: bool = False
    number: Number | None = None
    bounds_length: Bound | None = None
    """A number that ends a game which goes on too long, 0 for never: games nobody watches set it to this instead."""

    def __post_init__(self) -> None:
        if self.bounds_length is not None and self.complaint(0):
            raise ValueError("bounds_length is for a number that may be 0, which means: no bound")
        if self.bounds_length is not None and (complaint := self.complaint(self.bounds_length)):
            raise ValueError(f"bounds_length: {complaint}")
        if [bool(self.choices), self.switch, self.number is not None].count(True) != 1:
            raise ValueError("needs exactly one of choices, switch: true, number")
        if len(set(self.settings())) < len(self.settings()):
            raise ValueError("two of the choices have the same id")

    def settings(self) -> tuple[Setting, ...]:
        """Returns every value that may be chosen, in order."""
        if self.number is not None:
            return tuple(range(self.number.least, self.number.most + 1, self.number.step))
        return (False, True) if self.switch else tuple(choice.id for choice in self.choices)

    def complaint(self, value: Setting) -> str | None:
        """Says why a value cannot be chosen; None when it can."""
        known = self.settings()
        # True equals 1 in Python, but a switch is not a number.
        if any(value == setting and type(value) is type(setting) for setting in known):
            return None
        found = quoted(value) if isinstance(value, str) else str(value).lower()
        if self.choices:
            return f"unknown value {found}{hint(str(value), map(str, known))}"
        return f"expected {self.number or 'true or false'}, found {found}"


@dataclass(frozen=True, slots=True)
class BySeats:
    """A value that depends on the number of seats: each holds from its number of seats on."""

    by_seats: dict[int, Setting]

    def __post_init__(self) -> None:
        if not self.by_seats:
            raise ValueError("by_seats needs at least one number of seats")

    def at(self, seats: int) -> Setting:
        """Returns the value of the highest number of seats that is reached."""
        reached = [least for least in self.by_seats if least <= seats]
        return self.by_seats[max(reached, default=min(self.by_seats))]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named way to play: a value for every option."""

    id: Annotated[Id, Declares("preset")]
    name: Text
    text: Text
    options: dict[str, Setting | BySeats]

    def settings(self, seats: int) -> dict[str, Setting]:
        """Returns the value of every option at a table of so many seats."""
        return {
            option: value.at(seats) if isinstance(value, BySeats) else value for option, value in self.options.items()
        }
