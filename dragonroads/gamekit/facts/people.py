"""People at the table and what stands for them: a letter in a colour, a figure on the board, a plate before a row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dragonroads.gamekit.facts.marks import Mark

Fate = Literal["", "tree", "hugged"]
"""What has become of a figure; the kit gives each its own wings."""


@dataclass(frozen=True, slots=True)
class Badge:
    """Who laid this, whose this is: a seat's letter in its colour."""

    letter: str
    tone: str


NOBODY = Badge("?", "dim")
"""Whoever it was: it has been moved about since, and nobody knows any more."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a seat moves on the board."""

    badge: Badge
    fate: Fate = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """Who a row belongs to, and what all may know of them in a line or a few."""

    badge: Badge
    person: str
    """Who sits there, or "You"."""
    figure: str = ""
    """What they move, by its name."""
    where: str = ""
    """Where that stands, in a word: `12`, `start`, `+3`."""
    there: str = ""
    """The same with room for a word more: `on 12`."""
    totals: tuple[Mark, ...] = ()
    is_active: bool = False
    place: str = ""
