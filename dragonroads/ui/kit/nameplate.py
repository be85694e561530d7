"""Who somebody is: a pointer if it is their turn, the badge, the names; and before a row what all may know of them."""

from __future__ import annotations

from dragonroads.gamekit.facts.people import Plate
from dragonroads.ui.drawing import cut, kept, width
from dragonroads.ui.kit.badge import tone
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.signs import counted, shortest

NAME = 8
"""Cells of a name where it is narrow; its badge is always with it."""
LONG, SHORT = 25, 14
"""A plate of one line with all that is known, and one with name and place only; the last column is always free."""
HIGH = 20
"""The columns of a plate of three lines and more."""


@kept(512)
def nameplate(plate: Plate, room: int = HIGH, person: bool = True) -> Block:
    """Pointer, badge, what they move and who sits there, in one line."""
    canvas = Canvas(room, place=plate.place)
    x = _put_head(canvas, plate, plate.figure or plate.person, room)
    if person and plate.figure and x + 1 + width(plate.person) <= room:
        canvas.put(x + 1, 0, plate.person, "dim")
    return canvas.block()


@kept(512)
def plate_of(plate: Plate, room: int, height: int) -> Block:
    """The plate before a row, in the columns left of its first card."""
    if height == 1:
        return _in_one_line(plate, room)
    canvas = Canvas(room, height, place=plate.place)
    _put_head(canvas, plate, plate.figure or plate.person, room - 1)
    x = canvas.put(5, 1, cut(plate.person, NAME, ""), "dim") if plate.figure else 4
    there = plate.there or plate.where
    canvas.put(max(x + 1, min(13 if height > 3 else 12, room - 1 - width(there))), 1, there)
    if height > 3:
        for y, mark in enumerate(plate.totals[: height - 2], 2):
            number, word = counted(mark)
            canvas.put(canvas.put(5, y, number.text, number.tone), y, word.text, word.tone)
    elif height == 3:
        x = 5
        for mark in plate.totals:
            span = shortest(mark)
            x = canvas.put(x, 2, span.text, span.tone) + 1
    return canvas.block()


def _put_head(canvas: Canvas, plate: Plate, name: str, room: int) -> int:
    canvas.put(0, 0, "►" if plate.is_active else " ", "target")
    canvas.put(1, 0, f" {plate.badge.letter} ", tone(plate.badge))
    return canvas.put(5, 0, cut(name, room - 5), plate.badge.tone)


def _in_one_line(plate: Plate, room: int) -> Block:
    """The person, because what they move stands on the board; then where that is, then what counts."""
    canvas = Canvas(room, place=plate.place)
    canvas.put(0, 0, "►" if plate.is_active else " ", "target")
    canvas.put(1, 0, plate.badge.letter, tone(plate.badge))
    end = canvas.put(3, 0, cut(plate.person, NAME, ""), plate.badge.tone)
    if room >= LONG:
        canvas.put(max(end + 1, 15 - width(plate.where)), 0, plate.where)
        for x, mark in zip((17, 21), plate.totals):
            span = shortest(mark)
            canvas.put(x, 0, span.text, span.tone)
    elif end + 1 + width(plate.where) < room:
        canvas.put(room - 1 - width(plate.where), 0, plate.where)
    return canvas.block()
