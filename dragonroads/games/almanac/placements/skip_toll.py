"""Queues: the first free space is free, whoever goes further leaves coins behind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces, set_of


class Toll(TooDear):
    pass


@placement_rule("skip-toll", Toll)
@dataclass
class SkipToll(Placement):
    """A toll is put on each free space of the lane that is skipped; the next one there takes the coins."""

    lanes: tuple[str, ...]
    toll: int

    def prepare(self) -> None:
        """The lanes in play."""
        self.queues = [self.page.areas[lane] for lane in self.lanes if lane in self.page.areas]
        self.in_line = [(set_of(queue), Remembered(partial(_in_line, queue))) for queue in self.queues]

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space the toll can be paid for; coins on it help with what it does."""
        coins = prospect.game.coins
        rich = set_of(space for space, gold in enumerate(coins) if gold) if any(coins) else NONE
        found: Ways = []
        able = prospect.open
        for skipped, spaces in enumerate(self._by_skipping(prospect)):
            fee = skipped * self.toll
            if fee > prospect.gold:
                break
            payable = prospect.after_fee(spaces & able, fee)
            for space in self.page.members.of(spaces & rich & ~payable) if rich else ():
                if prospect.why_not(space, fee, coins[space]) is None:
                    payable |= 1 << space
            found.append((payable, fee, PLAIN))
        return found

    def _by_skipping(self, prospect: Prospect) -> list[Spaces]:
        """The free spaces, by how many free ones of their lane lie before them."""
        lines = [in_line[prospect.free & queue] for queue, in_line in self.in_line]
        return [sum(abreast) for abreast in zip_longest(*lines, fillvalue=NONE)]

    def _skipped(self, game: Journey, space: int) -> list[int]:
        queue = next(queue for queue in self.queues if space in queue)
        return [one for one in queue[: queue.index(space)] if not game.taken >> one & 1]

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The toll is laid on the skipped spaces."""
        pay_gold(t, p, fee)
        for one in self._skipped(t.state, space):
            t.state.coins[one] += self.toll

    def placed(self, t: T, p: Player, space: int) -> None:
        """Coins on the space are taken, before the action."""
        coins, t.state.coins[space] = t.state.coins[space], 0
        gain_gold(t, p, coins)

    def finish(self, t: T) -> None:
        """Coins nobody took go to the bank."""
        t.state.coins = [0] * len(t.state.coins)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The toll is too high."""
        toll = len(self._skipped(prospect.game, space)) * self.toll
        return self.fee_refused(prospect, space, Toll, toll, prospect.game.coins[space])


def _in_line(queue: tuple[int, ...], free: Spaces) -> list[Spaces]:
    """The free spaces of a lane one after the other, each as a set."""
    return [1 << space for space in queue if free >> space & 1]
