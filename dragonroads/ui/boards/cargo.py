"""Goods by their letters, each in the colour it has everywhere, also among what is known of a seat."""

from __future__ import annotations

import re

from dragonroads.ui.drawing import Span
from dragonroads.ui.palettes import GOODS

_CRATES = re.compile(r" ?[DEVS]*[a-z]*·*(?:\+\d+)? *")
"""Goods, passengers, empty crates, and how many more of these there are: `DDEt··`."""
_PARTS = re.compile(r"([DEVS])\1*|[a-z]+|[^DEVSa-z]+")


def loaded(text: str, tone: str, place: str) -> list[Span]:
    """A fact as it is drawn: crates letter by letter, the empty ones dim; anything else in its own tone."""
    if not (_CRATES.fullmatch(text) and set(text) & set("DEVS·")):
        return [Span(text, tone, place)]
    return [Span(part, _tone(part, tone), place) for part in (found.group() for found in _PARTS.finditer(text))]


def _tone(part: str, tone: str) -> str:
    good = f"good_{part[0].lower()}"
    return good if part[0].isupper() and good in GOODS else tone if part[0].isalpha() else "dim"
