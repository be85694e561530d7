"""One ferry for all, going round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces

FERRY = "ferry"


class FerrySailed(Folded):
    cause = PLACEMENT
    who: Who
    island: Area


class Fare(TooDear):
    pass


@placement_rule("shared-ferry", Fare)
@dataclass
class SharedFerry(Placement):
    """The ferry's island is free; sailing on costs a fare for every island with room that is left behind."""

    fee_tells: ClassVar[bool] = True
    ring: tuple[str, ...]
    start: str
    fare: int

    def prepare(self) -> None:
        """The islands from each one on, in the order of a trip."""
        islands = [self.page.area_sets[area] for area in self.ring]
        self.onwards = [islands[at:] + islands[:at] for at in range(len(islands))]

    def set_up(self, t: T) -> None:
        """The ferry lies at its first island."""
        t.state.facts[FERRY] = self.ring.index(self.start)

    def trips(self, prospect: Prospect) -> list[tuple[Spaces, int]]:
        """The islands from the ferry on, each with its free spaces and the fare to it."""
        found, fare = [], 0
        for island in self.onwards[prospect.game.facts[FERRY]]:
            free = prospect.free & island
            if free:
                found.append((free, fare))
                fare += self.fare
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Every island the fare can be paid to; otherwise a free trip to the first one that helps."""
        trips, found = self.trips(prospect), prospect.open
        paid = [(able, fare, PLAIN) for free, fare in trips if (able := prospect.after_fee(free & found, fare))]
        return paid or [(free & found, 0, PLAIN) for free, _ in trips if free & found][:1]

    def placed(self, t: T, p: Player, space: int) -> None:
        """The ferry stays where the worker landed."""
        here = self.ring.index(self.page.area_of[space])
        if here != t.state.facts[FERRY]:
            t.state.facts[FERRY] = here
            t.tell(FerrySailed, p.seat, self.ring[here])

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The fare is too high."""
        fare = next(fare for free, fare in self.trips(prospect) if free >> space & 1)
        return self.fee_refused(prospect, space, Fare, fare)
