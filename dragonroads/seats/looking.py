"""Looking at a game often: a view is made once for each line of the game and each viewer."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View


class Looks:
    """The views of one match, for a front end that asks for them at every turn."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._line = -1
        self._views: dict[Seat | None, View] = {}

    def __call__(self, seat: Seat | None) -> View:
        """What this seat may see now, or everybody for no seat."""
        if self._line != self._match.lines:
            self._line, self._views = self._match.lines, {}
        if seat not in self._views:
            self._views[seat] = self._match.view(seat)
        return self._views[seat]
