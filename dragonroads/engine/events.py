"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.visibility import ALL

Told = tuple[str, tuple[Any, ...], int]
"""Kind, arguments and the mask of seats that may know."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer may know it; `n` counts what this viewer has seen, nothing else."""

    n: int
    kind: str
    args: tuple[Any, ...]


def is_for(to: int, seat: int | None) -> bool:
    """Whether what was told to this mask of seats may be known by a seat, or by everybody for no seat."""
    return to == ALL or (seat is not None and bool(to >> seat & 1))


def seen_by(told: Sequence[Told], seat: int | None, since: int = 0) -> list[Event]:
    """The events this seat may know (the public ones for no seat), from its own number `since` on."""
    mine = [(kind, args) for kind, args, to in told if is_for(to, seat)]
    return [Event(n, kind, args) for n, (kind, args) in enumerate(mine) if n >= since]
