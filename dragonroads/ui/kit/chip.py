"""A card in one line: the badge of who laid it, then its short name, its back, or the word for how it lies."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.drawing import Line, Span, cut, kept, line_width, width
from dragonroads.ui.kit.back import CLOTH, SHADE, marks_line, read_off
from dragonroads.ui.kit.badge import put_badge
from dragonroads.ui.kit.canvas import Canvas
from dragonroads.ui.kit.grounds import FACE, POINTED, POINTED_MARK

_CENTRED = {"sideways": ("/", "/", "dim@cloth_dim"), "missed": ("(", ")", "closed"), "free": ("[", "]", "key")}
"""How a card lies that shows no face: its two ends and its tone."""


@kept(2048)
def chip(laid: Laid, room: int, cursor: bool = False, every: bool = False) -> Line:
    """The card in so many columns, the first one for badge or number; `every` mark of a back, or those that count."""
    canvas = Canvas(room, place=laid.place)
    if laid.key:
        canvas.put(0, 0, laid.key[-1:], "key")
    put_badge(canvas, 0, 0, laid.by)
    if laid.state in FACE:
        _face(canvas, laid, cursor)
    elif laid.state == "down":
        _back(canvas, laid, cursor, every)
    elif laid.state in _CENTRED:
        _word(canvas, laid, cursor)
    else:
        _left_behind(canvas, laid)
    return canvas.row(0)


def _face(canvas: Canvas, laid: Laid, cursor: bool) -> None:
    inner = canvas.width - 3
    card, now = laid.card, laid.state == "now"
    text = card.name if width(card.name) <= inner else cut(card.short or card.name, inner)
    tone = POINTED if cursor else f"{'strong' if now else 'plain'}@{FACE[laid.state]}"
    left, right = "►" if now or cursor else "[", "◄" if now else "]"
    canvas.put(1, 0, left + text + " " * (inner - width(text)) + right, tone)


def _back(canvas: Canvas, laid: Laid, cursor: bool, every: bool) -> None:
    inner = canvas.width - 3
    canvas.put(1, 0, "▒" * (inner + 2), POINTED if cursor else SHADE)
    line = marks_line(read_off(laid.card, every), inner)
    if line:
        canvas.put(2, 0, " " * inner, POINTED if cursor else CLOTH)
        shown = [Span(span.text, POINTED_MARK) for span in line] if cursor else line
        canvas.lay(2 + (inner - line_width(line)) // 2, 0, [tuple(shown)])
    if cursor:
        canvas.put(1, 0, "►", POINTED)


def _left_behind(canvas: Canvas, laid: Laid) -> None:
    """What is left of a card that is not here: dots, and its name if it only waits for its place."""
    room = canvas.width - 3
    canvas.put(2, 0, "·" * room, "shade")
    if laid.state == "placed":
        canvas.put(2, 0, cut(laid.card.short or laid.card.name, room), "closed")


def _word(canvas: Canvas, laid: Laid, cursor: bool) -> None:
    inner = canvas.width - 3
    left, right, tone = _CENTRED[laid.state]
    if cursor:
        left, right, tone = "►", "◄" if laid.state == "free" else right, POINTED
    word = cut(laid.note, inner)
    before = (inner - width(word)) // 2
    canvas.put(1, 0, left + " " * before + word + " " * (inner - before - width(word)) + right, tone)
