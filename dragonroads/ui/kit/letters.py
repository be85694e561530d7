"""Letters five lines high for banners, curtains and podiums: full blocks, which every font has."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dragonroads.ui.drawing import Span
from dragonroads.ui.kit.canvas import Block

if TYPE_CHECKING:
    from dragonroads.gamekit.facts.people import Badge

HEIGHT = 5
GLOWING = ("gold", "gold", "title", "title", "bad")
"""From the flame down to the embers: the inks of a banner, line by line."""

# Drawn with # so that they can be read here.
_SHAPES: Mapping[str, str] = {
    "A": " ### /#   #/#####/#   #/#   #",
    "B": "#### /#   #/#### /#   #/#### ",
    "C": " ####/#    /#    /#    / ####",
    "D": "#### /#   #/#   #/#   #/#### ",
    "E": "#####/#    /###  /#    /#####",
    "F": "#####/#    /###  /#    /#    ",
    "G": " ####/#    /#  ##/#   #/ ####",
    "H": "#   #/#   #/#####/#   #/#   #",
    "I": "###/ # / # / # /###",
    "J": "  ###/   # /   # /#  # / ##  ",
    "K": "#   #/#  # /###  /#  # /#   #",
    "L": "#    /#    /#    /#    /#####",
    "M": "#   #/## ##/# # #/#   #/#   #",
    "N": "#   #/##  #/# # #/#  ##/#   #",
    "O": " ### /#   #/#   #/#   #/ ### ",
    "P": "#### /#   #/#### /#    /#    ",
    "Q": " ### /#   #/# # #/#  # / ## #",
    "R": "#### /#   #/#### /#  # /#   #",
    "S": " ####/#    / ### /    #/#### ",
    "T": "#####/  #  /  #  /  #  /  #  ",
    "U": "#   #/#   #/#   #/#   #/ ### ",
    "V": "#   #/#   #/#   #/ # # /  #  ",
    "W": "#   #/#   #/# # #/## ##/#   #",
    "X": "#   #/ # # /  #  / # # /#   #",
    "Y": "#   #/ # # /  #  /  #  /  #  ",
    "Z": "#####/   # /  #  / #   /#####",
    "0": "####/#  #/#  #/#  #/####",
    "1": " # /## / # / # /###",
    "2": "####/   #/####/#   /####",
    "3": "####/   #/ ###/   #/####",
    "4": "#  #/#  #/####/   #/   #",
    "5": "####/#   /####/   #/####",
    "6": "####/#   /####/#  #/####",
    "7": "####/   #/  # / #  / #  ",
    "8": "####/#  #/####/#  #/####",
    "9": "####/#  #/####/   #/####",
    "!": "#/#/#/ /#",
    "¡": "#/ /#/#/#",
    "?": "####/   #/ ## /    / #  ",
    "¿": " #  /    / ## /#   /####",
    "+": "   / # /###/ # /   ",
    "-": "   /   /###/   /   ",
    "'": "#/#/ / / ",
    "«": "  #  #/ #  # /#  #  / #  # /  #  #",
    "»": "#  #  / #  # /  #  #/ #  # /#  #  ",
    " ": "  /  /  /  /  ",
}


def _plain(text: str) -> str:
    """Capitals without accents: a large É is a large E; what has no large form is left to the caller."""
    capital = text.upper()
    return "".join(one if one in _SHAPES else unicodedata.normalize("NFD", one)[0] for one in capital)


def can_be_large(text: str) -> bool:
    """Whether every letter has a large form."""
    return all(one in _SHAPES for one in _plain(text))


def width_of(text: str, scale: int = 1) -> int:
    """How many columns a word takes."""
    return scale * (sum(len(_SHAPES[one].split("/")[0]) + 1 for one in _plain(text)) - 1)


def large(text: str, inks: Sequence[str] = GLOWING, scale: int = 1) -> Block:
    """A word five lines high, or as many times that as the scale says, with an ink for each of its five lines."""
    rows = [" ".join(_SHAPES[one].split("/")[row] for one in _plain(text)) for row in range(HEIGHT)]
    wide = ["".join(scale * cell for cell in row).replace("#", "█") for row in rows]
    return tuple((Span(row, inks[at % len(inks)]),) for at, row in enumerate(wide) for _ in range(scale))


def winged(badge: Badge, scale: int = 1) -> Block:
    """A seat's letter with its wings, in the seat's colour; a letter without a large form keeps the wings."""
    word = f"«{badge.letter}»" if can_be_large(badge.letter) else "« »"
    return large(word, (badge.tone,), scale)
