"""One worker beside the other, along an own trail."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import NONE, Spaces


@placement_rule("own-trail", "off_the_trail", "not_begun", "trail_lost")
@dataclass
class OwnTrail(Placement):
    """Begin at the entry, then go on next to the own latest worker; whoever is lost begins again."""

    entry: str

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.near()

    def ways(self, look: Prospect) -> Ways:
        """Next to the latest own piece; lost players start at the entry, or anywhere if even that is no use."""
        entry = self.page.area_sets[self.entry]
        return [(self._onwards(look) or look.possible(look.free & entry) or look.open, 0, PLAIN)]

    def _onwards(self, look: Prospect) -> Spaces:
        last = look.p.last
        return look.possible(look.free & self.near[last]) if last != NOWHERE else NONE

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """It does not lie on the trail, or at the entry for those who have none."""
        if not look.open >> space & 1:
            return None
        if self._onwards(look):
            return self.refusal("off_the_trail")
        return self.refusal("not_begun" if look.p.last == NOWHERE else "trail_lost", self.entry)
