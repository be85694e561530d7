"""Where the columns of a sketch lie when its boxes are wider than they were sketched."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import pairwise

from dragonroads.ui.boards.location_pieces import BOX, BOXES
from dragonroads.ui.boards.location_sketch import Sketch

CLOSE = 2
"""The second cell beside a box: there a bank or a fence may stand."""


class Stretch:
    """One map for all lines, so that whatever stood below something else still does.

    Boxes begin in even steps; between their edges columns are pulled apart evenly.
    """

    def __init__(self, sketch: Sketch, box: int) -> None:
        self.box = box
        step = _least_step(sketch)
        gap = step - BOX
        self._scale = (box + (gap if gap < 2 else round(gap * box / BOX))) / step
        starts = {piece.x: int(piece.x * self._scale + 0.5) for piece in sketch.boxes()}
        anchors = {x + BOX: there + box for x, there in starts.items()} | starts
        for x, there in starts.items():  # what stood beside or below the edges of a box still does
            anchors.setdefault(x - 1, there - 1)
            anchors.setdefault(x + BOX - 1, there + box - 1)
        for x, there in starts.items():  # and what closes a row of boxes stands as close to it as it did
            near = {x - CLOSE: there - CLOSE, x + BOX + CLOSE - 1: there + box + CLOSE - 1}
            anchors |= {at: to for at, to in near.items() if not _is_covered(at, starts)}
        self._anchors = sorted(anchors.items())
        self._margin = 0
        self._margin = self.column(0)

    def column(self, x: int) -> int:
        """The new column of an old one."""
        at = bisect_right(self._anchors, x, key=lambda anchor: anchor[0]) - 1
        left, there = self._anchors[max(0, at)]
        scale = self._scale
        if 0 <= at < len(self._anchors) - 1:
            right, then = self._anchors[at + 1]
            scale = (then - there) / (right - left)
        return there + int((x - left) * scale + 0.5) - self._margin


def _is_covered(column: int, starts: Iterable[int]) -> bool:
    """Whether a box lies there, or right beside it."""
    return any(start - CLOSE < column < start + BOX + CLOSE - 1 for start in starts)


def _least_step(sketch: Sketch) -> int:
    """From one box to the next on a line, where they stand closest."""
    rows = [[piece.x for piece in row if piece.kind == BOXES] for row in sketch.rows]
    return min((after - x for row in rows for x, after in pairwise(row)), default=BOX)
