"""One own worker in each area."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Player
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import NONE, Spaces


@placement_rule("one-per-area")
@dataclass
class OnePerArea(Placement):
    """A player may have only so many own workers in an area; other colours do not matter."""

    most: int = 1

    def ways(self, look: Prospect) -> Ways:
        """Every free space of an area that is not used up."""
        return [(look.open & ~self._used_up(look.p), 0, PLAIN)]

    def _used_up(self, p: Player) -> Spaces:
        shut, own = NONE, p.own
        for area in self.page.area_sets.values() if own else ():
            if (area & own).bit_count() >= self.most:
                shut |= area
        return shut

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """The area has been visited."""
        if self._used_up(look.p) >> space & 1:
            return Refusal("area_used", (self.page.area_of[space],), self.because)
        return None
