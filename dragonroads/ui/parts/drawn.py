"""A widget that shows a drawing: one widget for many lines, painted line by line, only where something changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from dragonroads.ui.drawing import Line, Span, fit
from dragonroads.ui.kit.levels import at_level
from dragonroads.ui.marking import Marks, marked

if TYPE_CHECKING:
    from dragonroads.ui.app import BoxApp


class Drawn(Widget):
    """Shows lines of spans; tells which place was clicked, and scrolls by whole lines when there are too many."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Drawn { width: 1fr; height: 1; }"

    class Pointed(Message):
        """Somebody clicked on a place."""

        def __init__(self, drawn: Drawn, place: str) -> None:
            super().__init__()
            self.drawn = drawn
            self.place = place

        @property
        def control(self) -> Drawn:
            """The drawing that was clicked."""
            return self.drawn

    def __init__(self, id: str | None = None, tone: str = "plain") -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.tone = tone
        """The tone of everything that is not drawn."""
        self.lines: list[Line] = []
        self.marks = Marks()
        self.top = 0

    @property
    def box(self) -> BoxApp:
        """The app, which knows looks and glyphs."""
        return cast("BoxApp", self.app)

    # --- what is shown ----------------------------------------------------------------------------------------------

    def draw(self, lines: Sequence[Line], marks: Marks | None = None) -> None:
        """Show these lines, with these marks or the ones there are; what looks the same is not painted again."""
        new_marks = self.marks if marks is None else marks
        height = max(len(lines), len(self.lines))
        was, now = [*self.lines, *[()] * height], [*lines, *[()] * height]
        changed = [y for y in range(height) if was[y] != now[y] or self.marks.touches(was[y], new_marks)]
        self.lines, self.marks = list(lines), new_marks
        if len(lines) != height or len(lines) > len(was) - height:
            changed += [self.top, self.top + self.size.height - 1]  # the signs for what is out of sight
        self.show_from(min(self.top, self.most_top))
        self._repaint(changed)

    def mark(self, marks: Marks) -> None:
        """Show the same lines with other marks."""
        self.draw(self.lines, marks)

    @property
    def most_top(self) -> int:
        """The furthest one can scroll."""
        return max(0, len(self.lines) - max(1, self.size.height))

    def show_from(self, top: int) -> None:
        """Scroll so that this line is the first one shown."""
        top = min(max(0, top), self.most_top)
        if top != self.top:
            self.top = top
            self.refresh()

    def show_line_in(self, y: int, height: int) -> None:
        """Scroll as little as needed so that this line is seen in a widget that is about to get this height."""
        top = y if y < self.top else max(self.top, y - height + 1)
        top = max(0, min(top, len(self.lines) - height))
        if top != self.top:
            self.top = top
            self.refresh()

    def _repaint(self, changed: Sequence[int]) -> None:
        width, height = self.size
        regions = [Region(0, y - self.top, width, 1) for y in changed if 0 <= y - self.top < height]
        if regions:
            self.refresh(*regions)

    # --- painting ---------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """One line of the drawing in the app's present look."""
        room = self.size.width
        look, glyphs = self.box.look, self.box.glyphs
        at = y + self.top
        line = self.lines[at] if at < len(self.lines) else ()
        line = marked(at_level(line, glyphs.level), self.marks, glyphs["cursor"], glyphs["legal"], glyphs["later"])
        more = self._more(y)
        shown = (*fit(line, room - 1, self.tone), Span(more, "key")) if more and room else fit(line, room, self.tone)
        segments = [Segment(span.text, look.style(span.tone)) for span in shown if span.text]
        return Strip(Segment.simplify(segments), room)

    def _more(self, y: int) -> str:
        """A sign where lines above or below are out of sight."""
        if y == 0 and self.top > 0:
            return self.box.glyphs["scroll_up"]
        if y == self.size.height - 1 and self.top + self.size.height < len(self.lines):
            return self.box.glyphs["scroll_down"]
        return ""

    @property
    def marked_cell(self) -> Offset | None:
        """Where on the screen the sign of the cursor stands; nowhere without one, or while it is out of sight."""
        cells = list(self._cells_of(self.marks.cursor)) if self.marks.cursor else []
        free = [cell for cell, text in cells if text.startswith(" ")]
        return next(iter([*free, *(cell for cell, _ in cells)]), None)

    def _cells_of(self, place: str) -> Iterator[tuple[Offset, str]]:
        """Where the pieces of a place begin that can be seen."""
        across, down = self.size
        for y, line in enumerate(self.lines[self.top : self.top + down]):
            x = 0
            for span in line:
                if span.place == place and x < across:
                    yield Offset(self.region.x + x, self.region.y + y), span.text
                x += span.width

    # --- pointing ---------------------------------------------------------------------------------------------------

    def place_at(self, x: int, y: int) -> str:
        """The place drawn at a cell of the widget."""
        at = y + self.top
        for span in self.lines[at] if 0 <= at < len(self.lines) else ():
            if x < span.width:
                return span.place
            x -= span.width
        return ""

    def on_click(self, event: events.Click) -> None:
        """Tell which place was clicked."""
        if place := self.place_at(event.x, event.y):
            event.stop()
            self.post_message(self.Pointed(self, place))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll on; where there is nothing to scroll, the wheel is the screen's."""
        if not self.most_top:
            return
        event.stop()
        self.show_from(self.top + 2)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll back."""
        if not self.most_top:
            return
        event.stop()
        self.show_from(self.top - 2)

    def on_resize(self) -> None:
        """Stay within what there is to show."""
        self.top = min(self.top, self.most_top)
