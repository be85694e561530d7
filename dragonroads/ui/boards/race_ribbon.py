"""A track as a ribbon of lines, for small screens: the order of the spaces without the bends of the course."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.race_space import inside
from dragonroads.ui.drawing import Line, Span, cut, fill, line_width

LABEL = 10
PITCH = 5
MOST, LEAST = 12, 2
SEAMS = {"": " ", "join": "·", "edge": "│", "corner": "┼", "line": "║", "cliff": "│"}
FIRST = "»"
START = "space:0"


def ribbon(board: Board, width: int, height: int) -> list[Line]:
    """The spaces in lines as long as fit; when there are too many, lines that nobody can use give way."""
    per_line = max(LEAST, min(MOST, (width - LABEL) // PITCH) // 2 * 2)
    rows = list(_rows(board.spots, per_line))
    while len(rows) > height and (spare := next(filter(_may_go, reversed(rows)), None)):
        rows.remove(spare)
    return [_line(row, width) for row in rows]


def _may_go(row: Sequence[Spot]) -> bool:
    """Whether nothing but swallowed path, or finish spaces far from everybody, stands in a line."""
    nobody = not any(spot.tokens for spot in row)
    return nobody and (all(spot.kind == "gone" for spot in row) or all(spot.kind == "finish" for spot in row))


def _rows(spots: Sequence[Spot], per_line: int) -> Iterator[list[Spot]]:
    """Spaces by lines; Start and the finish label head the lines of the track and of the finish."""
    finish = next(at for at, spot in enumerate(spots) if spot.kind == "label")
    for head, *spaces in (spots[:finish], spots[finish:]):
        cliff = [spot for spot in spaces if spot.kind == "cliff"]
        steps = spaces[: len(spaces) - len(cliff)]
        lines = [steps[first : first + per_line] for first in range(0, len(steps), per_line)]
        lines[-1] += cliff
        yield [head, *lines[0]]
        yield from lines[1:]


def _line(spots: Sequence[Spot], width: int) -> Line:
    heads = spots[0].place in ("", START)
    spans = _head(spots[0]) if heads else [Span(" " * LABEL)]
    for spot in spots[heads:]:
        if spot.kind == "cliff":
            spans.append(Span(cut(f" {spot.name}", max(0, width - line_width(spans))), "warn"))
        else:
            spans += [*inside(spot, PITCH - 1), _seam(spot)]
    return tuple(spans)


def _head(spot: Spot) -> list[Span]:
    if spot.place:
        return [*inside(spot, LABEL - 1), Span(" " if spot.kind == "gone" else FIRST, "frame")]
    return [Span(fill(f" {spot.name}", LABEL - 1), "title"), Span("║", "good")]


def _seam(spot: Spot) -> Span:
    if spot.kind == "gone":
        return Span(" ")
    if spot.seam.isdecimal():
        return Span(spot.seam, "warn")
    return Span(SEAMS[spot.seam], "good" if spot.seam == "line" else "frame")
