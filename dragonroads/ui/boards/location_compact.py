"""A drawn page as it was sketched, with a box of nine cells for each space; and boxes alone where it is too large."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Spot
from dragonroads.ui.boards.location_pieces import BOX, Piece, Row
from dragonroads.ui.boards.location_sketch import Sketch
from dragonroads.ui.boards.location_space import small
from dragonroads.ui.drawing import Line, Span

LINES = ("─", "╿")
"""The first and the last of the glyphs frames are made of."""


def as_sketched(sketch: Sketch, *, is_read: bool = False) -> list[Line]:
    """Line by line; on a page that is read, everything is words but for its frame."""
    return [_line(row, is_read) for row in sketch.rows]


def _line(row: Row, is_read: bool) -> Line:
    spans: list[Span] = []
    at = 0
    for piece in row:
        if piece.x > at:
            spans.append(Span(" " * (piece.x - at)))
        spans += small(piece.spot) if piece.spot else [Span(piece.text, _read(piece) if is_read else piece.tone)]
        at = piece.end
    return tuple(spans)


def _read(piece: Piece) -> str:
    return "frame" if LINES[0] <= piece.text[0] <= LINES[1] else "plain"


def grid(spots: Sequence[Spot], room: int) -> list[Line]:
    """Nothing but the boxes, as many on a line as fit."""
    across = max(1, (room + 1) // (BOX + 1))
    lines = [spots[first : first + across] for first in range(0, len(spots), across)]
    return [tuple(span for spot in line for span in (*small(spot), Span(" ")))[:-1] for line in lines]
