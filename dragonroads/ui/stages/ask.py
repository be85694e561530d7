"""Somebody is asked: list and board are one selection, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.timer import Timer

from dragonroads.engine.line import Texts, text
from dragonroads.gamekit.facts.cards import Laid
from dragonroads.gamekit.facts.table import CardTable, Staged
from dragonroads.ui.asking import Asking
from dragonroads.ui.drawing import Line, Span, line_width
from dragonroads.ui.drawings import last_step, question_lines
from dragonroads.ui.drawings.question_lines import Desk, grid_width, is_grid, is_run, option_place
from dragonroads.ui.drawings.told_lines import with_what_is_new
from dragonroads.ui.marking import Marks
from dragonroads.ui.neighbours import middle, neighbour
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.stages.stage import FOOT, PAGE, READING
from dragonroads.ui.stages.typed_in import TypedIn
from dragonroads.ui.tables.stage_lines import hand_lines

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen


class Says(Texts):
    """What is said beside a question."""

    family = "ui"
    clock = text(seconds=int)


class Ask(TypedIn):
    """A question is open to the person in front of the screen, or to one of all who look."""

    def __init__(self, page: TableScreen, asking: Asking) -> None:
        super().__init__(page, asking)
        self._asked_at = page.box.ears.clock()
        self._clock: Timer | None = None

    @property
    def rule(self) -> str:
        """The rule that closes what the cursor stands on, else that of the question."""
        row = self.asking.row
        return (row.rule if row else "") or self.asking.asked.rule

    @property
    def can_point(self) -> bool:  # type: ignore[override]
        """Whether options lie on the board."""
        return any(self._on_board())

    @property
    def _is_about_places(self) -> bool:
        """Whether every option is another place of the board: then the arrows go from place to place at once."""
        places = [row.place for row in self.asking.rows if row.open]
        drawn = self.page.drawing.centres()
        is_shown = not self.page.drawing.regions.is_folded
        return is_shown and len(places) == len(set(places)) > 1 and all(place in drawn for place in places)

    def _on_board(self, only_open: bool = False) -> list[str]:
        drawn = self.page.drawing.centres()
        return [row.place for row in self.asking.rows if row.place in drawn and (row.open or not only_open)]

    # --- what is shown ----------------------------------------------------------------------------------------------

    def head(self, desk: Desk) -> list[Line]:
        """Who is asked what."""
        seat = self.asking.question.seat
        lines = question_lines.heading(self.asking, desk, self.session.who(seat), self.session.tone(seat))
        if self.asking.asked.for_real:
            seconds = int(self.page.box.ears.clock() - self._asked_at)
            clock = Span(f"  {desk.catalog.say(Says.clock(seconds=seconds))}", "key")
            has_room = line_width(lines[-1]) + clock.width <= desk.room
            lines = [*lines[:-1], (*lines[-1], clock)] if has_room else [*lines, (clock,)]
        return [lines[0], self.search_line(desk)] if self.searching else lines

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """The options."""
        return question_lines.options(self.asking, desk)

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """Everything about the option under the cursor; while it sleeps on the open table, what the seats did last."""
        if self.asking.row is None and self.page.eyes is None and self.page.size.width < last_step.FROM:
            return last_step.all_steps(self.page.drawing.steps, desk.room, height)
        return question_lines.description(self.asking, desk, height)

    def on_stage(self, table: CardTable, staged: Staged | None, desk: Desk, height: int) -> list[Line]:
        """Cards that can be picked are shown as cards; any other question stands beside the card because of which."""
        hand = self._cards
        if not hand:
            return super().on_stage(table, staged, desk, height)
        cursor = self.asking.at if self.asking.is_awake else -1
        return hand_lines(self.head(desk), hand, self.foot(desk, FOOT), desk.room, height, cursor)

    @property
    def _cards(self) -> Sequence[Laid]:
        """The cards that can be picked in the order of the options, where these are cards and nothing else."""
        cards = self.session.presenter.cards
        if cards is None or not self.asking.rows:
            return ()
        hand = {one.place: one for one in cards.hand(self.page.view, self.page.eyes)}
        rows = self.asking.rows
        if not all(row.open and row.place in hand for row in rows):
            return ()
        return [replace(hand[row.place], key=row.item.key) for row in rows]

    def list_marks(self) -> Marks:
        """The cursor in the list."""
        return Marks(option_place(self.asking.at) if self.asking.is_awake else "")

    def board_marks(self) -> Marks:
        """The same on the board."""
        return self.asking.marks()

    def hints(self) -> Sequence[str]:
        """What can be done now."""
        choose = ("choose:done", "tick") if self.asking.choice.is_ticked else ("choose",)
        choose = choose if self.asking.is_awake else ("move:choose",)
        switch = ("switch:list" if self.page.is_on_board else "switch",) if self.can_point else ()
        back = ("back",) if self.asking.choice.can_go_back or self.asking.choice.wanted else ()
        mine, *reading, rest = READING
        mine = "mine:lower" if self.session.keyboard.is_lifted else mine
        return (*choose, *back, *self.undo_hint, mine, "about", *switch, *reading, "filter", rest)

    # --- the clock of what is done for real -------------------------------------------------------------------------

    def begin(self) -> None:
        """Where people do something at their table, the seconds are counted for them."""
        self.page.is_on_board = self._is_about_places
        if self.asking.asked.for_real:
            self._clock = self.page.set_interval(1.0, self._count)

    def reword(self) -> None:
        """The question in other words."""
        self.asking.reword()

    def leave(self) -> None:
        """The clock stops with the question."""
        if self._clock:
            self._clock.stop()

    def _count(self) -> None:
        if self.page.box.screen is self.page:
            self.page.show()

    # --- keys -------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """On the board nearest to its middle, in the list on the first line."""
        places = self._on_board(only_open=True) or self._on_board()
        self.asking.wake(middle(self.page.drawing.centres(), places) if self.page.is_on_board else "")

    def move(self, dx: int, dy: int) -> None:
        """In the list, or from place to place on the board."""
        if is_run(self.asking):
            self.amount(dx + dy)
        elif self.page.is_on_board or (dx and not is_grid(self.asking) and not self._cards):
            self._move_on_board(dx, dy)
        elif self._cards:
            self.asking.move(dx or dy)
        elif is_grid(self.asking):
            self.asking.move(dx + dy * grid_width(self.page.drawing.regions.width))
        else:
            self.asking.move(dy)
        self.page.show()

    def _move_on_board(self, dx: int, dy: int) -> None:
        centres, row = self.page.drawing.centres(), self.asking.row
        if row is None:
            self.asking.wake(middle(centres, self._on_board(only_open=True) or self._on_board()))
            return
        for places in (self._on_board(only_open=True), self._on_board()):
            if found := neighbour(centres, places, row.place, dx, dy):
                self.asking.move_to(found)
                return

    def page_by(self, pages: int) -> None:
        """Pages of the list."""
        self.asking.move_page(pages * PAGE)
        self.page.show()

    def amount(self, by: int) -> None:
        """The next larger or smaller number of the list; the ends are ends."""
        if not self.asking.wake():
            self.asking.move_page(by)
        self.page.show()

    def legal(self, by: int) -> None:
        """The next or previous open option."""
        self.asking.move_legal(by)
        self.page.show()

    def back(self) -> None:
        """The last part of the choice again, or no filter."""
        if self.asking.back():
            self.page.show()
        elif self.page.is_on_board:
            self.page.action_switch()

    # --- picking ----------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Take the option, or say why it cannot be taken."""
        if self.page.box.ears.is_deaf:
            return
        if not self.asking.is_awake:
            self.page.notice(self.page.box.say("ui.choose_first"))
            return
        row = self.asking.row
        if row is not None and not row.open:
            self.page.notice(row.reason)
            return
        keys = self.asking.pick()
        if keys is not None:
            self.answer(self.asking.question, keys)
        elif self.asking.choice.is_ticked:
            q = self.asking.question
            self.page.notice(self.page.box.say("ui.ticks", lo=q.lo, hi=q.hi, n=len(self.asking.ticked)))
        else:
            self.page.show()

    def explain(self) -> None:
        """Everything about the option under the cursor, or about the question while it sleeps, in a box of its own."""
        row, asked = self.asking.row, self.asking.asked
        place = (row.place if row else "") or asked.place
        found = self.session.presenter.about(self.page.view, place) if place else None
        told = found.lines if found else ()
        more = (row.item.effect if row.open else "", row.reason, asked.help) if row else (asked.help,)
        lines = with_what_is_new(told, more)
        if lines:
            self.page.box.push_screen(
                AboutScreen(found.title if found else (row and row.item.text) or asked.title, lines)
            )
        else:
            self.page.notice(self.page.box.say("ui.about.nothing"))

    # --- mouse ------------------------------------------------------------------------------------------------------

    def point_at(self, at: int) -> None:
        """The first click goes there, the second one takes it."""
        if at >= len(self.asking.rows):
            return
        if self.asking.is_awake and self.asking.at == at and self.page.pointed == ("list", at):
            self.choose_by_mouse()
            return
        self.asking.point_at(at)
        self.page.pointed = ("list", at)
        self.page.show()

    def tick(self) -> None:
        """In a list of ticks, tick what the cursor stands on."""
        if self.asking.choice.is_ticked:
            self.asking.tick()
            self.page.show()

    def choose_by_mouse(self) -> None:
        """Take it; in a list of ticks, tick it."""
        self.page.pointed = ("", -1)
        if self.asking.choice.is_ticked:
            self.tick()
        else:
            self.choose()

    def point_at_place(self, place: str) -> None:
        """The same on the board."""
        if not self.asking.move_to(place):
            super().point_at_place(place)
            return
        if self.page.pointed == (place, 0):
            self.choose_by_mouse()
            return
        self.page.pointed = (place, 0)
        self.page.show()
