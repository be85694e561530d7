"""From one place of a drawing to the next one in a direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dragonroads.ui.drawing import Line

Centres = Mapping[str, tuple[float, float]]
"""Place -> where its middle is drawn, in cells."""

_TALL = 2.0
"""A cell is about twice as high as it is wide."""


def centres_of(lines: Iterable[Line], top: int = 0) -> dict[str, tuple[float, float]]:
    """Where every place of a drawing has its middle: between its edges, whatever stands in it."""
    edges: dict[str, tuple[int, int, int, int]] = {}
    for y, line in enumerate(lines, top):
        x = 0
        for span in line:
            if span.place:
                left, right, first, _ = edges.get(span.place, (x, x, y, y))
                edges[span.place] = min(left, x), max(right, x + span.width), first, y
            x += span.width
    return {place: ((left + right) / 2, (first + last) / 2) for place, (left, right, first, last) in edges.items()}


def neighbour(centres: Centres, places: Sequence[str], here: str, dx: int, dy: int) -> str:
    """The nearest of these places in a direction; the first one when the cursor is on none of them, else nothing."""
    if here not in centres:
        return places[0] if places else ""
    x, y = centres[here]
    best, found = float("inf"), ""
    for place in dict.fromkeys(places):
        along, aside = _offset(centres[place], (x, y), dx, dy)
        if along > 0 and along + 2 * aside < best:
            best, found = along + 2 * aside, place
    return found


def middle(centres: Centres, places: Iterable[str]) -> str:
    """The one of these places that lies nearest to the middle of them all; none where there is none."""
    known = [(place, centres[place]) for place in dict.fromkeys(places) if place in centres]
    if not known:
        return ""
    x, y = (sum(edge) / 2 for edge in zip(*(map(f, zip(*(at for _, at in known))) for f in (min, max))))
    return min(known, key=lambda one: abs(one[1][0] - x) + _TALL * abs(one[1][1] - y))[0]


def _offset(there: tuple[float, float], here: tuple[float, float], dx: int, dy: int) -> tuple[float, float]:
    """How far a place lies in the direction, and how far beside it."""
    right, down = there[0] - here[0], (there[1] - here[1]) * _TALL
    return (right * dx, abs(down)) if dx else (down * dy, abs(right))


def in_rows(grid: Mapping[str, tuple[int, int]], centres: Centres, here: str, dx: int, dy: int) -> str:
    """The next place of the same row, or the one of the next row that is drawn nearest: none is ever passed by."""
    if here not in grid:
        return next(iter(grid), "")
    (at, row), (x, _) = grid[here], centres.get(here, (0, 0))
    if dx:
        beside = {place: abs(column - at) for place, (column, y) in grid.items() if y == row and (column - at) * dx > 0}
        return min(beside, key=beside.__getitem__, default="")
    rows = {y for _, y in grid.values() if (y - row) * dy > 0}
    following = min(rows, key=lambda y: abs(y - row), default=row)
    near = {place: abs(centres[place][0] - x) for place, (_, y) in grid.items() if y == following and place in centres}
    return min(near, key=near.__getitem__, default="") if rows else ""
