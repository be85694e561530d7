"""Reads what is typed: bytes that are no letters and sequences that are no keys are passed over, never a fault."""

from __future__ import annotations

import os
import selectors
from codecs import getincrementaldecoder
from collections.abc import Iterable

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

AT_ONCE = 4096
"""Bytes that are read in one go."""
BLINK = 0.1
"""Seconds after which the thread looks whether it is over, and whether an Esc was only an Esc."""


class TerminalDriver(LinuxDriver):
    """Textual's own ends the app with a traceback at the first byte that is not UTF-8.

    Such bytes come from 8-bit Alt, from a paste in another encoding, and from letters of which the beginning was
    thrown away with what was typed ahead of a curtain.
    """

    def _run_input_thread(self) -> None:
        """A fault here ends the app as every other fault does, and not with exit code 0."""
        try:
            self.run_input_thread()
        except Exception as fault:
            self._app.call_later(self._app._handle_exception, fault)

    def run_input_thread(self) -> None:
        """Turn bytes into keys, clicks and pastes until the app ends."""
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        parser = XTermParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                letters = decode(os.read(self.fileno, AT_ONCE)) if selector.select(BLINK) else ""
                for letter in letters:
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
