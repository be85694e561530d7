"""One thermometer for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import NONE

GAUGE = "gauge"


class Gauge(Folded):
    cause = PLACEMENT
    n: int


class OffTheScale(PageReason):
    step: int


@placement_rule("shared-gauge", OffTheScale)
@dataclass
class SharedGauge(Placement):
    """Each area warms or cools the gauge, which must stay on its scale, unless somebody has nowhere else to go."""

    least: int
    most: int
    start: int
    steps: dict[str, int]

    def prepare(self) -> None:
        """For each reading the spaces that keep it on the scale."""
        self.fitting = {}
        for reading in range(self.least, self.most + 1):
            found = NONE
            for area, spaces in self.page.area_sets.items():
                if self.least <= reading + self.steps[area] <= self.most:
                    found |= spaces
            self.fitting[reading] = found

    def set_up(self, t: T) -> None:
        """The gauge stands at its mark."""
        t.state.facts[GAUGE] = self.start

    def ways(self, prospect: Prospect) -> Ways:
        """What keeps the gauge on its scale; anything if nothing of that is any use."""
        found = prospect.open
        return [(found & self.fitting[prospect.game.facts[GAUGE]] or found, 0, PLAIN)]

    def after(self, t: T, p: Player, space: int) -> None:
        """The gauge moves, at most to the end of its scale."""
        facts, now = t.state.facts, self.reading_after(t.state, space)
        if facts[GAUGE] != now:
            facts[GAUGE] = now
            t.tell(Gauge, now)

    def reading_after(self, game: Journey, space: int) -> int:
        """What it shows when somebody has been there."""
        return max(self.least, min(self.most, game.facts[GAUGE] + self.steps[self.page.area_of[space]]))

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The glass would burst."""
        fits = self.fitting[prospect.game.facts[GAUGE]] >> space & 1
        return None if fits else self.refusal(OffTheScale, self.steps[self.page.area_of[space]])
