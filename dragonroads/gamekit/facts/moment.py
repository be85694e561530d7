"""A moment of a scene: who turns up or does what, by whom, and what follows from it, one line after another."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Sense
from dragonroads.gamekit.facts.people import Badge


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows for somebody: `Moss 7 → 14 seven on!`; without a badge it is for all."""

    words: str
    badge: Badge | None = None
    sense: Sense = "plain"


@dataclass(frozen=True, slots=True)
class Moment:
    """What stands beside a card on the stage."""

    headline: str
    by: str = ""
    """`laid by Ben`; empty where nobody is to blame."""
    blamed: Badge | None = None
    consequences: tuple[Consequence, ...] = ()
    speech: str = ""
    """What is said aloud; never needed to understand."""
