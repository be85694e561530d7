"""Moving cards between people's eyes: the only code that touches who knows which card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dragonroads.engine.table import Card, Table
from dragonroads.engine.visibility import ALL


def reveal(seen: list[int], card: Card) -> None:
    """Everybody sees the card where it lies now."""
    seen[card] = ALL


def show(seen: list[int], cards: Iterable[Card], to: int) -> None:
    """These seats have seen the cards where they lie now."""
    for card in cards:
        seen[card] |= to


def keep_for(seen: list[int], cards: Iterable[Card], only: int) -> None:
    """The cards were moved out of sight: nobody else can tell any more which lies where."""
    for card in cards:
        seen[card] &= only


def shuffle(t: Table[Any], zone: list[Card], seen: list[int]) -> None:
    """Mix a zone; nobody knows where a card of it lies afterwards."""
    t.mix(zone)
    for card in zone:
        seen[card] = 0
