"""Lanes: a road for each seat with the numbers of the rounds where it stood when they ended, and its figure now."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.people import Figure
from dragonroads.gamekit.facts.progress import Course, Lane
from dragonroads.ui.kit.badge import figure, put_badge
from dragonroads.ui.kit.canvas import TABLE, Block, Canvas

WIDEST_SPACE = 3
PER_CARD = 2
"""So many spaces lie on one ground, then comes the next."""
ROAD = 2
"""The column where the roads begin."""


def lanes(rows: Sequence[Lane], course: Course, room: int, ground: str = TABLE) -> Block:
    """A line for each seat, in spaces as wide as the room allows."""
    pitch = max(1, min(WIDEST_SPACE, (room - ROAD - 1) // max(1, course.length)))
    canvas = Canvas(min(room, ROAD + course.length * pitch + 1), len(rows), ground)
    for y, one in enumerate(rows):
        put_badge(canvas, 0, y, one.badge)
        for space in range(1, course.length + 1):
            _space(canvas, y, space, course, pitch)
        _stood(canvas, y, one, pitch)
    return canvas.block()


def _space(canvas: Canvas, y: int, space: int, course: Course, pitch: int) -> None:
    is_past = course.line and space > course.line
    sign, ink = ("█", "strong") if space == course.line else ("·", "gold" if is_past else "tile")
    ground = "goal_a" if is_past else "leaf_a" if (space + 1) // PER_CARD % 2 else "leaf_b"
    canvas.put(ROAD + (space - 1) * pitch, y, " " * (pitch - 1) + sign, f"{ink}@{ground}")


def _stood(canvas: Canvas, y: int, one: Lane, pitch: int) -> None:
    *before, now = one.places or (0,)
    for nth, space in enumerate(before, 1):
        if space > 0:
            canvas.put(ROAD + space * pitch - 1, y, str(nth), "strong")
    if now > 0:
        winged = pitch > 1
        canvas.lay(ROAD + now * pitch - 1 - winged, y, [(figure(Figure(one.badge), winged),)])
