"""Mills that turn in the evening: nothing is done before everybody has placed."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Beat
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Area, SpaceName, Who
from dragonroads.games.almanac.openly import shows_means
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.placing import carry_out_at
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.scenes import DUSK


class MillRuns(Beat):
    cause = DUSK
    mill: Area


class Ground(Beat):
    cause = DUSK
    who: Who
    space: SpaceName


class Chaff(Beat):
    cause = DUSK
    who: Who
    space: SpaceName


@placement_rule("run-at-dusk")
@dataclass
class RunAtDusk(Placement):
    """Any free space will do; at dusk the fullest area works first, and whoever has nothing to do is paid off."""

    chaff: int
    """Gold for a worker whose action cannot be carried out."""

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space, whether or not it is any use now."""
        return [(prospect.free, 0, PLAIN)]

    def defers(self, game: Journey, space: int) -> bool:
        """Everything waits for the evening."""
        return True

    def workers_in(self, game: Journey, area: str) -> int:
        """How many stand in an area."""
        return (self.page.area_sets[area] & game.taken).bit_count()

    def running_order(self, game: Journey) -> list[str]:
        """The areas with workers, the fullest first; of equally full ones the first letter."""
        busy = [area for area in self.page.areas if self.workers_in(game, area)]
        return sorted(busy, key=lambda area: (-self.workers_in(game, area), area))

    def finish(self, t: T) -> None:
        """Area after area, and in each of them space after space, as it was settled when dusk began."""
        game = t.state
        for area in self.running_order(game):
            t.tell(MillRuns, area)
            for space in self.page.areas[area]:
                if game.standing[space] != NOBODY_THERE:
                    self._run(t, game.players[game.standing[space]], space)

    def _run(self, t: T, p: Player, space: int) -> None:
        """What can be done must be done."""
        spot = self.page.spaces[space].id
        shows_means(t, p.seat, lambda game, me: Prospect(game, me, self.page).why_not(space) is None)
        if Prospect(t.state, p, self.page).why_not(space) is None:
            t.tell(Ground, p.seat, spot)
            carry_out_at(t, p, space)
        else:
            t.tell(Chaff, p.seat, spot)
            gain_gold(t, p, self.chaff)
