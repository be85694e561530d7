"""Drifting floes: only islands with a floe at their berth can be reached."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Beat, Folded, Reason
from dragonroads.games.almanac.amounts import at_table, goods_of
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area, SpaceName, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import DUSK, PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces, set_of
from dragonroads.games.almanac.stores import gain_goods_of

TIDE_POOL = "tide"
"""The location action that pays when all placing is over."""


class FloeDrifted(Folded):
    cause = PLACEMENT
    uses = (("tokens", "ice_block"),)
    berth: Area
    next_berth: Area


class PoolFilled(Beat):
    cause = DUSK
    who: Who
    space: SpaceName
    n: int


class NoFloe(PageReason):
    pass


def floe(number: int) -> str:
    """The fact that says at which island a floe lies."""
    return f"floe{number}"


@placement_rule("ice-berths", NoFloe)
@dataclass
class IceBerths(Placement):
    """A used floe drifts clockwise to the next berth without a floe whose island has room."""

    ring: tuple[str, ...]
    start: tuple[str, ...] | dict[int, tuple[str, ...]]
    """Where the floes lie at first."""
    near: int
    """Goods a tide pool brings where a floe lies in the end."""
    far: int
    """Goods it brings elsewhere."""

    def prepare(self) -> None:
        """The islands, in which order floes pass them, and the spaces that pay later."""
        self.islands = [self.page.area_sets[area] for area in self.ring]
        self.island_of = [self.ring.index(area) for area in self.page.area_of]
        ring = list(range(len(self.ring)))
        self.onwards = [ring[at + 1 :] + ring[:at] for at in ring]
        self.pools = set_of(at for at, action in enumerate(self.page.actions) if action.kind == TIDE_POOL)
        self.first = at_table(self.start, self.seats)
        self.floes = [floe(number) for number in range(len(self.first))]

    def set_up(self, t: T) -> None:
        """The floes lie at their first berths."""
        for name, area in zip(self.floes, self.first):
            t.state.facts[name] = self.ring.index(area)

    def berths(self, game: Journey) -> list[int]:
        """The island of each floe."""
        return [game.facts[name] for name in self.floes]

    def reach(self, game: Journey) -> Spaces:
        """The spaces of the islands that have a floe."""
        found = NONE
        for berth in self.berths(game):
            found |= self.islands[berth]
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space of these islands."""
        return [(prospect.possible(prospect.free & self.reach(prospect.game)), 0, PLAIN)]

    def defers(self, game: Journey, space: int) -> bool:
        """Tide pools fill when everybody has gone."""
        return bool(self.pools >> space & 1)

    def after(self, t: T, p: Player, space: int) -> None:
        """The floe that was used drifts on."""
        game = t.state
        berths = self.berths(game)
        here = self.island_of[space]
        if here not in berths:
            return
        goal = self.next_berth(game, here)
        if goal != here:
            game.facts[self.floes[berths.index(here)]] = goal
            t.tell(FloeDrifted, self.ring[here], self.ring[goal])

    def next_berth(self, game: Journey, here: int) -> int:
        """Where a floe drifts to: past other floes and full islands; it stays if there is nothing else."""
        berths, islands, taken = self.berths(game), self.islands, game.taken
        for berth in self.onwards[here]:
            if islands[berth] & ~taken and berth not in berths:
                return berth
        return here

    def finish(self, t: T) -> None:
        """Tide pools bring goods, more of them where a floe lies, in turn order."""
        game = t.state
        reached = self.reach(game)
        for seat in game.in_turn_order:
            p = game.players[seat]
            for space in self.page.members.of(p.own & self.pools):
                amount = self.near if reached >> space & 1 else self.far
                t.tell(PoolFilled, seat, self.page.spaces[space].id, amount)
                gain_goods_of(t, p, goods_of(0, 0, 0, 0, amount))

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """No floe lies at the island."""
        return None if self.reach(prospect.game) >> space & 1 else self.refusal(NoFloe)
