"""What every stage of the table can do; a stage overrides what it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View
from dragonroads.gamekit.facts.table import CardTable, Staged
from dragonroads.games.presenter import TableOfCards
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.tables.stage_lines import beside_card, room_beside

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen
    from dragonroads.ui.session import Session

FOOT = 2
"""Lines below a list."""
PAGE = 8
"""Lines that are skipped at once."""
READING = ("mine", "rules", "chronicle", "leave", "boards", "palette")
"""What can be done in every stage; what comes first stays longest where there is little room."""


def undo_hint(session: Session, eyes: Seat | None) -> Sequence[str]:
    """The key that takes back, with the words of what it takes back as far as whoever looks may know them."""
    if session.takes_back is None:
        return ()
    words = session.words_taken_back(eyes)
    return (f"undo:take_back={words}",) if words else ("undo",)


class Stage:
    """Nothing is asked and nothing happens."""

    title = "ui.stage.look"
    can_point = False
    view: View | None = None
    """The table as it stood at an earlier moment, while that is shown."""
    seen: int | None = None
    """How many things had happened at that moment."""

    def __init__(self, page: TableScreen) -> None:
        self.page = page
        self.session = page.session

    @property
    def rule(self) -> str:
        """The rule that explains what goes on; empty for the whole book."""
        return ""

    # --- what is shown ----------------------------------------------------------------------------------------------

    def head(self, desk: Desk) -> list[Line]:
        """The lines above the list."""
        return [(Span(f" {desk.catalog.say(self.title)}", "strong"),)]

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """The list, and the line of it that has to be seen."""
        return [], 0

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """What stands below the list."""
        return []

    def staged(self, cards: TableOfCards) -> Staged | None:
        """What stands on the stage of a table of cards while something happens; nothing otherwise."""
        return None

    def on_stage(self, table: CardTable, staged: Staged | None, desk: Desk, height: int) -> list[Line]:
        """The stage of a table of cards in exactly so many lines: what is asked beside the card because of which."""
        inner = replace(desk, room=room_beside(table.asks, desk.room))
        head = self.head(inner)
        body, seen = self.body(inner)
        foot = [line for line in self.foot(inner, FOOT) if line]
        room = max(1, height - len(head) - len(foot))
        first = min(max(0, seen - room + 1), max(0, len(body) - room))
        shown = body[first : first + room]
        below = [*[()] * (height - len(head) - len(shown) - len(foot)), *foot]
        return beside_card(table.asks, [*head, *shown, *below], desk.room, height)

    def whole(self, cards: TableOfCards, across: int, down: int) -> list[Line] | None:
        """Everything below the status line of a table of cards, where a stage needs all of it."""
        return None

    def lines_wanted(self, room: int) -> int:
        """Lines that its list needs to be seen as a whole, even if the board has to make room for it; none mostly."""
        return 0

    def list_marks(self) -> Marks:
        """The cursor in the list."""
        return Marks()

    def board_marks(self) -> Marks:
        """The same on the board."""
        return Marks()

    def hints(self) -> Sequence[str]:
        """What can be done now."""
        return READING

    # --- what people do ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The stage is shown."""

    def reword(self) -> None:
        """The table speaks another language: what is kept in words is put into them anew."""

    def leave(self) -> None:
        """Another stage follows, or the page is gone."""

    def take_key(self, event: events.Key) -> bool:
        """Whether a key was meant for this stage before any command."""
        return False

    def move(self, dx: int, dy: int) -> None:
        """Move the cursor; without one, scroll what is told."""
        told = self.page.query_one("#list", Drawn)
        told.show_from(told.top + dy)

    def wake(self) -> None:
        """Light the cursor where the arrows move now, if it sleeps."""

    def page_by(self, pages: int) -> None:
        """The same by pages."""
        self.move(0, pages * PAGE)

    def amount(self, by: int) -> None:
        """A larger or smaller amount."""

    def legal(self, by: int) -> None:
        """Move the cursor to the next or previous open option."""

    def choose(self) -> None:
        """Take what the cursor stands on."""

    def answer(self, question: Question, keys: tuple[str, ...]) -> None:
        """Give an answer, and go on; where it cannot be now, or could not be written, the notice says so."""
        director = self.page.director
        director.try_to(lambda: self.session.answer(question, keys))
        if not self.session.match.asks(question.seat, question.n):
            director.go_on()

    def tick(self) -> None:
        """Tick what the cursor stands on."""

    def back(self) -> None:
        """One step back."""

    def search(self, how: str) -> None:
        """Begin to type a word: to filter the list, or to jump."""

    def undo(self) -> None:
        """Take the last answer back."""
        can = self.session.match.can_undo()
        page, say = self.page, self.page.box.say
        if page.box.computers.is_busy:
            page.notice(say("ui.undo.busy"))
        elif not can.steps:
            page.notice(say(f"ui.undo.{can.limit}"))
        elif page.director.try_to(self.session.undo):
            page.director.go_on()
            page.box.tell(say("ui.undone"))

    @property
    def undo_hint(self) -> Sequence[str]:
        """The key that takes back, with the words of what it takes back; nothing where nothing can be."""
        return undo_hint(self.session, self.page.eyes)

    def explain(self) -> None:
        """Tell everything about what the cursor stands on."""

    def point_at(self, at: int) -> None:
        """A line of the list was clicked."""

    def point_at_place(self, place: str) -> None:
        """A place of the board was clicked."""
        if found := self.session.presenter.about(self.page.view, place):
            self.page.notice(" ".join((found.title, *found.lines)))

    def click(self) -> None:
        """Somewhere else was clicked."""
