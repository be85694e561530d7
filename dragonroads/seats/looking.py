"""What a front end gives a presenter: a view, with the options of the table beside it."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View

OPTIONS = "options"
"""Where the options stand in a view; everybody at the table knows them."""


def look(match: Match[Any], seat: Seat | None) -> View:
    """The game as this seat may see it, or everybody for no seat, and what the table agreed to play."""
    return {OPTIONS: dict(match.header.options), **match.view(seat)}


class Looks:
    """The same for a front end that asks often: a view is made once for each line of the game and each viewer."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._line = -1
        self._views: dict[Seat | None, View] = {}

    def __call__(self, seat: Seat | None) -> View:
        """What `look` gives now."""
        if self._line != self._match.lines:
            self._line, self._views = self._match.lines, {}
        if seat not in self._views:
            self._views[seat] = look(self._match, seat)
        return self._views[seat]
