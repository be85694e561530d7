"""A track along its true course, one line for each row of the table: `[ 07 ]─[ 08 ]`."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.race_grid import Grid
from dragonroads.ui.boards.race_space import inside
from dragonroads.ui.drawing import Line, Span, fill

PITCHES = (8, 7)


def course(board: Board, width: int, height: int) -> list[Line] | None:
    """The drawing, if it fits; an empty row above the finish gives way first."""
    grid = Grid.of(board)
    pitch = next((pitch for pitch in PITCHES if pitch * grid.columns <= width), 0)
    rows = [y for y in range(grid.rows) if height >= grid.rows or grid.row(y)]
    if not pitch or len(rows) > height:
        return None
    signs = _signs(grid)
    return [_row(grid, y, pitch, signs) for y in rows]


def _row(grid: Grid, y: int, pitch: int, signs: Mapping[tuple[int, int], Span]) -> Line:
    spans: list[Span] = []
    for x in range(max(grid.row(y), default=-1) + 1):
        spot = grid.at.get((x, y))
        if spot and spot.kind == "cliff":
            return (*spans, Span(fill(f" {spot.name}", (grid.columns - x) * pitch), "warn"))
        if spot and spot.kind in ("start", "label"):
            spans += _bare(spot, pitch)
            continue
        spans += _space(spot, pitch) if spot else [Span(" " * (pitch - 1))]
        spans.append(signs.get((x, y), Span(" ")))
    return tuple(spans)


def _space(spot: Spot, pitch: int) -> list[Span]:
    if spot.kind == "gone":
        return inside(spot, pitch - 1)
    tone = "warn" if spot.kind == "slide" else "frame"
    return [Span("[", tone), *inside(spot, pitch - 3), Span("]", tone, spot.place)]


def _bare(spot: Spot, pitch: int) -> list[Span]:
    return inside(spot, pitch) if spot.place else [Span(fill(f" {spot.name}", pitch), "title")]


def _signs(grid: Grid) -> dict[tuple[int, int], Span]:
    """What stands to the right of a cell: the way on, the hole in it, or the way to the finish."""
    signs: dict[tuple[int, int], Span] = {}
    for spot, following in grid.steps():
        sign = Span(spot.seam, "warn") if spot.seam.isdecimal() else Span("─", "frame")
        if spot.y == following.y:
            signs[min(spot.x, following.x), spot.y] = sign
        elif spot.seam.isdecimal():
            signs[spot.x, spot.y] = sign
    if exit_to := grid.exit:
        spot, (dx, _) = exit_to
        signs.setdefault((spot.x - (dx < 0), spot.y), Span("«" if dx < 0 else "»", "good"))
    return signs
