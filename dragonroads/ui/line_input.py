"""The input of line mode: one line at a time, with every way of going away turned into one."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import TextIO

from dragonroads.ui.line_screen import Screen

if sys.platform != "win32":
    import termios

MOST_LETTERS = 200
USUAL_ROWS = 24
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))


class Gone(BaseException):
    """Nobody types any more: the input has ended, or somebody pressed Ctrl-C or hung up."""


class Typing:
    """Reads what people type."""

    def __init__(self, stream: TextIO, screen: Screen) -> None:
        self._stream = stream
        self._screen = screen
        self.is_terminal = stream.isatty()
        self._is_reading = False
        self.left_by = 0
        """The signal that made people leave; none while they stay, or left by themselves."""

    def line(self, prompt: str) -> str:
        """One line without the spaces around it; Gone when none will come."""
        self._screen.prompt(prompt)
        text = self._read()
        if not text:
            self._screen.line()
            raise Gone
        if not self.is_terminal:
            self._screen.line()
        return text[:MOST_LETTERS].strip()

    def secret(self, prompt: str) -> str:
        """The same for what nobody else should read: where the terminal allows it, what is typed is not shown."""
        with self._unseen():
            return self.line(prompt)

    @contextlib.contextmanager
    def _unseen(self) -> Iterator[None]:
        if not self.is_terminal or sys.platform == "win32":
            yield
            return
        try:
            terminal = self._stream.fileno()
            before = termios.tcgetattr(terminal)
            without = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
            termios.tcsetattr(terminal, termios.TCSAFLUSH, without)  # what was typed ahead has been shown already
        except (OSError, ValueError, termios.error):
            yield
            return
        try:
            yield
        finally:
            self._screen.line()  # Enter was not shown either
            with contextlib.suppress(OSError, ValueError, termios.error):
                termios.tcsetattr(terminal, termios.TCSADRAIN, before)

    def forget(self) -> None:
        """Throw away what was typed before anybody could read the page it would answer."""
        if self.is_terminal and sys.platform != "win32":
            with contextlib.suppress(OSError, ValueError, termios.error):
                termios.tcflush(self._stream.fileno(), termios.TCIFLUSH)

    def _read(self) -> str:
        if self.left_by:
            raise Gone
        self._is_reading = True
        try:
            return self._stream.readline()
        except (UnicodeDecodeError, KeyboardInterrupt, OSError, ValueError) as fault:
            if isinstance(fault, UnicodeDecodeError):
                return "?\n"
            raise Gone from None
        finally:
            self._is_reading = False

    @contextlib.contextmanager
    def heeding_signals(self) -> Iterator[None]:
        """While this lasts a signal makes people leave, but never in the middle of an answer."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._leave) for number in SIGNALS}
        if hasattr(signal, "SIGTSTP"):  # a page that only one person may read is never left standing behind a shell
            before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, signal.SIG_IGN)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _leave(self, number: int, _frame: FrameType | None) -> None:
        self.left_by = number
        if self._is_reading:
            raise Gone


def rows() -> int:
    """How many lines the terminal shows."""
    try:
        return max(10, os.get_terminal_size().lines or USUAL_ROWS)
    except (OSError, ValueError):
        return USUAL_ROWS
