"""The name of the box in large letters, five lines high, made of one full block that every font has."""

from __future__ import annotations

from collections.abc import Mapping

HEIGHT = 5
GAP = 1

# Drawn with # so that they can be read here; a letter that is missing is no misfortune, see `block_lines`.
_SHAPES: Mapping[str, str] = {
    "a": " ### /#   #/#####/#   #/#   #",
    "d": "#### /#   #/#   #/#   #/#### ",
    "g": " ####/#    /#  ##/#   #/ ####",
    "n": "#   #/##  #/# # #/#  ##/#   #",
    "o": " ### /#   #/#   #/#   #/ ### ",
    "r": "#### /#   #/#### /#  # /#   #",
    "s": " ####/#    / ### /    #/#### ",
    " ": "   /   /   /   /   ",
}


def block_lines(name: str, room: int) -> list[str]:
    """The name as large as the room allows; a name with other letters, or too long, stands in one spaced line."""
    letters = name.casefold()
    if not letters or any(letter not in _SHAPES for letter in letters):
        return [_spaced(name, room)]
    rows = [(" " * GAP).join(_SHAPES[letter].split("/")[row] for letter in letters) for row in range(HEIGHT)]
    across = len(rows[0])
    if 2 * across <= room:
        rows = ["".join(2 * cell for cell in row) for row in rows]
    elif across > room:
        return [_spaced(name, room)]
    return [row.replace("#", "█") for row in rows]


def _spaced(name: str, room: int) -> str:
    wide = " ".join(name.upper())
    return wide if len(wide) <= room else name
