"""A card at whatever size there is: a chip in one line, a small card from three, a full one from seven."""

from __future__ import annotations

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.chip import chip
from dragonroads.ui.kit.full_card import full_card
from dragonroads.ui.kit.small_card import small_card

SMALL, FULL = 3, 7
"""From how many lines on a card is more than a chip, and more than a small card."""


def card(laid: Laid, width: int, height: int, cursor: bool = False, every: bool = False) -> Block:
    """The card in so many columns and lines."""
    if height < SMALL:
        return (chip(laid, width, cursor, every),)
    if height < FULL:
        return small_card(laid, width, height, cursor, every)
    return full_card(laid, width, height, cursor)
