"""Knots of stalls joined by footpaths."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import AreaUsed, PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces


class NoPath(PageReason):
    pass


@placement_rule("linked-clusters", AreaUsed, NoPath)
@dataclass
class LinkedClusters(Placement):
    """The first worker goes anywhere, each further one along a path from any visited knot; no knot is visited twice."""

    paths: tuple[str, ...]
    """Two letters each, walkable both ways."""

    def prepare(self) -> None:
        """Where the own workers allow the next one."""
        self.beside: dict[str, set[str]] = {area: set() for area in self.page.areas}
        for path in self.paths:
            self.beside[path[0]].add(path[1])
            self.beside[path[1]].add(path[0])
        self.visited = Remembered(self._visited)
        self.reach = Remembered(self._reach)

    def _visited(self, own: Spaces) -> Spaces:
        found = NONE
        for area in self.page.area_sets.values():
            if area & own:
                found |= area
        return found

    def _reach(self, own: Spaces) -> Spaces:
        if not own:
            return self.page.whole
        found = NONE
        for area, spaces in self.page.area_sets.items():
            if spaces & own:
                for other in self.beside[area]:
                    found |= self.page.area_sets[other]
        return found & ~self.visited[own]

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space of a knot in reach."""
        return [(prospect.possible(prospect.free & self.reach[prospect.p.own]), 0, PLAIN)]

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The knot has been visited, or no path leads there."""
        own = prospect.p.own
        if self.visited[own] >> space & 1:
            return self.refusal(AreaUsed, self.page.area_of[space])
        return None if self.reach[own] >> space & 1 else self.refusal(NoPath)
