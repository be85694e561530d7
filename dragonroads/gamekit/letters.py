"""A letter for each seat: it stands for the person on the board and opens the curtain."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from string import ascii_uppercase


def letters_for(names: Sequence[str]) -> tuple[str, ...]:
    """The first letter of each name that is still free, whatever its accents; any other where a name has none."""
    taken: list[str] = []
    for name in names:
        own = [letter for letter in unicodedata.normalize("NFKD", name).upper() if letter in ascii_uppercase]
        taken.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in taken))
    return tuple(taken)
