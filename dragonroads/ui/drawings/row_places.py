"""Places of rows in which things are set; apart, because every menu needs them and few set anything."""

from __future__ import annotations

LESS, MORE, SAME = "-", "+", "="
"""The beginning of the places of the two arrows, and of what belongs to a row but bears no mark of its cursor; the rest
is the place of the row."""


def row_of(place: str) -> str:
    """The row that a part of it belongs to."""
    return place[1:] if place[:1] in (LESS, MORE, SAME) else place
