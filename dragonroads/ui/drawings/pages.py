"""Sheets on the table: how large they are in a window, two of them side by side, and a list on one that scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dragonroads.ui.drawing import Line, Span, beside, fit, line_width
from dragonroads.ui.kit.sheet import EDGES, MARGIN, lit, window

GAP = 1
"""Cells between two sheets."""


class Paper(NamedTuple):
    """How much of a window sheets cover: cells at each side, and lines."""

    margin: int
    room: int
    height: int


def paper(room: int, height: int, widest: int = 128) -> Paper:
    """The whole of a small window; a larger one shows the table around its sheets."""
    margin = 0 if room < 100 else 2 if room < 140 else 6
    margin = max(margin, (room - widest) // 2)
    return Paper(margin, room - 2 * margin, height if height < 35 else height - 2)


def inside(room: int) -> int:
    """Cells for what stands on a sheet of so many."""
    return room - EDGES - 2 * MARGIN


def on_table(lines: Sequence[Line], where: Paper, height: int) -> list[Line]:
    """Sheets where they lie, a little above the middle, in exactly so many lines."""
    above = (height - len(lines)) // 3
    margin = Span(" " * where.margin)
    shown = [(margin, *line) if where.margin else line for line in lines]
    return [*[()] * above, *shown, *[()] * (height - above - len(shown))]


def side_by_side(left: Sequence[Line], right: Sequence[Line]) -> list[Line]:
    """Two sheets beside each other."""
    return beside(left, right, line_width(left[0]), GAP)


class Scrolled(NamedTuple):
    """The lines of a list that are in sight, which one is the first, and how many are out of sight below."""

    lines: list[Line]
    top: int
    below: int


def scrolled(lines: Sequence[Line], here: Sequence[int], top: int, height: int) -> Scrolled:
    """A list around the lines under the cursor; the first and the last stop bring along what stands around them."""
    first, last = (here[0], here[-1]) if here else (0, 0)
    top = window(top, first, last, len(lines), height)
    return Scrolled(list(lines[top : top + height]), top, max(0, len(lines) - top - height))


def heading_on_paper(title: str, room: int) -> Line:
    """A title in a line across a sheet."""
    name = Span(f" {title} ", "title")
    return fit((Span("─", "frame"), name, Span("─" * max(0, room - name.width - 1), "frame")), room)


def pointed(line: Line, place: str, is_here: bool) -> Line:
    """A line of a list: set in by one cell, or lit with a pointer."""
    if is_here:
        return lit(line, place)
    return tuple(Span(span.text, span.tone, span.place or place) for span in line)
