"""A board for any game, in the middle of the table: dice, large numbers, spaces in rows; lines where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.plain_spot import Form, as_flat, as_large, as_line, as_low, is_seen_first
from dragonroads.ui.drawing import Line, Span, cut, line_width
from dragonroads.ui.kit.canvas import Block, Canvas

GAP = 2
"""Cells between two spaces."""
FORMS: Sequence[tuple[Form, int]] = ((as_large, 1), (as_large, 0), (as_flat, 0), (as_low, 0))
"""From the largest to the lowest, and how many lines are free between dice and spaces."""


def draw(board: Board, room: int, height: int) -> list[Line]:
    """The rows from top to bottom, as large as all of them fit, in the middle of the room."""
    if not board.spots:
        return []
    for form, apart in FORMS:
        drawn = _laid(board.spots, form, apart, room)
        if len(drawn) <= height and all(line_width(line) <= room for line in drawn):
            return drawn
    return [_in_a_line(row, room) for row in _rows(board.spots)][: max(1, height)]


def _rows(spots: Sequence[Spot]) -> list[list[Spot]]:
    found = sorted({spot.y for spot in spots})
    return [sorted((spot for spot in spots if spot.y == y), key=lambda spot: spot.x) for y in found]


# --- spaces in columns ----------------------------------------------------------------------------------------------


def _laid(spots: Sequence[Spot], form: Form, apart: int, room: int) -> list[Line]:
    """Rows of dice have columns of their own, and so have rows of spaces."""
    lines: list[Line] = []
    for _, rows in groupby(_rows(spots), key=lambda row: any(map(is_seen_first, row))):
        lines += [()] * apart if lines else []
        lines += _in_the_middle(_in_columns(list(rows), form), room)
    return lines


def _in_columns(rows: Sequence[Sequence[Spot]], form: Form) -> list[Line]:
    """Columns are as wide as their widest space."""
    blocks = {spot.place: form(spot) for row in rows for spot in row}
    columns: dict[int, int] = {}
    for spot in (spot for row in rows for spot in row):
        columns[spot.x] = max(columns.get(spot.x, 0), _across(blocks[spot.place]))
    lines: list[Line] = []
    for row in rows:
        height = max(len(blocks[spot.place]) for spot in row)
        canvas = Canvas(sum(columns.values()) + GAP * len(columns), height)
        for spot in row:
            block = blocks[spot.place]
            left = GAP + sum(wide + GAP for x, wide in columns.items() if x < spot.x)
            canvas.lay(left, (height - len(block)) // 2, block)
        lines += canvas.block()
    return lines


def _in_the_middle(lines: Sequence[Line], room: int) -> list[Line]:
    """All of them moved by as much as the widest one leaves free at each side."""
    free = max(0, room - max(map(line_width, lines)) - GAP) // 2
    return [(Span(" " * free), *line) for line in lines] if free else list(lines)


def _across(block: Block) -> int:
    return max(map(line_width, block))


# --- spaces in a line -----------------------------------------------------------------------------------------------


def _in_a_line(row: Sequence[Spot], room: int) -> Line:
    spans: list[Span] = []
    for spot in row:
        spans += [Span(" " * GAP)] if spans else []
        spans += as_line(spot)
    return _cut(spans, room)


def _cut(spans: Sequence[Span], room: int) -> Line:
    shown: list[Span] = []
    left = room
    for span in spans:
        text = cut(span.text, left)
        shown.append(Span(text, span.tone, span.place))
        left -= line_width(shown[-1:])
        if text != span.text:
            break
    return tuple(shown)
