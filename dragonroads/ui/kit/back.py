"""Cards face down: blue cloth, and what may be read off it."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.cards import Card
from dragonroads.gamekit.facts.marks import Mark
from dragonroads.ui.drawing import Line, Span, line_width
from dragonroads.ui.kit.canvas import Canvas
from dragonroads.ui.kit.signs import in_words, shortest, worded

CLOTH, SHADE, FRAME = "plain@cloth", "shade_cloth@cloth", "frame_cloth@cloth"
WORDS = 16
"""From this width on a back says its marks in words."""


def read_off(card: Card, every: bool) -> tuple[Mark, ...]:
    """The marks that count where the card lies: in a row not all do."""
    return tuple(mark for mark in card.marks if every or mark.in_row)


def marks_line(marks: Sequence[Mark], room: int) -> Line:
    """Marks side by side, as far apart as there is room; none if not all fit."""
    for gap, margin in (("  ", 2), (" ", 0)):
        spans = [part for mark in marks for part in (Span(gap), shortest(mark))][1:]
        if line_width(spans) + margin <= room:
            return tuple(spans)
    return ()


def put_back(canvas: Canvas, card: Card, every: bool) -> None:
    """A whole canvas of cloth: the marks in the middle, one below the other where they are said in words."""
    w, h = canvas.width, canvas.height
    canvas.fill(0, 0, w, h, SHADE, "░")
    canvas.box(0, 0, w, h, FRAME)
    rows = _rows(read_off(card, every), w - 2, h - 2)
    across = max(map(line_width, rows), default=0)
    left, top = (w - across) // 2, (h - len(rows)) // 2
    bare = across + 2 if across + 4 < w - 2 else w - 2  # no single thread of cloth beside the words
    for y, row in enumerate(rows, top):
        canvas.put(1 if bare == w - 2 else left - 1, y, " " * bare, CLOTH)
        canvas.lay(left, y, [row])


def _rows(marks: Sequence[Mark], room: int, lines: int) -> list[Line]:
    if lines < max(2, len(marks)):
        return [line] if (line := marks_line(marks, room - 2)) else []
    return [(in_words(mark) if room + 2 >= WORDS else worded(mark),) for mark in marks]
