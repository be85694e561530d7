"""A page that is read and closed: any key does it, and so does a click."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events
from textual.widget import Widget

from dragonroads.ui.drawing import Line
from dragonroads.ui.keys import bindings
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import FEET
from dragonroads.ui.screens.box_screen import BoxScreen

SCROLLING = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}


class ReadOnceScreen(BoxScreen):
    """Shows a sheet in the middle of the screen; the keys that scroll do so where the sheet is longer than that."""

    DEFAULT_CSS = "ReadOnceScreen #sheet { height: 1fr; }"
    BINDINGS = bindings("up", "down", "back")
    has_palette = False

    def parts(self) -> Iterable[Widget]:
        """The sheet."""
        yield Drawn(id="sheet")

    def sheet(self) -> list[Line]:
        """What is read, in lines of the screen's width."""
        return []

    def redraw(self) -> None:
        """The sheet, a little above the middle."""
        lines = self.sheet()
        above = max(0, (self.size.height - FEET - len(lines)) // 3)
        self._drawn.draw([*[()] * above, *lines])

    def hints(self) -> Sequence[str]:
        """Scrolling, where there is something to scroll, and the way out."""
        return ("move:scroll", "back:close_any") if self._is_long else ("back:close_any",)

    @property
    def _drawn(self) -> Drawn:
        return self.query_one("#sheet", Drawn)

    @property
    def _is_long(self) -> bool:
        return len(self._drawn.lines) > self.size.height - FEET

    def on_key(self, event: events.Key) -> None:
        """Scroll or close."""
        if self.is_small:
            return
        event.stop()
        event.prevent_default()
        if self._is_long and event.key in SCROLLING:
            self._drawn.show_from(self._drawn.top + SCROLLING[event.key])
        else:
            self.action_back()

    def action_up(self) -> None:
        """A line up, where there is something to scroll."""
        self._drawn.show_from(self._drawn.top - 1)

    def action_down(self) -> None:
        """A line down, where there is something to scroll."""
        self._drawn.show_from(self._drawn.top + 1)

    def on_click(self, _event: events.Click) -> None:
        """A click closes as well."""
        if not self.is_small:
            self.action_back()
