"""Lets computer seats answer: after a pause that people can follow, and without holding up the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual.timer import Timer
from textual.worker import get_current_worker

from dragonroads.errors import DragonroadsError

if TYPE_CHECKING:
    from dragonroads.engine.table import Seat
    from dragonroads.seats.players import Reply
    from dragonroads.ui.app import BoxApp
    from dragonroads.ui.screens.table import TableScreen
    from dragonroads.ui.session import Session

LOOK_AGAIN = 0.2
"""Seconds between two looks whether the table is in front again."""


class Computers:
    """One seat thinks at a time; whoever leaves the stage cancels it."""

    def __init__(self, app: BoxApp) -> None:
        self._app = app
        self._timer: Timer | None = None
        self._page: TableScreen | None = None
        self._turn = 0
        """Counts who was waited for: an answer to an earlier turn comes too late."""
        self._thinking = 0
        self.has_failed = False
        """Whether the answer that is waited for could not be written down; somebody has to say when to try again."""
        self._answered: tuple[Session, Seat, int] | None = None
        """Who answered last, and the line that was: several choices of one turn need no pause between them."""

    @property
    def is_busy(self) -> bool:
        """Whether a seat has begun to think: from then on nothing can be taken back before it has answered."""
        return self._thinking > 0

    def begin(self, page: TableScreen, seat: Seat) -> None:
        """Wait a moment, then think."""
        self._page, self._turn, self.has_failed = page, self._turn + 1, False
        think = partial(self._think, page, seat, self._turn)
        goes_on = self._answered == (page.session, seat, page.session.match.lines)
        if self._app.content.pace.turn and not goes_on:
            self._timer = page.set_timer(self._app.content.pace.turn, think)
        else:
            page.call_later(think)

    def cancel(self, page: TableScreen) -> None:
        """Nobody waits for an answer on this page any more."""
        if self._page is page:
            self._page, self._turn, self.has_failed = None, self._turn + 1, False
            if self._timer:
                self._timer.stop()

    def _think(self, page: TableScreen, seat: Seat, turn: int) -> None:
        if turn != self._turn:
            return
        if self._app.screen is not page:  # somebody reads something else: nothing happens unseen
            self._timer = page.set_timer(LOOK_AGAIN, partial(self._think, page, seat, turn))
            return
        from dragonroads.seats.players import Computer  # only now: many people never play against one

        self._thinking += 1
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
                self._app.call_from_thread(self._answer, page, seat, thought, turn)

        self._app.run_worker(think, thread=True, group="computer", exit_on_error=True)

    def _answer(self, page: TableScreen, seat: Seat, thought: Reply | DragonroadsError, turn: int) -> None:
        from dragonroads.seats.players import Computer

        self._thinking -= 1
        if turn != self._turn:
            return
        session, director = page.session, page.director

        def give() -> None:
            if isinstance(thought, DragonroadsError):
                raise thought
            Computer(session.loaded, session.catalog).give(session.match, thought)

        if director.try_to(give):
            self._answered = session, seat, session.match.lines
            director.go_on()
        else:
            self.has_failed = True
            page.show()
