"""Texts in lines of so many cells: filled up, side by side, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def packed(items: Iterable[str], room: int = ROOM, gap: str = "   ") -> list[str]:
    """Items side by side, as many to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and width(lines[-1]) + width(gap) + width(item) <= room:
            lines[-1] += gap + item
        else:
            lines.append(item)
    return lines


def wrapped(line: str, room: int = ROOM) -> list[str]:
    """A line as it is where it fits, else its words in lines that do, all but the first set in further."""
    if width(line) <= room:
        return [line]
    indent = " " * (width(line) - width(line.lstrip()))
    first, *rest = packed(line.split(), room - width(indent) - HANG, " ")
    return [indent + first, *(indent + " " * HANG + part for part in rest)]


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    if not rows:
        return []
    columns = [max(width(row[k]) for row in rows) for k in range(len(rows[0]))]
    return ["  ".join(padded(cell, room) for cell, room in zip(row, columns)).rstrip() for row in rows]
