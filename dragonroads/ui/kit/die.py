"""A die: always with pips, five lines high in a frame, three where there is less room."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import kept
from dragonroads.ui.kit.canvas import Block, Canvas, abreast

WIDTH = 7
_MOST = 3
_APART = WIDTH + 1
_PIPS = {
    0: ("     ", "  ?  ", "     "),
    1: ("     ", "  •  ", "     "),
    2: ("•    ", "     ", "    •"),
    3: ("•    ", "  •  ", "    •"),
    4: ("•   •", "     ", "•   •"),
    5: ("•   •", "  •  ", "•   •"),
    6: ("•   •", "•   •", "•   •"),
}
"""Nothing rolled yet is a question."""


@kept(32)
def die(value: int, height: int = 5) -> Block:
    """A die that shows this many pips, none yet if it is 0."""
    framed = height >= 5
    canvas = Canvas(WIDTH, 5 if framed else 3, "paper_now")
    if framed:
        canvas.box(0, 0, WIDTH, 5, "plain")
    for y, row in enumerate(_PIPS[value], 1 if framed else 0):
        canvas.put(0, y, f"│{row}│" if framed else f"[{row}]", "plain")
        canvas.put(1, y, row, "strong")
    return canvas.block()


def dice(values: Sequence[int], height: int = 5) -> Block:
    """At most three dice side by side, then what else was rolled in numbers: `+6 +6`."""
    parts: list[tuple[int, Block]] = [(at * _APART, die(value, height)) for at, value in enumerate(values[:_MOST])]
    more = " ".join(f"+{value}" for value in values[_MOST:])
    room = len(parts) * _APART - 1
    if more:
        canvas = Canvas(len(more) + 1, len(parts[0][1]))
        canvas.put(1, canvas.height // 2, more, "warn")
        parts.append((room, canvas.block()))
        room += canvas.width
    return abreast(parts, room)
