"""A drawn page line by line: what lies on it at this table, and which of its lines may give way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from dragonroads.games.presenter import Board, Spot
from dragonroads.ui.boards.location_pieces import BOX, BOXES, CORNERS, MARKER, WORDS, Piece, Row, taken_apart

_GROUND = "▒░▓═"
"""What goes on where a space is not in play."""
_HOLE = re.compile(r"([_~≈▒░─═^-]) {12,}(?=\1)")
"""Where nothing stands in a long line."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A page without the blank columns around it."""

    rows: tuple[Row, ...]

    @classmethod
    def of(cls, board: Board) -> Self:
        """The sketch of a board; what is not in play leaves ground or blank room, and no line of empty corners."""
        spots = {spot.drawn or spot.name: spot for spot in board.spots}
        drawn = [(line, taken_apart(_grown_over(line, spots), spots)) for line in board.sketch]
        rows = [row for line, row in drawn if not (row and MARKER.search(line) and _are_corners(row))]
        margin = min((row[0].x for row in rows if row), default=0)
        return cls(tuple(tuple(replace(one, x=one.x - margin, ground=board.ground) for one in row) for row in rows))

    @property
    def across(self) -> int:
        """Cells of its longest line."""
        return max((row[-1].end for row in self.rows if row), default=0)

    def boxes(self) -> list[Piece]:
        """All boxes, line by line."""
        return [piece for row in self.rows for piece in row if piece.kind == BOXES]

    def within(self, most: int, cost: int = 1, *, whole: bool = False) -> Self | None:
        """The page in so many lines, each one of boxes counted as often as it costs.

        Blank lines give way first, then those that hold nothing but signs, at last words; a whole page loses no more
        than blank lines.
        """
        rows = list(self.rows)
        for group in _groups(rows)[: 1 if whole else None]:
            if _height(rows, cost) <= most:
                break
            rows = [row for row in rows if row not in group]
        return type(self)(tuple(rows)) if _height(rows, cost) <= most else None


def has_boxes(row: Row) -> bool:
    """Whether spaces lie on this line."""
    return any(piece.kind == BOXES for piece in row)


def _height(rows: Sequence[Row], cost: int) -> int:
    return sum(cost if has_boxes(row) else 1 for row in rows)


def _groups(rows: Sequence[Row]) -> list[set[Row]]:
    """What may give way, in this order; lines that look the same go together, so that a drawing stays even."""
    drawn = [row for row in rows if row and not has_boxes(row)]
    signs = Counter(row for row in drawn if not any(piece.kind == WORDS for piece in row))
    words = [row for row in drawn if row not in signs]
    return [{()}, *({row} for row, _ in signs.most_common()), *({row} for row in reversed(words))]


# --- what is not in play --------------------------------------------------------------------------------------------


def _grown_over(line: str, spots: Mapping[str, Spot]) -> str:
    """The line without spaces that are not in play: the ground beside them goes on there, and a long line closes."""

    def ground(found: re.Match[str]) -> str:
        if found[1] in spots:
            return found[0]
        beside = line[max(0, found.start() - 1) : found.start()] + line[found.end() : found.end() + 1]
        return BOX * next((sign for sign in beside if sign in _GROUND), " ")

    if MARKER.search(line):
        return MARKER.sub(ground, line)
    return _HOLE.sub(lambda found: found[1] * len(found[0]), line)


def _are_corners(row: Row) -> bool:
    return all(piece.kind != BOXES and set(piece.text) <= set(CORNERS) for piece in row)
