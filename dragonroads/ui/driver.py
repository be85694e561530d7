"""Reads what is typed: bytes that are no letters and sequences that are no keys are passed over, never a fault."""

from __future__ import annotations

import os
import selectors
import signal
from codecs import getincrementaldecoder
from collections.abc import Iterable
from functools import partial

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

from dragonroads.ui.terminal import READING

AT_ONCE = 4096
"""Bytes that are read in one go."""
BLINK = 0.1
"""Seconds after which the thread looks whether it is over, and whether an Esc was only an Esc."""

HUNG_UP = 128 + signal.SIGHUP
"""What a shell says of a program that a hang-up ended."""


def read_waiting(selector: selectors.BaseSelector, fileno: int) -> bytes | None:
    """What was typed, none after a blink. What is thrown away after it was seen must not be waited for:

    the thread would stand until the next key, and whoever ends the app waits for the thread.
    """
    if not selector.select(BLINK):
        return None
    with READING:
        return os.read(fileno, AT_ONCE) if selector.select(0) else None


class TerminalDriver(LinuxDriver):
    """Textual's own ends the app with a traceback at the first byte that is not UTF-8.

    Such bytes come from 8-bit Alt, from a paste in another encoding, and from letters of which the beginning was
    thrown away with what was typed ahead of a curtain.
    """

    def _sigcont_application(self, *_: object) -> None:
        """Woken, but perhaps never asked to sleep: then everything still stands and is only drawn again.

        Textual's own would begin a second time, keep the raw terminal as the one to restore, and leave a thread that
        nobody tells to end.
        """
        if self._must_signal_resume:
            super()._sigcont_application()
        else:
            self._loop.call_soon_threadsafe(partial(self._app.refresh, repaint=True, layout=True))

    def _run_input_thread(self) -> None:
        """A fault here ends the app as every other fault does, and not with exit code 0."""
        try:
            self.run_input_thread()
        except Exception as fault:
            self._app.call_later(self._app._handle_exception, fault)

    def run_input_thread(self) -> None:
        """Turn bytes into keys, clicks and pastes until the app ends, or the terminal is gone and ends it."""
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        parser = XTermParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                typed = read_waiting(selector, self.fileno)
                if typed == b"":
                    self._app.call_later(self._app.exit, return_code=HUNG_UP)
                    return
                for letter in decode(typed or b""):
                    parser = self._heed(parser, parser.feed(letter))
                parser = self._heed(parser, parser.tick())

    def _heed(self, parser: XTermParser, found: Iterable[Message]) -> XTermParser:
        """Pass on what was found; the parser for what comes next, a fresh one where a sequence made no sense."""
        try:
            messages = list(found)
        except (ArithmeticError, ValueError):
            fresh = XTermParser(self._debug)
            fresh.mouse_pixels = parser.mouse_pixels
            fresh.terminal_size, fresh.terminal_pixel_size = parser.terminal_size, parser.terminal_pixel_size
            return fresh
        for message in messages:
            self.process_message(message)
        return parser
