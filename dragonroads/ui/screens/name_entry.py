"""One line to type in, laid over the place it belongs to; what was there is lost only when something better is kept."""

from __future__ import annotations

from collections.abc import Callable

from textual import events, on
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Input
from textual.widgets.input import Selection

from dragonroads.errors import DragonroadsError
from dragonroads.ui.drawing import Line, line_width
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.menu_screen import MenuScreen

LONGEST = 60
ROOM = 26
MARK = "►"
"""Before what is lit."""


class NameEntry(Input):
    """A name or a few digits; Enter keeps it, Esc gives it up."""

    DEFAULT_CSS = """
    NameEntry { layer: above; dock: top; width: 26; background: $panel; }
    NameEntry:focus { background-tint: $panel 0%; }
    """
    BINDINGS = [
        Binding("escape", "give_up", show=False),
        Binding("up,down,tab", "submit", show=False),
    ]

    class GivenUp(Message):
        """Everything stays as it was."""

    def __init__(self, place: str, value: str, keep: Callable[[str], None], is_secret: bool = False) -> None:
        super().__init__(value, password=is_secret, max_length=LONGEST, select_on_focus=False, compact=True, id="entry")
        self.cursor_blink = False
        self.place = place
        self.keep = keep
        """Takes what was typed; a DragonroadsError says in one line why it cannot be."""

    def on_mount(self) -> None:
        """Whatever is typed first takes the place of what was there."""
        self.selection = Selection(0, len(self.value))

    def action_give_up(self) -> None:
        """Leave everything as it was."""
        self.post_message(self.GivenUp())


class EntryScreen(MenuScreen):
    """A list some of whose places can be typed over."""

    entry: NameEntry | None = None

    def ask(self, place: str, value: str, keep: Callable[[str], None], is_secret: bool = False) -> None:
        """Open a line to type in, over a place of the list."""
        self.close_entry()
        self.entry = NameEntry(place, value, keep, is_secret)
        self._put_entry()
        self.mount(self.entry)
        self.set_focus(self.entry)  # at once: what is typed right now belongs into the line
        self.show()

    def _put_entry(self) -> None:
        """Lay the line over its place."""
        if self.entry is not None:
            x, y, end = self._corner(self.entry.place)
            self.entry.styles.offset = (x, y)
            self.entry.styles.width = min(max(ROOM, end - x), max(8, self.size.width - x))

    def close_entry(self) -> None:
        """Put the line away."""
        if self.entry is not None:
            self.set_focus(None)
            self.entry.remove()
            self.entry = None

    def entry_hints(self) -> tuple[str, ...]:
        """All that can be done while something is typed."""
        return "choose:keep", "back:give_up"

    def _corner(self, place: str) -> tuple[int, int, int]:
        """The cell of the screen where a place begins, behind its mark if it has one, and where what it covers ends."""
        body, above = self.query_one("#body", Drawn), len(self.top_lines())
        for y, line in enumerate(body.lines):
            at = next((at for at, span in enumerate(line) if span.place == place), None)
            if at is not None:
                x = line_width(line[:at]) + line[at].text.startswith((" ", MARK))
                return x, y - body.top + above, self._end(line, x + ROOM)
        return 1, above, ROOM

    @staticmethod
    def _end(line: Line, x: int) -> int:
        """The end of what a cell lies in: half a word behind the line would seem to belong to what is typed."""
        ends = (line_width(line[: at + 1]) for at in range(len(line)))
        return next((end for end in ends if end >= x), x)

    @on(Input.Submitted, "#entry")
    def submit(self, event: Input.Submitted) -> None:
        """Enter in the line."""
        event.stop()
        self.keep_entry()

    def keep_entry(self) -> None:
        """Keep what was typed; if it cannot be kept it stays in the line, with a word about it."""
        if self.entry is None:
            return
        try:
            self.entry.keep(self.entry.value)
        except DragonroadsError as fault:
            self.notice(fault.said(self.box.say))
            return
        self.close_entry()
        self.show()

    @on(NameEntry.GivenUp)
    def give_up(self) -> None:
        """Everything stays as it was."""
        self.notice("")
        self.close_entry()
        self.show()

    def go(self, place: str) -> None:
        """Whoever goes elsewhere types no longer."""
        self.close_entry()
        super().go(place)

    def action_choose(self) -> None:
        """Keep what is typed, or do what the cursor stands on."""
        if self.entry is not None:
            self.keep_entry()
        else:
            super().action_choose()

    def action_back(self) -> None:
        """One step back: out of the line first."""
        if self.entry is not None:
            self.give_up()
        else:
            super().action_back()

    def on_resize(self, _event: events.Resize) -> None:
        """The place may have moved; what is being typed moves along."""
        self.call_after_refresh(self._put_entry)
