"""The output of line mode: washed lines of at most 80 cells, and a way to wipe what others must not read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TextIO

from dragonroads.library.letters import cells, refused

WIDTH = 80
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes the screen and what has scrolled off it, and starts again at the top."""
BLANK_LINES = 60


class Screen:
    """Writes text downwards; nothing but a wipe ever moves the cursor."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self.is_terminal = output.isatty() and os.environ.get("TERM", "") not in ("", "dumb")

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines, each broken where it is too long; what hangs over is set in."""
        self._write("".join(f"{part}\n" for line in lines for part in wrap(line)))

    def line(self, text: str = "") -> None:
        """Write one line."""
        self.lines([text])

    def rule(self, title: str, fill: str = "-") -> None:
        """Write a line across the screen with a title in it."""
        head = f"{fill * 2} {wash(title)} " if title else ""
        self.lines([head + fill * (WIDTH - width(head))] if width(head) <= WIDTH else [wash(title)])

    def prompt(self, text: str) -> None:
        """Write what stands in front of the place where people type."""
        self._write(wash(text))

    def clear(self) -> None:
        """Take everything off the screen; where that cannot be done, push it far away."""
        self._write(CLEAR if self.is_terminal else "\n" * BLANK_LINES)

    def _write(self, text: str) -> None:
        try:
            self._output.write(text)
        except UnicodeEncodeError:
            narrow = self._output.encoding or "ascii"
            self._output.write(text.encode(narrow, "replace").decode(narrow))
        self._output.flush()


def wash(text: str) -> str:
    """Text without anything a terminal would act on."""
    return text if text.isascii() and text.isprintable() else "".join(c for c in text if not refused(c))


def width(text: str) -> int:
    """How many cells a text fills."""
    return len(text) if text.isascii() else sum(map(cells, text))


def wrap(text: str, hang: int | None = None) -> list[str]:
    """The text in lines that fit; further lines begin `hang` cells in, or two more than the first one does."""
    text = wash(text)
    if width(text) <= WIDTH:
        return [text.rstrip()]
    indent = len(text) - len(text.lstrip())
    further = " " * (indent + 2 if hang is None else hang)
    lines, line = [], text[:indent]
    for word in _words(text[indent:], WIDTH - len(further)):
        if width(line) + width(word.rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = further
        line += word
    return [*lines, line.rstrip()]


def _words(text: str, room: int) -> list[str]:
    """Words with the spaces behind them; one that is longer than a line is cut."""
    found: list[str] = []
    start = 0
    for at, letter in enumerate(text):
        ends = letter == " " and text[at + 1 : at + 2] not in ("", " ")
        if ends or width(text[start : at + 1]) >= room:
            found.append(text[start : at + 1])
            start = at + 1
    return [*found, text[start:]]
