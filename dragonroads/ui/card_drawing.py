"""Draws a table of cards: road, rows and stage in one drawing, each at its place from the first card to the last."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dragonroads.gamekit.facts.table import CardTable, Staged
from dragonroads.games.presenter import TableOfCards
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.last_step import Steps
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.drawings.told_lines import texts
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.neighbours import Centres, centres_of
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.table_layout import BARS, Regions
from dragonroads.ui.tables.card_table import road_lines, row_lines, with_trail
from dragonroads.ui.tables.shape import Shape, shape_of

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

OTHERS = ("seats", "own", "head", "list", "about", "chronicle", "side")
"""Regions of other tables: here everything is one drawing."""
LATELY, MANY = 12, 80
"""Lines of what happened beside a large road, and among how many events they are looked for."""


class CardDrawing:
    """Knows no rule and no secret: it draws the view its page shows."""

    def __init__(self, page: TableScreen) -> None:
        self.page = page
        self.regions = Regions(1, 0, 1, 0, 0, 80)
        self.steps: Steps = {}
        """Nobody's: what everybody did last lies on the table, card by card."""
        self._centres: Centres = {}
        self._hidden = False

    has_more = False

    def read_on(self) -> None:
        """Everything is shown at once."""

    @property
    def cards(self) -> TableOfCards:
        """The facts of the table in the words that it speaks now."""
        cards = self.page.session.presenter.cards
        assert cards is not None
        return cards

    def centres(self) -> Centres:
        """Where every place is drawn."""
        return self._centres

    def draw(self) -> None:
        """Everything; what looks the same is not painted again."""
        self._hide_others()
        page = self.page
        across, down = page.size.width, max(1, page.size.height - BARS)
        whole = page.stage.whole(self.cards, across, down)
        if whole is not None:
            self._draw(self.cards.table(page.view), whole[:down])
            return
        staged = page.stage.staged(self.cards)
        table = self._table(staged)
        shape = shape_of(table, across, down)
        self.regions = Regions(shape.road, 0, shape.stage, 0, 0, across)
        self._draw(table, self._lines(table, staged, shape, down)[:down])

    def _draw(self, table: CardTable, lines: list[Line]) -> None:
        self._centres = centres_of(lines)
        self.page.query_one("#status", Drawn).draw([self._status(table)])
        self.page.query_one("#board", Drawn).draw(lines, self.page.stage.list_marks())

    def _table(self, staged: Staged | None) -> CardTable:
        table = self.cards.table(self.page.view)
        return replace(table, road=with_trail(table.road, staged.trail)) if staged else table

    def _lines(self, table: CardTable, staged: Staged | None, shape: Shape, down: int) -> list[Line]:
        page, across = self.page, self.page.size.width
        cursor = page.stage.board_marks().cursor
        desk = Desk(page.session.catalog, page.box.glyphs, across)
        told = self._told() if shape.is_large else ()
        road = road_lines(table, (across, down), cursor, told)
        rows = row_lines(table, shape, across, cursor)
        stage = (
            self._legend(across)[: shape.stage]
            if page.shows_board
            else page.stage.on_stage(table, staged, desk, shape.stage)
        )
        stage = [*stage, *[()] * (shape.stage - len(stage))]
        return [*road, *stage, *rows] if shape.is_large else [*road, *rows, *stage]

    def _legend(self, across: int) -> list[Line]:
        board = self.page.session.presenter.board(self.page.view)
        return texts([*board.notes, *board.legend], across, "dim")

    def _told(self) -> list[str]:
        """What people watched lately, no further than what is shown."""
        session, page = self.page.session, self.page
        shown = session.match.events(session.viewer(page.eyes))[: page.stage.seen]
        return session.words_of(session.moments_of(shown[-MANY:]), page.view)[-LATELY:]

    def _status(self, table: CardTable) -> Line:
        """Where we are, and for whose eyes this page is."""
        page, session = self.page, self.page.session
        secret = page.box.say("ui.only_for", who=session.person(page.eyes)) if page.eyes is not None else ""
        return status_line(table.title, table.now, table.right, page.size.width, secret)

    def _hide_others(self) -> None:
        height = max(1, self.page.size.height - BARS)
        self.page.query_one("#board", Drawn).styles.height = height
        if not self._hidden:
            self._hidden = True
            for name in OTHERS:
                self.page.query_one(f"#{name}", Drawn).display = False
