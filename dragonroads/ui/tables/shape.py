"""How a road, rows of cards and a stage share a screen: more room first makes cards larger, then the stage."""

from __future__ import annotations

from typing import NamedTuple

from dragonroads.gamekit.facts.table import CardTable
from dragonroads.ui.kit.road import road

LARGE = (140, 40)
"""From this size on the road has two lines a space and things at its right, and the stage lies below it."""
SIDE_GAP = 2
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


def shape_of(table: CardTable, across: int, down: int) -> Shape:
    """The largest rows that leave the stage its least lines."""
    is_large = across >= LARGE[0] and down >= LARGE[1]
    drawn = road(table.road, across, down if is_large else down // 2)
    high, count = len(drawn), len(table.rows)
    least = LEAST_LARGE if is_large else LEAST_STAGE
    head = 1 if count else 0
    row = next(
        (lines for columns, lines in ROWS if _fits(across, columns, down - high - head - count * lines, least)), LOW
    )
    stage = max(0, down - high - head - count * row)
    left = max((sum(span.width for span in line) for line in drawn), default=0)
    return Shape(high, row, min(stage, MOST_STAGE) if is_large else stage, is_large, left)


def _fits(across: int, columns: int, left: int, least: int) -> bool:
    return across >= columns and left >= least
