"""Everybody agrees, one after another, each with the own letter; anything else is a no."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events, on

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.ui.drawings.seat_list import SEAT
from dragonroads.ui.keys import bindings
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.who import SeatsScreen
from dragonroads.ui.session import Session


class Says(Texts):
    """What is said while people agree."""

    family = "ui.agree"
    help, no = text(), text()


class AgreeScreen(SeatsScreen):
    """Goes on when every seat on it has agreed, otherwise back to where it was called; public facts only."""

    BINDINGS = bindings("back")
    has_palette = False

    def __init__(
        self,
        session: Session,
        title: str,
        seats: Sequence[Seat],
        then: Callable[[], None],
    ) -> None:
        super().__init__(session, title, seats)
        self.then = then
        self.agreed: set[Seat] = set()

    def on_mount(self) -> None:
        """Where nobody is asked, nobody disagrees."""
        if not self.seats:
            self.call_after_refresh(self._go_on)

    def signs(self) -> Sequence[str]:
        """A tick for everybody who has agreed."""
        glyphs = self.box.glyphs
        return [glyphs["tick_on" if seat in self.agreed else "tick_off"] for seat in self.seats]

    def help(self) -> str:
        """How one agrees, and how one does not."""
        return self.box.say(Says.help())

    def hints(self) -> Sequence[str]:
        """The way out without a word."""
        return ("back",)

    def on_key(self, event: events.Key) -> None:
        """A letter on the list agrees, Esc goes back, any other key says no."""
        if self.is_small or event.key == "escape":
            return
        event.stop()
        event.prevent_default()
        if event.key == "enter":  # as after the letter on a curtain: it adds nothing
            return
        seat = self.seat_of(event)
        if seat is None:
            self._refuse()
        else:
            self._agree(seat)

    @on(Drawn.Pointed, "#sheet")
    def point_at_seat(self, event: Drawn.Pointed) -> None:
        """A click on one's own line agrees as well."""
        event.stop()
        self._agree(self.seats[int(event.place.removeprefix(SEAT))])

    def _agree(self, seat: Seat) -> None:
        self.agreed.add(seat)
        if len(self.agreed) < len(self.seats):
            self.show()
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.box.go_back()
        self.then()

    def _refuse(self) -> None:
        self.box.go_back()
        self.box.tell(self.box.say(Says.no()))
