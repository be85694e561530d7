"""A row of cards before somebody: the plate, then the slots, in columns that all rows of a table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dragonroads.gamekit.facts.cards import CardRow
from dragonroads.gamekit.facts.people import Plate
from dragonroads.ui.drawing import Line, width
from dragonroads.ui.kit.canvas import Block, Canvas, abreast
from dragonroads.ui.kit.card import card
from dragonroads.ui.kit.nameplate import HIGH, LONG, SHORT, plate_of

_CHIP, _CARD = 11, 14
"""How far apart chips and cards lie at least."""
_CHIPS_APART, _APART, _BROAD, _FAR_APART = 15, 24, 200, 34
"""How far apart they lie at most."""

_LATER = 3
"""Columns for a sign at the right that there are more."""


class Columns(NamedTuple):
    """Where the cards of all rows lie: the first column, how far apart, and how many are folded away at either end."""

    left: int
    apart: int
    shown: int
    folded: int = 0
    later: int = 0
    """Cards at the right for which there is no room: only while those at the left are opened, or not played yet."""


def columns(rows: Sequence[CardRow], room: int, height: int, opened: bool = False) -> Columns:
    """The columns of a table; played ones fold from the left until the rest fits, unless somebody has opened them."""
    most = max((len(row.cards) for row in rows), default=0)
    if not most:
        return Columns(LONG if height == 1 else HIGH, _CHIP, 0)
    if height == 1:
        left, least, far = _chip_room(room, most), _CHIP, _CHIPS_APART
    else:
        left, least, far = HIGH, _CARD, _APART if room < _BROAD else _FAR_APART
    played = 0 if opened else min(row.played for row in rows)
    free = room - left
    if most - free // least > played:  # not all of them can be folded: the rest is out of sight at the right
        free -= _LATER
    shown = max(1, min(most, free // least))
    folded = min(most - shown, played)
    return Columns(left, min(far, free // shown), shown, folded, most - shown - folded)


def _chip_room(room: int, most: int) -> int:
    """The long plate if all cards fit beside it, else the short one; if neither will do, the long one and folds."""
    return next((left for left in (LONG, SHORT) if (room - left) // most >= _CHIP), LONG)


def heading(title: str, ordinals: Sequence[str], where: Columns, room: int, now: int = -1) -> Line:
    """A line across with the title, and above each column its number; the present one stands out."""
    canvas = Canvas(room)
    canvas.put(0, 0, "─" * room, "frame")
    end = canvas.put(1, 0, f" {title} ", "title") if title else 0
    for at in range(where.folded, min(len(ordinals), where.folded + where.shown)):
        x = where.left + (at - where.folded) * where.apart
        if x + 1 >= end and x + 3 + width(ordinals[at]) <= room:
            canvas.put(x + 1, 0, f"{'►' if at == now else ' '}{ordinals[at]} ", "target" if at == now else "dim")
    return canvas.row(0)


def card_row(row: CardRow, where: Columns, room: int, height: int, cursor: int = -1) -> Block:
    """The row in so many lines; the cursor is on the card of that number."""
    last = where.folded + where.shown
    plate = plate_of(_without_totals(row.plate) if where.folded and height == 1 else row.plate, where.left, height)
    parts: list[tuple[int, Block]] = [(0, _fold(plate, row, where, height))]
    for at, one in enumerate(row.cards[where.folded : last], where.folded):
        x = where.left + (at - where.folded) * where.apart
        size = where.apart if height == 1 else where.apart - 1
        parts.append((x, card(one, size, height, at == cursor)))
    block = abreast(parts, room)
    return _unfolded(block, row, where, room) if row.cards[last:] else block


def _without_totals(plate: Plate) -> Plate:
    return Plate(plate.badge, plate.person, plate.figure, plate.where, plate.there, (), plate.is_active, plate.place)


def _fold(plate: Block, row: CardRow, where: Columns, height: int) -> Block:
    """`«2` at the end of the plate: so many cards lie under it."""
    if not where.folded or not row.cards:
        return plate
    canvas = Canvas(where.left, height, place=row.plate.place)
    canvas.lay(0, 0, plate)
    text = f" «{min(where.folded, len(row.cards))} "
    canvas.put(where.left - 1 - width(text), height - 1, text, "plain@paper_old")
    return canvas.block()


def _unfolded(block: Block, row: CardRow, where: Columns, room: int) -> Block:
    """`2»` at the right edge: so many are out of sight."""
    canvas = Canvas(room, len(block))
    canvas.lay(0, 0, block)
    text = f"{len(row.cards) - where.folded - where.shown}»"
    canvas.put(room - width(text), len(block) - 1, text, "plain@paper_old", row.plate.place)
    return canvas.block()
