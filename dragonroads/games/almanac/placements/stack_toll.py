"""Two workers to a space, one on the shoulders of the other."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import ByPlayers, at_table
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import hand_gold
from dragonroads.games.almanac.reasons import PageReason, TooDear
from dragonroads.games.almanac.sets import NONE, Spaces


class OwnShoulders(PageReason):
    pass


class FullStack(PageReason):
    pass


class Tip(TooDear):
    pass


@placement_rule("stack-toll", OwnShoulders, FullStack, Tip)
@dataclass
class StackToll(Placement):
    """The upper worker has another colour than the lower one, whose owner gets a tip."""

    toll: ByPlayers

    def prepare(self) -> None:
        """The tip at this table."""
        self.tip = at_table(self.toll, self.seats)

    def ways(self, prospect: Prospect) -> Ways:
        """Free spaces, and shoulders of others for the tip."""
        single = prospect.game.taken & ~prospect.p.own & ~self._stacked(prospect.game)
        found = prospect.possible(prospect.free | single)
        return [(found & prospect.free, 0, PLAIN), (prospect.after_fee(found & single, self.tip), self.tip, PLAIN)]

    def _stacked(self, game: Journey) -> Spaces:
        """The spaces with two workers, which are never of one colour."""
        found = once = NONE
        for p in game.players:
            found |= once & p.own
            once |= p.own
        return found

    def is_open(self, game: Journey, p: Player, space: int) -> bool:
        """Room for one more, and not on the own shoulders."""
        return game.above[space] == NOBODY_THERE and game.standing[space] != p.seat

    def why_full(self, game: Journey, p: Player, space: int) -> Reason:
        """Two stand there already, or an own worker does."""
        if game.above[space] == NOBODY_THERE:
            return self.refusal(OwnShoulders)
        return self.refusal(FullStack)

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The tip goes to the one below."""
        if fee:
            hand_gold(t, p, t.state.players[t.state.standing[space]], fee)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The tip is too much."""
        climbs = prospect.game.standing[space] != NOBODY_THERE
        return self.fee_refused(prospect, space, Tip, self.tip) if climbs else None
