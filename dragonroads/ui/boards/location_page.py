"""A drawn page in the largest of three drawings that fits: framed boxes, the sketch as it is, or boxes alone."""

from __future__ import annotations

from dragonroads.games.presenter import Board
from dragonroads.ui.boards.location_compact import as_sketched, grid
from dragonroads.ui.boards.location_framed import framed
from dragonroads.ui.boards.location_sketch import Sketch
from dragonroads.ui.drawing import Line, Span, fit, line_width
from dragonroads.ui.drawings.frames import centred

BESIDE = 56
"""A page has room in so many cells; where there are more, the seats stand at its right."""


def draw(board: Board, width: int, height: int) -> list[Line]:
    """The page in the middle of so many columns, and in so many lines as far as that can be."""
    sketch = Sketch.of(board)
    if not sketch.boxes():
        return _told(sketch, width, height) + centred(grid(board.spots, width), width)
    small = sketch.within(height) if sketch.across <= width else None
    drawn = framed(sketch, width, height) or (as_sketched(small) if small else grid(board.spots, width))
    return centred(drawn, width)


def _told(sketch: Sketch, width: int, height: int) -> list[Line]:
    """A page without spaces is read: it stays as it is, or says above its lower edge that there is more."""
    lines = as_sketched(sketch, is_read=True)
    if len(lines) > height > 1:
        lines = [*lines[: height - 2], _cut(lines[height - 2]), lines[-1]]
    return centred([fit(line, width) if line_width(line) > width else line for line in lines], width)


def _cut(line: Line) -> Line:
    """A line with a mark in front of its frame."""
    return (*fit(line, line_width(line) - 2), Span("~", "key"), *line[-1:])
