"""The sketch of a page with the names of its areas written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from dragonroads.games.almanac.present_lines import padded, shortened, width

NAME = re.compile(r"\{name:([a-z])\}( *)")
HOLDER = 8
"""Cells that the place for a name fills in a sketch."""


def named(sketch: str, name: Callable[[str], str]) -> tuple[str, ...]:
    """The lines of a sketch; an area without a name, because none of its spaces is in play, leaves none."""
    return tuple(_written(line, name).rstrip() for line in sketch.rstrip("\n").split("\n"))


def _written(line: str, name: Callable[[str], str]) -> str:
    while found := NAME.search(line):
        before, after = line[: found.start()], line[found.end() :]
        room = HOLDER + width(found[2])
        text = name(found[1])
        line = before + _in_its_room(text, room, before, after) + after
    return line


def _in_its_room(text: str, room: int, before: str, after: str) -> str:
    """The name, a blank, and then what is drawn behind it comes closer; at the end of a line there is room enough."""
    if not after:
        return text
    shown = shortened(text, room - 1)
    fill = _fill(before, after)
    if not fill:
        return padded(shown, room)
    gap = " " if shown else fill
    return shown + gap + fill * (room - width(shown) - 1)


def _fill(before: str, after: Sequence[str]) -> str:
    """The glyph that a line around a name is made of, if it is one."""
    first = after[0]
    if first.isspace() or first.isalnum() or first in "{}":
        return ""
    return first if "".join(after[1:2]) == first or before.rstrip()[-1:] == first else ""
