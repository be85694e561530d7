"""Picking one of several options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def highest(options: Sequence[Any], worth: Callable[[Any], Any]) -> int:
    """The first of the options that is worth most."""
    worths = [worth(option) for option in options]
    return worths.index(max(worths))
