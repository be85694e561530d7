"""The sketch of a page with the names of its areas written in."""

from __future__ import annotations

import re
from collections.abc import Callable

from dragonroads.games.almanac.presenting.lines import padded, shortened, width

NAME = re.compile(r"\{name:([a-z])\}( *)")
HOLDER = 8
"""Cells that the place for a name fills in a sketch."""


def named(sketch: str, name: Callable[[str], str]) -> tuple[str, ...]:
    """The lines of a sketch; an area that is not in play has no name and leaves blanks."""
    return tuple(_written(line, name).rstrip() for line in sketch.rstrip("\n").split("\n"))


def _written(line: str, name: Callable[[str], str]) -> str:
    """A long name takes the blanks that follow, all but one; at the end of a line there is room enough."""
    while found := NAME.search(line):
        before, after, room = line[: found.start()], line[found.end() :], HOLDER + width(found[2])
        text = name(found[1])
        line = before + (padded(shortened(text, room - 1), room) + after if after else text)
    return line
