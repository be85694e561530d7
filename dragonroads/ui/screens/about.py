"""Everything about one card, one place or one seat, in a box of its own."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.frames import centred
from dragonroads.ui.drawings.hanging import hang
from dragonroads.ui.drawings.pages import inside
from dragonroads.ui.kit.sheet import EDGES, sheet
from dragonroads.ui.screens.read_once import ReadOnceScreen

MOST_WIDTH = 72


class AboutScreen(ReadOnceScreen):
    """A title and some lines; closed by any key."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.about = tuple(lines)

    def sheet(self) -> list[Line]:
        """The lines on paper under their title."""
        room = min(MOST_WIDTH, self.size.width - 4)
        lines: list[Line] = [()]
        for text in self.about:
            lines += [*((Span(f" {part}"),) for part in hang(text, inside(room) - 2)), ()]
        return centred(sheet(lines, room, len(lines) + EDGES, self.heading), self.size.width)
