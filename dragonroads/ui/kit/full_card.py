"""A card of seven lines or more: name, picture where three lines are left, what it does, and its back at the foot."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.drawing import Span, kept
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.fitting import name_lines, picture, told_lines
from dragonroads.ui.kit.framed import faceless, paper, put_corner, put_kind, put_names
from dragonroads.ui.kit.grounds import FACE
from dragonroads.ui.kit.signs import ink, shortest, worded

_WIDE = 15
"""From this width on there is a margin beside the words, and room for a picture."""
_TALL, _LOW, _BROAD = 7, 8, 22
"""Low cards keep two lines for the name, so that the gists of a hand stand side by side; broad ones need but one."""


@kept(2048)
def full_card(laid: Laid, width: int, height: int, cursor: bool = False, every: bool = True) -> Block:
    """The card in so many columns and lines.

    Every line of a hand costs half a kilobyte to send again, so the cursor lights two of them: the edge and the first
    line of the name, both of one ink from edge to edge.
    """
    if laid.state in FACE:
        canvas = paper(laid, width, height)
        _face(canvas, laid)
    else:
        canvas = faceless(laid, width, height, every)
    put_corner(canvas, laid, cursor)
    return canvas.block()


def _face(canvas: Canvas, laid: Laid) -> None:
    w, h = canvas.width, canvas.height
    left = 2 if w >= _WIDE and h >= _TALL else 1
    room = w - 2 * left
    names = name_lines(laid.card, room)
    head = 2 if len(names) > 1 or (_TALL <= h <= _LOW and w < _BROAD) else 1
    put_names(canvas, laid, names, head, left)
    foot = 1 if laid.card.marks else 0
    first, after = 1 + head, h - 1 - foot
    told = told_lines(laid.card, room, after - first)
    across, high = picture(laid.card.art)
    spare = after - first - len(told)
    if high and spare >= high and across <= room:
        for y, line in enumerate(laid.card.art, first + (spare - high) // 2):
            canvas.put((w - max(8, across)) // 2, y, line, _inked(laid, ink(laid.card.kind)))
        first = after - len(told)
    for y, line in enumerate(told, first):
        canvas.put(left, y, line)
    if foot:
        _put_marks(canvas, laid, left)
    put_kind(canvas, laid)


def _put_marks(canvas: Canvas, laid: Laid, left: int) -> None:
    """The back in one line: the first mark at the left, the last one at the right, the others between them."""
    marks = laid.card.marks
    room, y = canvas.width - 2 * left, canvas.height - 2
    spans = [worded(mark) for mark in marks]
    if _need(spans) > room:
        spans = [shortest(mark) for mark in marks]
    gaps = max(1, len(spans) - 1)
    free = room - sum(span.width for span in spans)
    x = left
    for at, span in enumerate(spans):
        canvas.put(x + free * at // gaps, y, span.text, _inked(laid, span.tone))
        x += span.width


def _need(spans: list[Span]) -> int:
    return sum(span.width for span in spans) + len(spans) - 1


def _inked(laid: Laid, tone: str) -> str:
    """A card that was played has lost its colours, not its weight."""
    return tone if laid.state != "played" else "plain" + "".join(tone.partition("+")[1:])
