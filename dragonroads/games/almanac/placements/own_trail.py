"""One worker beside the other, along an own trail."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import NOWHERE
from dragonroads.games.almanac.placement import Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect


@placement_rule("own-trail")
@dataclass
class OwnTrail(Placement):
    """Begin at the entry, then go on next to the own latest worker; whoever is lost begins again."""

    entry: str

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.neighbours()

    def ways(self, look: Prospect) -> Ways:
        """Next to the latest own piece; lost players start at the entry, or anywhere if even that is no use."""
        game, last = look.game, look.p.last
        if last != NOWHERE:
            found = look.legal(self.free(game, self.near[last]))
            if found:
                return found
        return look.legal(self.free(game, self.page.areas[self.entry])) or look.legal(self.all_free(game))

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """It does not lie on the trail."""
        open_now = {space for space, _ in self.ways(look)}
        if look.why_not(space) is not None and space not in open_now:
            return None
        return None if space in open_now else Refusal("off_the_trail", (), self.because)
