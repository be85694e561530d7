"""A building: a card with its price and its worth; one that cannot be paid is an outline that says what is missing."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Card
from dragonroads.gamekit.facts.goods import Building
from dragonroads.ui.drawing import Line, cut, kept, width
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.fitting import folded, name_lines
from dragonroads.ui.kit.framed import relight
from dragonroads.ui.kit.goods import in_lines, pips
from dragonroads.ui.kit.grounds import POINTED


@kept(256)
def building_chip(one: Building, room: int, cursor: bool = False) -> Line:
    """`[Cave Palace]`; what cannot be paid is in round brackets."""
    canvas = Canvas(room, place=one.place)
    inner = room - 2
    text = one.name if width(one.name) <= inner else cut(one.short or one.name, inner)
    left, right = ("(", ")") if one.missing else ("[", "]")
    tone = POINTED if cursor else "closed" if one.missing else "plain@paper_old"
    canvas.put(0, 0, f"{'►' if cursor else left}{text}{' ' * (inner - width(text))}{right}", tone)
    return canvas.row(0)


@kept(256)
def building_card(one: Building, width_: int, height: int, cursor: bool = False) -> Block:
    """The card: name, price, what is missing or what it does, and its worth in the lower edge."""
    is_dear = bool(one.missing)
    canvas = Canvas(width_, height, "table" if is_dear else "paper", one.place)
    canvas.box(0, 0, width_, height, "frame" if is_dear else "plain")
    room, y = width_ - 2, 1
    for line in name_lines(Card(one.name, one.short), room, 1 if height < 6 else 2):
        canvas.put(1, y, line, "closed" if is_dear else "strong")
        y += 1
    below = folded(one.missing, room) or []
    price = in_lines(one.price, room)
    shown = price if len(price) < height - y - len(below) else [pips(one.price)]
    canvas.lay(1, y, shown)
    y += len(shown)
    told = below or folded(one.sentence, room) or []
    for line in told if y + len(told) < height else []:
        canvas.put(1, y, line, "warn" if is_dear else "plain")
        y += 1
    canvas.put(width_ - 4 - width(one.worth), height - 1, f" {one.worth} ", "closed" if is_dear else "strong")
    if cursor:
        relight(canvas, 2)
        canvas.put(1, 0, "►", POINTED)
    return canvas.block()
