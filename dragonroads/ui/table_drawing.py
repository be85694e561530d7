"""Draws the regions of a table screen: makes the lines, gives each region its room, and knows where places lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dragonroads.engine.events import Event
from dragonroads.games.presenter import Board, SeatRow
from dragonroads.ui.boards import drawing_for, room_beside, seat_rows
from dragonroads.ui.drawing import Line, Span, cut_lines, fill, width
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.last_step import FROM, Steps, in_a_block
from dragonroads.ui.drawings.own_lines import since, strip
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.drawings.side_by_side import side_by_side
from dragonroads.ui.drawings.told_lines import as_fit, newest, texts, whole
from dragonroads.ui.kit.status_line import as_fits
from dragonroads.ui.neighbours import Centres, centres_of
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.scenes.worded import last_steps
from dragonroads.ui.table_layout import (
    BARS,
    LEAST_QUESTION,
    Regions,
    alone,
    arrange,
    board_room,
    folded_room,
    height_beside,
    stands_beside,
    with_own,
)

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

HEAD, FOOT = 3, 2
"""Lines above and below the list, as in the screen's style sheet; always the same, so that the list stays in place."""
LEAST_TOLD = 12
"""Lines that what happened has in the column at the right, whatever else might be told there."""
LATELY = 60
"""More of what happened is never told beside a question."""


class TableDrawing:
    """Knows no rule and no secret: it draws the view its page shows."""

    def __init__(self, page: TableScreen) -> None:
        self.page = page
        self.regions = Regions(0, 0, 1, 0, 0, 80)
        self._drawn: tuple[object, ...] = ()
        self._board: list[Line] = []
        self._seats: list[Line] = []
        self._own: list[Line] = []
        self.steps: Steps = {}
        """What every seat did last, in words."""
        self._centres: Centres = {}

    def draw(self) -> None:
        """Draw what has changed: the table with a new view or size, question and marks always."""
        page = self.page
        players = page.session.match.players
        wanted = page.stage.lines_wanted(self.regions.width)
        news = page.session.private_news if page.eyes is not None else ()
        catalog = page.session.catalog
        shows = (page.view, page.size, page.shows_board, page.stage.seen, catalog, players, wanted, news)
        if not self._drawn or self._drawn[0] is not shows[0] or self._drawn[1:] != shows[1:]:
            self._drawn = shows
            self._draw_table()
        marks = page.stage.board_marks()
        self._region("board").draw(self._board, marks)
        self._region("seats").draw(self._seats, marks)
        self._draw_question()

    def centres(self) -> Centres:
        """Where every place of board and seats is drawn."""
        return self._centres

    @property
    def has_more(self) -> bool:
        """Whether there is more of the legend below what is shown of it."""
        regions = self.regions
        return not regions.is_folded and self._region("board").top + regions.board < len(self._board)

    def read_on(self) -> None:
        """The next page of the legend; its last line is the first one then."""
        board = self._region("board")
        board.show_from(board.top + self.regions.board - 1)

    def _region(self, name: str) -> Drawn:
        return self.page.query_one(f"#{name}", Drawn)

    # --- the table --------------------------------------------------------------------------------------------------

    def _draw_table(self) -> None:
        page, present = self.page, self.page.session.presenter
        self.steps = last_steps(self._events(), page.view, present)
        rows, board = self._rows(), present.board(page.view)
        if stands_beside(*page.size, room_beside(self._kind)):
            self._draw_beside(board, rows)
        else:
            self._draw_below(board, rows)
        self._make_room()
        own = self._own_lines()
        self.regions = with_own(self.regions, len(own))
        self._own = cut_lines(own, self.regions.own)
        self._centres = centres_of(self._board) | centres_of(self._seats, len(self._board))
        self._give_room()
        self._region("status").draw([self._status()])
        self._region("own").draw(self._own)
        self._region("chronicle").draw(self._low_chronicle())
        self._region("side").draw(self._side())

    def _make_room(self) -> None:
        """What has to be seen as a whole takes the lines of what happened, then those of the board."""
        regions, wanted = self.regions, self.page.stage.lines_wanted(self.regions.width)
        if wanted + HEAD + FOOT > regions.question:
            self.regions = replace(regions, question=regions.question + regions.chronicle, chronicle=0)
        if wanted + HEAD + FOOT > self.regions.question:
            self.regions = alone(*self.page.size)

    def _own_lines(self) -> list[Line]:
        """What only the own eyes may see: news of the own side, then the side in short; nothing on an open table."""
        session, eyes = self.page.session, self.page.eyes
        seat, room = session.viewer(eyes), self.regions.width
        if seat is None:
            return []
        news = since(session.private_news, session.catalog, room) if eyes is not None else []
        return [*news, *strip(session.presenter.private(self.page.view, seat), room)]

    @property
    def _kind(self) -> str:
        return self.page.session.loaded.spec.board

    def _draw_below(self, board: Board, rows: Sequence[SeatRow]) -> None:
        """The seats below the board, which has the whole width."""
        title, drawn = self._drawn_board(board, len(rows))
        if rows and rows[0].lately is not None:
            height = len(drawn)
            title, drawn = self._drawn_board(board, 2 * len(rows))
            if self.regions.is_folded or len(drawn) < height:  # the board matters more
                title, drawn = self._drawn_board(board, len(rows))
                rows = [replace(row, lately=None) for row in rows]
        room = self.regions.width
        beside = 0 if self.regions.side else as_fit(board.notes, room - width(title) - 10)
        self._board = [heading(title, room, "  ".join(board.notes[:beside])), *drawn]
        self._seats = [heading(self.page.session.catalog.say("ui.seats"), room), *seat_rows.draw(rows, room)]

    def _draw_beside(self, board: Board, rows: Sequence[SeatRow]) -> None:
        """The seats at the right of the board."""
        across, down = self.page.size
        catalog = self.page.session.catalog
        told = (*self._signs(board), *board.notes) if self.page.shows_board else ()
        self._board = side_by_side(self._kind, board, rows, catalog, across, height_beside(down), told)
        self._seats = []
        lines = min(len(self._board) - 1, height_beside(down)) if told else len(self._board) - 1
        self.regions = arrange(across, down, lines, len(rows), is_beside=True)

    def _rows(self) -> list[SeatRow]:
        """The seats; one that the computer plays says so, one that the rules play has words of its own."""
        session = self.page.session
        by_computer = session.catalog.say("ui.seat.computer")
        return self._with_steps(
            replace(row, flags=f"{row.flags} {by_computer}".strip()) if session.is_computer(row.seat) else row
            for row in session.presenter.seats(self.page.view)
        )

    def _with_steps(self, seats: Iterable[SeatRow]) -> list[SeatRow]:
        """Below each seat what it did last, where the table is wide enough."""
        rows = list(seats)
        if self.page.size.width < FROM:
            return rows
        names = {row.name for row in rows}
        said = [in_a_block(self.steps.get(row.seat, ()), row.name, names - {row.name}) for row in rows]
        return [replace(row, lately=told) for row, told in zip(rows, said)]

    def _drawn_board(self, board: Board, seats: int) -> tuple[str, list[Line]]:
        """The board beside the question, without it where both do not fit, or what its signs mean; with its title."""
        page = self.page
        draw, size, say = drawing_for(self._kind), page.size, page.session.catalog.say
        drawn = draw(board, *board_room(*size, seats, room_beside(self._kind)))
        self.regions = arrange(*size, len(drawn), seats)
        if self.regions.is_folded:
            return board.title, draw(board, *folded_room(*size, seats))
        if not page.shows_board or self.regions.side or page.stage.lines_wanted(self.regions.width):
            return board.title, drawn
        legend = texts(self._legend(board), size.width, "dim")
        most = folded_room(*size, seats)[1] - LEAST_QUESTION
        self.regions = arrange(*size, min(len(legend), most), seats)
        return say("ui.legend"), legend

    def _legend(self, board: Board) -> Sequence[str]:
        """What lies beside the board, and what signs and marks mean."""
        return *board.notes, *self._signs(board)

    def _signs(self, board: Board) -> Sequence[str]:
        return *board.legend, self.page.session.catalog.say("ui.legend.marks")

    def _give_room(self) -> None:
        """A folded table shows the question alone, or the board alone while that is wanted."""
        regions = self.regions
        swapped = regions.is_folded and self.page.shows_board
        heights = {"board": regions.board, "seats": regions.seats, "own": regions.own, "chronicle": regions.chronicle}
        if swapped:
            heights |= {"board": len(self._board), "seats": len(self._seats), "own": 0}
        for name, height in heights.items():
            self._region(name).display = height > 0
            self._region(name).styles.height = max(1, height)
        for name in ("head", "list", "about"):
            self._region(name).display = not swapped
        self._region("about").styles.height = self._foot
        self._region("side").display = regions.side > 0
        self._region("side").styles.width = max(1, regions.side)

    def _status(self) -> Line:
        """Game, round and turn, and for whose eyes this page is."""
        page, session, say = self.page, self.page.session, self.page.box.say
        whose, tone = say("ui.public"), "bar"
        if page.eyes is not None:
            whose, tone = say("ui.only_for", who=session.who(page.eyes)), "secret"
        elif session.keyboard.public_viewer is not None:
            whose = ""
        room = max(0, page.size.width - width(whose) - 4)
        status = as_fits(session.presenter.status(page.view), room)
        return Span(f" {fill(status, room)} ", "bar"), Span(f" {whose} ", tone)

    # --- question ---------------------------------------------------------------------------------------------------

    def _draw_question(self) -> None:
        page, stage = self.page, self.page.stage
        desk = Desk(page.session.catalog, page.box.glyphs, self.regions.width)
        head = stage.head(desk)
        line = [(Span("─" * desk.room, "frame"),)] if len(head) < HEAD else []  # words matter more than the line
        self._region("head").draw([*line, *head][:HEAD])
        body, seen = stage.body(desk)
        room = max(1, self.regions.question - HEAD - self._foot)
        lines = self._region("list")
        lines.draw(body, stage.list_marks())
        lines.show_line_in(seen, room)
        self._region("about").draw(stage.foot(desk, self._foot))

    @property
    def _foot(self) -> int:
        """Lines below the list; one fewer where the list would have but one."""
        return FOOT if self.regions.question >= LEAST_QUESTION else FOOT - 1

    # --- chronicle --------------------------------------------------------------------------------------------------

    def _low_chronicle(self) -> list[Line]:
        """The last lines of what happened."""
        regions, session = self.regions, self.page.session
        if not regions.chronicle:
            return []
        told = newest(self._happened(), regions.width, regions.chronicle - 1)
        return [heading(session.catalog.say("ui.chronicle"), regions.width), *told]

    def _happened(self) -> list[str]:
        """The same in words."""
        return self.page.session.words_of(self._events(), self.page.view)

    def _events(self) -> Sequence[Event]:
        """The last things that happened up to the moment that is shown."""
        session, page = self.page.session, self.page
        return session.match.events(session.viewer(page.eyes))[: page.stage.seen][-LATELY:]

    def _side(self) -> list[Line]:
        """The column at the right: piles, what signs mean, and what happened."""
        regions, page, session = self.regions, self.page, self.page.session
        if not regions.side:
            return []
        room, height = regions.side - 1, page.size.height - BARS
        board, say = session.presenter.board(page.view), session.catalog.say
        lines: list[Line] = [heading(say("ui.beside"), room), *texts(board.notes, room)] if board.notes else []
        signs = whole(self._signs(board), room, height - len(lines) - 1 - LEAST_TOLD, "dim")
        lines += [heading(say("ui.legend"), room), *signs] if signs else []
        lines += [heading(say("ui.chronicle"), room), *newest(self._happened(), room, height - 1 - len(lines))]
        lines += [()] * (height - len(lines))
        return [(Span("│", "frame"), *line) for line in lines]
