"""The canyon map in one line for each row of tiles, for the smallest screens."""

from __future__ import annotations

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.canyon_tile import GAP, LANDS, frame_tone, hero, land, state
from dragonroads.ui.drawing import Line, Span, cut, fit
from dragonroads.ui.themes import SEATS

MOST = 19
"""Cells of a tile and the line behind it."""


def compact(board: Board, width: int) -> list[Line]:
    """Every tile as `A1 wood`, or with who stands there."""
    columns, rows = (1 + max(getattr(spot, axis) for spot in board.spots) for axis in "xy")
    room = min(MOST, width // columns) - 1
    at = {(spot.x, spot.y): spot for spot in board.spots}
    return [tuple(span for x in range(columns) for span in _cell(at[x, y], room)) for y in range(rows)]


def _cell(spot: Spot, room: int) -> list[Span]:
    place = spot.place
    name, _, label = spot.name.partition(" ")
    spans = [Span(" ", "plain", place), Span(name, "strong", place)]
    if found := hero(spot):
        spans += [
            Span(label[:1], LANDS.get(land(spot), "plain"), place),
            Span(f" {found.letter}{found.mark} ", f"{found.tone}+piece", place),
        ]
    else:
        gap = [Span(" F", "warn", place)] if state(spot) == GAP else []
        spans += [Span(f" {label}", LANDS.get(land(spot), "plain"), place), *gap]
    signs = "".join(token.letter for token in spot.tokens if token.tone not in SEATS) + spot.note
    if signs:
        spans.append(Span(cut(signs, room), "strong", place))
    cell = [Span(one.text, one.tone, place) for one in fit(spans, room)]
    return [*cell, Span("│", frame_tone(spot))]
