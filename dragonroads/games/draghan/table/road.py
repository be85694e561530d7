"""The track as a road on its true course; the finish bends back into free rows, so that the whole of it stays low."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from dragonroads.engine.line import text
from dragonroads.engine.table import Seat
from dragonroads.gamekit.facts.people import Fate, Figure
from dragonroads.gamekit.facts.road import Land, Road, Space
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.places import space_place
from dragonroads.games.draghan.table.faces import Faces
from dragonroads.games.draghan.table.part import Part
from dragonroads.games.draghan.track import SPACES_PER_CARD, Track, spaces

Cell = tuple[int, int]
EAST, WEST, NORTH, SOUTH = (1, 0), (-1, 0), (0, -1), (0, 1)


class Course(Part):
    """Lays the road out and puts everybody on it."""

    start, past, cliff, landing = text(), text(n=int), text(), text()

    def road(self, race: Race, faces: Faces) -> Road:
        """All spaces, as far as anybody has run."""
        track = race.track
        shown = max(track.finish, max(race.places, default=0) - track.length)
        cells = course_of(track, shown)
        standing = self._standing(race, faces)
        found = tuple(self._space(race, place, cell, standing) for place, cell in enumerate(cells))
        return Road(found, None, self.say(race, self.cliff()) if track.landing else "")

    def where(self, race: Race, place: int) -> str:
        """`12`, `Start` or `+3`."""
        if place == 0:
            return self.say(race, self.start())
        length = race.track.length
        return str(place) if place <= length else self.say(race, self.past(n=place - length))

    def _space(self, race: Race, place: int, cell: Cell, standing: Sequence[list[Figure]]) -> Space:
        track = race.track
        beyond = place - track.length
        land: Land = "start" if place == 0 else "finish" if beyond > 0 else "rock" if track.slides else "forest"
        return Space(
            space_place(place),
            self.where(race, place),
            *cell,
            land,
            card=beyond if beyond > 0 else (place + 1) // SPACES_PER_CARD,
            is_gone=place < race.floor,
            hole=track.holes.get(place, 0),
            slide=track.slides.get(place, 0),
            landing=self.say(race, self.landing()) if place and place == track.landing else "",
            figures=tuple(standing[place]),
        )

    def _standing(self, race: Race, faces: Faces) -> list[list[Figure]]:
        """Who stands where, in the order of the seats."""
        found: list[list[Figure]] = [[] for _ in range(max(race.track.last, *race.places) + 1)]
        for seat, place in enumerate(race.places):
            found[place].append(Figure(faces.badge(race, seat), _fate(race, seat)))
        return found


def _fate(race: Race, seat: Seat) -> Fate:
    return "tree" if race.trees[seat] else "hugged" if race.hugged[seat] else ""


def course_of(track: Track, beyond: int) -> Sequence[Cell]:
    """Where Start and every space lie, and so many of the finish behind them."""
    return _course(tuple(spaces(track.course, track.length)), beyond)


@lru_cache(maxsize=32)
def _course(laid: tuple[Cell, ...], beyond: int) -> tuple[Cell, ...]:
    """The finish goes on as the track does and turns where an edge or another piece of road is near."""
    table = _Table(frozenset(laid), min(x for x, _ in laid), max(x for x, _ in laid), min(y for _, y in laid))
    return (*laid, *(table.on(laid[-1], table.heading(*laid[-2:]), beyond) or ()))


class _Table(NamedTuple):
    """Where a piece of road may still lie."""

    taken: frozenset[Cell]
    left: int
    right: int
    top: int

    def heading(self, before: Cell, last: Cell) -> Cell:
        """The way the last step of the track went; where that was up or down, to the side with more room."""
        way = (last[0] - before[0], last[1] - before[1])
        return way if way in (EAST, WEST) else self.roomier(last)

    def roomier(self, cell: Cell) -> Cell:
        """The side with more room."""
        return WEST if cell[0] - self.left > self.right - cell[0] else EAST

    def on(self, cell: Cell, way: Cell, count: int) -> tuple[Cell, ...] | None:
        """So many cells on; nothing where that leads into a corner."""
        if not count:
            return ()
        for turn in (way, NORTH, SOUTH):
            after = _step(cell, turn)
            if self.is_free(after, turn):
                rest = self._with(after).on(after, way if turn == way else self.roomier(after), count - 1)
                if rest is not None:
                    return (after, *rest)
        return None

    def _with(self, cell: Cell) -> Self:
        return self._replace(taken=self.taken | {cell})

    def is_free(self, cell: Cell, way: Cell) -> bool:
        """Whether a space may lie there: on the table, and not right before another piece of road."""
        x, y = cell
        is_inside = self.left <= x <= self.right and y >= self.top
        return is_inside and cell not in self.taken and (way not in (EAST, WEST) or _step(cell, way) not in self.taken)


def _step(cell: Cell, way: Cell) -> Cell:
    return cell[0] + way[0], cell[1] + way[1]
