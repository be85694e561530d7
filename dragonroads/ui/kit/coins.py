"""Money: a coin and a number, in brackets if it is in a purse, and a closed purse that says nothing."""

from __future__ import annotations

from dragonroads.gamekit.facts.goods import Purse
from dragonroads.ui.drawing import Line, Span, width
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.signs import sign

COIN = sign("coin")


def coins(count: int) -> Span:
    """`•6`: what lies open."""
    return Span(f"{COIN}{count}", "gold+bold")


def purse(one: Purse, long: bool = False) -> Line:
    """`(•12)`, or `12 gold` where there is room; closed, whatever is in it, `(••••)` or the words for that."""
    if one.coins is None:
        return (Span(one.word if long and one.word else f"({COIN * 4})", "closed"),)
    return (Span(f"{one.coins} {one.word}" if long and one.word else f"({COIN}{one.coins})", "gold+bold"),)


def purse_block(one: Purse) -> Block:
    """Three lines high."""
    text = f"{COIN} {one.coins}" if one.coins is not None else COIN * 4
    canvas = Canvas(width(text) + 4, 3, "panel")
    tone = "gold+bold" if one.coins is not None else "closed"
    canvas.box(0, 0, canvas.width, 3, tone)
    canvas.put(2, 1, text, tone)
    return canvas.block()
