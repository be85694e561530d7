"""Draws the regions of a table screen: makes the lines, gives each region its room, and knows where places lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.css.query import NoMatches

from dragonroads.ui.boards import drawing_for, seat_rows
from dragonroads.ui.drawing import Line, Span, line_width, width, wrap
from dragonroads.ui.neighbours import Centres, centres_of
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.question_lines import Desk
from dragonroads.ui.table_layout import Regions, arrange, board_room

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

FOOT = 2
"""Lines for what is said about the option under the cursor."""


def heading(title: str, room: int, notes: str = "") -> Line:
    """A line across a region with its title, and a note at its right end."""
    left = Span(f"─ {title} ", "panel_title")
    right = Span(f" {notes} ─" if notes and width(notes) + width(title) + 8 <= room else "─", "dim")
    between = max(0, room - left.width - right.width)
    return left, Span("─" * between, "frame"), right


class TableDrawing:
    """Knows no rule and no secret: it draws the view its page shows."""

    def __init__(self, page: TableScreen) -> None:
        self.page = page
        self.regions = Regions(0, 0, 1, 0, 0, 80)
        self._board: list[Line] = []
        self._seats: list[Line] = []

    def draw(self) -> None:
        """Draw every region for the present size."""
        page = self.page
        try:
            region = {
                one: page.query_one(f"#{one}", Drawn) for one in ("status", "board", "seats", "chronicle", "side")
            }
        except NoMatches:
            return
        self._lay_out()
        region["status"].draw([page.status_line()])
        marks = page.stage.board_marks()
        region["board"].draw(self._board, marks)
        region["seats"].draw(self._seats, marks)
        self._draw_question()
        region["chronicle"].draw(self._low_chronicle())
        region["side"].draw(self._side())

    def places(self) -> frozenset[str]:
        """Every place that is drawn."""
        return frozenset(self.centres())

    def centres(self) -> Centres:
        """Where every place of board and seats is drawn."""
        return centres_of(self._board) | centres_of(self._seats, len(self._board))

    # --- room -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page, present = self.page, self.page.session.presenter
        view, (across, down) = page.view, page.size
        rows = present.seats(view)
        board = present.board(view)
        most_wide, most_high = board_room(across, down, len(rows))
        drawn = drawing_for(page.session.loaded.spec.board)(board, most_wide, most_high)
        if page.shows_board and board.legend:
            drawn = [(Span(f" {line}", "dim"),) for text in board.legend for line in wrap(text, most_wide - 2)]
        self.regions = arrange(across, down, len(drawn), len(rows))
        room = self.regions.width
        self._board = [heading(board.title, room, "  ".join(board.notes)), *drawn]
        self._seats = [heading(page.session.catalog.say("ui.seats"), room), *seat_rows.draw(rows, room)]
        self._give_room()

    def _give_room(self) -> None:
        page, regions = self.page, self.regions
        swapped = regions.is_folded and page.shows_board
        heights = {"board": regions.board, "seats": regions.seats, "chronicle": regions.chronicle}
        if swapped:
            heights = {"board": len(self._board), "seats": len(self._seats), "chronicle": 0}
        for name, height in heights.items():
            region = page.query_one(f"#{name}", Drawn)
            region.display = height > 0
            region.styles.height = max(1, height)
        for name in ("head", "list", "about"):
            page.query_one(f"#{name}", Drawn).display = not swapped
        side = page.query_one("#side", Drawn)
        side.display = regions.side > 0
        side.styles.width = max(1, regions.side)

    # --- question ---------------------------------------------------------------------------------------------------

    def _draw_question(self) -> None:
        page, stage = self.page, self.page.stage
        desk = Desk(page.session.catalog, page.box.glyphs, self.regions.width)
        head, lines, foot = (page.query_one(f"#{name}", Drawn) for name in ("head", "list", "about"))
        above = [(Span("─" * desk.room, "frame"),), *stage.head(desk)]
        head.styles.height = len(above)
        head.draw(above)
        body, seen = stage.body(desk)
        below = stage.foot(desk, FOOT)
        foot.styles.height = FOOT
        foot.display = bool(below) and foot.display
        room = max(1, self._question_room() - len(above) - (FOOT if below else 0))
        lines.draw(body, stage.list_marks())
        lines.show_line_in(seen, room)
        foot.draw(below)

    def _question_room(self) -> int:
        return self.regions.question

    # --- chronicle --------------------------------------------------------------------------------------------------

    def _low_chronicle(self) -> list[Line]:
        """The last lines of what happened; in a sitting, the plan so far."""
        regions = self.regions
        if not regions.chronicle:
            return []
        title, texts = self._told()
        room = regions.chronicle - 1
        return [heading(title, regions.width), *_last(texts, regions.width, room)]

    def _told(self) -> tuple[str, list[str]]:
        session, page = self.page.session, self.page
        say = session.catalog.say
        if page.eyes is not None and session.plan:
            return say("ui.plan"), session.plan
        return say("ui.chronicle"), self._happened()

    def _happened(self) -> list[str]:
        session = self.page.session
        viewer = session.viewer(self.page.eyes)
        events = session.match.events(viewer)
        shown = events[: session.told] if self.page.eyes is None and self.page.stage.view else events
        return session.words_of(shown[-60:], session.look(viewer))

    def _side(self) -> list[Line]:
        """The column at the right: piles, the plan so far, and what happened."""
        regions, page = self.regions, self.page
        if not regions.side:
            return []
        session, room = page.session, regions.side - 1
        board = session.presenter.board(page.view)
        lines: list[Line] = []
        for text in (*board.notes, "", *board.legend):
            lines += [(Span(f" {part}", "dim"),) for part in wrap(text, room - 1)]
        if page.eyes is not None and session.plan:
            lines += [heading(session.catalog.say("ui.plan"), room), *_last(session.plan, room, len(session.plan) * 3)]
        left = page.size.height - 2 - len(lines) - 1
        lines += [heading(session.catalog.say("ui.chronicle"), room), *_last(self._happened(), room, left)]
        return [(Span("│", "frame"), *line) if line_width(line) < regions.side else line for line in lines]


def _last(texts: list[str], room: int, most: int) -> list[Line]:
    """The newest of these texts, wrapped, as many lines as there is room for."""
    lines: list[Line] = []
    for text in reversed(texts):
        part = [(Span(f" {one}", "plain"),) for one in wrap(text, room - 2, indent=2)]
        if len(lines) + len(part) > most:
            break
        lines = [*part, *lines]
    return lines
