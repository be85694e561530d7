"""One breath for the whole visit."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.amounts import ByPlayers, Few, at_table
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.nouns import Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import set_of
from dragonroads.games.almanac.stores import GainedToken
from dragonroads.games.almanac.verbs import words

AIR = "air"


class GainedAir(Folded):
    cause = PLACEMENT
    who: Who
    n: int


class TooDeep(PageReason):
    n: int
    air: int


@placement_rule("air-budget", TooDeep)
@dataclass
class AirBudget(Placement):
    """Every worker uses up as much of its owner's air as the space is deep."""

    token: TokenId
    air: ByPlayers
    depth: dict[str, int]
    air_per_gold: int

    def prepare(self) -> None:
        """The depth of each space, and for each amount of air what can be reached with it."""
        self.depth_of = [self.depth[area] for area in self.page.area_of]
        self.within = [
            set_of(space for space, depth in enumerate(self.depth_of) if depth <= air)
            for air in range(max(self.depth.values()) + 1)
        ]

    def set_up(self, t: T) -> None:
        """Everybody takes a full air supply, as long as the box has one."""
        game = t.state
        for seat in game.in_turn_order:
            p = game.players[seat]
            game.box[self.token] -= 1
            p.tokens[self.token] += 1
            p.facts[AIR] = at_table(self.air, self.seats)
            t.tell(GainedToken, seat, self.token)

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space that is not too deep."""
        air = min(prospect.p.facts[AIR], len(self.within) - 1)
        return [(prospect.possible(prospect.free & self.within[air]), 0, PLAIN)]

    def placed(self, t: T, p: Player, space: int) -> None:
        """The dive costs air."""
        p.facts[AIR] -= self.depth_of[space]

    def finish(self, t: T) -> None:
        """Air that is left is worth a little gold; the supplies go back to the box."""
        game = t.state
        for seat in game.in_turn_order:
            p = game.players[seat]
            gain_gold(t, p, p.facts[AIR] // self.air_per_gold)
            p.tokens[self.token] -= 1
            game.box[self.token] += 1

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Too deep for the air that is left."""
        air, depth = prospect.p.facts[AIR], self.depth_of[space]
        return self.refusal(TooDeep, depth, air) if depth > air else None


@words.verb()
def breathe(t: T, p: Player, air: Few) -> None:
    """Gain air."""
    p.facts[AIR] += air
    t.tell(GainedAir, p.seat, air)
