"""A pile: its top card, the edges of those below it, how many there are and what it is."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Pile
from dragonroads.ui.drawing import Line, Span, kept, line_width
from dragonroads.ui.kit.back import marks_line, read_off
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.card import card
from dragonroads.ui.kit.grounds import FACE

_EDGES = 2
_BACK = 11
"""A back in one line has room for all of its marks."""


@kept(256)
def pile_line(pile: Pile, room: int = 99) -> Line:
    """`▒ ♦2 J »1 ▒║│ 8 draw pile`; where that is too long, without what it is called."""
    edges = Span("║│"[: max(0, pile.count - 1)], "frame", pile.place)
    count, title = Span(f" {pile.count}", "plain", pile.place), Span(f" {pile.title}", "dim", pile.place)
    line = tuple(span for span in (*_top(pile), edges, count, title) if span.text)
    return line if line_width(line) <= room else line[:-1]


def _top(pile: Pile) -> Line:
    top = pile.top
    canvas = Canvas(_BACK, place=pile.place)
    if not pile.count:
        return (Span("[      ]", "closed", pile.place),)
    if top.state != "down":
        return (Span(f"[{top.card.short or top.card.name}]", f"plain@{FACE['played']}", pile.place),)
    canvas.put(0, 0, "▒" * _BACK, "shade_cloth@cloth")
    marks = marks_line(read_off(top.card, every=True), _BACK - 4)
    if marks:
        canvas.put(1, 0, " " * (_BACK - 2), "plain@cloth")
        canvas.lay((_BACK - line_width(marks)) // 2, 0, [marks])
    return canvas.row(0)


@kept(256)
def pile_block(pile: Pile, width: int, height: int) -> Block:
    """Large: the card with edges at its right, and below it how many and what."""
    canvas = Canvas(width, height, place=pile.place)
    if pile.count:
        canvas.lay(0, 0, card(pile.top, width - _EDGES, height - 1, every=True), pile.place)
    else:
        canvas.box(0, 0, width - _EDGES, height - 1, "shade")
    for below, x in enumerate(range(width - _EDGES, width), 2):
        if pile.count >= below:
            canvas.put(x, 0, "┐", "frame")
            canvas.put(x, height - 2, "┘", "frame")
            for y in range(1, height - 2):
                canvas.put(x, y, "│", "frame")
    x = canvas.put(1, height - 1, f"{pile.count} ")
    canvas.put(x, height - 1, pile.title, "dim")
    return canvas.block()
