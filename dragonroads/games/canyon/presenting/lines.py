"""Texts in lines of so many cells: filled up, side by side, one below the other."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dragonroads.library.letters import cells

ROOM = 78
"""Cells a line of a section may fill, so that a front end may set it in."""
HANG = 2
"""Cells by which the rest of a long line is set in."""


def width(text: str) -> int:
    """How many terminal cells a text fills."""
    return len(text) if text.isascii() else sum(map(cells, text))


def padded(text: str, room: int) -> str:
    """The text filled up with spaces to so many cells."""
    return text + " " * (room - width(text))


def wrapped(line: str, room: int = ROOM) -> list[str]:
    """A line as it is where it fits, else its words in lines that do; columns at its beginning stay as they are."""
    if width(line) <= room:
        return [line]
    indent = " " * (width(line) - width(line.lstrip()) + HANG)
    lines = [""]
    for word in re.findall(r"\s*\S+", line):
        if lines[-1] and width(lines[-1]) + width(word) > room:
            lines.append(indent + word.lstrip())
        else:
            lines[-1] += word
    return lines


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    if not rows:
        return []
    columns = [max(width(row[k]) for row in rows) for k in range(len(rows[0]))]
    return ["  ".join(padded(cell, room) for cell, room in zip(row, columns)).rstrip() for row in rows]
