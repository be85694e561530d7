"""Rows of a list in which things are set: what it is, its value between two arrows, and one line about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dragonroads.ui.drawing import Line, Span, cut, fill, width, wrap
from dragonroads.ui.drawings.row_places import LESS, MORE, SAME
from dragonroads.ui.kit.sheet import lit

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


def needed_for(rows: Iterable[Row]) -> int:
    """Cells in which labels and values of these rows stand whole."""
    label, value = _widest(rows)
    return label + value + _ARROWS + 3


def _widest(rows: Iterable[Row]) -> tuple[int, int]:
    found = [(width(row.label), width(row.value)) for row in rows if row.value]
    return max((label for label, _ in found), default=0), max((value for _, value in found), default=0)


def columns_for(rows: Iterable[Row], room: int, most_value: int = 28) -> Columns:
    """Columns in which these rows stand in line."""
    label, value = _widest(rows)
    value = min(most_value, value)
    label = max(6, min(label, max(room // 2, room - value - _ARROWS - 3)))
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
        Span(f"{left} ", "key", (LESS if row.turns else SAME) + row.place),
        Span(shown, value_tone, SAME + row.place),
        Span(f" {right}", "key", (MORE if row.turns else SAME) + row.place),
        Span(rest, "plain", SAME + row.place),
    )
    if not (columns.note and row.note):
        return line
    return *line, Span(f" {cut(row.note, columns.note - 1)}", "dim", SAME + row.place)


def paper_row(row: Row, columns: Columns, is_here: bool) -> Line:
    """A row on paper: set in, or lit with its value between two arrows."""
    name = fill(row.label, columns.label) if row.value else cut(row.label, columns.room - 3)
    label = Span(f"  {name} ", "plain" if is_here else "dim", row.place)
    shown = cut(row.value, columns.value)
    if not is_here:
        return label, Span(f"  {shown}", row.tone, SAME + row.place)
    left, right = ("◄ ", " ►") if row.turns and row.value else ("  ", "")
    arrows = LESS if row.turns else SAME, MORE if row.turns else SAME
    value = Span(left, "plain", arrows[0] + row.place), Span(shown, "plain", SAME + row.place)
    return lit((label, *value, Span(right, "plain", arrows[1] + row.place)), row.place)


def told_row_lines(rows: Sequence[Row], columns: Columns, cursor: str) -> list[Line]:
    """All rows of a list, each with all that is said about it in the lines below."""
    lines: list[Line] = []
    for row in rows:
        told = wrap(row.note, columns.room - 4) if row.note else []
        lines.append(row_line(replace(row, note=""), columns, row.place == cursor))
        lines += [(Span(f"   {line}", "dim", SAME + row.place),) for line in told]
    return lines


def row_lines(rows: Sequence[Row], columns: Columns, cursor: str) -> list[Line]:
    """All rows of a list."""
    return [row_line(row, columns, row.place == cursor) for row in rows]
