"""Cards that drive a dragon about and jostle those it passes."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects.moving import walk_all
from dragonroads.games.draghan.model import RaceTable, Slot
from dragonroads.games.draghan.nouns import Who
from dragonroads.games.draghan.reasons import NOBODY_MOVES, NoEffect
from dragonroads.games.draghan.scenes import Harm
from dragonroads.games.draghan.steps.piles import check_top
from dragonroads.games.draghan.steps.walking import walk


class Butted(Harm):
    who: Who
    n: int


class BlowAndPush(Effect):
    """Shoot forward; everybody now behind jumps back."""

    steps: int
    push: int
    usual = 2.8

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        moved = walk(t, seat, self.steps)
        here = t.state.places[seat]
        moved |= walk_all(t, [b for b in t.state.others(seat) if t.state.places[b] < here], -self.push)
        if not moved:
            t.tell(NoEffect, who=seat, reason=NOBODY_MOVES)


class Sneeze(Effect):
    """Be blown back; everybody now ahead jumps forward."""

    steps: int
    push: int
    usual = -2.8

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        moved = walk(t, seat, -self.steps)
        here = t.state.places[seat]
        moved |= walk_all(t, [b for b in t.state.others(seat) if t.state.places[b] > here], self.push)
        if not moved:
            t.tell(NoEffect, who=seat, reason=NOBODY_MOVES)


class Butt(Effect):
    """A goat drags the dragon back by the top footprint and one more; those on the way step back."""

    usual = -2.5

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        top = check_top(t)
        footprint = 0 if top is None else race.content.footprint[top]
        stood = race.places[:]
        t.tell(Butted, who=seat, n=footprint)
        moved = walk(t, seat, -(footprint + 1))
        moved |= walk_all(t, [b for b in race.others(seat) if race.places[seat] <= stood[b] <= stood[seat]], -1)
        if not moved:
            t.tell(NoEffect, who=seat, reason=NOBODY_MOVES)
