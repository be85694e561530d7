"""Own workers keep their distance."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.placement import Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect


@placement_rule("no-adjacent-own")
@dataclass
class NoAdjacentOwn(Placement):
    """No two own workers may be neighbours, at some tables not even at a corner."""

    corners: bool | dict[int, bool] = False

    def prepare(self) -> None:
        """Who is next to whom."""
        corners = self.corners[self.seats] if isinstance(self.corners, dict) else self.corners
        self.near = self.page.neighbours(corners=corners)

    def ways(self, look: Prospect) -> Ways:
        """Every free space with no own worker beside it."""
        return look.legal([space for space in self.all_free(look.game) if not self._touches(look, space)])

    def _touches(self, look: Prospect, space: int) -> bool:
        standing, seat = look.game.standing, look.p.seat
        for other in self.near[space]:
            if standing[other] == seat:
                return True
        return False

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """An own worker stands next to it."""
        return Refusal("own_neighbour", (), self.because) if self._touches(look, space) else None
