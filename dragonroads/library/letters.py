"""Which characters may stand in content and in names: those that every terminal draws in a known width."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Each of these changes the width or the order of its neighbours, or nothing at all can be said about it.
_REFUSED_CATEGORIES = {
    "Cc": "a control character",
    "Cf": "an invisible formatting character",
    "Cs": "half a character",
    "Co": "a private character",
    "Cn": "no character",
    "Zl": "a line separator",
    "Zp": "a paragraph separator",
    "Mn": "a combining mark",
    "Mc": "a combining mark",
    "Me": "a combining mark",
}
_EMOJI_MODIFIERS = range(0x1F3FB, 0x1F400)
_REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)
_WORTH_A_LOOK = re.compile(r"[^\n -~]")


@lru_cache(maxsize=4096)
def refused(letter: str) -> str | None:
    """Says what a character is when no text may contain it, in names as in content."""
    if reason := _REFUSED_CATEGORIES.get(unicodedata.category(letter)):
        return reason
    if ord(letter) in _EMOJI_MODIFIERS:
        return "an emoji modifier"
    if ord(letter) in _REGIONAL_INDICATORS:
        return "a regional indicator"
    return None


@lru_cache(maxsize=4096)
def cells(letter: str) -> int:
    """Returns how many terminal cells a character fills."""
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


@lru_cache(maxsize=4096)
def refused_in_content(letter: str) -> str | None:
    """Says why a character may not stand in content: the layout counts on one composed character per cell."""
    if reason := refused(letter):
        return reason
    if unicodedata.normalize("NFC", letter) != letter:
        return "not in composed form (NFC)"
    return "two cells wide" if cells(letter) > 1 else None


def first_refused(text: str) -> tuple[int, str] | None:
    """Finds the first character that may not stand in content: its index, and one phrase that names it."""
    if text.isascii() and text.isprintable():
        return None
    for found in _WORTH_A_LOOK.finditer(text):
        letter = found.group()
        if reason := refused_in_content(letter):
            return found.start(), f"U+{ord(letter):04X} is {reason}"
    return None
