"""A die says which circles are awake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.record import Opens, Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.scenes import CHANCE
from dragonroads.games.almanac.sets import NONE, Spaces, set_of

DIE = "die"
FACES = 6


class Die(Opens):
    cause = CHANCE
    is_reveal = True
    who: Who
    n: int


class Asleep(TooDear):
    pass


@placement_rule("die-circle", Asleep)
@dataclass
class DieCircle(Placement):
    """The rolled circle and some neighbours are free, the others cost a fee, unless nothing else is left."""

    fee_tells: ClassVar[bool] = True
    ring: tuple[str, ...]
    reach: dict[int, tuple[int, ...]]
    fee: int

    def prepare(self) -> None:
        """For each face the spaces that are awake."""
        size = len(self.ring)
        circles = [[(face + step) % size for step in self.reach[self.seats]] for face in range(size)]
        spaces = self.page.areas
        self.awake = [set_of(space for at in near for space in spaces[self.ring[at]]) for near in circles]

    def before_turn(self, t: T, p: Player, may_act: Callable[[], bool]) -> None:
        """The die is rolled for whoever can do anything at all here."""
        if may_act():
            rolled = t.below(FACES)
            t.state.facts[DIE] = rolled + 1
            t.tell(Die, p.seat, rolled + 1)

    def _awake(self, game: Journey) -> Spaces:
        return self.awake[game.facts[DIE] - 1] if game.facts.get(DIE) else NONE

    def ways(self, prospect: Prospect) -> Ways:
        """Circles that are awake, others for the fee; all of them free if nothing awake is any use."""
        awake, found = self._awake(prospect.game), prospect.open
        if not found & awake:
            return [(found, 0, PLAIN)]
        return [(found & awake, 0, PLAIN), (prospect.after_fee(found & ~awake, self.fee), self.fee, PLAIN)]

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Its circle sleeps, and waking it costs too much."""
        asleep = not self._awake(prospect.game) >> space & 1
        return self.fee_refused(prospect, space, Asleep, self.fee) if asleep else None
