"""One own worker in each area."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import AreaUsed
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces


@placement_rule("one-per-area", AreaUsed)
@dataclass
class OnePerArea(Placement):
    """A player may have only so many own workers in an area; other colours do not matter."""

    most: int = 1

    def prepare(self) -> None:
        """The areas that are used up follow from the own workers."""
        self.used_up = Remembered(self._used_up)

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space of an area that is not used up."""
        return [(prospect.possible(prospect.free & ~self.used_up[prospect.p.own]), 0, PLAIN)]

    def _used_up(self, own: Spaces) -> Spaces:
        shut = NONE
        for area in self.page.area_sets.values() if own else ():
            if (area & own).bit_count() >= self.most:
                shut |= area
        return shut

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The area has been visited."""
        if self.used_up[prospect.p.own] >> space & 1:
            return self.refusal(AreaUsed, self.page.area_of[space])
        return None
