"""What the places of a race are called: questions, options and boards speak of the same ones."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat


def seat_place(seat: Seat) -> str:
    """A seat with its Storyline."""
    return f"seat:{seat}"


def space_place(space: int) -> str:
    """A space of the track."""
    return f"space:{space}"


def slot_place(seat: Seat, slot: int) -> str:
    """A card of a Storyline, counted from its left end."""
    return f"slot:{seat}:{slot}"


def card_place(card: Card) -> str:
    """A card in a hand or on offer."""
    return f"card:{card}"
