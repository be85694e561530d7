"""Everybody is waved onto the emptiest road."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import ByPlayers, at_table
from dragonroads.games.almanac.bids import hold_bid
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.reasons import PageReason, TooDear
from dragonroads.games.almanac.sets import NONE, Spaces

RIGHT_OF_WAY = "right_of_way"


class RoadFee(TooDear):
    pass


class TooCrowded(PageReason):
    pass


@placement_rule("least-crowded", RoadFee, TooCrowded)
@dataclass
class LeastCrowded(Placement):
    """The roads with the fewest workers are free, those with one more cost a fee, unless one has the right of way."""

    fee_tells: ClassVar[bool] = True
    fee: ByPlayers
    fee_income: int

    def prepare(self) -> None:
        """The fee at this table."""
        self.toll = at_table(self.fee, self.seats)

    def set_up(self, t: T) -> None:
        """All bid for the right of way on this page."""
        t.state.facts[RIGHT_OF_WAY] = hold_bid(t, t.state.in_turn_order, RIGHT_OF_WAY)

    def crowds(self, prospect: Prospect) -> dict[int, Spaces]:
        """How many workers stand on a road -> the free spaces of all such roads."""
        found: dict[int, Spaces] = {}
        for road in self.page.area_sets.values():
            free = road & prospect.free
            if free:
                crowd = (road & ~free).bit_count()
                found[crowd] = found.get(crowd, NONE) | free
        return found

    def _fee_for(self, game: Journey, p: Player) -> int:
        return 0 if game.facts[RIGHT_OF_WAY] == p.seat else self.toll

    def ways(self, prospect: Prospect) -> Ways:
        """The emptiest roads, and those with one worker more for the fee; if that is no use, the next ones."""
        crowds = self.crowds(prospect)
        if not crowds:
            return []
        fewest, fee = min(crowds), self._fee_for(prospect.game, prospect.p)
        emptiest, fuller = crowds[fewest], crowds.get(fewest + 1, NONE)
        found = prospect.possible(emptiest | fuller)
        payable = prospect.after_fee(found & fuller, fee)
        if found & emptiest or payable:
            return [(found & emptiest, 0, PLAIN), (payable, fee, PLAIN)]
        found = prospect.open
        return [(spaces & found, 0, PLAIN) for _, spaces in sorted(crowds.items()) if spaces & found][:1]

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The owner of the right of way earns a little when others pay."""
        pay_gold(t, p, fee)
        if fee:
            gain_gold(t, t.state.players[t.state.facts[RIGHT_OF_WAY]], self.fee_income)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Its road is too crowded."""
        crowds = self.crowds(prospect)
        more = next(crowd for crowd, spaces in crowds.items() if spaces >> space & 1) - min(crowds)
        if more == 1:
            return self.fee_refused(prospect, space, RoadFee, self._fee_for(prospect.game, prospect.p))
        return self.refusal(TooCrowded) if more and not prospect.why_not(space) else None
