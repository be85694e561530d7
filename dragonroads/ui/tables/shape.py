"""How a road, rows of cards and a stage share a screen: more room first makes cards larger, then the stage."""

from __future__ import annotations

from typing import NamedTuple

from dragonroads.gamekit.facts.road import Road
from dragonroads.gamekit.facts.table import CardTable
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.road import road

LARGE = (140, 40)
"""From this size on the road has two lines a space and things at its right, and the stage lies below it."""
SIDE, SIDE_GAP = 46, 2
"""Columns kept free at the right of a large road, and between the two."""
ROWS = ((200, 6), (140, 4), (100, 3), (0, 1))
"""Columns from which on rows may have so many lines."""
LEAST_STAGE, LEAST_LARGE, MOST_STAGE = 7, 9, 13
LOW = 1
"""Lines of a row where there is room for nothing else."""


class Shape(NamedTuple):
    """Lines for each region."""

    road: int
    row: int
    stage: int
    is_large: bool
    left: int
    """Columns of the road, where something stands at its right."""


def is_large(across: int, down: int) -> bool:
    """Whether the road has two lines a space, and things at its right."""
    return across >= LARGE[0] and down >= LARGE[1]


def drawn_road(one: Road, across: int, down: int, cursor: str = "") -> Block:
    """The road as large as the window allows, in at most half of its lines."""
    room = across - SIDE if is_large(across, down) else across
    return road(one, room, down // 2, cursor)


def shape_of(table: CardTable, across: int, down: int) -> Shape:
    """The largest rows that leave the stage its least lines."""
    large = is_large(across, down)
    drawn, count = drawn_road(table.road, across, down), len(table.rows)
    below = down - len(drawn) - (1 if count else 0)
    least = LEAST_LARGE if large else LEAST_STAGE
    row = next((one for columns, one in ROWS if across >= columns and below - count * one >= least), LOW)
    stage = max(0, below - count * row)
    left = max(map(line_width, drawn), default=0)
    return Shape(len(drawn), row, min(stage, MOST_STAGE) if large else stage, large, left)
