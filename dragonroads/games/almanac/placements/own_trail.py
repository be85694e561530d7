"""One worker beside the other, along an own trail."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import NONE


@placement_rule("own-trail", "off_the_trail")
@dataclass
class OwnTrail(Placement):
    """Begin at the entry, then go on next to the own latest worker; whoever is lost begins again."""

    entry: str

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.near()

    def ways(self, look: Prospect) -> Ways:
        """Next to the latest own piece; lost players start at the entry, or anywhere if even that is no use."""
        last, entry = look.p.last, self.page.area_sets[self.entry]
        found = look.possible(look.free & self.near[last]) if last != NOWHERE else NONE
        return [(found or look.possible(look.free & entry) or look.open, 0, PLAIN)]

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """It does not lie on the trail."""
        return self.refusal("off_the_trail") if look.open >> space & 1 else None
