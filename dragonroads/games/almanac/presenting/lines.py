"""Texts in lines of so many cells: filled up, side by side, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dragonroads.library.letters import cells

ROOM = 78
"""Cells a line of a section may fill, so that a front end may set it in."""
GAP = "   "


def width(text: str) -> int:
    """How many terminal cells a text fills."""
    return len(text) if text.isascii() else sum(map(cells, text))


def padded(text: str, room: int) -> str:
    """The text filled up with spaces to so many cells."""
    return text + " " * (room - width(text))


def shortened(text: str, room: int) -> str:
    """As much of the text as fits, with a sign where there is more."""
    return text if width(text) <= room else f"{text[: room - 1].rstrip()}~"[:room]


def centred(text: str, room: int) -> str:
    """The text in the middle of so many cells."""
    return padded(" " * ((room - width(text)) // 2) + text, room)


def packed(items: Iterable[str], room: int = ROOM, gap: str = GAP) -> list[str]:
    """Items side by side, as many to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and width(lines[-1]) + width(gap) + width(item) <= room:
            lines[-1] += gap + item
        else:
            lines.append(item)
    return lines


def wrapped(text: str, room: int = ROOM, indent: int = 0) -> list[str]:
    """Words in lines of at most so many cells; all but the first are set in."""
    lines = packed(text.split(), room - indent, " ")
    return [*lines[:1], *(" " * indent + line for line in lines[1:])]


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    if not rows:
        return []
    columns = [max(width(row[k]) for row in rows) for k in range(len(rows[0]))]
    return ["  ".join(padded(cell, room) for cell, room in zip(row, columns)).rstrip() for row in rows]
