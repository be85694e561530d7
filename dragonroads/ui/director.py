"""Leads a table from one page to the next: who is asked, behind which curtain, and what everybody may watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from dragonroads.engine.savefile import Lost
from dragonroads.engine.table import Seat
from dragonroads.errors import DragonroadsError, NotNow
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Over, Sitting, Unwritten
from dragonroads.ui.asking import Standing
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.lift import LiftScreen
from dragonroads.ui.screens.player_screen import PlayerScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.ask import Ask

if TYPE_CHECKING:
    from dragonroads.ui.app import BoxApp


class Director:
    """One table in front of people: keeps to the hand-over protocol, so that no screen has to know it."""

    def __init__(self, app: BoxApp, session: Session) -> None:
        self.app = app
        self.session = session
        self.kept: Standing | None = None
        """Where the cursor of the open table stood when somebody lifted the own screen."""

    # --- what comes next --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show what is due now."""
        due = self.session.due()
        match due:
            case Sitting(seat, _):
                self._table(seat).put(due)
            case Curtain():
                self._raise_curtain(due)
            case Over() if not self._has_news():
                self.session.keyboard.go_public()
                self._turn_to(ResultScreen(self.session))
            case Over() | Aloud() | ByComputer() | Unwritten():
                self.session.keyboard.go_public()
                self._table(None).put(due)

    def _raise_curtain(self, due: Curtain) -> None:
        """What happened in the open is shown in the open first; then the keyboard changes hands."""
        self.session.keyboard.go_public()
        if self._has_news():
            self._table(None).put(due)
        else:
            self.session.all_told()
            self._turn_to(CurtainScreen(self, due))

    def _has_news(self) -> bool:
        """Whether people still have to watch what happened."""
        return self.session.has_news

    def _table(self, eyes: Seat | None) -> TableScreen:
        """The page of a seat or of everybody: the one in front if it is that, otherwise a new one."""
        page = self.app.page
        if isinstance(page, TableScreen) and page.eyes == eyes and page.session is self.session:
            return page
        fresh = TableScreen(self, eyes)
        self._turn_to(fresh)
        return fresh

    def _turn_to(self, screen: Screen[Any]) -> None:
        """What goes on at the page in front ends now: Textual takes a page down a little later."""
        self._end_stage()
        self.app.turn_to(screen)

    def _end_stage(self) -> None:
        page = self.app.page
        if isinstance(page, TableScreen):
            page.stage.leave()

    # --- hand-over --------------------------------------------------------------------------------------------------

    def open_curtain(self, seat: Seat) -> None:
        """The seat has typed its letter: the screen is for its eyes now."""
        if self.try_to(lambda: self.session.accept(seat)):
            self.session.telling.curtain_opens()
            self.go_on_as(seat)

    def go_on_as(self, seat: Seat) -> None:
        """What waits for the seat in front of the screen; if nothing does, it only looks at its own side."""
        due = self.session.due()
        if isinstance(due, Sitting):
            self.go_on()
        else:
            self._table(seat).look_only()
            self.app.push_screen(PlayerScreen(self.session, seat))

    def let_first(self, seat: Seat) -> None:
        """Somebody else who also has to choose goes first."""
        self.session.keyboard.let_first(seat)
        self.go_on()

    def drop_curtain(self) -> None:
        """At once: whatever is on the screen is covered; a screen that was only lifted is closed with that."""
        keyboard = self.session.keyboard
        if keyboard.eyes is not None and self.session.decided():
            keyboard.let_first(keyboard.eyes)
        keyboard.go_public()
        due = self.session.due()
        self._turn_to(CurtainScreen(self, due if isinstance(due, Curtain) else None))

    def lift(self) -> None:
        """Somebody wants to see the own side: the letter says who; whoever is asked finds the cursor where it was."""
        page, due = self.app.page, self.session.due()
        if isinstance(page, TableScreen) and isinstance(page.stage, Ask):
            self.kept = page.stage.asking.standing
        self._turn_to(LiftScreen(self, due.question.seat if isinstance(due, Aloud) else None))

    def done(self) -> None:
        """The person in front of the screen is finished: the table is everybody's again."""
        self.session.keyboard.go_public()
        self.go_on()

    # --- what people want -------------------------------------------------------------------------------------------

    def try_to(self, act: Callable[[], object]) -> bool:
        """Do something that has to be written down; if it cannot be, say so in one line, and nothing has changed."""
        try:
            act()
        except NotNow:
            self.app.notify(self.app.say("ui.not_now"))
            return False
        except Lost as lost:
            self._offer_new_file(lost)
            return False
        except DragonroadsError as fault:
            self.app.notify(self.app.say("ui.not_done", fault=fault.said(self.app.say)))
            return False
        return True

    def _offer_new_file(self, lost: Lost) -> None:
        """The file was taken away or changed behind the back of the people: the whole game can go into a new one."""
        if not isinstance(self.app.screen, ConfirmScreen):
            question, answers = self.app.say("ui.lost", fault=lost.said(self.app.say)), ("ui.lost.no", "ui.lost.yes")
            self.app.push_screen(ConfirmScreen(question, self._go_on_in_new_file, answers))

    def _go_on_in_new_file(self) -> None:
        """Write everything down elsewhere; who was asked answers again, and a computer does so by itself."""
        if not self.try_to(self.session.go_on_in_new_file):
            return
        if isinstance(self.session.due(), ByComputer):
            self.go_on()
        self.app.tell(self.app.say("ui.kept", path=self.session.path))

    def hand(self, seat: Seat, who: str) -> None:
        """Let the computer play a seat, or a person again."""
        if self.try_to(lambda: self.session.match.hand(seat, who)):
            self.done()
            told = "cli.handed_back" if self.session.match.is_person(seat) else "cli.handed_to_computer"
            self.app.tell(self.app.say(told, seat=self.session.who(seat)))

    def stop(self) -> None:
        """End the game for good, with the standings as they are."""
        if self.try_to(self.session.match.stop):
            self.session.all_told()
            self.done()

    def leave(self) -> None:
        """Go home; everything is saved."""
        self._end_stage()
        self.session.close()
        self.app.director = None
        self.app.go_home()
        self.app.tell(self.session.farewell)
