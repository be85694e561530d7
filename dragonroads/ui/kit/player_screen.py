"""The cardboard screen somebody sits behind: letter and name on its edge, a flap of cloth at each side."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.people import Badge
from dragonroads.ui.drawing import Line, width
from dragonroads.ui.kit.badge import tone
from dragonroads.ui.kit.canvas import DOUBLE, Block, Canvas

FLAP = 7
"""Cells of each flap, where there is room for them."""
FLAPS_FROM = 70
LEAST = 5


def player_screen(badge: Badge, name: str, inside: Sequence[Line], room: int, height: int) -> Block:
    """What is private, drawn on the inside of the cardboard, in exactly so many cells."""
    height = max(LEAST, height)
    flap = FLAP if room >= FLAPS_FROM else 0
    canvas = Canvas(room, height)
    across = room - 2 * flap
    if flap:
        for x in (0, room - flap):
            canvas.box(x, 1, flap, height - 2, "frame")
            canvas.fill(x + 1, 2, flap - 2, height - 4, "shade_cloth@cloth", "░")
    canvas.box(flap, 0, across, height, "gold", DOUBLE)
    plate = f" {badge.letter}  {name} "
    canvas.put(flap + (across - width(plate)) // 2, 0, plate, tone(badge))
    canvas.lay(flap + 2, 1, inside[: height - 2])
    return canvas.block()


def inner_room(room: int) -> int:
    """Cells for what is drawn on the inside."""
    return room - (2 * FLAP if room >= FLAPS_FROM else 0) - 4
