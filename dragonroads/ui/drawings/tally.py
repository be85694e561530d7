"""The final count as a table: a row for everything points are given for, a column for each seat, and the sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dragonroads.ui.drawing import Line, Span, fill, width
from dragonroads.ui.drawings.result_lines import Face

LEAST_COLUMN = 5
LEAST_LABEL, MOST_LABEL = 10, 34
NONE = "·"


class Source(NamedTuple):
    """What points were given for, and how many each seat got."""

    label: str
    points: Sequence[int]


def needs(sources: Sequence[Source], seats: int) -> int:
    """How many cells the table fills when nothing of it is cut."""
    label = max((width(one.label) for one in sources), default=0)
    return 2 + min(MOST_LABEL, max(LEAST_LABEL, label)) + seats * _column(sources)


def tally(sources: Sequence[Source], faces: Sequence[Face], room: int, total: str) -> list[Line]:
    """The table in at most so many cells: letters above, a line below, then what each seat has in all."""
    column = _column(sources)
    label = max(LEAST_LABEL, min(room, needs(sources, len(faces))) - 2 - len(faces) * column)
    letters = [
        part for face in faces for part in (Span(" " * (column - width(face.letter))), Span(face.letter, face.tone))
    ]
    lines: list[Line] = [(Span(" " * (label + 1)), *letters)]
    for one in sources:
        lines.append((Span(f" {fill(one.label, label)}"), *(_points(n, column) for n in one.points)))
    sums = [sum(column_of) for column_of in zip(*(one.points for one in sources))]
    lines.append((Span(f" {'─' * (label + len(faces) * column)}", "frame"),))
    return [*lines, (Span(f" {fill(total, label)}", "title"), *(Span(f"{n:>{column}}", "strong") for n in sums))]


def _column(sources: Sequence[Source]) -> int:
    sums = [sum(points) for points in zip(*(one.points for one in sources))]
    numbers = [n for one in sources for n in one.points] + sums
    return max([LEAST_COLUMN, *(width(str(n)) + 2 for n in numbers)])


def _letter(face: Face, column: int) -> tuple[Span, Span]:
    return Span(" " * (column - width(face.letter))), Span(face.letter, face.tone)


def _points(points: int, column: int) -> Span:
    """Points given in the colour of words, points taken as a warning, none as a dot."""
    text = f"{points or NONE:>{column}}"
    return Span(text, "dim" if not points else "bad" if points < 0 else "plain")
