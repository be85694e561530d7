"""Goods: a pip of its own form and ink each, in a crate where three columns are free, words in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.gamekit.facts.goods import Goods, Sort
from dragonroads.ui.drawing import Line, Span, line_width
from dragonroads.ui.kit.canvas import Block, Canvas, abreast

_PIPS: Mapping[Sort, Span] = {
    "leaf": Span("♣", "good_d+bold"),
    "spice": Span("▲", "good_e+bold"),
    "ice": Span("♦", "good_v+bold"),
    "fish": Span("♠", "good_s+bold"),
    "wood": Span("♣", "wood+bold"),
    "meat": Span("♠", "meat+bold"),
    "stone": Span("▲", "stone+bold"),
    "bone": Span("∞", "bone+bold"),
}
"""Four forms that differ without colours, and letters where a console has no such signs (`levels`)."""
MANY = 9
"""From so many pieces on each sort is shown once, with its number."""
EMPTY = "·"
_CRATE = 6


def pip(sort: Sort) -> Span:
    """One piece."""
    return _PIPS[sort]


def pips(goods: Sequence[Goods], free: int = 0) -> Line:
    """`♣♣♦··`: every piece and every empty crate; from nine on `♣4 ▲3`, with the empty ones left to words."""
    if sum(one.count for one in goods) >= MANY:
        spans = [part for one in goods if one.count for part in (Span(" "), *_counted(one))]
        return tuple(spans[1:])
    shown = [Span(pip(one.sort).text * one.count, pip(one.sort).tone) for one in goods if one.count]
    return (*shown, Span(EMPTY * free, "shade")) if free else tuple(shown)


def _counted(one: Goods) -> tuple[Span, Span]:
    return pip(one.sort), Span(str(one.count), pip(one.sort).tone)


def crates(goods: Sequence[Goods], free: int = 0, ground: str = "panel") -> Line:
    """`[♣][♣][♦][ ]`."""
    full = [Span(f"[{pip(one.sort).text}]", _on(pip(one.sort).tone, ground)) for one in goods for _ in range(one.count)]
    return (*full, *(Span("[ ]", f"frame@{ground}") for _ in range(free)))


def _on(tone: str, ground: str) -> str:
    ink, plus, over = tone.partition("+")
    return f"{ink}@{ground}{plus}{over}"


def crate_blocks(goods: Sequence[Goods], free: int = 0) -> Block:
    """The same three lines high."""
    pieces = [pip(one.sort) for one in goods for _ in range(one.count)] + [Span(" ", "frame")] * free
    parts = [(at * _CRATE, _crate(piece)) for at, piece in enumerate(pieces)]
    return abreast(parts, max(0, len(parts) * _CRATE - 1))


def _crate(piece: Span) -> Block:
    canvas = Canvas(_CRATE - 1, 3, "panel")
    canvas.box(0, 0, _CRATE - 1, 3, piece.tone)
    canvas.put(2, 1, piece.text, piece.tone)
    return canvas.block()


def in_words(goods: Sequence[Goods], between: str = ", ") -> Line:
    """`2 Dewleaf, 1 Everice`: each in its ink."""
    spans = [part for one in goods if one.count for part in (Span(between), Span(one.said, pip(one.sort).tone))]
    return tuple(spans[1:])


def in_lines(goods: Sequence[Goods], room: int) -> list[Line]:
    """The same in lines, none broken in the middle; pips where even one does not fit."""
    lines: list[Line] = []
    for one in goods:
        word = Span(one.said, pip(one.sort).tone)
        piece: Line = (word,) if word.width <= room else pips([one])
        if lines and line_width(lines[-1]) + 1 + line_width(piece) <= room:
            lines[-1] = (*lines[-1], Span(" "), *piece)
        else:
            lines.append(piece)
    return lines
