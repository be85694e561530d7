"""What small and full cards have in common: edges, badge or number, what it does, and cards without a face."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.drawing import cut, width
from dragonroads.ui.kit.back import put_back
from dragonroads.ui.kit.badge import put_badge
from dragonroads.ui.kit.canvas import DOUBLE, SINGLE, Canvas
from dragonroads.ui.kit.fitting import name_lines
from dragonroads.ui.kit.grounds import FACE, POINTED
from dragonroads.ui.kit.signs import sign
from dragonroads.ui.kit.signs import tone as tone_of

_BARE = str.maketrans("░/", "  ")
"""Under the cursor cloth has no weave: words would drown in it."""


def paper(laid: Laid, width_: int, height: int) -> Canvas:
    """An empty face with its edges."""
    canvas = Canvas(width_, height, FACE[laid.state], laid.place)
    canvas.box(0, 0, width_, height, "plain", DOUBLE if laid.state == "now" else SINGLE)
    return canvas


def put_names(canvas: Canvas, laid: Laid, names: Sequence[str], lines: int, left: int) -> None:
    """So many lines for the name, with their edges in its ink: a line of one ink is cheap to send."""
    upright = (DOUBLE if laid.state == "now" else SINGLE)[3]
    for y in range(1, 1 + lines):
        canvas.put(0, y, upright, "strong")
        canvas.put(canvas.width - 1, y, upright, "strong")
        canvas.put(left, y, names[y - 1] if y <= len(names) else "", "strong")


def put_kind(canvas: Canvas, laid: Laid) -> None:
    """Bottom right, in the edge: whether it helps, hurts, or can go either way."""
    if laid.card.kind:
        tone = "plain" if laid.state == "played" else tone_of(laid.card.kind)
        canvas.put(canvas.width - 3, canvas.height - 1, sign(laid.card.kind), tone)


def put_corner(canvas: Canvas, laid: Laid, cursor: bool) -> None:
    """Top left, in the edge: the pointer, the number, the badge. The cursor lights two lines, whatever the size."""
    if cursor:
        relight(canvas, 2)
        canvas.put(1, 0, "►", POINTED)
    at = 1 + cursor
    if laid.key:
        at = canvas.put(at, 0, laid.key, POINTED if cursor else "key" if laid.state == "free" else "plain")
    if laid.state != "placed":
        put_badge(canvas, at, 0, laid.by)


def relight(canvas: Canvas, lines: int) -> None:
    """The first lines on the cursor's ground, in one tone from edge to edge."""
    for y in range(lines):
        text = "".join(span.text for span in canvas.row(y))
        canvas.put(0, y, text.translate(_BARE), POINTED)


def faceless(laid: Laid, width_: int, height: int, every: bool) -> Canvas:
    """A card that does not show its face: cloth, sideways, missed, a free place, or the outline of one that went."""
    canvas = Canvas(width_, height, place=laid.place)
    if laid.state == "down":
        put_back(canvas, laid.card, every)
    elif laid.state == "sideways":
        canvas.fill(0, 0, width_, height, "shade@cloth_dim", "/")
        canvas.box(0, 0, width_, height, "frame@cloth_dim")
        _put_note(canvas, laid, "dim@cloth_dim")
    elif laid.state == "gone":
        canvas.put(1, height // 2, ("· " * width_)[: width_ - 2].rstrip(), "shade")
    elif laid.state == "placed":
        canvas.box(0, 0, width_, height, "shade")
        _put_placed(canvas, laid)
    else:
        is_free = laid.state == "free"
        canvas.box(0, 0, width_, height, "key" if is_free else "shade")
        _put_note(canvas, laid, "key" if is_free else "closed")
    return canvas


def _put_note(canvas: Canvas, laid: Laid, tone: str) -> None:
    if laid.note:
        text = f" {cut(laid.note, canvas.width - 4)} "
        canvas.put((canvas.width - width(text)) // 2, (canvas.height - 1) // 2, text, tone)


def _put_placed(canvas: Canvas, laid: Laid) -> None:
    """Not in the hand any more: what it is, and the badge of the row it goes to."""
    is_low = canvas.height < 5
    room = canvas.width - (5 if is_low else 2)
    for y, line in enumerate(name_lines(laid.card, room, 1 if is_low else 2), 1):
        canvas.put(1, y, line, "closed")
    x, y = (canvas.width - 3, 1) if is_low else ((canvas.width - 1) // 2, canvas.height // 2 + 1)
    put_badge(canvas, x, y, laid.by)
