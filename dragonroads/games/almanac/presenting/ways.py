"""The lines of the map: boxes side by side, and the ways from one stop to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.games.almanac.locations import Location

BOX = 9
"""Cells of a box."""
CROSSING = "── × ──"
# What a line looks like at a column, by whether it goes on to the left, to the right, upwards and downwards.
JOINTS = {
    (False, True, True, False): "└",
    (False, True, False, True): "┌",
    (False, True, True, True): "├",
    (True, False, True, False): "┘",
    (True, False, False, True): "┐",
    (True, False, True, True): "┤",
    (True, True, True, False): "┴",
    (True, True, False, True): "┬",
    (True, True, True, True): "┼",
    (False, False, True, True): "│",
}
PLAIN = str.maketrans("", "")
BROAD = str.maketrans("└┌├┘┐┤┴┬┼─│", "╚╔╠╝╗╣╩╦╬═║")
"""How the same lines are drawn: as any way, and as the road of the journey."""


def centres(stop: Sequence[Location], across: int) -> list[int]:
    """The cells in the middle of the boxes of a stop."""
    return [(2 * at + 1) * across // (2 * len(stop)) for at in range(len(stop))]


def boxes(stop: Sequence[Location], across: int) -> str:
    """The boxes of a stop, spread over so many cells."""
    line, used = "", 0
    for page, centre in zip(stop, centres(stop, across)):
        start = centre - BOX // 2
        line += " " * (start - used) + f"{{{page.id}}}"
        used = start + BOX
    return line + " " * (across - used)


def ways(stop: Sequence[Location], following: Sequence[Location], across: int) -> str:
    """Ways that all meet are one line; others cross between their neighbours."""
    above, below = centres(stop, across), dict(zip((page.id for page in following), centres(following, across)))
    line = [" "] * across
    for group in _groups(stop) if following else ():
        ends = sorted({leads_to for at in group for leads_to in stop[at].exits})
        if all(set(stop[at].exits) == set(ends) for at in group):
            _draw_bus(line, [above[at] for at in group], [below[end] for end in ends])
        else:
            _draw_crossings(line, [(above[at], below[end]) for at in group for end in stop[at].exits])
    return "".join(line)


def broad(line: str, start: int, ends: Sequence[int]) -> str:
    """A line of ways with a broad road over it, from a cell above to one or more below."""
    drawn = list(line)
    _draw_bus(drawn, [start], ends, BROAD)
    return "".join(drawn)


def _groups(stop: Sequence[Location]) -> list[list[int]]:
    """Pages that share an exit, directly or by way of others."""
    groups: list[tuple[list[int], set[int]]] = []
    for at, page in enumerate(stop):
        touching = [group for group in groups if group[1] & set(page.exits)]
        groups = [group for group in groups if group not in touching]
        members = [one for group in touching for one in group[0]]
        groups.append(([*members, at], set(page.exits).union(*(group[1] for group in touching))))
    return [members for members, _ in groups]


def _draw_bus(line: list[str], above: Sequence[int], below: Sequence[int], pen: Mapping[int, int] = PLAIN) -> None:
    first, last = min(*above, *below), max(*above, *below)
    for x in range(first, last + 1):
        line[x] = JOINTS.get((x > first, x < last, x in above, x in below), "─").translate(pen)


def _draw_crossings(line: list[str], ways: Sequence[tuple[int, int]]) -> None:
    """A way straight down, and a cross between two columns where a way leads over."""
    for start, end in ways:
        middle = (start + end) // 2
        shown: Mapping[bool, str] = {True: "│", False: CROSSING}
        drawn = shown[start == end]
        line[middle - len(drawn) // 2 : middle - len(drawn) // 2 + len(drawn)] = drawn
