"""A board for any game: spaces in rows, each with its name, the pieces on it and a note."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.drawing import Line, Span, cut, line_width

GAP = 2
"""Cells between two spaces."""


def draw(board: Board, width: int, height: int) -> list[Line]:
    """The rows from top to bottom; columns are as wide as their widest space, as long as all of them fit."""
    rows = [[spot for spot in board.spots if spot.y == y] for y in sorted({spot.y for spot in board.spots})]
    spaces = {spot.place: _space(spot) for spot in board.spots}
    columns = {x: max(line_width(spaces[spot.place]) for spot in board.spots if spot.x == x) for x in _across(board)}
    if sum(columns.values()) + GAP * len(columns) > width:
        columns = {}
    return [_row(row, spaces, columns, width) for row in rows][: max(1, height)]


def _across(board: Board) -> list[int]:
    return sorted({spot.x for spot in board.spots})


def _row(row: Sequence[Spot], spaces: dict[str, Line], columns: dict[int, int], width: int) -> Line:
    spans: list[Span] = []
    start = 0
    for spot in sorted(row, key=lambda spot: spot.x):
        before = sum(room + GAP for x, room in columns.items() if x < spot.x)
        gap = before - start if columns else GAP if spans else 0
        spans += [Span(" " * gap)] if gap else []
        spans += spaces[spot.place]
        start = line_width(spans)
    return _cut(spans, width)


def _space(spot: Spot) -> Line:
    """The first cell is free for a mark."""
    spans = [Span(f" {spot.name}", "strong", spot.place)]
    spans += [Span(f" {token.letter}{token.mark}", token.tone, spot.place) for token in spot.tokens]
    spans += [Span(f" {spot.note}", "note", spot.place)] if spot.note else []
    return tuple(spans)


def _cut(spans: Sequence[Span], width: int) -> Line:
    shown: list[Span] = []
    left = width
    for span in spans:
        text = cut(span.text, left)
        shown.append(Span(text, span.tone, span.place))
        left -= line_width(shown[-1:])
        if text != span.text:
            break
    return tuple(shown)
