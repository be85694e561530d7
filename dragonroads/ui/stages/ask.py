"""Somebody is asked: list and board are one selection, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from textual import events
from textual.timer import Timer

from dragonroads.ui.asking import Asking
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings import question_lines
from dragonroads.ui.drawings.question_lines import Desk, grid_width, is_grid, option_place
from dragonroads.ui.marking import Marks
from dragonroads.ui.neighbours import neighbour
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.stages.stage import PAGE, READING, Stage

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen


PAUSE = 1.0
"""Seconds after which a digit begins another number."""


class Ask(Stage):
    """A question is open to the person in front of the screen, or to one of all who look."""

    def __init__(self, page: TableScreen, asking: Asking) -> None:
        super().__init__(page)
        self.asking = asking
        self.searching = ""
        """`filter` or `jump` while a word is being typed."""
        self.word = ""
        self._typed_at = 0.0
        """When the last digit was typed."""
        self._asked_at = monotonic()
        self._clock: Timer | None = None

    @property
    def rule(self) -> str:
        """The rule of the question."""
        return self.asking.asked.rule

    @property
    def can_point(self) -> bool:  # type: ignore[override]
        """Whether options lie on the board."""
        return any(self._on_board())

    def _on_board(self) -> list[str]:
        drawn = self.page.drawing.centres()
        return [row.place for row in self.asking.rows if row.place in drawn]

    # --- what is shown ----------------------------------------------------------------------------------------------

    def head(self, desk: Desk) -> list[Line]:
        """Who is asked what."""
        seat = self.asking.question.seat
        lines = question_lines.heading(self.asking, desk, self.session.who(seat), self.session.tone(seat))
        if self.asking.asked.for_real:
            seconds = int(monotonic() - self._asked_at)
            lines[-1] = (*lines[-1], Span(f"  {desk.catalog.say('ui.clock', seconds=seconds)}", "key"))
        return [lines[0], self._search_line(desk)] if self.searching else lines

    def _search_line(self, desk: Desk) -> Line:
        label = desk.catalog.say(f"ui.{self.searching}", word=self.word, n=len(self.asking.rows))
        return (Span(f" {label}", "key"), Span("█", "key"))

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """The options."""
        return question_lines.options(self.asking, desk)

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """Everything about the option under the cursor."""
        return question_lines.description(self.asking, desk, height)

    def list_marks(self) -> Marks:
        """The cursor in the list."""
        return Marks(option_place(self.asking.at))

    def board_marks(self) -> Marks:
        """The same on the board."""
        return self.asking.marks()

    def hints(self) -> Sequence[str]:
        """What can be done now."""
        choose = ("choose:done", "tick") if self.asking.choice.is_ticked else ("choose",)
        undo = ("undo",) if self.session.match.can_undo().steps else ()
        switch = ("switch",) if self.can_point else ()
        back = ("back",) if self.asking.choice.can_go_back or self.asking.choice.wanted else ()
        return ("move", *choose, *back, *undo, "about", *READING[:-2], "filter", *switch, *READING[-2:])

    # --- the clock of what is done for real -------------------------------------------------------------------------

    def begin(self) -> None:
        """Where people do something at their table, the seconds are counted for them."""
        if self.asking.asked.for_real:
            self._clock = self.page.set_interval(1.0, self._count)

    def leave(self) -> None:
        """The clock stops with the question."""
        if self._clock:
            self._clock.stop()

    def _count(self) -> None:
        if self.page.box.screen is self.page:
            self.page.show()

    # --- keys -------------------------------------------------------------------------------------------------------

    def take_key(self, event: events.Key) -> bool:
        """A word that is being typed, the number of an option, or a tick."""
        if self.searching:
            return self._type(event)
        letter = event.character or ""
        if letter.isascii() and letter.isdigit():
            self._type_number(letter)
            return True
        if event.key in ("enter", "space") and not self.asking.is_at_number:
            self._refuse_number()
            self.asking.typed = ""
            return True
        self.asking.typed = ""
        if event.key == "space" and self.asking.choice.is_ticked:
            self.tick()
            return True
        return False

    def _type_number(self, digit: str) -> None:
        """Digits that come quickly are one number; what is not on the list moves nothing."""
        now = monotonic()
        if now - self._typed_at > PAUSE:
            self.asking.typed = ""
        self._typed_at = now
        if self.asking.type_number(digit):
            self.page.show()
        else:
            self._refuse_number()

    def _refuse_number(self) -> None:
        self.page.notice(self.page.box.say("ui.no_number", typed=self.asking.typed))

    def _type(self, event: events.Key) -> bool:
        if event.key in ("enter", "escape"):
            if event.key == "escape" and self.searching == "filter":
                self.asking.filter("")
            self.searching = ""
        elif event.key == "backspace":
            self.word = self.word[:-1]
            self._look_for()
        elif event.is_printable and event.character:
            self.word += event.character
            self._look_for()
        else:
            return False
        self.page.show()
        return True

    def _look_for(self) -> None:
        if self.searching == "filter":
            self.asking.filter(self.word)
        elif self.word:
            self.asking.jump(self.word)

    def search(self, how: str) -> None:
        """Begin to type a word."""
        self.searching, self.word = how, ""
        self.page.show()

    def move(self, dx: int, dy: int) -> None:
        """In the list, or from place to place on the board."""
        if self.page.is_on_board or (dx and not is_grid(self.asking)):
            self._move_on_board(dx, dy)
        elif is_grid(self.asking):
            self.asking.move(dx + dy * grid_width(self.page.drawing.regions.width))
        else:
            self.asking.move(dy)
        self.page.show()

    def _move_on_board(self, dx: int, dy: int) -> None:
        here = self.asking.row.place if self.asking.row else ""
        found = neighbour(self.page.drawing.centres(), self._on_board(), here, dx, dy)
        if found:
            self.asking.move_to(found)

    def page_by(self, pages: int) -> None:
        """Pages of the list."""
        self.asking.move_page(pages * PAGE)
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
        if self.page.director.is_resting:
            return
        row = self.asking.row
        if row is not None and not row.open:
            self.page.notice(f"{row.reason} {row.rule}".strip())
            return
        keys = self.asking.pick()
        if keys is not None:
            self._answer(keys)
        elif self.asking.choice.is_ticked:
            q = self.asking.question
            self.page.notice(self.page.box.say("ui.ticks", lo=q.lo, hi=q.hi, n=len(self.asking.ticked)))
        self.page.show()

    def _answer(self, keys: tuple[str, ...]) -> None:
        director, asking, page = self.page.director, self.asking, self.page
        words = asking.words(keys)
        director.try_to(lambda: self.session.answer(asking.question, keys, words))
        if self.session.match.asks(asking.question.seat, asking.question.n):
            return  # it cannot be now, or could not be written: the notice says so
        if page.eyes is None or director.goes_on_sitting():
            director.go_on()
        elif self.session.plan:
            page.confirm()
        else:
            director.done()

    def explain(self) -> None:
        """Everything about the option under the cursor, in a box of its own."""
        row = self.asking.row
        if row is None:
            return
        place, asked = row.place or self.asking.asked.place, self.asking.asked
        found = self.session.presenter.about(self.page.view, place) if place else None
        told = found.lines if found else ()
        more = (row.item.effect if row.open else "", row.reason, asked.help)
        lines = [*told, *(line for line in more if line and line not in told)]
        if lines:
            self.page.box.push_screen(AboutScreen(found.title if found else row.item.text or asked.title, lines))
        else:
            self.page.notice(self.page.box.say("ui.about.nothing"))

    # --- mouse ------------------------------------------------------------------------------------------------------

    def point_at(self, at: int) -> None:
        """The first click goes there, the second one takes it."""
        if at >= len(self.asking.rows):
            return
        if self.asking.at == at and self.page.pointed == ("list", at):
            self.choose_by_mouse()
            return
        self.asking.at, self.asking.typed = at, ""
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
