"""What lies on a plain board, each in its forms: as large as it looks best, flat, low, and in one line."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.gamekit.facts.people import Badge, Figure
from dragonroads.games.presenter import AHEAD, DIE, FIGURE, Spot
from dragonroads.ui.drawing import Line, Span, fit, line_width, width
from dragonroads.ui.kit.badge import crowd, tone
from dragonroads.ui.kit.canvas import Block, Canvas, placed
from dragonroads.ui.kit.die import die
from dragonroads.ui.kit.letters import HEIGHT, can_be_large, large, width_of

Form = Callable[[Spot], Block]

NAME_EDGE = 6
"""Cells that the edge of a tile needs beside a name or a note that stands in it."""
LEAST_TILE, TILE_HEIGHT = 9, 3
LEAST_CHIP = 8
HIGH_DIE, LOW_DIE = 5, 3
EQUALS = 4
"""Cells before a large number, for the sign that says what it comes from."""


def is_seen_first(spot: Spot) -> bool:
    """Whether it is what a table is about: dice and large numbers, which keep their size longest."""
    return spot.kind in (DIE, FIGURE)


def as_large(spot: Spot) -> Block:
    """Dice and numbers five lines high, spaces as tiles."""
    return _seen_first(spot, HIGH_DIE) if is_seen_first(spot) else _tile(spot)


def as_flat(spot: Spot) -> Block:
    """Dice and numbers five lines high, spaces in one line."""
    return _seen_first(spot, HIGH_DIE) if is_seen_first(spot) else _chip(spot)


def as_low(spot: Spot) -> Block:
    """Dice three lines high, all else in one line."""
    return _seen_first(spot, LOW_DIE) if is_seen_first(spot) else _chip(spot)


def as_line(spot: Spot) -> Line:
    """Anything in one line; the first cell is free for a mark."""
    if spot.kind == AHEAD:
        return Span(f" {spot.name}", "dim", spot.place), Span(" ·", "shade", spot.place)
    if spot.kind == FIGURE:
        return Span(" = ", "dim", spot.place), Span(f"{spot.name} {spot.note}", "gold", spot.place)
    name = f"[{spot.name}]" if spot.kind == DIE else spot.name
    spans = [Span(f" {name}", "strong", spot.place)]
    for token in spot.tokens:
        spans += [Span(" ", "plain", spot.place), Span(token.letter, tone(Badge("", token.tone)), spot.place)]
        spans += [Span(token.mark, token.tone, spot.place)] if token.mark else []
    spans += [Span(f" {spot.note}", "note", spot.place)] if spot.note else []
    return tuple(spans)


def _seen_first(spot: Spot, height: int) -> Block:
    if spot.kind == DIE:
        return placed(die(int(spot.name), height), spot.place)
    return _number(spot) if height == HEIGHT and can_be_large(spot.name) else (as_line(spot),)


def _chip(spot: Spot) -> Block:
    """As wide before anything lies there as with a letter and a number on it: nothing moves when they come."""
    line = as_line(spot)
    return (fit(line, max(LEAST_CHIP, line_width(line))),)


def _number(spot: Spot) -> Block:
    """What the dice come to, in letters that glow, and beside its foot what is counted."""
    end = EQUALS + width_of(spot.name)
    canvas = Canvas(end + 1 + width(spot.note), HEIGHT, place=spot.place)
    canvas.put(1, HEIGHT // 2, "=", "dim")
    canvas.lay(EQUALS, 0, large(spot.name))
    canvas.put(end + 1, HEIGHT - 1, spot.note, "dim")
    return canvas.block()


def _tile(spot: Spot) -> Block:
    """The name in its upper edge, the pieces in the middle, the note in its lower edge; an outline if it is empty."""
    pieces = crowd([Figure(Badge(token.letter, token.tone)) for token in spot.tokens], 4 * len(spot.tokens))
    wide = max(LEAST_TILE, width(spot.name) + NAME_EDGE, width(spot.note) + NAME_EDGE, line_width(pieces) + 4)
    is_ahead = spot.kind == AHEAD
    canvas = Canvas(wide, TILE_HEIGHT, "table" if is_ahead else "panel", spot.place)
    canvas.box(0, 0, wide, TILE_HEIGHT, "shade" if is_ahead else "frame")
    canvas.put(2, 0, f" {spot.name} ", "dim" if is_ahead else "strong")
    canvas.lay((wide - line_width(pieces)) // 2, 1, (pieces,))
    if spot.note:
        canvas.put(wide - width(spot.note) - 4, TILE_HEIGHT - 1, f" {spot.note} ", "note")
    return canvas.block()
