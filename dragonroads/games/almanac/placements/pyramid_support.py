"""Stones that need two others below them."""

from __future__ import annotations

from dataclasses import dataclass, field

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, REST, Resting, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.sets import Spaces, set_of


class NotCarried(PageReason):
    pass


@placement_rule("pyramid-support", NotCarried)
@dataclass
class PyramidSupport(Resting):
    """A space opens when both that carry it hold workers, and the other carriers are paid for it."""

    carriers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    carrier_gold: int = 0
    rest_except: tuple[str, ...] = ()

    def prepare(self) -> None:
        """Which spaces carry which, and where nobody may rest."""
        index = self.page.index
        self.below = {index[s]: [index[one] for one in c] for s, c in self.carriers.items() if s in index}
        self.carried = [(1 << space, set_of(below)) for space, below in self.below.items()]
        self.ground = self.page.whole & ~set_of(self.below)
        self.restless = set_of(s for s, action in enumerate(self.page.actions) if action.kind in self.rest_except)

    def open_spaces(self, game: Journey) -> Spaces:
        """Spaces that stand on the ground or are carried."""
        found, taken = self.ground, game.taken
        for space, below in self.carried:
            if taken & below == below:
                found |= space
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Resting is always an offer, so that it tells nobody anything; not at the top."""
        open_now = self.open_spaces(prospect.game)
        free = prospect.free & open_now
        return [(prospect.possible(free), 0, PLAIN), (free & ~self.restless, 0, REST)]

    def placed(self, t: T, p: Player, space: int) -> None:
        """Everybody else who carries is paid by the bank."""
        game = t.state
        for one in self.below.get(space, ()):
            owner = game.standing[one]
            if owner != p.seat:
                gain_gold(t, game.players[owner], self.carrier_gold)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Nothing carries it yet."""
        is_carried = self.open_spaces(prospect.game) >> space & 1
        return None if is_carried else self.refusal(NotCarried)
