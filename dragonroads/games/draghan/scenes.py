"""The sorts of scene that a race is made of; every event belongs to one."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.record import Sense
from dragonroads.gamekit import Beat, Opens

SETTING_UP = "setting_up"
"""The track is laid, everybody takes a dragon, and the best growl goes first."""
DEALING = "dealing"
"""Cards are dealt and drafted."""
LAYING = "laying"
"""Cards are laid face down into the Storylines."""
LOOK = "look"
"""All cards lie, and everybody turns to the table."""
CARD = "card"
"""A card is turned up, and everything that comes of it."""
TURN = "turn"
"""What happens between cards: action rounds, passes, rows that move on."""
BET = "bet"
"""A picnic is bet on."""
ROUND_END = "round_end"
"""Rows are cleared, and the forest does its work."""
PHOTO_FINISH = "photo_finish"
"""Tied dragons flip cards, and the race ends."""


class CardOpens(Opens):
    """A card begins to act. Twenty of them are turned up in a round: what comes of one does not wait for a key."""

    cause = CARD
    stays = False


class CardBeat(Beat):
    """A moment of what a card does."""

    cause = CARD
    stays = False


class Harm(CardBeat):
    """Something that hurts whom it happens to."""

    def sense(self, _race: Any) -> Sense:
        return "bad"


class Luck(CardBeat):
    """Something that helps whom it happens to."""

    def sense(self, _race: Any) -> Sense:
        return "good"
