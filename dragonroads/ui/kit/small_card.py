"""A card of three to six lines: edges with the badge in them, its name, what it does as far as there is room."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Card, Laid
from dragonroads.ui.drawing import kept
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.fitting import NAME_LINES, name_lines, picture, told_lines
from dragonroads.ui.kit.framed import faceless, paper, put_corner, put_kind, put_names
from dragonroads.ui.kit.grounds import FACE

_WITH_PICTURE = 20
"""From this width on there is room for a picture beside the words."""


@kept(2048)
def small_card(laid: Laid, width: int, height: int, cursor: bool = False, every: bool = False) -> Block:
    """The card in so many columns and lines."""
    if laid.state in FACE:
        canvas = paper(laid, width, height)
        _face(canvas, laid)
    else:
        canvas = faceless(laid, width, height, every)
    put_corner(canvas, laid, cursor)
    return canvas.block()


def _face(canvas: Canvas, laid: Laid) -> None:
    room, lines = canvas.width - 2, canvas.height - 2
    names, told = _words(laid.card, room, lines)
    put_names(canvas, laid, names, len(names), 1)
    for y, line in enumerate(told, 1 + len(names)):
        canvas.put(1, y, line)
    across, high = picture(laid.card.art)
    if high and canvas.width >= _WITH_PICTURE and lines - len(names) - len(told) >= high:
        for y, line in enumerate(laid.card.art, canvas.height - 1 - high):
            canvas.put(canvas.width - 2 - across, y, line)
    put_kind(canvas, laid)


def _words(card: Card, room: int, lines: int) -> tuple[list[str], list[str]]:
    """Name and what it does: a shorter name gives way to that, but no card is without words while there is room."""
    most = min(NAME_LINES, lines)
    for longest in range(most, 0, -1):
        names = name_lines(card, room, longest)
        if told := told_lines(card, room, lines - len(names)):
            return names, told
    return name_lines(card, room, most), []
