"""How much room each region of the table gets, from the size of the terminal and what there is to show."""

from __future__ import annotations

from dataclasses import dataclass

WIDE, TALL = 130, 34
SIDE = 44
"""Cells of the column at the right, where there is one."""
BARS = 2
"""Status line and key bar."""
LEAST_QUESTION = 8
MOST_LINES_OF_CHRONICLE = 8


@dataclass(frozen=True, slots=True)
class Regions:
    """Lines for each region, 0 for one that is folded away; `side` is the width of the column at the right."""

    board: int
    seats: int
    question: int
    chronicle: int
    side: int
    width: int
    """Cells for everything that is not in the column at the right."""

    @property
    def is_folded(self) -> bool:
        """Whether there is room for the question alone."""
        return not self.board


def _side(width: int, height: int) -> int:
    return SIDE if width >= WIDE and height >= TALL else 0


def board_room(width: int, height: int, seats: int) -> tuple[int, int]:
    """The most cells and lines a board may fill beside a question, its heading not counted."""
    side = _side(width, height)
    spare = height - BARS - (seats + 1) - LEAST_QUESTION - (0 if side else 3)
    return width - side, max(1, spare - 1)


def folded_room(width: int, height: int, seats: int) -> tuple[int, int]:
    """The same where the board is shown without a question."""
    return width, max(1, height - BARS - (seats + 1) - 1)


def arrange(width: int, height: int, board: int, seats: int) -> Regions:
    """Room for a board and seats of so many lines; what is left goes to question and chronicle.

    Where too little would be left for the question, it is alone.
    """
    side = _side(width, height)
    left = height - BARS - (board + 1) - (seats + 1)
    if left < LEAST_QUESTION:
        return Regions(0, 0, max(1, height - BARS), 0, 0, width)
    chronicle = min(MOST_LINES_OF_CHRONICLE, max(2, (left - LEAST_QUESTION) // 2)) + 1
    if side or left - chronicle < LEAST_QUESTION:  # with many seats the options need the lines more
        chronicle = 0
    return Regions(board + 1, seats + 1, left - chronicle, chronicle, side, width - side)
