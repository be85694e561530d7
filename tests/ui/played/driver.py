"""A terminal without a terminal: events go in, what is painted comes out on a glass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual import events
from textual.driver import Driver
from textual.geometry import Size

from tests.ui.played.glass import Glass

if TYPE_CHECKING:
    from textual.app import App

Frame = Callable[[Glass], None]
"""Told of every frame, at the moment it is painted."""


class GlassDriver(Driver):
    """Like a terminal it gets every byte; unlike one it can be read."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
        on_frame: Frame,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.glass = Glass(*(size or (80, 24)))
        self.written: list[str] | None = None
        """Everything that was written, when somebody wants to keep it."""
        self.on_frame = on_frame

    def write(self, data: str) -> None:
        """Paint, and show the frame to whoever watches."""
        if self.written is not None:
            self.written.append(data)
        before = self.glass.rows
        self.glass.write(data)
        if self.glass.rows != before:
            self.on_frame(self.glass)

    def start_application_mode(self) -> None:
        """Tell the app how much room there is."""
        self.resize(self.glass.width, self.glass.height)

    def resize(self, width: int, height: int) -> None:
        """Somebody pulls at the window."""
        self.glass.resize(width, height)
        size = Size(width, height)
        self._size = size
        self._app.post_message(events.Resize(size, size))

    def disable_input(self) -> None:
        """There is none."""

    def stop_application_mode(self) -> None:
        """There is nothing to restore."""
