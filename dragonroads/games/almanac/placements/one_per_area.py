"""One own worker in each area."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.placement import Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect


@placement_rule("one-per-area")
@dataclass
class OnePerArea(Placement):
    """A player may have only so many own workers in an area; other colours do not matter."""

    most: int = 1

    def ways(self, look: Prospect) -> Ways:
        """Every free space of an area that is not used up."""
        shut = self._used_up(look.game, look.p)
        area_of = self.page.area_of
        return look.legal([space for space in self.all_free(look.game) if area_of[space] not in shut])

    def _used_up(self, game: Journey, p: Player) -> list[str]:
        own = [self.page.area_of[space] for space in game.order if game.standing[space] == p.seat]
        return [area for area in own if own.count(area) >= self.most]

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """The area has been visited."""
        area = self.page.area_of[space]
        return Refusal("area_used", (area,), self.because) if area in self._used_up(look.game, look.p) else None
