"""The spaces of a track by where they lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Self

from dragonroads.games.presenter import Board, Spot


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a track, and who follows whom."""

    spots: tuple[Spot, ...]
    at: Mapping[tuple[int, int], Spot]

    @classmethod
    def of(cls, board: Board) -> Self:
        """The grid of a board."""
        return cls(board.spots, {(spot.x, spot.y): spot for spot in board.spots})

    @property
    def columns(self) -> int:
        """How many columns the spaces fill."""
        return 1 + max(spot.x for spot in self.spots)

    @property
    def rows(self) -> int:
        """How many rows there are, empty ones included."""
        return 1 + max(spot.y for spot in self.spots)

    def row(self, y: int) -> list[int]:
        """The columns of a row that are not empty."""
        return [spot.x for spot in self.spots if spot.y == y]

    def steps(self) -> Iterator[tuple[Spot, Spot]]:
        """Each space with the next one, where they lie side by side and there is still a way between them."""
        for spot, following in zip(self.spots, self.spots[1:]):
            near = abs(spot.x - following.x) + abs(spot.y - following.y) == 1
            if near and spot.place and following.place and spot.kind != "gone":
                yield spot, following

    @property
    def exit(self) -> tuple[Spot, tuple[int, int]] | None:
        """The last space before the finish line, and the direction in which it is left."""
        for before, spot in zip(self.spots, self.spots[1:]):
            if spot.seam == "line":
                return spot, (spot.x - before.x, spot.y - before.y)
        return None
