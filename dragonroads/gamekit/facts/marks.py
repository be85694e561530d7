"""What is read off a card, a person or a pile: numbers with a sign of their own, and words with a short form."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    """So much of something: 2 courage, 12 gold."""

    sign: str
    """What is counted, by the name the kit has a sign for: `courage`, `footprint`, `strength`, `coin`, `fame`."""
    value: int
    word: str
    """What it is called where there is room: courage."""
    in_row: bool = True
    """Whether it counts while its card lies in a row, and is read there."""


@dataclass(frozen=True, slots=True)
class Word:
    """One of a few: the spell on a card."""

    sign: str
    letter: str
    """Its short form, which the same screen explains."""
    word: str
    in_row: bool = False


Mark = Number | Word


@dataclass(frozen=True, slots=True)
class Count:
    """So much of something that somebody has: whole in words, and with the sign it is drawn as."""

    sign: str
    value: int
    said: str
    """`12 points`."""
    most: int = 0
    """Of how many, where they are drawn piece by piece."""
