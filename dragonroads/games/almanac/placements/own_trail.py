"""One worker beside the other, along an own trail."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.nouns import Area
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.sets import NONE, Spaces


class OffTheTrail(PageReason):
    pass


class NotBegun(PageReason):
    area: Area


class TrailLost(PageReason):
    area: Area


@placement_rule("own-trail", OffTheTrail, NotBegun, TrailLost)
@dataclass
class OwnTrail(Placement):
    """Begin at the entry, then go on next to the own latest worker; whoever is lost begins again."""

    entry: str

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.near()

    def ways(self, prospect: Prospect) -> Ways:
        """Next to the latest own piece; lost players start at the entry, or anywhere if even that is no use."""
        entry = self.page.area_sets[self.entry]
        return [(self._onwards(prospect) or prospect.possible(prospect.free & entry) or prospect.open, 0, PLAIN)]

    def _onwards(self, prospect: Prospect) -> Spaces:
        last = prospect.p.last
        return prospect.possible(prospect.free & self.near[last]) if last != NOWHERE else NONE

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """It does not lie on the trail, or at the entry for those who have none."""
        if not prospect.open >> space & 1:
            return None
        if self._onwards(prospect):
            return self.refusal(OffTheTrail)
        return self.refusal(NotBegun if prospect.p.last == NOWHERE else TrailLost, self.entry)
