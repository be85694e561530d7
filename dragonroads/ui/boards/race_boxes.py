"""A track along its true course as a road of framed boxes, for large screens."""

from __future__ import annotations

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.race_grid import Grid
from dragonroads.ui.boards.race_space import inside
from dragonroads.ui.drawing import Line, Span, cut, fill, line_width

PITCHES = (8, 7)
OPEN = ("cliff", "label", "gone")
"""What lies on the grid without a frame."""
CORNERS = dict(zip(range(16), "  ││ ┘┐┤ └┌├─┴┬┼"))
"""Which of the four lines up (1), down (2), left (4), right (8) meet -> the glyph that joins them."""


def boxes(board: Board, width: int, height: int) -> list[Line] | None:
    """The drawing, if it fits."""
    grid = Grid.of(board)
    pitch = next((pitch for pitch in PITCHES if pitch * grid.columns + 1 <= width), 0)
    if not pitch or 2 * grid.rows + 1 > height:
        return None
    road = _Road(grid, pitch)
    return [road.line(number) for number in range(2 * grid.rows + 1)]


class _Road:
    """Boxes whose frames are shared: `wall` is the line left of a box, `edge` the line above it."""

    def __init__(self, grid: Grid, pitch: int) -> None:
        self.grid = grid
        self.pitch = pitch
        self.walls: dict[tuple[int, int], Span] = {}
        self.edges: dict[tuple[int, int], str] = {}
        for spot, following in grid.steps():
            self._join(spot, following)
        if leaving := grid.exit:
            self._finish_line(*leaving)

    def line(self, number: int) -> Line:
        """One line of the drawing."""
        y, between = divmod(number, 2)
        return tuple(self._through(y) if between else self._frames(y))

    # --- what lies between two spaces -------------------------------------------------------------------------------

    def _join(self, spot: Spot, following: Spot) -> None:
        hole = spot.seam.isdecimal()
        if spot.y == following.y:
            shown = spot.seam if hole else "·" if spot.seam == "join" else "│"
            self.walls[max(spot.x, following.x), spot.y] = Span(shown, "warn" if hole else "frame")
        elif hole:
            self.edges[spot.x, max(spot.y, following.y)] = f"▒{spot.seam}▒"

    def _finish_line(self, spot: Spot, leaving: tuple[int, int]) -> None:
        dx, dy = leaving
        if dx:
            self.walls[spot.x + (dx > 0), spot.y] = Span("█", "good")
        else:
            self.edges[spot.x, spot.y + (dy > 0)] = "█░" * self.pitch

    # --- frames -----------------------------------------------------------------------------------------------------

    def _box(self, x: int, y: int) -> Spot | None:
        spot = self.grid.at.get((x, y))
        return spot if spot and spot.kind not in OPEN else None

    def _has_edge(self, x: int, y: int) -> bool:
        return bool(self._box(x, y) or self._box(x, y - 1))

    def _has_wall(self, x: int, y: int) -> bool:
        return bool(self._box(x, y) or self._box(x - 1, y))

    def _frames(self, y: int) -> list[Span]:
        spans: list[Span] = []
        for x in range(self.grid.columns + 1):
            spans.append(self._corner(x, y))
            if x < self.grid.columns:
                spans += self._edge(x, y)
        return spans

    def _corner(self, x: int, y: int) -> Span:
        for wall in ((x, y), (x, y - 1)):
            special = self.walls.get(wall)
            if special and special.tone != "frame":
                return Span("█" if special.tone == "good" else "▒", special.tone)
        up, down = self._has_wall(x, y - 1), self._has_wall(x, y)
        left, right = self._has_edge(x - 1, y), self._has_edge(x, y)
        return Span(CORNERS[up + 2 * down + 4 * left + 8 * right], "frame")

    def _edge(self, x: int, y: int) -> list[Span]:
        """The line above a box with its number, or the line that closes the box above."""
        room = self.pitch - 1
        below, above = self._box(x, y), self._box(x, y - 1)
        crossing = self.edges.get((x, y), "")
        if below:
            return self._titled(below, crossing, room)
        if above and crossing:
            return [Span(cut(crossing, room, ""), "good")]
        return [Span("─" * room, "frame", above.place)] if above else [Span(" " * room)]

    def _titled(self, spot: Spot, crossing: str, room: int) -> list[Span]:
        tone = "warn" if spot.kind == "slide" else "title" if spot.kind == "start" else "dim"
        spans = [Span("─", "frame", spot.place), Span(spot.name, tone, spot.place)]
        if sign := crossing or spot.note:
            gap = "" if crossing else "─"
            spans += [Span(gap, "frame", spot.place), Span(sign, "warn", spot.place)]
        left = max(0, room - line_width(spans))
        return [*spans, Span("─" * left, "frame", spot.place)]

    # --- the inside -------------------------------------------------------------------------------------------------

    def _through(self, y: int) -> list[Span]:
        spans: list[Span] = []
        for x in range(self.grid.columns + 1):
            spot = self.grid.at.get((x, y))
            if spot and spot.kind == "cliff":
                room = self.pitch * (self.grid.columns - x)
                return [*spans, self._wall(x, y), Span(cut(f" {spot.name}", room), "warn")]
            spans.append(self._wall(x, y))
            if x < self.grid.columns:
                spans += self._cell(spot)
        return spans

    def _wall(self, x: int, y: int) -> Span:
        plain = Span("│" if self._has_wall(x, y) else " ", "frame")
        return self.walls.get((x, y), plain)

    def _cell(self, spot: Spot | None) -> list[Span]:
        room = self.pitch - 1
        if spot is None:
            return [Span(" " * room)]
        if not spot.place:
            return [Span(fill(spot.name, room), "title")]
        if spot.kind == "slide" and not spot.tokens:
            rocks = "▲" * int(spot.note.strip("^") or 1)
            return [Span(fill(f" {rocks}", room), "warn", spot.place)]
        return inside(spot, room, titled=True)
