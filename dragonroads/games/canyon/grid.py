"""The map of sixteen tiles: a set of tiles is one number, a tile is one bit of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import atan2, degrees, hypot
from typing import TypeAlias

Tile: TypeAlias = int
"""A1 is 0, B1 is 1, D4 is 15: the order in which things on tiles happen."""
Tiles: TypeAlias = int
"""A set of tiles."""

SIDE = 4
NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCD")
TILE = {name: tile for tile, name in enumerate(NAMES)}
NONE: Tiles = 0
WHOLE: Tiles = (1 << SIDE * SIDE) - 1
NOWHERE: Tile = -1


def set_of(tiles: Iterable[Tile]) -> Tiles:
    """These tiles as a set."""
    found = NONE
    for tile in tiles:
        found |= 1 << tile
    return found


def _near(tile: Tile, edges: bool, corners: bool) -> Tiles:
    across, down = tile % SIDE, tile // SIDE
    found = NONE
    for other in range(SIDE * SIDE):
        apart = abs(other % SIDE - across), abs(other // SIDE - down)
        if (edges and sum(apart) == 1) or (corners and apart == (1, 1)):
            found |= 1 << other
    return found


NEIGHBOURS = tuple(_near(tile, True, False) for tile in range(SIDE * SIDE))
"""Tile -> those that share an edge with it."""
DIAGONALS = tuple(_near(tile, False, True) for tile in range(SIDE * SIDE))
AROUND = tuple(_near(tile, True, True) for tile in range(SIDE * SIDE))
"""Tile -> those that share an edge or a corner with it."""

_STEPS = range(SIDE)
ROWS = (
    *(set_of(SIDE * down + step for step in _STEPS) for down in _STEPS),
    *(set_of(SIDE * step + across for step in _STEPS) for across in _STEPS),
    set_of((SIDE + 1) * step for step in _STEPS),
    set_of((SIDE - 1) * (step + 1) for step in _STEPS),
)
"""The ten lines of four."""
ROWS_THROUGH = tuple(tuple(row for row in ROWS if row >> tile & 1) for tile in range(SIDE * SIDE))

# A set is looked up by its two halves, so that no loop over its bits is needed.
_LOW = tuple(tuple(tile for tile in range(8) if half >> tile & 1) for half in range(256))
_HIGH = tuple(tuple(tile + 8 for tile in tiles) for tiles in _LOW)
_LOW_NAMES = tuple(tuple(NAMES[tile] for tile in tiles) for tiles in _LOW)
_HIGH_NAMES = tuple(tuple(NAMES[tile] for tile in tiles) for tiles in _HIGH)


def members(tiles: Tiles) -> tuple[Tile, ...]:
    """The tiles of a set in tile order."""
    return _LOW[tiles & 255] + _HIGH[tiles >> 8]


def names(tiles: Tiles) -> tuple[str, ...]:
    """The names of the tiles of a set in tile order."""
    return _LOW_NAMES[tiles & 255] + _HIGH_NAMES[tiles >> 8]


@cache  # a game looks twice in every turn, and the map has few states
def full_rows(taken: Tiles) -> Tiles:
    """Every tile that lies in a full row."""
    found = NONE
    for row in ROWS:
        if taken & row == row:
            found |= row
    return found


def completing(taken: Tiles, tile: Tile) -> bool:
    """Whether a hero on this empty tile would fill a row."""
    taken |= 1 << tile
    return any(taken & row == row for row in ROWS_THROUGH[tile])


# --- bearings: degrees clockwise from north ---------------------------------------------------------------------------

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_MIDDLE = (SIDE - 1) / 2


def bearing(origin: Tile, tile: Tile) -> float:
    """From one tile to another; from the middle of the map for no tile."""
    across, down = (_MIDDLE, _MIDDLE) if origin == NOWHERE else (origin % SIDE, origin // SIDE)
    return degrees(atan2(tile % SIDE - across, down - tile // SIDE)) % 360


def from_middle(tile: Tile) -> float:
    """How far a tile lies from the middle of the map."""
    return hypot(tile % SIDE - _MIDDLE, tile // SIDE - _MIDDLE)
