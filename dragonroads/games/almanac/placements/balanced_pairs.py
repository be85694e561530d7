"""Baskets in pairs on beams, and a beetle that is heavy."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces

BUG = "bug"


class Nectar(Folded):
    cause = PLACEMENT
    who: Who


class BugMoved(Folded):
    cause = PLACEMENT
    uses = (("tokens", "bug"),)
    who: Who
    basket: Area


class BeamTilts(PageReason):
    pass


class ShooBug(JourneyAsk[str]):
    """Which basket the bug is shooed to."""


@placement_rule("balanced-pairs", BeamTilts)
@dataclass
class BalancedPairs(Placement):
    """No basket may become heavier than its partner by more than the slack; the bug weighs as much as a worker."""

    pairs: tuple[str, ...]
    slack: int
    start: str
    ring: tuple[str, ...]
    """The baskets in the order in which the bug walks."""
    nectar: int

    def prepare(self) -> None:
        """Which basket hangs opposite which."""
        self.partner = {pair[at]: pair[1 - at] for pair in self.pairs for at in (0, 1)}
        self.beams = [(self.page.area_sets[pair[0]], self.page.area_sets[pair[1]]) for pair in self.pairs]

    def set_up(self, t: T) -> None:
        """The bug sits in its basket."""
        t.state.facts[BUG] = self.ring.index(self.start)

    def bug_at(self, game: Journey) -> str:
        """The basket with the bug."""
        return self.ring[game.facts[BUG]]

    def beside_bug(self, game: Journey) -> list[str]:
        """The two baskets it can be shooed to."""
        return [self.ring[(game.facts[BUG] + step) % len(self.ring)] for step in (1, -1)]

    def weight(self, game: Journey, area: str) -> int:
        """Workers in a basket, and the bug."""
        return (self.page.area_sets[area] & game.taken).bit_count() + (self.bug_at(game) == area)

    def level(self, game: Journey) -> Spaces:
        """The spaces of all baskets that may take one more."""
        found, taken, bug = NONE, game.taken, self.page.area_sets[self.bug_at(game)]
        for one, other in self.beams:
            weight, against = (one & taken).bit_count() + (one == bug), (other & taken).bit_count() + (other == bug)
            if weight < against + self.slack:
                found |= one
            if against < weight + self.slack:
                found |= other
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space that keeps its beam level."""
        spaces = prospect.free & self.level(prospect.game)
        return [(prospect.possible(spaces) | self._with_nectar(prospect, spaces), 0, PLAIN)]

    def _with_nectar(self, prospect: Prospect, spaces: Spaces) -> Spaces:
        """Those beside the bug that can be paid for with what it brings."""
        beside = spaces & self.page.area_sets[self.bug_at(prospect.game)]
        found = NONE
        for dear, _ in prospect.offers.dear:
            for space in self.page.members.of(beside & dear):
                if prospect.why_not(space, 0, self.nectar) is None:
                    found |= 1 << space
        return found

    def placed(self, t: T, p: Player, space: int) -> None:
        """Whoever joins the bug finds nectar."""
        if self.page.area_of[space] == self.bug_at(t.state):
            t.tell(Nectar, p.seat)
            gain_gold(t, p, self.nectar)

    def after(self, t: T, p: Player, space: int) -> None:
        """The bug is shooed to a neighbouring basket."""
        chosen = t.ask(p.seat, ShooBug, self.beside_bug(t.state))
        t.state.facts[BUG] = self.ring.index(chosen)
        t.tell(BugMoved, p.seat, chosen)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The beam would tilt."""
        return None if self.level(prospect.game) >> space & 1 else self.refusal(BeamTilts)
