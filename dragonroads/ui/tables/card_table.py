"""A table of cards: the road with the piles in its free corner or beside it, then a row for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dragonroads.gamekit.facts.cards import CardRow
from dragonroads.gamekit.facts.road import Road, Trail
from dragonroads.gamekit.facts.table import CardTable, Rank
from dragonroads.ui.drawing import Line, Span, fill, line_width, width, wrap
from dragonroads.ui.kit.badge import badge
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.card_row import card_row, columns, heading
from dragonroads.ui.kit.course import Course
from dragonroads.ui.kit.pile import pile_block, pile_line
from dragonroads.ui.tables.shape import SIDE_GAP, Shape, drawn_road, is_large

PILE = (18, 6)
"""Columns and lines of a large pile."""
BETWEEN_PILES = 4


def road_lines(table: CardTable, size: tuple[int, int], cursor: str, told: Sequence[str]) -> list[Line]:
    """The road as large as the window allows; what happened and the piles at its right or in a free corner."""
    across, down = size
    drawn = drawn_road(table.road, across, down, cursor)
    if is_large(across, down):
        return _beside(table, drawn, across, told)
    return list(_with_piles(table, drawn, across))


def with_trail(one: Road, trail: Trail | None) -> Road:
    """The road with the way of the last one who moved."""
    return one if trail is None else replace(one, trail=trail)


# --- piles ----------------------------------------------------------------------------------------------------------


def _with_piles(table: CardTable, drawn: Block, across: int) -> Block:
    """The piles in the longest free stretch of the road's own grid, if they fit."""
    canvas = Canvas(across, len(drawn))
    canvas.lay(0, 0, drawn)
    line = _piles(table)
    need = line_width(line) + 2 * SIDE_GAP
    for row, (start, end) in _free(table.road, across, len(drawn)):
        if end - start >= need:
            canvas.lay(start + SIDE_GAP, row, [line])
            break
    return canvas.block()


def _piles(table: CardTable) -> Line:
    spans: list[Span] = []
    for pile in table.piles:
        spans += [Span(" " * BETWEEN_PILES)] if spans else []
        spans += pile_line(pile)
    return tuple(spans)


def _free(one: Road, across: int, lines: int) -> list[tuple[int, tuple[int, int]]]:
    """Free stretches of the road's grid, where each space has one line; the upper ones first."""
    course = Course.of(one)
    if course.rows != lines or not course.columns:
        return []
    pitch = next((pitch for pitch in (9, 7) if pitch * course.columns <= across), 0)
    taken: dict[int, set[int]] = {}
    for space in one.spaces:
        column, row = course.at(space)
        taken.setdefault(row, set()).add(column)
    found = []
    for row in range(course.rows):
        start = 0
        for column in [*sorted(taken.get(row, ())), course.columns]:
            if column > start:
                found.append((row, (start * pitch, column * pitch)))
            start = column + 1
    return found


# --- beside a large road --------------------------------------------------------------------------------------------


def _beside(table: CardTable, drawn: Block, across: int, told: Sequence[str]) -> list[Line]:
    canvas = Canvas(across, len(drawn))
    canvas.lay(0, 0, drawn)
    x = max(map(line_width, drawn), default=0) + SIDE_GAP
    room = across - x
    y = 0
    if table.piles and room >= len(table.piles) * (PILE[0] + BETWEEN_PILES):
        for at, pile in enumerate(table.piles):
            canvas.lay(x + at * (PILE[0] + BETWEEN_PILES), 0, pile_block(pile, *PILE))
        y = PILE[1]
    lines = [(Span(text),) for one in told for text in wrap(one, room - 1, indent=2)]
    canvas.lay(x, y, lines[max(0, len(lines) - (len(drawn) - y)) :])
    return list(canvas.block())


def ranking(table: CardTable, room: int) -> list[Line]:
    """Who lies in front, one below the other."""
    rest = "─" * max(0, room - width(table.ranking) - 3)
    lines: list[Line] = [(Span(f"─ {table.ranking} ", "title"), Span(rest, "frame"))]
    return [*lines, *(_rank(one) for one in table.ranks)]


def _rank(one: Rank) -> Line:
    name = Span(f" {fill(one.figure, 9)}", one.badge.tone)
    return Span(" "), badge(one.badge), name, Span(fill(one.person, 10), "dim"), Span(f"{one.where:>6}  {one.behind}")


# --- rows -----------------------------------------------------------------------------------------------------------


def row_lines(table: CardTable, shape: Shape, across: int, cursor: str, opened: bool = False) -> list[Line]:
    """A heading with the columns, and a row for everybody in the order of play."""
    if not table.rows:
        return []
    where = columns(table.rows, across, shape.row, opened)
    lines = [heading(table.heading, table.ordinals, where, across, table.at)]
    for row in table.rows:
        lines += card_row(row, where, across, shape.row, _cursor_in(row, cursor))
    return lines


def _cursor_in(row: CardRow, cursor: str) -> int:
    return next((at for at, one in enumerate(row.cards) if cursor and one.place == cursor), -1)
