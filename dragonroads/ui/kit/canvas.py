"""A grid of cells to draw on: what is put on it keeps the ground beneath, unless it brings one of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dragonroads.library.letters import cells
from dragonroads.ui.drawing import Line, Span, cut, line_width, width

Block = tuple[Line, ...]
"""A part as it is drawn: lines of equal width."""

TABLE = "table"
"""What everything lies on; it is not said."""
_BADGE = "badge:"
"""How the ink of a badge begins: it brings a colour of its own, and its blanks are part of it."""
SINGLE, DOUBLE = tuple("┌─┐│└┘"), tuple("╔═╗║╚╝")


class Cell(NamedTuple):
    """One cell; the second half of a wide letter is empty."""

    text: str
    ink: str
    """With what is laid over it: `gold+bold`."""
    ground: str
    place: str

    @property
    def tone(self) -> str:
        """Ink and ground in one word."""
        ink, plus, over = self.ink.partition("+")
        return self.ink if self.ground == TABLE else f"{ink}@{self.ground}{plus}{over}"

    @property
    def is_blank(self) -> bool:
        """Whether it shows nothing but its ground."""
        return self.text == " " and not self.ink.startswith(_BADGE)


class Canvas:
    """So many columns and lines. What would fall off its edge is cut as any text is, and recorded as such."""

    def __init__(self, width: int, height: int = 1, ground: str = TABLE, place: str = "") -> None:
        self.width, self.height = width, height
        self._cells = [[Cell(" ", "plain", ground, place)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, tone: str = "plain", place: str | None = None) -> int:
        """Write a text in a tone; gives the column after it."""
        what, plus, over = tone.partition("+")
        ink, _, ground = what.partition("@")
        ink += plus + over
        room = self.width - x if 0 <= y < self.height else 0
        if width(text) > room:
            text = cut(text, room)
        for letter in text:
            room = cells(letter)
            self._set(x, y, letter, ink, ground, place)
            if room == 2:
                self._set(x + 1, y, "", ink, ground, place)
            x += room
        return x

    def _set(self, x: int, y: int, text: str, ink: str, ground: str, place: str | None) -> None:
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        was = self._cells[y][x]
        if text == " " and not ground and not ink.startswith(_BADGE):
            ink = was.ink  # a blank on another ground has nothing to say
        self._cells[y][x] = Cell(text, ink, ground or was.ground, was.place if place is None else place)

    def fill(self, x: int, y: int, width: int, height: int, tone: str, letter: str = " ") -> None:
        """Fill a region with one letter."""
        for row in range(y, y + height):
            self.put(x, row, letter * width, tone)

    def box(self, x: int, y: int, width: int, height: int, tone: str, lines: Sequence[str] = SINGLE) -> None:
        """A frame; what is inside stays."""
        nw, across, ne, upright, sw, se = lines
        self.put(x, y, nw + across * (width - 2) + ne, tone)
        self.put(x, y + height - 1, sw + across * (width - 2) + se, tone)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, upright, tone)
            self.put(x + width - 1, row, upright, tone)

    def lay(self, x: int, y: int, block: Iterable[Line], place: str | None = None) -> None:
        """Lay another part on this one; where it names no ground it takes the one beneath."""
        for row, line in enumerate(block, y):
            at = x
            for span in line:
                at = self.put(at, row, span.text, span.tone, place if place is not None else span.place or None)

    def ground(self, x: int, y: int) -> str:
        """What lies at a cell."""
        return self._cells[y][x].ground

    def row(self, y: int) -> Line:
        """A line as spans, neighbours of one tone in one; a blank has no ink of its own and joins its neighbour."""
        spans: list[list[str]] = []
        last = Cell("", "", "", "")
        for cell in self._cells[y]:
            if not last.text or not _join(last, cell):
                spans.append([cell.text, cell.tone, cell.place])
                last = cell
                continue
            spans[-1][0] += cell.text
            if last.is_blank and not cell.is_blank:
                spans[-1][1], last = cell.tone, cell
        return tuple(Span(*span) for span in spans)

    def block(self) -> Block:
        """Everything as lines."""
        return tuple(self.row(y) for y in range(self.height))


def _join(last: Cell, cell: Cell) -> bool:
    """Whether two neighbours can be one span: on one ground, at one place, in one ink unless one shows none."""
    if (cell.ground, cell.place) != (last.ground, last.place):
        return False
    is_either_blank = cell.is_blank or last.is_blank
    return cell.ink == last.ink or (is_either_blank and not {cell.ink[:6], last.ink[:6]} & {_BADGE})


def placed(block: Sequence[Line], place: str) -> Block:
    """A part that can be pointed at."""
    if not place:
        return tuple(block)
    return tuple(tuple(Span(span.text, span.tone, place) for span in line) for line in block)


def abreast(parts: Sequence[tuple[int, Sequence[Line]]], width: int) -> Block:
    """Parts side by side, each from its own column on, in lines of so many cells: what was drawn is used as it is."""
    height = max((len(block) for _, block in parts), default=0)
    lines: list[Line] = []
    for y in range(height):
        spans: list[Span] = []
        x = 0
        for left, block in parts:
            if y < len(block):
                spans += [Span(" " * (left - x))] if left > x else []
                spans += block[y]
                x = left + line_width(block[y])
        lines.append((*spans, Span(" " * (width - x))) if x < width else tuple(spans))
    return tuple(lines)
