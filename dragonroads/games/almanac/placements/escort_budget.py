"""Rings of walls: the further in, the more of the caravan's strength a worker ties up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import Few
from dragonroads.games.almanac.awards import Awarded, award_fame, award_token, put_away
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.standard_actions import gain_guard
from dragonroads.games.almanac.stores import gain_token
from dragonroads.games.almanac.verbs import words

TIED = "tied"
"""Strength that is out with the workers."""


class Bribe(TooDear):
    pass


class NoGuardLeft(Reason):
    pass


NO_GUARD_LEFT = NoGuardLeft()


@placement_rule("escort-budget", Bribe)
@dataclass
class EscortBudget(Placement):
    """Every worker needs an escort; what strength is missing is made up by a bribe."""

    tells = (Awarded,)
    charges: ClassVar[bool] = True
    need: dict[str, int]
    bribe: int
    """Gold for each point of strength that is missing."""
    medals: tuple[int, ...]
    """Fame from the best deployment down."""
    medal: TokenId
    prize: TokenId

    def prepare(self) -> None:
        """The spaces of each ring, by the escort they need, and the innermost."""
        self.rings: dict[int, Spaces] = {}
        for area, spaces in self.page.area_sets.items():
            self.rings[self.need[area]] = self.rings.get(self.need[area], NONE) | spaces
        self.keep = self.rings[max(self.rings)]

    def set_up(self, t: T) -> None:
        """Nobody is out yet; there is a medal for everybody."""
        for p in t.state.players:
            p.facts[TIED] = 0
        put_away(t.state, self.medal, self.seats)

    def free(self, p: Player) -> int:
        """The strength that is still with the caravan."""
        return max(0, strength(p) - p.facts[TIED])

    def fee(self, free: int, need: int) -> int:
        """The bribe for an escort that is too weak."""
        return self.bribe * (need - free) if need > free else 0

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space, for the bribe that its ring takes."""
        by_fee: dict[int, Spaces] = {}
        able, free = prospect.open, self.free(prospect.p)
        for need, spaces in self.rings.items():
            if able & spaces:
                fee = self.fee(free, need)
                by_fee[fee] = by_fee.get(fee, NONE) | prospect.after_fee(able & spaces, fee)
        return [(spaces, fee, PLAIN) for fee, spaces in by_fee.items()]

    def placed(self, t: T, p: Player, space: int) -> None:
        """The escort stays with the worker; bribes tie up nobody."""
        p.facts[TIED] += min(self.need[self.page.area_of[space]], self.free(p))

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The bribe is too much."""
        fee = self.fee(self.free(prospect.p), self.need[self.page.area_of[space]])
        return self.fee_refused(prospect, space, Bribe, fee)

    # --- dusk ---------------------------------------------------------------------------------------------------------

    def finish(self, t: T) -> None:
        """Medals by deployment, and the prize for whoever holds the keep."""
        game = t.state
        players = [game.players[seat] for seat in game.in_turn_order]
        ranked = sorted(players, key=lambda p: (self.deployment(p), strength(p)), reverse=True)
        for p, fame in zip(ranked, self.medals):
            if game.lying.get(self.medal):
                gain_token(t, p, self.medal)
                award_fame(t, p, self.medal, fame)
        best = max(players, key=lambda p: ((p.own & self.keep).bit_count(), strength(p)))
        if best.own & self.keep:
            award_token(t, best, self.prize)

    def deployment(self, p: Player) -> int:
        """The escort that all workers out there should have, bribed or not."""
        return sum(need * (spaces & p.own).bit_count() for need, spaces in self.rings.items())


def why_no_drill(game: Journey, p: Player, purse: int) -> Reason | None:
    """A guard must be left."""
    return None if game.guard_supply else NO_GUARD_LEFT


@words.verb(why_not=why_no_drill)
def drill(t: T, p: Player, guard: Few) -> None:
    """Gain guards, as many as are left; at least one has to be."""
    gain_guard(t, p, guard)
