"""The first frame of a page: it covers everything, and what was typed or clicked before it was not meant for it."""

from __future__ import annotations

import math
import time
from typing import Any

from textual import events
from textual.screen import Screen

from dragonroads.ui.keys import KEYS

URGENT = (KEYS["curtain"].keys, KEYS["quit"].keys)
"""Keys that are meant whatever is on the screen."""


class FirstFrame:
    """Knows which screen covers the terminal, and since when people can see the present page."""

    def __init__(self) -> None:
        self.painted: Screen[Any] | None = None
        """The screen whose frame covered the terminal last."""
        self._since = math.inf

    def wait(self) -> None:
        """A new page begins; nobody has seen it yet."""
        self._since = math.inf

    def has_come(self, screen: Screen[Any]) -> None:
        """A screen has covered everything that stood there before."""
        self.painted = screen
        if self._since == math.inf:
            self._since = time.monotonic()

    def is_too_early(self, event: events.Event) -> bool:
        """Whether this was typed or clicked before people could see the page."""
        if isinstance(event, events.Key) and event.key in URGENT:
            return False
        return isinstance(event, events.InputEvent) and event.time < self._since
