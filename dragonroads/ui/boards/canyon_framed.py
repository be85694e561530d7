"""The canyon map as sixteen framed tiles whose frames are shared."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.canyon_tile import frame_tone, inside, title
from dragonroads.ui.drawing import Line, Span, fit, line_width

CORNERS = ("┌┬┐", "├┼┤", "└┴┘")
_RANKS = ("frame", "title", "good", "bad")
"""Where tiles share a line, the tone that matters most."""


def framed(board: Board, pitch: int, height: int) -> list[Line]:
    """Tiles of so many cells, their left frame included, and so many lines between two frames."""
    return _Frames(board.spots, pitch, height).lines()


class _Frames:
    """Tiles by column and row, and the lines between them."""

    def __init__(self, spots: Sequence[Spot], pitch: int, height: int) -> None:
        self.at = {(spot.x, spot.y): spot for spot in spots}
        self.columns = 1 + max(spot.x for spot in spots)
        self.rows = 1 + max(spot.y for spot in spots)
        self.room = pitch - 1
        self.height = height

    def lines(self) -> list[Line]:
        """Everything from the upper frame to the lower one."""
        found: list[Line] = []
        for y in range(self.rows):
            found += [self._edges(y), *self._insides(y)]
        return [*found, self._edges(self.rows)]

    def _edges(self, y: int) -> Line:
        """The line above a row of tiles with their names; below the last row, the line that closes it."""
        spans: list[Span] = []
        for x in range(self.columns + 1):
            spans.append(Span(self._corner(x, y), self._tone((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))))
            if x < self.columns:
                spans += self._edge(x, y)
        return tuple(spans)

    def _corner(self, x: int, y: int) -> str:
        upright = CORNERS[0 if y == 0 else 2 if y == self.rows else 1]
        return upright[0 if x == 0 else 2 if x == self.columns else 1]

    def _edge(self, x: int, y: int) -> Line:
        tone, spot = self._tone((x, y - 1), (x, y)), self.at.get((x, y))
        if spot is None:
            return (Span("─" * self.room, tone),)
        spans = [Span("─", tone), *title(spot, self.room - 1)]
        return *spans, Span("─" * (self.room - line_width(spans)), tone)

    def _tone(self, *tiles: tuple[int, int]) -> str:
        tones = [frame_tone(self.at[tile]) for tile in tiles if tile in self.at]
        return max(tones, key=_RANKS.index)

    def _insides(self, y: int) -> list[Line]:
        """The lines of a row of tiles."""
        rows = [inside(self.at[x, y], self.room, self.height) for x in range(self.columns)]
        return [self._line(y, [row[k] for row in rows]) for k in range(self.height)]

    def _line(self, y: int, tiles: Sequence[Sequence[Span]]) -> Line:
        spans: list[Span] = []
        for x, tile in enumerate(tiles):
            spans += [self._wall(x, y), *fit(tile, self.room)]
        return *spans, self._wall(self.columns, y)

    def _wall(self, x: int, y: int) -> Span:
        return Span("│", self._tone((x - 1, y), (x, y)))
