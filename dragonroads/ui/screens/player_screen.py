"""The private side of a seat, drawn like the cardboard screen that comes in a box."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.frames import centred
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.sheets import cardboard
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.screens.read_once import ReadOnceScreen
from dragonroads.ui.session import Session

MOST_WIDTH = 100


class Says(Texts):
    """What is said of an empty side."""

    family = "ui.player"
    nothing = text()


class PlayerScreen(ReadOnceScreen):
    """Only for the seat that holds the keyboard, or for a person who plays alone; closed by any key."""

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        assert self.may_look, f"seat {seat} does not hold the keyboard"

    @property
    def may_look(self) -> bool:
        """Whether the seat is in front of the screen now, or hands are open."""
        keyboard = self.session.keyboard
        return self.seat in (keyboard.eyes, keyboard.public_viewer) or not keyboard.has_secrets

    def sheet(self) -> list[Line]:
        """The cardboard with everything behind it; nothing once the keyboard has changed hands."""
        if not self.may_look:
            return []
        session, seat = self.session, self.seat
        face = Face(session.letter(seat), session.tone(seat), session.who(seat))
        view, present = session.look(seat), session.presenter
        sections = present.private(view, seat)
        counts = [count for row in present.seats(view) if row.seat == seat for count in row.own]
        room = min(MOST_WIDTH, self.size.width - 2)
        heights = min(14, self.size.height - FEET - 3), self.size.height - FEET
        nothing = self.box.say(Says.nothing())
        return centred(cardboard(face, sections, nothing, room, heights, counts), self.size.width)
