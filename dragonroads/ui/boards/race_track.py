"""A race track in the largest of three drawings that fits: boxes, course or ribbon."""

from __future__ import annotations

from dragonroads.games.presenter import Board
from dragonroads.ui.boards.race_boxes import boxes
from dragonroads.ui.boards.race_course import course
from dragonroads.ui.boards.race_ribbon import ribbon
from dragonroads.ui.drawing import Line


def draw(board: Board, width: int, height: int) -> list[Line]:
    """The track in at most so many columns, and so many lines as far as that can be."""
    return boxes(board, width, height) or course(board, width, height) or ribbon(board, width, height)
