"""Where the spaces of a road lie, what is between them, and what each of them lies on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from dragonroads.gamekit.facts.road import Road, Space

Joint = Literal["way", "seam", "hole", "line"]
_GROUNDS = {"forest": ("leaf_a", "leaf_b"), "rock": ("rock_a", "rock_b")}
_GOALS = ("goal_a", "goal_b")
LIT = {"event": "cursor", "here": "paper_now", "rocks": "rust", "forest": "paper_old"}
SIGNS = {"event": "►", "here": "•"}
"""A form for a light: at the left of the space. Rocks and forest have theirs inside it."""
_WAYS = {(1, 0): "»", (-1, 0): "«", (0, 1): "↓", (0, -1): "↑"}


@dataclass(frozen=True)
class Course:
    """A road and the grid it lies on."""

    road: Road
    columns: int
    rows: int
    left: int
    top: int

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, road: Road) -> Course:
        """The grid of a road."""
        xs, ys = [space.x for space in road.spaces], [space.y for space in road.spaces]
        return cls(road, max(xs) - min(xs) + 1, max(ys) - min(ys) + 1, min(xs), min(ys))

    def at(self, space: Space) -> tuple[int, int]:
        """Column and row of a space, from 0."""
        return space.x - self.left, space.y - self.top

    def joints(self) -> Iterator[tuple[Space, Space, Joint]]:
        """What is between a space and the next one; nothing is where the forest has swallowed either."""
        for one, after in pairwise(self.road.spaces):
            if one.is_gone or after.is_gone or one.land == "start":
                continue
            if one.hole:
                yield one, after, "hole"
            elif after.land == "finish" and one.land != "finish":
                yield one, after, "line"
            elif one.land != "finish" and one.card != after.card:
                yield one, after, "seam"
            else:
                yield one, after, "way"

    def trail(self) -> Iterator[tuple[Space, str]]:
        """The spaces the last mover came over, and which way it went from there."""
        trail = self.road.trail
        if not trail:
            return
        by_place = {space.place: space for space in self.road.spaces}
        path = [by_place[place] for place in trail.places if place in by_place]
        for one, after in pairwise(path):
            dx, dy = after.x - one.x, after.y - one.y
            way = (0, (dy > 0) - (dy < 0)) if abs(dy) > abs(dx) else ((dx > 0) - (dx < 0), 0)
            if not one.is_gone and way in _WAYS:
                yield one, _WAYS[way]


def light_of(space: Space, cursor: str) -> str:
    """Why a space is lit: the cursor is brighter than anything else."""
    return "event" if cursor and space.place == cursor else space.light


def ground_of(space: Space, light: str) -> str:
    """What a space lies on: its light, the rocks that wait there, or its land, which changes with the track card."""
    if light:
        return LIT[light]
    if space.slide:
        return "rust"
    if space.land == "start":
        return "table"
    return (_GOALS if space.land == "finish" else _GROUNDS[space.land])[space.card % 2]


def ink_of(space: Space, light: str) -> str:
    """What its number is written in."""
    if light:
        return "badge" if LIT[light] == "cursor" else "strong"
    return {"start": "title", "finish": "gold"}.get(space.land, "tile")


def joint_ink(space: Space, ground: str) -> str:
    """What is between spaces is written as their numbers are."""
    if ground in LIT.values() and ground != "rust":
        return "badge" if ground == "cursor" else "strong"
    return "gold" if space.land == "finish" else "tile"
