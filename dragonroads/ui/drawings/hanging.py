"""Text in columns that is longer than a line: what follows stands below the last column."""

from __future__ import annotations

from dragonroads.ui.drawing import width, wrap


def hang(text: str, room: int) -> list[str]:
    """The text as it is where it fits; otherwise its last column is wrapped and stays a column."""
    if width(text) <= room:
        return [text]
    at = _last_column(text, room * 2 // 3)
    head, rest = text[:at], text[at:]
    indent = width(head)
    first, *others = wrap(rest, max(8, room - indent))
    return [head + first, *(" " * indent + one for one in others)]


def _last_column(text: str, most: int) -> int:
    """Where the last column begins that still leaves a third of the room; columns are set apart by two spaces."""
    found = len(text) - len(text.lstrip(" "))
    for at in range(2, len(text)):
        if text[at - 2 : at] == "  " and text[at] != " " and width(text[:at]) <= most:
            found = at
    return found
