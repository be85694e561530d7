"""A storm over the area that was used last."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import NOWHERE, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.stores import spend_token

STORM = "storm"


class InStorm(PageReason):
    pass


@placement_rule("avoid-last-area", InStorm)
@dataclass
class AvoidLastArea(Placement):
    """Nobody follows into the area of the latest placement, unless a token is spent; a skipped player ends that."""

    ignore_with: TokenId

    def prepare(self) -> None:
        """The areas in the order of their letters."""
        self.letters = list(self.page.areas)

    def set_up(self, t: T) -> None:
        """The storm has not struck yet."""
        t.state.facts[STORM] = NOWHERE

    def _storm(self, prospect: Prospect) -> Spaces:
        storm = prospect.game.facts[STORM]
        return self.page.area_sets[self.letters[storm]] if storm != NOWHERE else NONE

    def ways(self, prospect: Prospect) -> Ways:
        """Whoever owns the token may spend it and walk into the storm."""
        storm = self._storm(prospect)
        if not prospect.p.tokens[self.ignore_with]:
            return [(prospect.possible(prospect.free & ~storm), 0, PLAIN)]
        found = prospect.open
        return [(found & ~storm, 0, PLAIN), (found & storm, 0, self.ignore_with)]

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The token, if that is the way in."""
        if how == self.ignore_with:
            spend_token(t, p, self.ignore_with)
        pay_gold(t, p, fee)

    def placed(self, t: T, p: Player, space: int) -> None:
        """The storm follows."""
        t.state.facts[STORM] = self.letters.index(self.page.area_of[space])

    def skipped(self, t: T, p: Player) -> None:
        """The storm passes."""
        t.state.facts[STORM] = NOWHERE

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The storm is there."""
        return self.refusal(InStorm) if self._storm(prospect) >> space & 1 else None
