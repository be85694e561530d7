"""Cards as a screen tells of them, and how they lie on the table: in a hand, in a row, on a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dragonroads.gamekit.facts.marks import Mark
from dragonroads.gamekit.facts.people import Badge, Plate

Kind = Literal["", "helps", "hurts", "wild"]
"""What a card does to whoever turns it up."""
State = Literal["hand", "now", "played", "down", "sideways", "missed", "free", "gone", "placed"]
"""How a card lies there.

`hand`: open to whoever looks. `now`: being played. `played`: face up, done. `down`: face down. `sideways`: turned by a
quarter, does not count. `missed`: its turn is lost. `free`: a place for a card. `gone`: thrown away, the place is left.
`placed`: still in the hand, but it has its place in the plan already.
"""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, as far as the viewer may know it: face down it has no name, with hidden backs not even marks."""

    name: str = ""
    short: str = ""
    """A real word of at most eight cells."""
    gist: tuple[str, ...] = ()
    """What it does, in two lines of ten cells."""
    sentence: str = ""
    art: tuple[str, ...] = ()
    """A picture, three lines of eight cells in plain ASCII; larger ones may follow the same way."""
    kind: Kind = ""
    marks: tuple[Mark, ...] = ()
    """What is read off its back, and at the foot of its face."""


BLANK = Card()


@dataclass(frozen=True, slots=True)
class Laid:
    """A card where it lies."""

    card: Card = BLANK
    state: State = "hand"
    by: Badge | None = None
    """Who laid it; of a card that is placed, whose row it goes to."""
    key: str = ""
    """The number that picks it, in a hand; its turn, in a plan."""
    note: str = ""
    """The word for how it lies: "sideways", "missed"; of a free place, what may be put there."""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on top of each other: the uppermost one, how many, and what the pile is called."""

    title: str
    count: int
    top: Laid
    place: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """The cards in front of somebody, in their order."""

    plate: Plate
    cards: tuple[Laid, ...] = ()

    @property
    def played(self) -> int:
        """How many cards from the left are over and done with."""
        over = ("played", "missed", "gone")
        return next((at for at, one in enumerate(self.cards) if one.state not in over), len(self.cards))
