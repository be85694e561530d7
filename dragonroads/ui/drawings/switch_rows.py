"""Switches in as many columns as fit without a cut, read downwards; they scroll along with the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dragonroads.ui.drawing import Line, Span, cut, fill, fit, width
from dragonroads.ui.drawings.row_places import LESS, MORE, SAME
from dragonroads.ui.drawings.value_rows import Row

MOST_COLUMNS = 3
ARROWS = 5
"""Cells around label and value: blanks, and the arrows of the lit one."""
LEAST_VALUE = 12


class Columns(NamedTuple):
    """How many columns there are, and how wide label and value are in each."""

    across: int
    label: int
    value: int


class Seen(NamedTuple):
    """The lines in sight, and which switches they show."""

    lines: list[Line]
    first: int
    shown: int


def columns_for_switches(rows: Sequence[Row], room: int) -> Columns:
    """As many columns as the longest label and value allow."""
    label = max(width(row.label) for row in rows)
    value = max(width(row.value) for row in rows)
    count = max(1, min(MOST_COLUMNS, room // (label + value + ARROWS)))
    label = min(label, room // count - min(value, LEAST_VALUE) - ARROWS)
    return Columns(count, label, min(value, room // count - label - ARROWS))


def switch_lines(rows: Sequence[Row], columns: Columns, height: int, cursor: str, room: int) -> Seen:
    """So many lines of switches, with the one under the cursor among them."""
    height = max(1, min(height, -(-len(rows) // columns.across)))
    fits = height * columns.across
    at = next((nth for nth, row in enumerate(rows) if row.place == cursor), 0)
    first = max(0, min(at - fits + 1 if at >= fits else 0, len(rows) - fits))
    shown = rows[first : first + fits]
    wide = room // columns.across
    lines: list[Line] = []
    for y in range(height):
        spans: list[Span] = []
        for row in shown[y::height]:
            spans += fit(_switch(row, columns, row.place == cursor), wide)
        lines.append(fit(spans, room))
    return Seen(lines, first, len(shown))


def _switch(row: Row, columns: Columns, is_lit: bool) -> Line:
    label = Span(f" {fill(cut(row.label, columns.label), columns.label)} ", "plain" if is_lit else "dim", row.place)
    value = cut(row.value, columns.value)
    if not is_lit:
        return label, Span(f"  {value}", row.tone, SAME + row.place)
    return (
        label,
        Span("◄ ", "badge@cursor", LESS + row.place),
        Span(value, "badge@cursor", SAME + row.place),
        Span("►", "badge@cursor", MORE + row.place),
    )
