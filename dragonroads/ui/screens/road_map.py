"""The map of the road: every stop, the way travelled, and a few words about the one under the cursor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import on
from textual.binding import Binding
from textual.widget import Widget

from dragonroads.engine.line import Texts, text
from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards import drawing_for
from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.told_lines import texts
from dragonroads.ui.keys import KEYS, bindings
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.marking import Marks
from dragonroads.ui.neighbours import centres_of, in_rows
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET, REST
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.session import Session

FIRST = ("next", "here")
"""The kinds of stops on which the cursor begins: where everybody may go, then where they are."""
BARS = 1 + FEET
ABOUT = {0: 4, 30: 6, 40: 9}
"""From so many lines of the screen on, so many for words about a stop."""


class Says(Texts):
    """What stands in the first line."""

    family = "ui.map"
    title, everybody = text(), text()


class RoadMapScreen(BoxScreen):
    """What everybody knows of the road, whoever is in front of the screen."""

    CSS = """
    RoadMapScreen #status { dock: top; height: 1; }
    RoadMapScreen #map { height: 1fr; }
    """
    BINDINGS = [
        *bindings("up", "down", "left", "right", "about", "rules", "back", "leave"),
        Binding(KEYS["switch"].keys, "other", show=False, id="switch"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.at = ""
        """The place under the cursor."""
        self.sheet = 0
        """Which sheet of the map lies on top."""

    def parts(self) -> Iterable[Widget]:
        """The map, and a few lines below it."""
        yield Drawn(id="status", tone="bar")
        yield Drawn(id="map")
        yield Drawn(id="about")

    def hints(self) -> Sequence[str]:
        """Look around, and go back."""
        other = tuple(f"switch:other={note}" for note in self._board.notes)
        return ("move", "about", *other, "back", "rules", REST)

    # --- drawing ----------------------------------------------------------------------------------------------------

    @property
    def _board(self) -> Board:
        """The sheet on top; taking back may leave fewer of them."""
        sheets = self.session.presenter.map(self.session.look(None))
        return sheets[self.sheet % len(sheets)] if sheets else Board("", ())

    def redraw(self) -> None:
        """The map as large as may be, with its cursor."""
        board, (across, down) = self._board, self.size
        about = self.query_one("#about", Drawn)
        told = max(lines for least, lines in ABOUT.items() if down >= least)
        about.styles.height = told
        self.at = self.at if any(spot.place == self.at for spot in board.spots) else _first(board.spots)
        draw = drawing_for(self.session.loaded.spec.board)
        drawn = draw(board, across, down - BARS - 1 - told)
        above: list[Line] = [()] * max(0, (down - BARS - 1 - told - len(drawn)) // 2)
        self.query_one("#status", Drawn).draw([self._status(across)])
        stop = self.session.presenter.chapter(self.session.look(None))
        self._map.draw([heading(board.title, across, stop), *above, *drawn], Marks(self.at))
        about.show_from(0)
        about.draw(self._about(across))

    def _status(self, room: int) -> Line:
        game = self.session.catalog.say("game.name")
        return status_line(game, self.box.say(Says.title()), self.box.say(Says.everybody()), room)

    def _about(self, room: int) -> list[Line]:
        """The stop in words, under its name."""
        title, lines = self._words()
        return [heading(title, room), *texts(lines, room)]

    def _words(self) -> tuple[str, Sequence[str]]:
        found = self.session.presenter.about(self.session.look(None), self.at) if self.at else None
        return (found.title, found.lines) if found else ("", (self.box.say("ui.map.nothing"),))

    @property
    def _map(self) -> Drawn:
        return self.query_one("#map", Drawn)

    # --- looking around ---------------------------------------------------------------------------------------------

    def _go(self, dx: int, dy: int) -> None:
        grid = {spot.place: (spot.x, spot.y) for spot in self._board.spots}
        self.at = in_rows(grid, centres_of(self._map.lines), self.at, dx, dy) or self.at
        self.show()

    def action_up(self) -> None:
        """To the stop above."""
        self._go(0, -1)

    def action_down(self) -> None:
        """To the stop below."""
        self._go(0, 1)

    def action_left(self) -> None:
        """To the stop at the left."""
        self._go(-1, 0)

    def action_right(self) -> None:
        """To the stop at the right."""
        self._go(1, 0)

    def action_other(self) -> None:
        """The other sheet, where there is one."""
        self.sheet, self.at = self.sheet + 1, ""
        self.show()

    def action_about(self) -> None:
        """Everything about the stop, in a box of its own: below the map there are few lines for it."""
        self.box.push_screen(AboutScreen(*self._words()))

    def action_rules(self) -> None:
        """The rule book."""
        self.box.push_screen(RulesScreen(self.session.loaded, self.session.catalog))

    @on(Drawn.Pointed, "#map")
    def point_at(self, event: Drawn.Pointed) -> None:
        """A click on a stop goes there."""
        event.stop()
        self.at = event.place
        self.show()


def _first(spots: Sequence[Spot]) -> str:
    """Where everybody may go next, else where they are, or the first stop."""
    wanted = sorted(spots, key=lambda spot: FIRST.index(spot.kind) if spot.kind in FIRST else len(FIRST))
    return wanted[0].place if wanted else ""
