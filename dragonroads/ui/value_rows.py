"""Rows of a list in which things are set: what it is, its value between two arrows, and one line about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dragonroads.ui.drawing import Line, Span, cut, fill, width

LESS, MORE = "-", "+"
"""The beginning of the places of the two arrows; the rest is the place of the row."""
_ARROWS = 4
LEAST_NOTE = 24


@dataclass(frozen=True, slots=True)
class Row:
    """Something that has a value."""

    place: str
    label: str
    value: str = ""
    note: str = ""
    """What it means, in one line; shown beside it where there is room."""
    tone: str = "plain"
    turns: bool = True
    """Whether it has other values to go through."""


@dataclass(frozen=True, slots=True)
class Columns:
    """How wide the parts of all rows of a list are."""

    room: int
    label: int
    value: int

    @property
    def note(self) -> int:
        """What is left for the note; too little is none."""
        left = self.room - self.label - self.value - _ARROWS - 3
        return left if left >= LEAST_NOTE else 0


def columns_for(rows: Iterable[Row], room: int, most_value: int = 28) -> Columns:
    """Columns in which these rows stand in line."""
    found = list(rows)
    label = max((width(row.label) for row in found), default=0)
    value = max((min(most_value, width(row.value)) for row in found), default=0)
    label = max(6, min(label, room - value - _ARROWS - 3))
    return Columns(room, label, max(4, min(value, room - label - _ARROWS - 3)))


def row_line(row: Row, columns: Columns, is_here: bool) -> Line:
    """One row; the arrows show where the person is."""
    left, right = ("←", "→") if is_here and row.turns else (" ", " ")
    value_tone = row.tone if row.tone != "plain" else "strong" if is_here else "note"
    shown = cut(row.value, columns.value)
    # The arrow follows its value closely; what is left is filled up behind it.
    rest = " " * (columns.value - width(shown))
    line = (
        Span(f" {fill(row.label, columns.label)} ", "plain", row.place),
        Span(f"{left} ", "key", LESS + row.place if left != " " else row.place),
        Span(shown, value_tone, row.place if not is_here else MORE + row.place if row.turns else row.place),
        Span(f" {right}", "key", MORE + row.place if right != " " else row.place),
        Span(rest, "plain", row.place),
    )
    note = Span(f" {cut(row.note, columns.note - 1)}", "dim", row.place) if columns.note and row.note else Span("")
    return (*line, note) if note.text else line


def row_lines(rows: Sequence[Row], columns: Columns, cursor: str) -> list[Line]:
    """All rows of a list."""
    return [row_line(row, columns, row.place == cursor) for row in rows]
