"""Own workers keep their distance."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces


class OwnNeighbour(PageReason):
    pass


class OwnCorner(PageReason):
    pass


@placement_rule("no-adjacent-own", OwnNeighbour, OwnCorner)
@dataclass
class NoAdjacentOwn(Placement):
    """No two own workers may be neighbours, at some tables not even at a corner."""

    corners: bool | dict[int, bool] = False

    def prepare(self) -> None:
        """Who is next to whom."""
        corners = self.corners[self.seats] if isinstance(self.corners, dict) else self.corners
        self.sides, self.near = self.page.near(), self.page.near(corners=corners)
        self.beside = Remembered(self._beside)

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space with no own worker beside it."""
        return [(prospect.possible(prospect.free & ~self.beside[prospect.p.own]), 0, PLAIN)]

    def _beside(self, own: Spaces) -> Spaces:
        beside = NONE
        for space in self.page.members.of(own):
            beside |= self.near[space]
        return beside

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """An own worker stands next to it, or at a corner of it."""
        own = prospect.p.own
        if not self.beside[own] >> space & 1:
            return None
        return self.refusal(OwnNeighbour if self.sides[space] & own else OwnCorner)
