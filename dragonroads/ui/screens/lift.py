"""Somebody lifts the own screen: the letter says who, Enter opens it, Esc goes back to the open table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.seats.keyboard import Curtain as Due
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.kit.curtain import Called
from dragonroads.ui.screens.curtain import LETTER, OPEN, CurtainScreen
from dragonroads.ui.screens.curtain import Says as Curtain

if TYPE_CHECKING:
    from dragonroads.ui.director import Director


class Says(Texts):
    """What stands on the sheet."""

    family = "ui.lift"
    title, away, how, asked = text(), text(), text(), text()


class LiftScreen(CurtainScreen):
    """A curtain that waits for whoever wants to look; whoever is asked now is named first."""

    def __init__(self, director: Director, asked: Seat | None) -> None:
        super().__init__(director, None)
        self.asked = asked

    @property
    def takes_letters(self) -> bool:
        """Everybody's."""
        return True

    def hints(self) -> Sequence[str]:
        """The way back to the open table."""
        return ("back", "rules", "switch:chronicle", "leave")

    def plate(self, room: int) -> Called:
        """Everybody who plays here; the digits of one of them, once a letter was typed that needs some."""
        if self.asks_code:
            return super().plate(room)
        said: list[Line] = [(Span(self.box.say(Says.title()), "strong"),), ()]
        people = sorted(self.session.keyboard.people, key=lambda seat: seat != self.asked)
        said += [self._line_of(seat) for seat in people]
        button = Span(self.box.say(Curtain.button()), "badge@cursor" if self.typed else "key", OPEN)
        way_in = (Span(self.box.say(Says.how()), "key"), Span(f"  [ {self.typed or '_'} ]  ", "strong"), button)
        return Called(said, [way_in], [(Span(self.box.say(Says.away()), "dim"),)])

    def _line_of(self, seat: Seat) -> Line:
        session, say = self.session, self.box.say
        letter, tone = session.letter(seat), session.tone(seat)
        name = Span(f" {session.person(seat)}", tone if self.typed in ("", letter.upper()) else "dim")
        asked = (Span(f"  {say(Says.asked())}", "dim"),) if seat == self.asked else ()
        return Span(f" {letter} ", f"badge:{tone}", f"{LETTER}{letter}"), name, *asked

    def take_letter(self, event: events.Key) -> None:
        """Esc leads back; everything else is as on every curtain."""
        if event.key == "escape" and not self.typed:
            self.swallow(event)
            self.action_back()
        else:
            super().take_letter(event)

    def stay_closed(self) -> None:
        """Say how it opens."""
        self.notice(self.box.say(Says.how()))

    def enter(self) -> None:
        """Whoever has typed a letter comes in."""
        seat = self.letters().get(self.typed.casefold())
        if seat is None:
            self.stay_closed()
            return
        self.typed, self.due = "", Due(seat)
        self.unlock(seat)

    def action_back(self) -> None:
        """No digits, or the open table again."""
        if self.asks_code:
            self.asks_code, self.typed, self.due = False, "", None
            self.show()
        else:
            self.director.go_on()
