"""Acorns: in each lap a die closes an area and leaves gold in it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Opens, Reason
from dragonroads.games.almanac.amounts import ByPlayers, Few, at_table
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.scenes import CHANCE
from dragonroads.games.almanac.sets import NONE, Spaces, set_of
from dragonroads.games.almanac.verbs import words

CLOSED = "closed"
"""The set of faces that were rolled for this lap."""


class Acorns(Opens):
    cause = CHANCE
    is_reveal = True
    n: int
    grove: Area


class AcornsFall(PageReason):
    pass


def gold_in(area: str) -> str:
    """The fact that says how much gold lies in an area."""
    return f"gold_{area}"


@placement_rule("die-closes-area", AcornsFall)
@dataclass
class DieClosesArea(Placement):
    """What was rolled is closed for a lap, unless there is nowhere else to go; gold waits for the next one there."""

    areas: tuple[str, ...]
    """By the faces of the die."""
    dice: ByPlayers
    lay: int

    def prepare(self) -> None:
        """What is closed follows from the dice."""
        self.heaps = {area: gold_in(area) for area in self.areas}
        self.faces = {area: set_of(face for face, one in enumerate(self.areas) if one == area) for area in self.areas}
        self.shut = Remembered(self._shut)

    def _shut(self, closed: int) -> Spaces:
        found = NONE
        for area, faces in self.faces.items():
            if closed & faces:
                found |= self.page.area_sets.get(area, NONE)
        return found

    def set_up(self, t: T) -> None:
        """No acorn has fallen yet."""
        t.state.facts = {CLOSED: NONE} | dict.fromkeys(self.heaps.values(), 0)

    # --- the lap ----------------------------------------------------------------------------------------------------

    def opens_turn(self, t: T, p: Player) -> None:
        """The Guide's turn begins a lap; the die is rolled as long as anybody has a worker to place."""
        game = t.state
        if p.seat == game.guide and any(one.workers for one in game.players):
            game.facts[CLOSED] = NONE
            for _ in range(at_table(self.dice, self.seats)):
                self._drop_acorns(t)

    def _drop_acorns(self, t: T) -> None:
        rolled = t.below(len(self.areas))
        area = self.areas[rolled]
        t.state.facts[CLOSED] |= 1 << rolled
        t.state.facts[self.heaps[area]] += self.lay
        t.tell(Acorns, rolled + 1, area)

    def is_closed(self, game: Journey, area: str) -> bool:
        """Whether acorns fall there in this lap."""
        return bool(game.facts[CLOSED] & self.faces[area])

    def closed(self, game: Journey) -> Spaces:
        """The spaces of the closed areas."""
        return self.shut[game.facts[CLOSED]]

    def open_gold(self, game: Journey) -> dict[str, int]:
        """What lies in each open area, as far as there is any."""
        facts = game.facts
        return {
            area: facts[heap] for area, heap in self.heaps.items() if facts[heap] and not self.is_closed(game, area)
        }

    # --- placing ----------------------------------------------------------------------------------------------------

    def ways(self, prospect: Prospect) -> Ways:
        """The open areas, where gold helps with what a space does; all of them if those are no use."""
        closed = self.closed(prospect.game)
        found = prospect.possible(prospect.free & ~closed) | self._with_gold(prospect)
        return [(found or prospect.possible(prospect.free & closed), 0, PLAIN)]

    def _with_gold(self, prospect: Prospect) -> Spaces:
        """Free spaces that can be paid for with the gold that lies in their area."""
        found = NONE
        for area, gold in self.open_gold(prospect.game).items():
            for spaces, _ in prospect.offers.dear:
                for space in self.page.members.of(prospect.free & spaces & self.page.area_sets[area]):
                    if prospect.why_not(space, 0, gold) is None:
                        found |= 1 << space
        return found

    def placed(self, t: T, p: Player, space: int) -> None:
        """The gold of an open area is taken, before the action."""
        area = self.page.area_of[space]
        if not self.is_closed(t.state, area):
            gain_gold(t, p, self.take(t.state, area))

    def take(self, game: Journey, area: str) -> int:
        """Clear an area of its gold; how much it was."""
        heap = self.heaps[area]
        gold, game.facts[heap] = game.facts[heap], 0
        return gold

    def finish(self, t: T) -> None:
        """Gold nobody took goes to the bank."""
        self.set_up(t)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Acorns fall there."""
        return self.refusal(AcornsFall) if self.closed(prospect.game) >> space & 1 else None


@words.verb()
def hoard(t: T, p: Player, least: Few) -> None:
    """Take all the gold of the open areas; if that is too little it stays there, and the bank pays."""
    game, rule = t.state, t.state.page.rule
    assert isinstance(rule, DieClosesArea)
    found = rule.open_gold(game)
    if sum(found.values()) < least:
        gain_gold(t, p, least)
    else:
        gain_gold(t, p, sum([rule.take(game, area) for area in found]))
