"""Checkpoints: states kept between two steps, from which a game is run again cheaply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from dragonroads.engine.table import S

STEPS_PER_CHECKPOINT = 8


@dataclass(slots=True)
class Checkpoint(Generic[S]):
    """The state between two steps, after so many answers and events."""

    answers: int
    state: S
    told: int
    steps: int = 0
    """Steps that were run since without an answer."""


def last_before(checkpoints: Sequence[Checkpoint[S]], told: int) -> Checkpoint[S] | None:
    """The last checkpoint at which this event had not been told yet; none when the start itself was not kept."""
    return next((checkpoint for checkpoint in reversed(checkpoints) if checkpoint.told <= told), None)
