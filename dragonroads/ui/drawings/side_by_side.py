"""Board and seats side by side: the page at the left, everybody and what lies beside it in a column at its right."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Board, Brief, SeatRow
from dragonroads.library.words import Catalog
from dragonroads.ui.boards import drawing_for, room_beside, seat_panel
from dragonroads.ui.drawing import Line, Span, across, fit, width
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.told_lines import as_fit, in_a_line, texts, whole
from dragonroads.ui.table_layout import LEAST_PANEL, panel_beside

MARGIN = 2
"""Cells around a page that is wider than it had to be."""
EDGE, CROSSING = Span("│", "frame"), Span("┬", "frame")


def side_by_side(
    kind: str, board: Board, rows: Sequence[SeatRow], catalog: Catalog, room: int, most: int, told: Sequence[str] = ()
) -> list[Line]:
    """Headings and at most so many lines below them; the page as large as may be, or what is told instead of it.

    Where what matters most of the notes has no room in the column, it stands in a line of its own below both. What is
    told is never cut: more lines of it than there is room for are read page by page.
    """
    draw = drawing_for(kind)
    most -= board.brief is not None
    needed = across(draw(board, room - LEAST_PANEL - 1, most))
    panel = panel_beside(room, needed + MARGIN if needed > room_beside(kind) else room_beside(kind))
    left = room - panel - 1
    drawn = draw(board, left, most)
    title, notes, rest = _headed(board, left)
    seats = seat_panel.draw(rows, panel - 1, most)
    height = max(len(drawn), len(seats))
    below: list[Line] = []
    if board.brief and not _has_room(board.brief, rest, panel, height - len(seats)):
        below = [in_a_line(board.brief, room)]
        rest = [note for note in rest if note not in board.brief.notes]
    page = [heading(title, left, notes), *drawn]
    if told:
        page = [heading(catalog.say("ui.legend"), left), *texts(told, left, "dim")]
        if len(page) - 1 > most:  # then the seats give way too
            lines = [heading(catalog.say("ui.legend"), room), *texts(told, room, "dim")]
            return [*lines, *[()] * (height + 1 + len(below) - len(lines))]
        height = max(height, len(page) - 1)
    column = [heading(catalog.say("ui.seats"), panel), *seats]
    column += _notes(rest, catalog.say("ui.beside"), panel, height + 1 - len(column))
    return [*_joined(page, column, left, height + 1), *below]


def _joined(page: Sequence[Line], column: Sequence[Line], room: int, height: int) -> list[Line]:
    blank: list[Line] = [()] * height
    pairs = zip([*page, *blank][:height], [*column, *blank])
    return [(*fit(left, room), EDGE if y else CROSSING, *right) for y, (left, right) in enumerate(pairs)]


def _headed(board: Board, room: int) -> tuple[str, str, Sequence[str]]:
    """The title, the first note if it fits beside it, and the others."""
    count = as_fit(board.notes[:1], room - width(board.title) - 10)
    return board.title, "".join(board.notes[:count]), board.notes[count:]


def _has_room(brief: Brief, notes: Sequence[str], room: int, height: int) -> bool:
    """Whether the notes up to the last that matters have room in so many lines of the column, below their heading."""
    last = brief.notes[-1]
    return last not in notes or len(texts(notes[: notes.index(last) + 1], room)) < height  # one stands in the heading


def _notes(notes: Sequence[str], title: str, room: int, height: int) -> list[Line]:
    """As many notes as there are lines for."""
    lines = whole(notes, room, height - 1, "dim")
    return [heading(title, room), *lines] if lines else []
