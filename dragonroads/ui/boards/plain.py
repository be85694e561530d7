"""A board for any game: spaces as tiles in rows, with pieces and notes, and dice as dice; lines where it is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dragonroads.gamekit.facts.people import Badge, Figure
from dragonroads.games.presenter import DIE, Board, Spot
from dragonroads.ui.drawing import Line, Span, cut, line_width, width
from dragonroads.ui.kit.badge import crowd, tone
from dragonroads.ui.kit.canvas import Block, Canvas, placed
from dragonroads.ui.kit.die import die

GAP = 2
"""Cells between two spaces."""
NAME_EDGE = 6
"""Cells that the edge of a tile needs beside a name or a note that stands in it."""
LEAST_TILE, TILE_HEIGHT = 9, 3
HIGH_DIE, LOW_DIE = 5, 3

Form = Callable[[Spot], Block]


def draw(board: Board, room: int, height: int) -> list[Line]:
    """The rows from top to bottom, as large as all of them fit; columns are as wide as their widest space."""
    if not board.spots:
        return []
    for form in (_large, _small):
        drawn = _laid(board.spots, form)
        if len(drawn) <= height and all(line_width(line) <= room for line in drawn):
            return drawn
    return [_in_a_line(row, room) for row in _rows(board.spots)][: max(1, height)]


def _rows(spots: Sequence[Spot]) -> list[list[Spot]]:
    found = sorted({spot.y for spot in spots})
    return [sorted((spot for spot in spots if spot.y == y), key=lambda spot: spot.x) for y in found]


# --- spaces in columns ----------------------------------------------------------------------------------------------


def _laid(spots: Sequence[Spot], form: Form) -> list[Line]:
    blocks = {spot.place: form(spot) for spot in spots}
    columns = {x: max(_across(blocks[s.place]) for s in spots if s.x == x) for x in sorted({s.x for s in spots})}
    lines: list[Line] = []
    for row in _rows(spots):
        height = max(len(blocks[spot.place]) for spot in row)
        canvas = Canvas(sum(columns.values()) + GAP * len(columns), height)
        for spot in row:
            block = blocks[spot.place]
            left = GAP + sum(wide + GAP for x, wide in columns.items() if x < spot.x)
            canvas.lay(left, (height - len(block)) // 2, block)
        lines += canvas.block()
    return lines


def _across(block: Block) -> int:
    return max(map(line_width, block))


def _large(spot: Spot) -> Block:
    return placed(die(int(spot.name), HIGH_DIE), spot.place) if spot.kind == DIE else _tile(spot)


def _small(spot: Spot) -> Block:
    return placed(die(int(spot.name), LOW_DIE), spot.place) if spot.kind == DIE else (_chip(spot),)


def _tile(spot: Spot) -> Block:
    """The name in its upper edge, the pieces in the middle, the note in its lower edge."""
    pieces = crowd([Figure(Badge(token.letter, token.tone)) for token in spot.tokens], 4 * len(spot.tokens))
    wide = max(LEAST_TILE, width(spot.name) + NAME_EDGE, width(spot.note) + NAME_EDGE, line_width(pieces) + 4)
    canvas = Canvas(wide, TILE_HEIGHT, "panel", spot.place)
    canvas.box(0, 0, wide, TILE_HEIGHT, "frame")
    canvas.put(2, 0, f" {spot.name} ", "strong")
    canvas.lay((wide - line_width(pieces)) // 2, 1, (pieces,))
    if spot.note:
        canvas.put(wide - width(spot.note) - 4, TILE_HEIGHT - 1, f" {spot.note} ", "note")
    return canvas.block()


# --- spaces in a line -----------------------------------------------------------------------------------------------


def _in_a_line(row: Sequence[Spot], room: int) -> Line:
    spans: list[Span] = []
    for spot in row:
        spans += [Span(" " * GAP)] if spans else []
        spans += _chip(spot)
    return _cut(spans, room)


def _chip(spot: Spot) -> Line:
    """The first cell is free for a mark."""
    name = f"[{spot.name}]" if spot.kind == DIE else spot.name
    spans = [Span(f" {name}", "strong", spot.place)]
    for token in spot.tokens:
        spans += [Span(" ", "plain", spot.place), Span(token.letter, tone(Badge("", token.tone)), spot.place)]
        spans += [Span(token.mark, token.tone, spot.place)] if token.mark else []
    spans += [Span(f" {spot.note}", "note", spot.place)] if spot.note else []
    return tuple(spans)


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
