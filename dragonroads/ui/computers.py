"""Lets computer seats answer: after a pause that people can follow, and without holding up the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.timer import Timer
from textual.worker import get_current_worker

from dragonroads.errors import DragonroadsError

if TYPE_CHECKING:
    from dragonroads.engine.table import Seat
    from dragonroads.seats.players import Reply
    from dragonroads.ui.app import BoxApp
    from dragonroads.ui.screens.table import TableScreen


class Computers:
    """One seat thinks at a time; whoever leaves the stage cancels it."""

    def __init__(self, app: BoxApp) -> None:
        self._app = app
        self._timer: Timer | None = None
        self._page: TableScreen | None = None
        self._answered: Seat | None = None
        """Who answered last: several choices of one turn need no pause between them."""
        self.is_busy = False
        """Whether a seat has begun to think: from then on nothing can be taken back before it has answered."""

    def begin(self, page: TableScreen, seat: Seat) -> None:
        """Wait a moment, then think."""
        self._page = page
        pause = 0.0 if seat == self._answered else self._app.content.pace
        if pause:
            self._timer = page.set_timer(pause, lambda: self._think(page, seat))
        else:
            page.call_later(self._think, page, seat)

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._page = None
        if self._timer:
            self._timer.stop()

    def _think(self, page: TableScreen, seat: Seat) -> None:
        if self._page is not page:
            return
        from dragonroads.seats.players import Computer  # only now: many people never play against one

        self.is_busy = True
        session = page.session

        def think() -> None:
            worker = get_current_worker()
            try:
                thought: Reply | DragonroadsError = Computer(session.loaded, session.catalog).choose(
                    session.match, seat
                )
            except DragonroadsError as fault:
                thought = fault
            if not worker.is_cancelled:
                self._app.call_from_thread(self._answer, page, thought)

        self._app.run_worker(think, thread=True, group="computer", exit_on_error=True)

    def _answer(self, page: TableScreen, thought: Reply | DragonroadsError) -> None:
        from dragonroads.seats.players import Computer

        self.is_busy = False
        director = self._app.director
        if self._page is not page or director is None:
            return
        session = page.session
        if isinstance(thought, DragonroadsError):
            page.notice(self._app.say("ui.not_done", fault=thought))
        elif director.try_to(lambda: Computer(session.loaded, session.catalog).give(session.match, thought)):
            self._answered = thought.seat
            director.go_on()
