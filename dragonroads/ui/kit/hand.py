"""A hand: a row of cards, never a list of lines; equal cards lie beside each other like any others."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.drawing import Line
from dragonroads.ui.kit.canvas import Block, abreast
from dragonroads.ui.kit.card import SMALL, card

LEAST = 11
"""How far apart cards lie at least; closer together, a name of eight cells has no room."""
_CHIP_APART = 14
_APART, _BROAD, _FAR_APART = 17, 140, 24
"""How far apart they lie at most, below and from this width on."""


def hand(cards: Sequence[Laid], width: int, height: int, cursor: int = -1) -> Block:
    """The cards side by side in so many lines, as large as that allows and in the middle."""
    if not cards:
        return ()
    rows = _rows(len(cards), width, height)
    per_row, tall = -(-len(cards) // rows), height // rows
    apart = _apart(per_row, width, tall)
    left = (width - apart * per_row + 1) // 2
    lines: list[Line] = []
    for first in range(0, len(cards), per_row):
        row = enumerate(cards[first : first + per_row], first)
        lines += abreast(
            [(left + (at - first) * apart, card(one, apart - 1, tall, at == cursor, True)) for at, one in row], width
        )
    return tuple(lines)


def _rows(count: int, width: int, height: int) -> int:
    """In how many rows: as few as leave each card its least width, and never more than there are lines."""
    rows = 1
    while rows < height and (width + 1) // -(-count // rows) < LEAST:
        rows += 1
    return rows


def _apart(count: int, width: int, tall: int) -> int:
    most = _CHIP_APART if tall < SMALL else _FAR_APART if width >= _BROAD else _APART
    return min(most, (width + 1) // count)
