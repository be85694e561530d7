"""How long keys decide nothing after something new stands on the screen: one table, and the clock it is read by."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

QUESTION = 0.6
"""Seconds in which a question takes no answer after it has come to somebody else, or after a result."""
RESULT = 0.4
"""Seconds in which a result is not left once it is whole."""
PLAN = 0.5
"""Seconds in which a plan that is full is not confirmed."""
REPEAT = 0.1
"""A key that comes again within so many seconds is held down: it never leaves a result."""


class Ears:
    """Whether what people press decides something yet."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._deaf_until = 0.0
        self._last: tuple[str, float] = ("", float("-inf"))

    def rest(self, seconds: float) -> None:
        """Something new has come: for so long nothing is decided."""
        self._deaf_until = self.clock() + seconds

    @property
    def is_deaf(self) -> bool:
        """Whether what is shown has only just come."""
        return self.clock() < self._deaf_until

    def is_held(self, key: str) -> bool:
        """Whether a key is not pressed anew but held down; to be asked once for every key that comes."""
        now, (last, at) = self.clock(), self._last
        self._last = key, now
        return key == last and now - at < REPEAT
