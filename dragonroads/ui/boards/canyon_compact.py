"""The canyon map in one line for each row of tiles, for the smallest screens."""

from __future__ import annotations

from dataclasses import replace

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.canyon_tile import GAP, LANDS, frame_tone, hero, land, signs_of, state
from dragonroads.ui.drawing import Line, Span, fit

MOST = 19
"""Cells of a tile and the line behind it."""


def compact(board: Board, width: int) -> list[Line]:
    """Every tile as `A1 wood`, or with who stands there."""
    columns, rows = (1 + max(getattr(spot, axis) for spot in board.spots) for axis in "xy")
    room = min(MOST, width // columns) - 1
    at = {(spot.x, spot.y): spot for spot in board.spots}
    return [tuple(span for x in range(columns) for span in _cell(at[x, y], room)) for y in range(rows)]


def _cell(spot: Spot, room: int) -> list[Span]:
    place, found = spot.place, hero(spot)
    name, _, label = spot.name.partition(" ")
    spans = [Span(" ", "plain", place), Span(name, "strong", place)]
    spans.append(Span(label[:1] if found else f" {label}", LANDS.get(land(spot), "plain"), place))
    if found:
        spans.append(Span(f" {found.letter}{found.mark}", f"{found.tone}+piece", place))
    if state(spot) == GAP:
        spans.append(Span(" F", "warn", place))
    if signs := "".join(token.letter[:2] for token in signs_of(spot)) + spot.note:
        spans.append(Span(signs if found else f" {signs}", "strong", place))
    return [*(replace(span, place=place) for span in fit(spans, room)), Span("│", frame_tone(spot))]
