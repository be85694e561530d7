"""The curtain: folds from edge to edge, and a plate with the winged letter of whoever is called to the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from dragonroads.gamekit.facts.people import Badge
from dragonroads.ui.drawing import Line, Span, cut, width
from dragonroads.ui.kit.canvas import DOUBLE, TABLE, Block, Canvas
from dragonroads.ui.kit.letters import HEIGHT, winged

GROUNDS = ("drape_dark", "drape", "drape", "drape", "drape_dark", "drape_dark")
FOLDS = "▒░ ░  "
"""One fold of the cloth: its shades, each on its ground."""
WINGED = 19
"""Columns of a letter with its wings, five lines high."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large a plate is in a window of at least so many columns and lines."""

    columns: int
    lines: int
    across: int
    scale: int
    """How many times five lines the letter is high."""
    left: int
    gap: int
    above: int

    @property
    def beside(self) -> int:
        """The column of the words."""
        return self.left + WINGED * self.scale + self.gap

    def room(self, window: int) -> int:
        """Cells for the words beside the letter."""
        return self.plate(window) - self.beside - self.left + 1

    def plate(self, window: int) -> int:
        """Cells of the plate."""
        return min(self.across, window - 4)


SIZES = (
    Size(140, 36, across=118, scale=3, left=6, gap=9, above=3),
    Size(100, 28, across=66, scale=1, left=4, gap=4, above=3),
    Size(0, 0, across=62, scale=1, left=4, gap=4, above=2),
)


def size_for(columns: int, lines: int) -> Size:
    """The largest plate whose columns and lines both fit; a larger window gets a larger letter, not more cloth."""
    return next(one for one in SIZES if columns >= one.columns and lines >= one.lines)


@dataclass(frozen=True, slots=True)
class Called:
    """What stands on the plate: public facts only."""

    said: Sequence[Line]
    """Who is called and what will be asked, in lines of `Size.room` cells at most."""
    way_in: Sequence[Line]
    """How it is opened."""
    foot: Sequence[Line] = ()
    badge: Badge | None = None
    figure: str = ""
    """What the letter stands for, below it."""


def curtain(called: Called, columns: int, lines: int) -> Block:
    """The closed curtain with its plate, in exactly so many cells."""
    size = size_for(columns, lines)
    plate = _plate(called, size, size.plate(columns))
    canvas = Canvas(columns, lines)
    canvas.lay(0, 0, cloth(columns, lines))
    left, top = (columns - size.plate(columns)) // 2, max(1, (lines - len(plate)) // 2)
    canvas.fill(left, top, size.plate(columns), len(plate), f"plain@{TABLE}")  # no folds behind words
    canvas.lay(left, top, plate)
    return canvas.block()


@lru_cache(maxsize=4)
def cloth(columns: int, lines: int) -> Block:
    """Folds under a golden rail, with a fringe at the foot: nothing behind them can be read."""
    fold = [Span(sign, f"fold@{ground}") for sign, ground in zip(FOLDS, GROUNDS)]
    across = tuple(fold[x % len(fold)] for x in range(columns))
    rail: Line = (Span("═" * columns, "gold@drape_dark"),)
    fringe: Line = (Span(("░▒" * columns)[:columns], "gold@drape_dark"),)
    return rail, *[across] * max(0, lines - 2), fringe


def _plate(called: Called, size: Size, across: int) -> Block:
    letter = winged(called.badge, size.scale) if called.badge else ()
    tall = HEIGHT * size.scale + 2 if letter else 0
    body = max(tall, len(called.said))
    foot = len(called.foot) + 1 if called.foot else 0
    height = size.above + body + 1 + len(called.way_in) + foot + 2
    canvas = Canvas(across, height)
    canvas.box(0, 0, across, height, "gold", DOUBLE)
    x = size.left
    if called.badge:
        canvas.lay(size.left, size.above, letter)
        name = cut(called.figure, WINGED * size.scale)
        under = size.left + (WINGED * size.scale - width(name)) // 2
        canvas.put(under, size.above + HEIGHT * size.scale + 1, name, called.badge.tone)
        x = size.beside
    canvas.lay(x, size.above, called.said)
    canvas.lay(size.left, size.above + body + 1, called.way_in)
    canvas.lay(size.left, size.above + body + 2 + len(called.way_in), called.foot)
    return canvas.block()
