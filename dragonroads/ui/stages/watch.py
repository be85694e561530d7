"""What happens in the open, moment by moment, each with the table as it stood then; any key goes on, Esc to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.timer import Timer

from dragonroads.engine.events import Event
from dragonroads.ui.drawing import Line, Span, wrap_in
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.keys import keys_for
from dragonroads.ui.stages.pauses import paragraphs
from dragonroads.ui.stages.stage import Stage

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen


ELSEWHERE = ("leave", "rules", "boards", "palette", "curtain", "quit")
"""What can be done without going on."""
GRACE = 1.2
"""For so many moments a question that came by itself takes no answer."""
PATIENCE = 0.5
"""Seconds until it is looked again whether somebody still reads something else, where nothing moves by itself."""
LONGER = 4
"""Dice and bids are shown so many times as long as other moments."""


class Watch(Stage):
    """Shows the news of the public table one after another, then goes on."""

    title = "ui.stage.watch"

    def __init__(self, page: TableScreen, then: Callable[[], None], stays: bool = False) -> None:
        super().__init__(page)
        self.then = then
        self.stays = stays
        """Whether the last moment stays until somebody goes on: a curtain or the end would hide it."""
        present = self.session.presenter
        news, moves = self.session.news(), page.box.content.pace > 0
        self.news = news if moves else [one for one in news if present.is_story(one.event)]
        self.has_something = any(present.is_moment(one.event) for one in self.news)
        if not self.has_something:
            self.session.all_told()
        self.lines: list[str] = []
        self.at = 0
        self._timer: Timer | None = None
        self.is_over = False
        """Whether everything has been shown, or something else goes on."""

    def head(self, desk: Desk) -> list[Line]:
        """How far it is."""
        return [(Span(f" {desk.catalog.say(self.title)} ", "strong"), Span(f" {self.at}/{len(self.news)}", "dim"))]

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """What has been told so far, the newest last and strongest."""
        lines = paragraphs(self.lines[:-1], desk.room) + paragraphs(self.lines[-1:], desk.room, "strong")
        return lines, len(lines) - 1

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """What the card says that has just been turned up, or whatever else explains the moment; a story is told."""
        if not self.at:
            return []
        moment, present = self.news[self.at - 1], self.session.presenter
        text = "" if present.is_story(moment.event) else present.explained(moment.view, moment.event)
        return [(Span(f" {one}", "note"),) for one in wrap_in(text, desk.room - 2, height)] if text else []

    def hints(self) -> Sequence[str]:
        """Any key goes on; one goes on to the end."""
        if self.at >= len(self.news):
            return ("choose:go_on", "boards", "rules", "leave")
        return ("choose:next", "back:skip", "boards", "rules", "leave")

    def begin(self) -> None:
        """Show the first moment."""
        self._next()

    def leave(self) -> None:
        """No further moment comes by itself."""
        self.is_over = True
        if self._timer:
            self._timer.stop()

    def _next(self) -> None:
        """On to the next moment worth watching; what lies between is only told."""
        if self.is_over:
            return
        if self.page.box.screen is not self.page:  # somebody reads something else: nothing happens unseen
            self._timer = self.page.set_timer(self.page.box.content.pace or PATIENCE, self._go_on_alone)
            return
        present = self.session.presenter
        while self.at < len(self.news):
            moment = self.news[self.at]
            self.at += 1
            self.view = moment.view
            if words := present.event(moment.view, moment.event):
                self.lines.append(words)
            if present.is_story(moment.event):
                self.lines.append(present.explained(moment.view, moment.event))
                self._timer = None  # it is read aloud, and whoever reads goes on
                self.page.show()
                return
            if present.is_moment(moment.event):
                self.page.show()
                self._timer = self.page.set_timer(self._seconds(moment.event), self._go_on_alone)
                return
        if self.stays:
            self.page.show()
        else:
            self.finish()

    def _seconds(self, event: Event) -> float:
        """How long a moment is shown while nobody presses a key."""
        pace = self.page.box.content.pace
        return pace * LONGER if self.session.presenter.is_reveal(event) else pace

    def _go_on_alone(self) -> None:
        """Nobody pressed a key: whoever is about to must not answer a question that was not there yet."""
        self._next()
        if self.is_over:
            self.page.director.rest(self.page.box.content.pace * GRACE)

    def finish(self) -> None:
        """Everything is told; what is due comes next."""
        if self.is_over:
            return
        self.leave()
        self.session.all_told()
        self.view = None
        self.then()

    def take_key(self, event: events.Key) -> bool:
        """Esc goes on to the end, any key but those that lead elsewhere to the next moment."""
        if event.key == "ctrl+c" or event.key in keys_for(ELSEWHERE, self.page.box.settings.keys):
            return False
        if event.key == "escape":
            self.finish()
        else:
            self._skip()
        return True

    def click(self) -> None:
        """A click goes on as well."""
        self._skip()

    def choose(self) -> None:
        """The next moment."""
        self._skip()

    def back(self) -> None:
        """On to the end."""
        self.finish()

    def _skip(self) -> None:
        if self._timer:
            self._timer.stop()
        if self.at >= len(self.news):
            self.finish()
        else:
            self._next()
