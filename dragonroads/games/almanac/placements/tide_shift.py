"""Water that never leaves, it only moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dragonroads.engine.record import Reason, Step
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOWHERE, Journey, Player, T
from dragonroads.games.almanac.nouns import SpaceName, Token, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces, set_of

MOVED = "moved"


class Tide(Step):
    cause = PLACEMENT
    who: Who
    from_space: SpaceName
    to_space: SpaceName
    token: Token


class UnderWater(PageReason):
    pass


class TideFlow(JourneyAsk[tuple[str, str]]):
    """Which water flows, and where to; what happens then has the name already."""

    kind = "tide"
    parts = ("from", "to")


@placement_rule("tide-shift", UnderWater)
@dataclass
class TideShift(Placement):
    """Spaces under water are closed; after each placement the same player lets one tide flow to a neighbour."""

    token: TokenId
    spaces: dict[int, tuple[str, ...]]

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.near()
        names = [space.id for space in self.page.spaces]
        pairs = [[(start, end) for end in names] for start in names]
        self.flows_from = [Remembered(partial(_ending_at, some)) for some in pairs]

    def set_up(self, t: T) -> None:
        """Lay the water out."""
        game = t.state
        wet = [self.page.index[one] for one in self.spaces[self.seats]][: game.box[self.token]]
        game.box[self.token] -= len(wet)
        game.lying[self.token] = wet
        game.facts[MOVED] = NOWHERE

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space that is dry."""
        return [(prospect.possible(prospect.free & ~set_of(prospect.game.lying[self.token])), 0, PLAIN)]

    def flows(self, game: Journey) -> list[tuple[str, str]]:
        """Where water can go: to a neighbour with neither worker nor water; not the one that moved last."""
        wet, moved = game.lying[self.token], game.facts[MOVED]
        dry = self.page.whole & ~game.taken & ~set_of(wet)
        found: list[tuple[str, str]] = []
        for start in sorted(wet):
            if start != moved:
                found += self.flows_from[start][self.near[start] & dry]
        return found

    def after(self, t: T, p: Player, space: int) -> None:
        """The tide moves."""
        game = t.state
        flows = self.flows(game)
        if flows:
            start, end = t.ask(p.seat, TideFlow, flows)
            wet = game.lying[self.token]
            wet[wet.index(self.page.index[start])] = game.facts[MOVED] = self.page.index[end]
            t.tell(Tide, p.seat, from_space=start, to_space=end, token=self.token)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """It is under water."""
        return self.refusal(UnderWater) if space in prospect.game.lying[self.token] else None


def _ending_at(flows: list[tuple[str, str]], ends: Spaces) -> list[tuple[str, str]]:
    """Those of the flows to each space that end on one of these."""
    return [flow for end, flow in enumerate(flows) if ends >> end & 1]
