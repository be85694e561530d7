"""Downwards only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason, TooDear
from dragonroads.games.almanac.sets import set_of
from dragonroads.games.almanac.verbs import words

DEPTH = "depth"


class HigherUp(PageReason):
    n: int


class ClimbFee(TooDear):
    pass


@placement_rule("descend-only", HigherUp, ClimbFee)
@dataclass
class DescendOnly(Placement):
    """A worker goes to the level of the own previous one or deeper; whoever is stuck climbs out for a fee."""

    fee_tells: ClassVar[bool] = True
    levels: tuple[str, ...]
    exempt: tuple[str, ...]
    climb_to: str
    climb_fee: int

    def prepare(self) -> None:
        """The level of each space; none for those that are always reachable."""
        self.level = [self.levels.index(a) + 1 if a in self.levels else 0 for a in self.page.area_of]
        self.below = [
            set_of(space for space, level in enumerate(self.level) if not level or level >= depth)
            for depth in range(len(self.levels) + 1)
        ]

    def ways(self, prospect: Prospect) -> Ways:
        """The own level and below, and what is always reachable; or the way out."""
        depth = prospect.p.facts.get(DEPTH, 0)
        found = prospect.possible(prospect.free & self.below[depth])
        if found or not depth:
            return [(found, 0, PLAIN)]
        fee = self._fee(prospect)
        way_out = prospect.possible(prospect.free & self.page.area_sets[self.climb_to])
        return [(prospect.after_fee(way_out, fee), fee, PLAIN)]

    def _fee(self, prospect: Prospect) -> int:
        """For the climb, or all there is."""
        return min(self.climb_fee, prospect.gold)

    def placed(self, t: T, p: Player, space: int) -> None:
        """Remember how deep this player is."""
        if self.level[space]:
            p.facts[DEPTH] = self.level[space]

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """It lies higher up, or cannot be paid after the climb."""
        depth = prospect.p.facts.get(DEPTH, 0)
        if not 0 < self.level[space] < depth or prospect.why_not(space):
            return None
        climbs_out = not prospect.possible(prospect.free & self.below[depth])
        if climbs_out and self.page.area_of[space] == self.climb_to:
            return self.fee_refused(prospect, space, ClimbFee, self._fee(prospect))
        return self.refusal(HigherUp, depth)


@words.verb()
def rise(t: T, p: Player) -> None:
    """The next worker may start on any level again."""
    p.facts[DEPTH] = 0
