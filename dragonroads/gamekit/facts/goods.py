"""What is bought, carried and built: goods, purses, heroes, buildings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dragonroads.gamekit.facts.cards import BLANK, Card
from dragonroads.gamekit.facts.people import Badge

Sort = Literal["leaf", "spice", "ice", "fish", "wood", "meat", "stone", "bone"]
"""What a good is like: the kit has a pip for each of them."""


@dataclass(frozen=True, slots=True)
class Goods:
    """So many pieces of one good."""

    sort: Sort
    count: int
    said: str = ""
    """`2 Dewleaf`."""


@dataclass(frozen=True, slots=True)
class Purse:
    """Money: how much, or nothing if the viewer may not know."""

    coins: int | None
    word: str = ""
    """`gold`; of a closed purse, what is said instead."""


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero on the board, as the viewer may know it."""

    by: Badge
    state: Literal["hidden", "open", "seen"] = "hidden"
    """`seen`: hidden from others, but this viewer knows who it is."""
    card: Card = BLANK
    """Name, short name, what it can do, and its strength as the first mark."""
    note: str = ""
    """The word for a hidden one."""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Building:
    """A building card with its price and what it is worth."""

    name: str
    short: str
    price: tuple[Goods, ...]
    worth: str
    """`8`."""
    missing: str = ""
    """What is missing to pay for it: `needs 2 bone more`; empty if it can be paid, or nobody is about to."""
    sentence: str = ""
    place: str = ""
