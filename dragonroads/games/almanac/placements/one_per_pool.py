"""Hot pools: one guest in each, and nobody bathes for long."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Reason, Step
from dragonroads.games.almanac.amounts import ByPlayers, at_table
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Person, SpaceName, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.placing import remove_piece
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces

USED = "used"
"""The set of spaces a player has been on."""


class ClimbedOut(Step):
    cause, is_move = PLACEMENT, False
    who: Who
    space: SpaceName


class PoolTaken(PageReason):
    who: Person


class BathedThere(PageReason):
    pass


def soaking(turns: int) -> str:
    """The fact that says whose bath ends in so many turns of its owner: a set of spaces."""
    return f"soaking{turns}"


@placement_rule("one-per-pool", PoolTaken, BathedThere)
@dataclass
class OnePerPool(Placement):
    """A pool with somebody in it is closed; bathers leave after a turn or two, and no space serves a player twice."""

    takes_off = True
    stay: ByPlayers
    """In which of the owner's next turns a bather climbs out."""

    def prepare(self) -> None:
        """How long a bath takes, and which spaces its bathers close."""
        self.turns = at_table(self.stay, self.seats)
        self.occupied = Remembered(self._occupied)

    def set_up(self, t: T) -> None:
        """Nobody is in the water yet."""
        for p in t.state.players:
            p.facts = {USED: NONE} | {soaking(turn): NONE for turn in range(1, self.turns + 1)}

    def opens_turn(self, t: T, p: Player) -> None:
        """Whoever has bathed long enough climbs out; then others may hope for the pool, so the phase goes on."""
        leaving = p.facts[soaking(1)]
        for turn in range(1, self.turns):
            p.facts[soaking(turn)] = p.facts[soaking(turn + 1)]
        p.facts[soaking(self.turns)] = NONE
        for space in self.page.members.of(leaving):
            remove_piece(t.state, space)
            t.state.waiting = -1
            t.tell(ClimbedOut, p.seat, self.page.spaces[space].id)

    def _occupied(self, taken: Spaces) -> Spaces:
        found = NONE
        for pool in self.page.area_sets.values():
            if pool & taken:
                found |= pool
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """Every space of an empty pool that this player has not been on."""
        closed = self.occupied[prospect.game.taken] | prospect.p.facts[USED]
        return [(prospect.possible(prospect.free & ~closed), 0, PLAIN)]

    def placed(self, t: T, p: Player, space: int) -> None:
        """The bath begins."""
        p.facts[USED] |= 1 << space
        p.facts[soaking(self.turns)] |= 1 << space

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Somebody bathes there, or the player has been there."""
        if self.occupied[prospect.game.taken] >> space & 1:
            return self.refusal(PoolTaken, self.bather(prospect.game, space))
        return self.refusal(BathedThere) if prospect.p.facts[USED] >> space & 1 else None

    def bather(self, game: Journey, space: int) -> int:
        """Who is in the pool of a space."""
        return max(game.standing[one] for one in self.page.areas[self.page.area_of[space]])
