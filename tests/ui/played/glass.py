"""The glass of a terminal: takes what the app writes and holds what a person would see."""

from __future__ import annotations

import re

_TOKEN = re.compile(r"\x1b\[([?>=]?)([\d;:]*)([A-Za-z])|(\x1b\][^\x07]*\x07)|([\r\n])|([^\x1b\r\n]+)")


class Glass:
    """A grid of letters. Whatever it does not understand it refuses, so that nothing can be painted unseen."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [" " * width for _ in range(height)]
        self._x = self._y = 0

    def resize(self, width: int, height: int) -> None:
        """What was painted stays where it was, as far as there is room."""
        kept = [row[:width].ljust(width) for row in self._rows[:height]]
        self._rows = kept + [" " * width for _ in range(height - len(kept))]
        self.width, self.height = width, height

    def stain(self, sign: str) -> None:
        """Cover the whole glass with a sign."""
        self._rows = [sign * self.width for _ in range(self.height)]

    @property
    def rows(self) -> tuple[str, ...]:
        """Every line as it stands now."""
        return tuple(self._rows)

    @property
    def text(self) -> str:
        """Everything that can be read."""
        return "\n".join(self._rows)

    @property
    def cursor(self) -> tuple[int, int]:
        """Where the terminal's own cursor stands."""
        return self._x, self._y

    def write(self, data: str) -> None:
        """Paint."""
        at = 0
        for found in _TOKEN.finditer(data):
            assert found.start() == at, f"what does {data[at : at + 20]!r} do to a terminal?"
            at = found.end()
            mark, numbers, letter, _title, end, text = found.groups()
            if text:
                self._paint(text)
            elif end:
                self._turn_line(end)
            elif letter:
                self._control(mark, numbers, letter)
        assert at == len(data), f"what does {data[at : at + 20]!r} do to a terminal?"

    def _paint(self, text: str) -> None:
        assert text.isprintable(), f"a control character in {text!r}"
        if self._y < self.height:
            row = self._rows[self._y]
            self._rows[self._y] = (row[: self._x] + text + row[self._x + len(text) :])[: self.width]
        self._x += len(text)

    def _turn_line(self, end: str) -> None:
        self._x = 0
        self._y += end == "\n"

    def _control(self, mark: str, numbers: str, letter: str) -> None:
        if letter == "m" or mark:
            return  # colours, and modes of the terminal
        assert letter == "H", f"an unknown control: {numbers}{letter}"
        row, _, column = numbers.partition(";")
        self._y, self._x = int(row or 1) - 1, int(column or 1) - 1
