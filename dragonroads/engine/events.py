"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from dragonroads.engine.record import Happening
from dragonroads.engine.visibility import ALL


class Told(NamedTuple):
    """Something that was told, the mask of seats that may know it, and what was being carried out."""

    record: Happening
    to: int
    cause: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer may know it; `n` counts what this viewer has seen, nothing else."""

    n: int
    record: Happening
    cause: tuple[Any, ...] = ()
    """The cards or spaces that were being carried out, the outermost first."""

    @property
    def kind(self) -> str:
        """What it is called."""
        return self.record.kind

    @property
    def args(self) -> tuple[Any, ...]:
        """Its values, in the order of its fields."""
        return self.record.args


def is_for(to: int, seat: int | None) -> bool:
    """Whether what was told to this mask of seats may be known by a seat, or by everybody for no seat."""
    return to == ALL or (seat is not None and bool(to >> seat & 1))


def seen_by(told: Sequence[Told], seat: int | None, since: int = 0) -> list[Event]:
    """The events this seat may know (the public ones for no seat), from its own number `since` on."""
    mine = [one for one in told if is_for(one.to, seat)]
    return [Event(n, one.record, one.cause) for n, one in enumerate(mine) if n >= since]
