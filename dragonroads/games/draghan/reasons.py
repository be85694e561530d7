"""Reasons that several things of the race share: why something cannot be picked, why a card comes to nothing."""

from __future__ import annotations

from typing import ClassVar

from dragonroads.gamekit import Reason
from dragonroads.games.draghan.nouns import PersonWithDragon, Runner, Who
from dragonroads.games.draghan.scenes import CardBeat


class IsHugged(Reason):
    who: PersonWithDragon


class NoEffect(CardBeat):
    """A card comes to nothing, and it is said why."""

    known: ClassVar[list[str]] = []

    who: Who
    reason: str
    other: Runner | None = None

    def variant(self, _race: object) -> str:
        return self.reason

    @classmethod
    def variants(cls) -> list[str]:
        """Every reason there is: the endings of its sentences."""
        return cls.known


def because(reason: str) -> str:
    """Names a reason why a card comes to nothing, where the rule stands that gives it."""
    NoEffect.known.append(reason)
    return reason


NO_CARD_TO_DRAW = because("no_card_to_draw")
NO_CARD_LEFT = because("no_card_left")
NO_CARD_IN_REACH = because("no_card_in_reach")
NOBODY_MOVES = because("nobody_moves")
