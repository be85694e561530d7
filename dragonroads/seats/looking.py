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
