"""A heap of snow that everybody shovels in front of somebody else's tunnel."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Person, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces

HEAP, SHOVELLER = "heap", "shoveller"
NO_HEAP = -1


class Shovelled(Folded):
    cause = PLACEMENT
    who: Who
    tunnel: Area


class SnowedIn(PageReason):
    who: Person


class Shovel(JourneyAsk[str]):
    """Which tunnel the snow goes to."""


@placement_rule("heaped-snow", SnowedIn)
@dataclass
class HeapedSnow(Placement):
    """The heaped tunnel is closed to all but its shoveller, unless somebody has nowhere else to go."""

    def prepare(self) -> None:
        """The tunnels in their order."""
        self.tunnels = list(self.page.areas)

    def set_up(self, t: T) -> None:
        """Before the first placement there is no heap."""
        t.state.facts[HEAP] = NO_HEAP
        t.state.facts[SHOVELLER] = NOBODY_THERE

    def blocked(self, game: Journey, p: Player) -> Spaces:
        """The spaces behind the heap."""
        heap = game.facts[HEAP]
        if heap == NO_HEAP or game.facts[SHOVELLER] == p.seat:
            return NONE
        return self.page.area_sets[self.tunnels[heap]]

    def ways(self, prospect: Prospect) -> Ways:
        """Everything but the heaped tunnel; that too when nothing else is any use."""
        found = prospect.open
        return [(found & ~self.blocked(prospect.game, prospect.p) or found, 0, PLAIN)]

    def after(self, t: T, p: Player, space: int) -> None:
        """Whoever has placed shovels the heap onto another tunnel."""
        game = t.state
        heap = game.facts[HEAP]
        others = [area for at, area in enumerate(self.tunnels) if at != heap]
        chosen = t.ask(p.seat, Shovel, others)
        game.facts[HEAP], game.facts[SHOVELLER] = self.tunnels.index(chosen), p.seat
        t.tell(Shovelled, p.seat, chosen)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Snow lies in the way."""
        is_blocked = self.blocked(prospect.game, prospect.p) >> space & 1
        return self.refusal(SnowedIn, prospect.game.facts[SHOVELLER]) if is_blocked else None
