"""Who? A seat is chosen by its letter, in a list or by a click; public facts only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual import events, on
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.frames import centred
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.seat_list import SEAT, seat_list
from dragonroads.ui.keys import bindings
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session

MOST_WIDTH = 62


class Says(Texts):
    """What is said beside a list of seats."""

    family = "ui.who"
    help = text()


class SeatsScreen(BoxScreen):
    """A sheet with a title and some seats on it."""

    DEFAULT_CSS = "SeatsScreen #sheet { height: 1fr; }"

    def __init__(self, session: Session, title: str, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.session = session
        self.heading = title
        self.seats = list(seats)
        self.at = 0

    def parts(self) -> Iterable[Widget]:
        """The sheet."""
        yield Drawn(id="sheet")

    def redraw(self) -> None:
        """The seats, a little above the middle of the screen."""
        sheet = centred(self._sheet(min(MOST_WIDTH, self.size.width - 4)), self.size.width)
        above = max(0, (self.size.height - FEET - len(sheet)) // 3)
        self.query_one("#sheet", Drawn).draw([*[()] * above, *sheet])

    def _sheet(self, room: int) -> list[Line]:
        session = self.session
        faces = [Face(session.letter(seat), session.tone(seat), session.who(seat)) for seat in self.seats]
        return seat_list(self.heading, faces, self.signs(), self.help(), room, self.cursor)

    @property
    def cursor(self) -> str:
        """The line that is lit, if one is."""
        return ""

    def signs(self) -> Sequence[str]:
        """A sign for each seat."""
        return [""] * len(self.seats)

    def help(self) -> str:
        """A line that says what to do."""
        return ""

    def seat_of(self, event: events.Key) -> Seat | None:
        """The seat whose letter was typed."""
        typed = (event.character or "").casefold()
        return next((seat for seat in self.seats if self.session.letter(seat).casefold() == typed), None)


class WhoScreen(SeatsScreen):
    """Chooses one seat and goes on with it."""

    BINDINGS = bindings("up", "down", "choose", "back")

    def __init__(self, session: Session, title: str, seats: Sequence[Seat], then: Callable[[Seat], None]) -> None:
        super().__init__(session, title, seats)
        self.then = then

    def help(self) -> str:
        """How a seat is chosen."""
        return self.box.say(Says.help())

    @property
    def cursor(self) -> str:
        """The cursor stands on a seat."""
        return f"{SEAT}{self.at}"

    def hints(self) -> Sequence[str]:
        """Choose, or not."""
        return ("move", "choose", "back")

    def on_key(self, event: events.Key) -> None:
        """A seat's letter chooses it, whatever else the letter may do elsewhere."""
        seat = None if self.is_small else self.seat_of(event)
        if seat is not None:
            event.stop()
            event.prevent_default()
            self._choose(seat)

    def action_up(self) -> None:
        """The seat above."""
        self.at = (self.at - 1) % max(1, len(self.seats))
        self.show()

    def action_down(self) -> None:
        """The seat below."""
        self.at = (self.at + 1) % max(1, len(self.seats))
        self.show()

    def action_choose(self) -> None:
        """Take the seat under the cursor."""
        if self.seats:
            self._choose(self.seats[self.at])

    @on(Drawn.Pointed, "#sheet")
    def point_at_seat(self, event: Drawn.Pointed) -> None:
        """A click takes the seat."""
        event.stop()
        self._choose(self.seats[int(event.place.removeprefix(SEAT))])

    def _choose(self, seat: Seat) -> None:
        self.box.go_back()
        self.then(seat)
