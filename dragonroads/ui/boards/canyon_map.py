"""The map of a canyon in the largest drawing that fits: framed tiles of several sizes, or a line for each row."""

from __future__ import annotations

from typing import NamedTuple

from dragonroads.games.presenter import Board
from dragonroads.ui.boards.canyon_compact import compact
from dragonroads.ui.boards.canyon_framed import framed
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.frames import centred

SIDE = 4
"""Tiles in a row."""
BESIDE = 45
"""A small map has room in so many cells; where there are more, the seats stand at its right."""


class Size(NamedTuple):
    """A tile of so many cells with one frame, and so many lines without; and how high a screen has to be for it."""

    pitch: int
    lines: int
    least: int


SIZES = (Size(21, 5, 25), Size(17, 4, 21), Size(15, 3, 17), Size(13, 2, 15), Size(11, 2, 13), Size(11, 1, 9))
"""On a low screen seats need the cells more than the map does."""


def draw(board: Board, width: int, height: int) -> list[Line]:
    """The map in the middle of so many columns, and in so many lines as far as that can be."""
    for size in SIZES:
        if SIDE * size.pitch < width and size.least <= height:
            return centred(framed(board, size.pitch, size.lines), width)
    return centred(compact(board, width), width)
