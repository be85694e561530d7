"""Marks: states kept between two steps, from which a game is run again cheaply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from dragonroads.engine.table import S

STEPS_PER_MARK = 8


@dataclass(slots=True)
class Mark(Generic[S]):
    """The state between two steps, after so many answers and events."""

    answers: int
    state: S
    told: int
    steps: int = 0
    """Steps that were run since without an answer."""


def last_before(marks: Sequence[Mark[S]], told: int) -> Mark[S] | None:
    """The last mark at which this event had not been told yet; none when the start itself was not kept."""
    return next((mark for mark in reversed(marks) if mark.told <= told), None)
