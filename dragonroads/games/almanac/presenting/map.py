"""The branching road as a drawn map: a box for each page, stop by stop, and the ways between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.views import View
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.presenting.lines import centred, shortened
from dragonroads.games.almanac.presenting.seen import AT_AN_ENCOUNTER
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Board, Spot

ACROSS = 76
"""Cells of the map."""
BOX = 9
HERE, PAST, NEXT = "here", "past", "next"
ON_THE_WAY = (*AT_AN_ENCOUNTER, "clean_up")
"""Phases in which the road has been chosen."""
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
}


class MapWords:
    """Draws the whole road from the stops and exits of the pages."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def board(self, view: View) -> Board:
        """Every page, with the way travelled, the open page and the exits ahead."""
        pages = self.words.content.locations.values()
        stops = [[page for page in pages if page.stop == stop] for stop in sorted({page.stop for page in pages})]
        spots = [self._spot(view, page, at, row) for row, stop in enumerate(stops) for at, page in enumerate(stop)]
        title = self.words.say("map.title", game=self.words.say("game.name"))
        return Board(title, tuple(spots), (), (self.words.say("legend.map"),), tuple(self._sketch(stops)))

    def kind(self, view: View, page: int) -> str:
        """Whether everybody is there, has been there, or may go there next."""
        if page == view["location"]:
            return HERE
        if page in view["way"]:
            return PAST
        chosen = view["exit"] if view["phase"] in ON_THE_WAY else 0
        ahead = (chosen,) if chosen else self.words.content.locations[view["location"]].exits
        return NEXT if page in ahead else ""

    def _spot(self, view: View, page: Location, at: int, row: int) -> Spot:
        kind = self.kind(view, page.id)
        number = view["way"].index(page.id) + 1 if kind == PAST else 0
        note = self.words.say(f"map.{kind}", n=number) if kind else ""
        letters = self.words.demand_letters(page.id)
        return Spot(f"page:{page.id}", at, row, str(page.id), kind=kind, note=note, words=letters)

    # --- the drawing ------------------------------------------------------------------------------------------------

    def _sketch(self, stops: Sequence[Sequence[Location]]) -> list[str]:
        lines: list[str] = []
        for row, stop in enumerate(stops):
            lines += [_boxes(stop), self._names(stop)]
            if row + 1 < len(stops):
                lines.append(_ways(stop, stops[row + 1]))
        return [line.rstrip() for line in lines]

    def _names(self, stop: Sequence[Location]) -> str:
        room = ACROSS // len(stop)
        names = (shortened(self.words.say(f"page.{page.id}.name"), room - 1) for page in stop)
        return "".join(centred(name, room) for name in names)


def _centres(stop: Sequence[Location]) -> list[int]:
    return [(2 * at + 1) * ACROSS // (2 * len(stop)) for at in range(len(stop))]


def _boxes(stop: Sequence[Location]) -> str:
    line, used = "", 0
    for page, centre in zip(stop, _centres(stop)):
        start = centre - BOX // 2
        line += " " * (start - used) + f"{{{page.id}}}"
        used = start + BOX
    return line


# --- ways from one stop to the next ---------------------------------------------------------------------------------


def _ways(stop: Sequence[Location], following: Sequence[Location]) -> str:
    """Ways that all meet are one line; others cross between their neighbours."""
    above, below = _centres(stop), dict(zip((page.id for page in following), _centres(following)))
    line = [" "] * ACROSS
    for group in _groups(stop):
        ends = sorted({leads_to for at in group for leads_to in stop[at].exits})
        if all(set(stop[at].exits) == set(ends) for at in group):
            _draw_bus(line, [above[at] for at in group], [below[end] for end in ends])
        else:
            _draw_crossings(line, [(above[at], below[end]) for at in group for end in stop[at].exits])
    return "".join(line)


def _groups(stop: Sequence[Location]) -> list[list[int]]:
    """Pages that share an exit, directly or by way of others."""
    groups: list[tuple[list[int], set[int]]] = []
    for at, page in enumerate(stop):
        touching = [group for group in groups if group[1] & set(page.exits)]
        groups = [group for group in groups if group not in touching]
        members = [one for group in touching for one in group[0]]
        groups.append(([*members, at], set(page.exits).union(*(group[1] for group in touching))))
    return [members for members, _ in groups]


def _draw_bus(line: list[str], above: Sequence[int], below: Sequence[int]) -> None:
    first, last = min(*above, *below), max(*above, *below)
    for x in range(first, last + 1):
        line[x] = JOINTS.get((x > first, x < last, x in above, x in below), "─")


def _draw_crossings(line: list[str], ways: Sequence[tuple[int, int]]) -> None:
    """A way straight down, and a cross between two columns where a way leads over."""
    for start, end in ways:
        middle = (start + end) // 2
        shown: Mapping[bool, str] = {True: "│", False: CROSSING}
        drawn = shown[start == end]
        line[middle - len(drawn) // 2 : middle - len(drawn) // 2 + len(drawn)] = drawn
