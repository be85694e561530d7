"""A screen that is a list of places with one cursor: keys move it, Enter or a second click does what it stands on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events, on
from textual.css.query import NoMatches
from textual.widget import Widget

from dragonroads.ui.drawing import Line
from dragonroads.ui.drawings.row_places import LESS, MORE, row_of
from dragonroads.ui.keys import bindings
from dragonroads.ui.marking import Marks
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.screens.box_screen import BoxScreen

MOVES = ("up", "down", "left", "right", "page_up", "page_down", "first", "last", "choose", "back", "leave")


class MenuScreen(BoxScreen):
    """Knows where the cursor is; what the places are and what they do is each screen's own."""

    DEFAULT_CSS = """
    MenuScreen #top { dock: top; height: auto; }
    MenuScreen #body { height: 1fr; }
    MenuScreen #about { dock: bottom; offset-y: -2; height: 3; }
    """
    BINDINGS = bindings(*MOVES)
    ABOUT = 0
    """How many lines at the foot say something about the place under the cursor."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor = ""
        self.top = 0
        """The first line in sight of a list that scrolls on its own sheet."""

    # --- what each screen says --------------------------------------------------------------------------------------

    def top_lines(self) -> list[Line]:
        """What stands above the list and is not scrolled."""
        return []

    def body_lines(self, room: int, height: int) -> list[Line]:
        """The list itself."""
        return []

    def about_lines(self, room: int) -> list[Line]:
        """What is said about the place under the cursor."""
        return []

    def stops(self) -> Sequence[str]:
        """The places the cursor can stand on, in order."""
        return ()

    def marks(self) -> Marks:
        """What is laid over the list."""
        return Marks(cursor=self.cursor)

    def stop_of(self, place: str) -> str:
        """Where the cursor stands when a place is pointed at."""
        return place

    def do(self, place: str) -> None:
        """Do what a place is for."""

    def change(self, place: str, step: int) -> None:
        """Give a place its next or last value."""

    # --- drawing ----------------------------------------------------------------------------------------------------

    def parts(self) -> Iterable[Widget]:
        """What stands above, the list, and what is said about its place."""
        yield Drawn(id="top")
        yield Drawn(id="body")
        yield Drawn(id="about")

    def redraw(self) -> None:
        """Draw everything, with the cursor on a place there is."""
        try:
            top, body, about = (self.query_one(f"#{name}", Drawn) for name in ("top", "body", "about"))
        except NoMatches:
            return
        stops = self.stops()
        if self.cursor not in stops:
            self.cursor = stops[0] if stops else ""
        above = self.top_lines()
        top.styles.height, top.display = len(above), bool(above)
        about.styles.height, about.display = max(1, self.ABOUT), self.ABOUT > 0
        top.draw(above)
        height = max(1, self.size.height - FEET - len(above) - self.ABOUT)
        body.draw(self.body_lines(self.size.width, height), self.marks())
        about.draw(self.about_lines(self.size.width))
        self._keep_in_sight(body, height)

    def _keep_in_sight(self, body: Drawn, height: int) -> None:
        """Scroll as little as needed; the first and the last stop bring along what stands around them."""
        rows = [y for y, line in enumerate(body.lines) if any(self._is_here(span.place) for span in line)]
        stops = self.stops()
        if not rows:
            return
        first, last = rows[0], rows[-1]
        if stops and self.cursor == stops[0]:
            first = 0
        elif stops and self.cursor == stops[-1]:
            last = len(body.lines) - 1
        most = max(0, len(body.lines) - height)
        top = min(body.top, most)
        top = first if first < top else max(top, last - height + 1)
        if top != body.top:
            body.top = max(0, min(top, most))
            body.refresh()

    def _is_here(self, place: str) -> bool:
        return bool(place) and self.stop_of(row_of(place)) == self.cursor

    # --- moving -----------------------------------------------------------------------------------------------------

    def go(self, place: str) -> None:
        """Put the cursor on a place."""
        if place and place in self.stops():
            self.cursor = place
        self.show()

    def step(self, by: int) -> None:
        """Move the cursor by so many places; the ends are ends."""
        stops = self.stops()
        if stops:
            at = stops.index(self.cursor) + by if self.cursor in stops else 0
            self.go(stops[max(0, min(at, len(stops) - 1))])

    def action_up(self) -> None:
        """One place up."""
        self.step(-1)

    def action_down(self) -> None:
        """One place down."""
        self.step(1)

    def action_left(self) -> None:
        """The value before."""
        self.change(self.cursor, -1)

    def action_right(self) -> None:
        """The value after."""
        self.change(self.cursor, 1)

    def action_page_up(self) -> None:
        """Many places up."""
        self.step(-max(1, self.size.height // 2))

    def action_page_down(self) -> None:
        """Many places down."""
        self.step(max(1, self.size.height // 2))

    def action_first(self) -> None:
        """The first place."""
        self.step(-len(self.stops()))

    def action_last(self) -> None:
        """The last place."""
        self.step(len(self.stops()))

    def action_choose(self) -> None:
        """Do what the cursor stands on."""
        if self.cursor:
            self.do(self.cursor)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Where the list itself has nothing to scroll, the wheel moves the cursor."""
        event.stop()
        self.step(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The same the other way."""
        event.stop()
        self.step(-1)

    @on(Drawn.Pointed, "#body")
    def point(self, event: Drawn.Pointed) -> None:
        """A click on an arrow turns the value; elsewhere the first click goes there, the second does it."""
        event.stop()
        self.notice("")
        self.pointed_at(event.place)

    def pointed_at(self, pointed: str) -> None:
        """What a click on a place does."""
        place = row_of(pointed)
        stop = self.stop_of(place)
        if stop != self.cursor:
            self.go(stop)
        elif pointed[0] in (LESS, MORE):
            self.change(stop, -1 if pointed[0] == LESS else 1)
        else:
            self.do(place)
