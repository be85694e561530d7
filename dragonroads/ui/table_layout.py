"""How much room each region of the table gets, from the size of the terminal and what there is to show."""

from __future__ import annotations

from dataclasses import dataclass, replace

WIDE, TALL = 130, 34
SIDE = 44
"""Cells of the column at the right, where there is one."""
BARS = 3
"""Status line, notice line and key bar."""
LEAST_QUESTION = 7
MOST_LINES_OF_CHRONICLE = 8
LEAST_PANEL, MOST_PANEL = 22, 44
"""Cells of the seats beside a board."""
LOW = 24
"""A screen no higher than this has no lines for a chronicle beside a question."""


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
    own: int = 0
    """Lines above the question for what only the own eyes may see."""

    @property
    def is_folded(self) -> bool:
        """Whether there is room for the question alone."""
        return not self.board


def _side(width: int, height: int) -> int:
    return SIDE if width >= WIDE and height >= TALL else 0


def board_room(width: int, height: int, seats: int, beside: int = 0) -> tuple[int, int]:
    """The most cells and lines a board may fill above its seats and a question, its heading not counted.

    A board that could do with less leaves more of a high screen to the question.
    """
    side = _side(width, height)
    question = max(LEAST_QUESTION, (height - 5) // 4) if beside else LEAST_QUESTION
    spare = height - BARS - (seats + 1) - question - (0 if side else 3)
    return width - side, max(1, spare - 1)


def folded_room(width: int, height: int, seats: int) -> tuple[int, int]:
    """The same where the board is shown without a question."""
    return width, max(1, height - BARS - (seats + 1) - 1)


def stands_beside(width: int, height: int, beside: int) -> bool:
    """Whether the seats stand at the right of a board for which so many cells are enough, and not below it."""
    return bool(beside) and not _side(width, height) and width > beside + LEAST_PANEL


def height_beside(height: int) -> int:
    """The most lines of a board with its seats beside it, above a question."""
    return max(1, height - BARS - 1 - LEAST_QUESTION - min(3, max(0, height - LOW)))


def panel_beside(width: int, board: int) -> int:
    """Cells for the seats beside a board of so many."""
    return max(LEAST_PANEL, min(MOST_PANEL, width - board - 1))


def alone(width: int, height: int) -> Regions:
    """All the room for what goes on below the board."""
    return Regions(0, 0, max(1, height - BARS), 0, 0, width)


def with_own(regions: Regions, wanted: int) -> Regions:
    """The same with lines for the own eyes: those of what happened if need be, then what the question can spare.

    One there always is; where nothing can be spared the question gives it.
    """
    if not wanted:
        return regions
    question, chronicle = regions.question, regions.chronicle
    if question - LEAST_QUESTION < wanted:
        question, chronicle = question + chronicle, 0
    own = min(wanted, max(1, question - LEAST_QUESTION))
    return replace(regions, question=question - own, chronicle=chronicle, own=own)


def arrange(width: int, height: int, board: int, seats: int, is_beside: bool = False) -> Regions:
    """Room for a board and seats of so many lines; what is left goes to question and chronicle.

    Where too little would be left for the question, it is alone. Seats beside a board need no lines of their own.
    """
    side = _side(width, height)
    below = 0 if is_beside else seats + 1
    left = height - BARS - (board + 1) - below
    if left < LEAST_QUESTION:
        return alone(width, height)
    chronicle = min(MOST_LINES_OF_CHRONICLE, max(2, (left - LEAST_QUESTION) // 2)) + 1
    if side or left - chronicle < LEAST_QUESTION:  # with many seats the options need the lines more
        chronicle = 0
    return Regions(board + 1, below, left - chronicle, chronicle, side, width - side)
