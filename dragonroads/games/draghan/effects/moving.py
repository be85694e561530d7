"""Cards that move dragons and ask nobody."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Who
from dragonroads.games.draghan.reasons import NOBODY_MOVES, NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.walking import STRIDING, say_why_not, walk, walk_or_say, walk_to

NOBODY_BEHIND = because("nobody_behind")
NOBODY_COMES = because("nobody_comes")
FARTHEST = 4.0
"""A change of places is not worth more than this: much can happen until the card is played."""


class Forgot(CardBeat):
    who: Who


class Stride(Effect):
    """Walk as far as the card says, and further with a health potion."""

    value: int

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        bonus = 0 if slot is None else t.state.potions[seat]
        if not walk(t, seat, self.value + bonus, STRIDING):
            say_why_not(t, seat)

    def worth(self, race: Race, owner: Seat) -> float:
        return float(self.value)


class Bound(Effect):
    """Leap forward over any hole; not a movement card."""

    value: int

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        walk_or_say(t, seat, self.value)

    def worth(self, race: Race, owner: Seat) -> float:
        return float(self.value)


class DoNothing(Effect):
    """Nothing happens."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        t.tell(Forgot, who=seat)


class FleeVillagers(Effect):
    """Run back to one space behind the next dragon; the last dragon runs 1 space."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        places = t.state.places
        behind = [place for place in places if place < places[seat]]
        walk_or_say(t, seat, max(behind) - 1 - places[seat] if behind else -1)

    def worth(self, race: Race, owner: Seat) -> float:
        here = race.places[owner]
        return max((place for place in race.places if place < here), default=here) - here - 1.0


class CallFollower(Effect):
    """The nearest dragons behind come to the active dragon's space."""

    usual = -1.0

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        here = race.places[seat]
        behind = [b for b in race.others(seat) if race.places[b] < here and not race.trees[b]]
        if not behind:
            t.tell(NoEffect, who=seat, reason=NOBODY_BEHIND)
            return
        nearest = max(race.places[b] for b in behind)
        for other in behind:
            if race.places[other] == nearest:
                walk_to(t, other, here)


class Gather(Effect):
    """All other dragons come to the active dragon's space."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        here = t.state.places[seat]
        moved = [walk_to(t, other, here) for other in t.state.others(seat)]
        if not any(moved):
            t.tell(NoEffect, who=seat, reason=NOBODY_COMES)

    def worth(self, race: Race, owner: Seat) -> float:
        """Bad for leaders, good for the last."""
        mean = (sum(race.places) - race.places[owner]) / (race.seats - 1)
        return within_reach((mean - race.places[owner]) / 2)


class Overtake(Effect):
    """Move to one space ahead of the leader."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        walk_or_say(t, seat, max(t.state.places) + 1 - t.state.places[seat])

    def worth(self, race: Race, owner: Seat) -> float:
        return max(race.places) - race.places[owner] + 1.0


class LureOthers(Effect):
    """All other dragons walk forward."""

    value: int
    usual = -1.6

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        if not walk_all(t, t.state.others(seat), self.value):
            t.tell(NoEffect, who=seat, reason=NOBODY_MOVES)


def walk_all(t: RaceTable, seats: Sequence[Seat], steps: int) -> bool:
    """All of them walk; whether anything came of it."""
    moved = [walk(t, other, steps) for other in seats]
    return any(moved)


def within_reach(spaces: float) -> float:
    """A change of places, as far as an adviser believes in it."""
    return max(-FARTHEST, min(FARTHEST, spaces))
