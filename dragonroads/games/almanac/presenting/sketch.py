"""The sketch of a page with everything written in: names of its areas, and signs where something moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from dragonroads.games.almanac.presenting.lines import padded, shortened, width

NAME = re.compile(r"\{name:([a-z])\}( *)")
HOLDER = 8
"""Cells that the place for a name fills in a sketch."""
SIGN = re.compile(r"\{@(\w+)\} *")
GROUND = "░▒▓≈~═─_-"
"""What goes on behind a sign that stands in the middle of it."""
Signs = dict[str, str]
"""What stands where something moves: by area, or by a name of the rule's own."""
AREA = re.compile(r"(?<=\{)(name:|@)?([a-z])(?=\d?\})")


def named(sketch: str, name: Callable[[str], str], signs: Signs | None = None, absent: str = "") -> tuple[str, ...]:
    """The lines of a sketch; an area without a name is not in play, and that is said in its place."""
    lines = sketch.rstrip("\n").split("\n")
    return tuple(_signed(_written(line, name, absent), signs or {}).rstrip() for line in lines)


def rearranged(sketch: str, places: Mapping[str, str]) -> str:
    """A sketch in which areas lie where others were drawn."""
    return AREA.sub(lambda found: f"{found[1] or ''}{places.get(found[2], found[2])}", sketch)


def _written(line: str, name: Callable[[str], str], absent: str) -> str:
    """A long name takes the blanks that follow, all but one; at the end of a line there is room enough.

    A line of nothing but names of what is not in play stays blank.
    """
    if not NAME.sub(lambda found: name(found[1]), line).strip():
        return ""
    while found := NAME.search(line):
        before, after, room = line[: found.start()], line[found.end() :], HOLDER + width(found[2])
        text = name(found[1]) or absent
        line = before + (padded(shortened(text, room - 1), room) + after if after else text)
    return line


def _signed(line: str, signs: Signs) -> str:
    """A sign fills no more than its place and the blanks behind; the ground goes on where there is none."""
    while found := SIGN.search(line):
        before, after = line[: found.start()], line[found.end() :]
        sign = signs.get(found[1], "")
        room = width(found[0]) if after else width(sign)
        text = sign[:room]
        ground = after[:1] if after[:1] == before[-1:] and after[:1] in GROUND else ""
        line = before + text + (ground or " ") * (room - width(text)) + after
    return line
