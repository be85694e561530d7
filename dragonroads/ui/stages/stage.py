"""What every stage of the table can do; a stage overrides what it needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.views import View
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

PAGE = 8
"""Lines that are skipped at once."""
READING = ("rules", "mine", "chronicle", "boards", "leave", "palette")
"""What can be done in every stage."""


class Stage:
    """Nothing is asked and nothing happens."""

    title = "ui.stage.look"
    can_point = False
    shows_plan_beside = True
    """Whether the plan of a sitting stands beside what goes on."""
    view: View | None = None
    """The table as it stood at an earlier moment, while that is shown."""

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

    def leave(self) -> None:
        """Another stage follows, or the page is gone."""

    def take_key(self, event: events.Key) -> bool:
        """Whether a key was meant for this stage before any command."""
        return False

    def move(self, dx: int, dy: int) -> None:
        """Move the cursor; without one, scroll what is told."""
        told = self.page.query_one("#list", Drawn)
        told.show_from(told.top + dy)

    def page_by(self, pages: int) -> None:
        """The same by pages."""
        self.move(0, pages * PAGE)

    def legal(self, by: int) -> None:
        """Move the cursor to the next or previous open option."""

    def choose(self) -> None:
        """Take what the cursor stands on."""

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
            page.notice(say("ui.undone"))

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
