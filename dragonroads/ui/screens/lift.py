"""Somebody lifts the own screen: the letter says who, Enter opens it, Esc goes back to the open table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.seats.keyboard import Curtain
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.screens.curtain import LETTER, OPEN, CurtainScreen

if TYPE_CHECKING:
    from dragonroads.ui.director import Director


class Says(Texts):
    """What stands on the sheet."""

    family = "ui.lift"
    title, away, how = text(), text(), text()


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

    def facts(self) -> list[Line]:
        """Everybody who plays here; the digits of one of them, once a letter was typed that needs some."""
        if self.asks_code:
            return super().facts()
        say, session = self.box.say, self.session
        people = sorted(session.keyboard.people, key=lambda seat: seat != self.asked)
        lines: list[Line] = [(Span(say(Says.title()), "strong"),), ()]
        for seat in people:
            letter, tone = session.letter(seat), session.tone(seat)
            is_chosen = self.typed == letter.upper()
            name = Span(f"  {session.who(seat)}", f"{tone}" if is_chosen or not self.typed else "dim")
            lines.append((Span(f" {letter} ", f"badge:{tone}", f"{LETTER}{letter}"), name))
        button = Span(say("ui.curtain.button"), "strong" if self.typed else "dim", OPEN)
        way_in = (Span(say(Says.how()), "key"), Span(f"  [{self.typed or '_'}]  ", "strong"), button)
        return [*lines, (), (Span(say(Says.away())),), (), way_in]

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
        self.typed, self.due = "", Curtain(seat)
        self.unlock(seat)

    def action_back(self) -> None:
        """No digits, or the open table again."""
        if self.asks_code:
            self.asks_code, self.typed, self.due = False, "", None
            self.show()
        else:
            self.director.go_on()
