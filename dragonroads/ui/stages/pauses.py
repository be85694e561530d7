"""The stages without a question: somebody only looks, a computer thinks, a disk is full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonroads.engine.table import Seat
from dragonroads.ui.drawing import Line, Span, headline, wrap
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.stages.stage import READING, Stage

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen


def paragraphs(lines: Sequence[str], room: int, tone: str = "plain") -> list[Line]:
    """Sentences one below the other, each wrapped; headings among them stand out."""
    told = [(headline(line) or line, "title" if headline(line) else tone) for line in lines]
    return [(Span(f" {part}", one),) for line, one in told for part in wrap(line, room - 2, indent=2)]


class Look(Stage):
    """Nothing is asked: a seat looks at its own side, or the table waits."""

    def head(self, desk: Desk) -> list[Line]:
        """That nothing is asked."""
        say = desk.catalog.say
        return [(Span(f" {say('ui.stage.look.own' if self.page.eyes is not None else self.title)}", "strong"),)]

    def hints(self) -> Sequence[str]:
        """Done, or reading."""
        return ("choose:hand_over", *READING) if self.page.eyes is not None else READING

    def choose(self) -> None:
        """The table is everybody's again."""
        if self.page.eyes is not None:
            self.page.director.done()

    back = choose


class Stuck(Stage):
    """Every secret choice is in, but they could not be written down together."""

    title = "ui.stage.stuck"

    def hints(self) -> Sequence[str]:
        """Try again."""
        return ("choose:try_again", *READING)

    def choose(self) -> None:
        """Try to write again."""
        director = self.page.director
        if director.try_to(self.session.match.open_sealed_set):
            director.go_on()


class Think(Stage):
    """A computer seat has to answer; it waits a moment, so that people can follow and take back."""

    title = "ui.stage.think"

    def __init__(self, page: TableScreen, seat: Seat) -> None:
        super().__init__(page)
        self.seat = seat

    def head(self, desk: Desk) -> list[Line]:
        """Who thinks."""
        who, tone = self.session.who(self.seat), self.session.tone(self.seat)
        return [(Span(f" {who} ", tone), Span(f" {desk.catalog.say(self.title)}", "strong"))]

    def hints(self) -> Sequence[str]:
        """Taking back is allowed until the computer begins; an answer that could not be written is tried again."""
        again = ("choose:try_again",) if self.page.box.computers.has_failed else ()
        return (*again, *self.undo_hint, *READING)

    def begin(self) -> None:
        """Wait, then let it think."""
        self.page.box.computers.begin(self.page, self.seat)

    def choose(self) -> None:
        """Try again, if the answer could not be written."""
        if self.page.box.computers.has_failed:
            self.page.director.go_on()

    def leave(self) -> None:
        """Nobody waits for this answer any more."""
        self.page.box.computers.cancel(self.page)
