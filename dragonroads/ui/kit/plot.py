"""How everybody fared, drawn with letters: a plot of one line for each seat, and the same figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from dragonroads.gamekit.facts.progress import Series
from dragonroads.ui.drawing import Line, Span, fill, width
from dragonroads.ui.kit.badge import badge, tone

LEAST_ROWS = 3
SEVERAL = "*"
"""A point that several share, where their letters do not fit side by side."""
DOT = "·"
MOST_NAME = 24
_NICE = (1, 2, 5)


class Cell(NamedTuple):
    """What stands in one cell of the plot."""

    text: str = " "
    tone: str = "plain"


BLANK = Cell()


class Frame:
    """Where values lie on the paper."""

    def __init__(self, series: Sequence[Series], across: int, rows: int) -> None:
        values = [value for one in series for value in one.values]
        self.count = max((len(one.values) for one in series), default=0)
        self.low = min(0, *values) if values else 0
        self.high = max(self.low + 1, *values) if values else 1
        self.rows = rows
        self.step = _step(self.high - self.low, rows)
        label = max(width(str(self.low)), width(str(self.high)))
        self.margin = label + 2
        self.across = max(2, across - self.margin - 1)

    def x(self, at: int) -> int:
        """The column of a round."""
        return round(at * (self.across - 1) / max(1, self.count - 1))

    def y(self, value: float) -> int:
        """The row of a value, counted from above."""
        return round((self.high - value) * (self.rows - 1) / (self.high - self.low))

    @property
    def gap(self) -> int:
        """Cells from one round to the next."""
        return (self.across - 1) // max(1, self.count - 1)


def plot(series: Sequence[Series], across: int, height: int, first: int = 0) -> list[Line]:
    """The lines of all seats on one sheet of exactly this height; `first` is the number of the first round."""
    rows = max(LEAST_ROWS, height - 2)
    frame = Frame(series, across, rows)
    paper = [[BLANK] * frame.across for _ in range(rows)]
    for one in series:
        _dots(paper, frame, one)
    for at in range(frame.count):
        _points(paper, frame, series, at)
    ticks = {frame.y(value): str(value) for value in _ticks(frame)}
    lines = [_row(cells, ticks.get(y, ""), frame.margin) for y, cells in enumerate(paper)]
    return [*lines, *_axis(frame, first)]


# --- lines and points -----------------------------------------------------------------------------------------------


def _dots(paper: list[list[Cell]], frame: Frame, one: Series) -> None:
    """A line of dots from each point to the next; where lines of two tones meet, the dot has none of them."""
    for at, (here, there) in enumerate(zip(one.values, one.values[1:])):
        left, right = frame.x(at), frame.x(at + 1)
        for x in range(left + 1, right):
            y = frame.y(here + (there - here) * (x - left) / (right - left))
            dot = Cell(DOT, one.badge.tone)
            paper[y][x] = dot if paper[y][x] in (BLANK, dot) else Cell(DOT, "dim")


def _points(paper: list[list[Cell]], frame: Frame, series: Sequence[Series], at: int) -> None:
    """The letters of one round; those on the same spot stand side by side, or as one sign where there is no room."""
    reached = [(one.values[at], k) for k, one in enumerate(series) if at < len(one.values)]
    there = sorted((frame.y(value), -value, k) for value, k in reached)
    for y, group in groupby(there, key=lambda spot: spot[0]):
        here = [series[k] for _, _, k in group]
        letters = [Cell(one.badge.letter, tone(one.badge)) for one in here]
        if len(letters) > 1 and len(letters) >= frame.gap:
            letters = [Cell(SEVERAL, "strong")]
        start = min(frame.x(at), frame.across - len(letters))
        paper[y][start : start + len(letters)] = letters


def _row(cells: Sequence[Cell], label: str, margin: int) -> Line:
    head = Span(f"{label:>{margin - 1}}{'┤' if label else '│'}", "dim")
    runs = (("".join(cell.text for cell in run), tone) for tone, run in groupby(cells, key=lambda cell: cell.tone))
    return (head, *(Span(text, tone) for text, tone in runs))


# --- axes -----------------------------------------------------------------------------------------------------------


def _step(reach: int, rows: int) -> int:
    """A round number between two marks of the upright axis, so that there are no more of them than fit."""
    most, tens = max(1, (rows - 1) // 2), 1
    while True:
        for nice in _NICE:
            if reach <= nice * tens * most:
                return nice * tens
        tens *= 10


def _ticks(frame: Frame) -> list[int]:
    first = -(-frame.low // frame.step) * frame.step
    return list(range(first, frame.high + 1, frame.step))


def _axis(frame: Frame, first: int) -> list[Line]:
    marks, numbers = ["─"] * frame.across, ""
    for at in range(frame.count):
        x, label = frame.x(at), str(first + at)
        start = min(x, frame.across - width(label))
        if not numbers or width(numbers) < start:
            numbers = fill(numbers, start) + label
            marks[x] = "┬"
    corner = " " * (frame.margin - 1)
    return [(Span(f"{corner}└{''.join(marks)}", "dim"),), (Span(f"{corner} {fill(numbers, frame.across)}", "dim"),)]


# --- the same as figures --------------------------------------------------------------------------------------------


def table(series: Sequence[Series], names: Sequence[str], across: int, heading: str, first: int = 0) -> list[Line]:
    """A row for each seat and a column for each round; where they do not all fit, the last ones."""
    count = max((len(one.values) for one in series), default=0)
    values = [value for one in series for value in one.values]
    column = max(map(width, map(str, [*values, first + count]))) + 2
    name = min(MOST_NAME, max(width(heading), *(width(one) + 2 for one in names))) + 1
    fits = max(1, (across - name - 3) // column)
    skipped = max(0, count - fits)
    more = "«" if skipped else " "
    numbers = "".join(f"{first + at:>{column}}" for at in range(skipped, count))
    lines: list[Line] = [(Span(f" {fill(heading, name)}{more}{numbers}", "dim"),)]
    for one, who in zip(series, names):
        row = "".join(f"{value:>{column}}" for value in one.values[skipped:])
        lines.append((Span(" "), badge(one.badge), Span(f" {fill(who, name - 2)} {row}")))
    return lines
