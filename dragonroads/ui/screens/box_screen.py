"""What all screens of the app share: a key bar, a line for notices, and a word when the terminal is too small."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events, on
from textual.app import ComposeResult, SystemCommand
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.kit.notice_line import notice_line
from dragonroads.ui.kit.sheet import sheet
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import DO, KeyBar

if TYPE_CHECKING:
    from dragonroads.library.words import Catalog
    from dragonroads.ui.app import BoxApp

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
LEAST_PAPER, WIDEST_SMALL = 20, 46
"""Columns of the sheet that says so."""
MOST_NOTICE = 3
"""Lines of a notice that is too long for its own."""


class BoxScreen(Screen[None]):
    """A screen that fills the terminal and hides everything below it."""

    # Textual's own paints the whole screen again whenever another widget gets the focus.
    focused = Reactive(None, repaint=False)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    BoxScreen { layers: below above; overflow: hidden; }
    #notice { layer: above; dock: bottom; offset-y: -1; display: none; height: 1; }
    #small { layer: above; display: none; width: 100%; height: 100%; }
    BoxScreen.-small #small { display: block; }
    """

    @property
    def box(self) -> BoxApp:
        """The app, which knows words, looks and settings."""
        return cast("BoxApp", self.app)

    has_palette = True
    """Whether everything that can be done here may be listed."""

    @property
    def is_small(self) -> bool:
        """Whether there is too little room to play."""
        return self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT

    def compose(self) -> ComposeResult:
        """The screen's own parts, then those that every screen has."""
        yield from self.parts()
        yield KeyBar()
        yield Drawn(id="notice", tone="bar")
        yield Drawn(id="small")

    @property
    def spoken(self) -> Catalog | None:
        """The words of this screen, if they are not those of the table or of the box."""
        return None

    def parts(self) -> Iterable[Widget]:
        """What this screen is made of."""
        return ()

    def hints(self) -> Sequence[str]:
        """What can be done now, for the key bar; what matters most comes first."""
        return ()

    def commands(self) -> Iterable[SystemCommand]:
        """What can be done here beside what has a key, for the palette."""
        return ()

    def redraw(self) -> None:
        """Draw everything for the present size, look and language."""

    def reword(self) -> None:
        """Another language is spoken: what is kept in words is put into them anew before it is drawn again."""

    # --- what every screen does -------------------------------------------------------------------------------------

    async def _on_message(self, message: Message) -> None:
        """A key or a click is for what was on the screen when it was made: one that comes too late is dropped.

        Any key takes the notice away.
        """
        if isinstance(message, events.InputEvent | Drawn.Pointed) and self.app.screen is not self:
            message.stop()
            return
        if isinstance(message, events.Key):
            self.notice("")
        await super()._on_message(message)

    def _compositor_refresh(self) -> None:
        """The first frame covers all that stood there before: Textual may begin with the lines that changed."""
        self.box.cursor_position = self._marked_cell()
        box, compositor, first = self.box, self._compositor, self.box.first_frame
        is_first = box.screen is self and first.painted is not self
        if is_first and not box._batch_count and compositor.size == box.size:
            compositor._dirty_regions.add(compositor.size.region)
            super()._compositor_refresh()
            first.has_come(self)
        else:
            super()._compositor_refresh()

    def pointed_parts(self) -> Iterable[Drawn]:
        """The parts in which a cursor may stand, the one that the arrows move in first."""
        return self.query(Drawn)

    def _marked_cell(self) -> Offset:
        """Where the terminal's own cursor stands, which braille and screen readers follow: where ours does."""
        cells = (part.marked_cell for part in self.pointed_parts() if part.display)
        return next((cell for cell in cells if cell), Offset(0, 0))

    @property
    def is_whole(self) -> bool:
        """Whether all parts are there: a screen that is being taken away loses them one after the other.

        When people leave the app, all screens are taken away.
        """
        return self.is_mounted and self.display and not self.box._exit

    def show(self) -> None:
        """Draw the screen and its key bar."""
        if not self.is_whole:
            return
        self.redraw()
        self.query_one(KeyBar).offer(self.hints())

    def notice(self, text: str) -> None:
        """Say something in the line above the keys, until the next key; a long one covers what stands there."""
        if not self.is_whole:
            return
        line = self.query_one("#notice", Drawn)
        if not (text or line.display):
            return
        lines = notice_line(text, self.size.width, MOST_NOTICE)
        line.styles.height = len(lines)
        line.draw(lines)
        line.display = bool(text)

    def on_mount(self) -> None:
        """Draw for the first time."""
        self._fit()

    def on_resize(self, _event: events.Resize) -> None:
        """Draw for the new size; nothing else changes."""
        self._fit()

    def on_screen_resume(self) -> None:
        """Settings may have changed while another screen was in front."""
        self.show()

    def _fit(self) -> None:
        self.set_class(self.is_small, "-small")
        if self.is_small:
            self.query_one("#small", Drawn).draw(self._too_small())
        self.show()

    def _too_small(self) -> list[Line]:
        """Nothing of the game, so that the wrong eyes see nothing of it; on paper where there is room for that."""
        say, (across, down) = self.box.say, self.size
        have = say("ui.small", width=across, height=down)
        need = say("ui.small.needed", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        room = min(across, WIDEST_SMALL)
        told: list[Line] = [(Span(f" {line}", "strong"),) for line in wrap(have, max(1, room - 6))]
        told += [(), *((Span(f" {line}", "good"),) for line in wrap(need, max(1, room - 6)))]
        if down < len(told) + 2 or across < LEAST_PAPER:
            return [(Span(line),) for part in (have, need) for line in wrap(part, max(1, across))]
        margin = Span(" " * ((across - room) // 2))
        above = (down - len(told) - 2) // 2
        return [*[()] * above, *((margin, *line) for line in sheet(told, room, len(told) + 2))]

    def on_key(self, event: events.Key) -> None:
        """While the screen is too small, keys do nothing but cover it."""
        if self.is_small and event.key != "f9":
            event.stop()
            event.prevent_default()

    @on(Drawn.Pointed, "#keys")
    async def do_hint(self, event: Drawn.Pointed) -> None:
        """A click on a hint does what its key does."""
        event.stop()
        act = event.place.removeprefix(DO)
        if act != "move":
            await self.run_action(self.action_of(act))

    def action_of(self, key: str) -> str:
        """What one of our keys does here; on some screens it is something of their own."""
        bound = (one.binding for one in self.active_bindings.values())
        return next((binding.action for binding in bound if binding.id == key), key)

    def action_leave(self) -> None:
        """Go one screen back."""
        self.box.go_back()

    def action_back(self) -> None:
        """Go one step back."""
        self.action_leave()
