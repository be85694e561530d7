"""What stands on the stage: a card with what comes of it, a banner, bars of a round, a question beside its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.gamekit.facts.table import CardTable, Staged
from dragonroads.ui.drawing import Line, Span, fit, line_width, wrap
from dragonroads.ui.kit.banner import banner
from dragonroads.ui.kit.bars import bars
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.card import card
from dragonroads.ui.kit.chip import chip
from dragonroads.ui.kit.hand import hand
from dragonroads.ui.kit.moment_card import moment_card
from dragonroads.ui.tables.card_table import ranking

GROUND = "panel"
NARROW, BROAD, FROM = 18, 24, 100
"""Columns of the card on the stage, and from which width on it is broad."""
HIGHEST, LEAST = 10, 4
LED = 16
"""Columns of a card that led to the one on the stage."""
GAP = 3
RANKING, WITH_RANKING = 36, 140
"""Columns of who is in front, and from which width of the stage on it stands there."""


def staged_lines(staged: Staged, table: CardTable, room: int, height: int) -> list[Line]:
    """A moment in exactly so many lines."""
    if staged.word:
        headline, *others = (staged.moment.headline, *(one.words for one in staged.moment.consequences))
        return _down(banner(staged.word, "", " ".join((headline, *others)), staged.does, room), room, height)
    left = room - RANKING if room >= WITH_RANKING and table.ranks else room
    lines = _round(staged, left, height) if staged.bars else _moment(staged, left, height)
    if left == room:
        return lines
    canvas = Canvas(room, height, GROUND)
    canvas.lay(0, 0, lines)
    canvas.lay(left, 0, ranking(table, RANKING))
    return list(canvas.block())


def _moment(staged: Staged, room: int, height: int) -> list[Line]:
    return list(moment_card(card_lines(staged.card, staged.led, room, height), staged.moment, room, height))


def card_lines(one: Laid | None, led: Sequence[Laid], room: int, height: int) -> Block:
    """The card as large as there is room, below the title lines of those that led to it."""
    if one is None:
        return ()
    across = BROAD if room >= FROM else NARROW
    above = list(led)[max(0, len(led) - max(0, height - LEAST)) :]
    tall = min(HIGHEST, height - len(above))
    canvas = Canvas(across + 2 * len(above), len(above) + tall, GROUND)
    for y, before in enumerate(above):
        canvas.lay(2 * y, y, [chip(replace(before, state="played"), LED)])
    canvas.lay(2 * len(above), len(above), card(replace(one, place=""), across, tall))
    return canvas.block()


def beside_card(one: Laid | None, lines: Sequence[Line], room: int, height: int) -> list[Line]:
    """What is asked beside the card because of which it is."""
    drawn = card_lines(one, (), room, height)
    canvas = Canvas(room, height, GROUND)
    left = 1 + (line_width(drawn[0]) + GAP if drawn else 0)
    canvas.lay(1, 0, drawn)
    canvas.lay(left, 0, lines[:height])
    return list(canvas.block())


def hand_lines(
    head: Sequence[Line], cards: Sequence[Laid], foot: Sequence[Line], room: int, height: int, cursor: int
) -> list[Line]:
    """A question whose options are cards: what is asked, the cards, and all about the one under the cursor."""
    below = [line for line in foot if line][: max(0, height - len(head) - LEAST)]
    tall = max(1, height - len(head) - len(below))
    return _down((*head, *hand(cards, room, tall, cursor), *below), room, height)


def room_beside(one: Laid | None, room: int) -> int:
    """Columns for what is asked."""
    return room - 2 - ((BROAD if room >= FROM else NARROW) + GAP if one else 0)


def _round(staged: Staged, room: int, height: int) -> list[Line]:
    """The headline, a bar for everybody, and what else happened."""
    head: list[Line] = [(Span(f" {text}", "strong"),) for text in wrap(staged.moment.headline, room - 2)]
    told: list[Line] = [
        (Span(f" {text}"),) for one in staged.moment.consequences for text in wrap(one.words, room - 2, indent=1)
    ]
    drawn = [(Span(" "), *line) for line in bars(staged.bars, room - 2, GROUND)]
    return _down((*head[:1], *drawn, *told), room, height)


def _down(block: Block, room: int, height: int) -> list[Line]:
    """In exactly so many lines on the ground of the stage."""
    canvas = Canvas(room, height, GROUND)
    canvas.lay(0, 0, [fit(line, room) for line in block[:height]])
    return list(canvas.block())
