"""Islands that swim: near ones are free, and whoever is boarded swims out to the end of the row."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from dragonroads.engine.record import Beat, Folded, Reason, Step
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Gold, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.placing import carry_out_at
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import TooDear
from dragonroads.games.almanac.remembering import values_of
from dragonroads.games.almanac.scenes import ARRIVAL, DUSK, PLACEMENT
from dragonroads.games.almanac.sets import NONE, Spaces
from dragonroads.games.almanac.verbs import words

RIDE = "ride"
"""The verb of a space that pays when all placing is over."""
DIVED = 0


class RowSwims(Folded):
    cause = ARRIVAL
    turtles: tuple[Area, ...]


class SwamOut(Step):
    cause = PLACEMENT
    uses = (("tokens", "turtle"),)
    turtle: Area


class Dived(Folded):
    cause = PLACEMENT
    turtle: Area


class RideOver(Beat):
    cause = DUSK
    who: Who
    turtle: Area
    gold: Gold


class Boarding(TooDear):
    pass


def place_of(area: str) -> str:
    """The fact that says where in the row an area swims, counted from 1; 0 once it has dived."""
    return f"row_{area}"


@placement_rule("swimming-row", Boarding)
@dataclass
class SwimmingRow(Placement):
    """The fee goes by the place in the row; the beach is always free and moves nothing."""

    charges: ClassVar[bool] = True
    row: tuple[str, ...]
    beach: str
    fees: tuple[int, ...]
    """By the place in the row."""
    rider: str
    """The area whose place in the end is paid for."""
    ride: int
    """Gold for each step out to sea."""
    dived: int
    """Gold if it has dived."""

    def prepare(self) -> None:
        """The spaces that pay in the end, and what boarding costs follows from the places in the row."""
        verbs = [[deed.verb for deed in action.deeds] for action in self.page.actions]
        self.rides = [space for space, some in enumerate(verbs) if RIDE in some]
        self.names = {area: place_of(area) for area in self.row}
        self.places = values_of([*self.names.values()])
        self.boarding = cache(self._boarding)

    def _boarding(self, places: tuple[int, ...]) -> list[tuple[Spaces, int]]:
        """The spaces of the beach and of all that swims, by the fee for them."""
        by_fee = dict.fromkeys(sorted({0, *self.fees}), NONE)
        by_fee[0] = self.page.area_sets[self.beach]
        for area, place in zip(self.row, places):
            if place != DIVED:
                by_fee[self.fees[place - 1]] |= self.page.area_sets[area]
        return [(spaces, fee) for fee, spaces in by_fee.items()]

    def set_up(self, t: T) -> None:
        """The row is mixed."""
        order = list(self.row)
        t.mix(order)
        for area, name in self.names.items():
            t.state.facts[name] = order.index(area) + 1
        t.tell(RowSwims, tuple(order))

    def swimming(self, game: Journey) -> list[str]:
        """The row, the one nearest to the beach first."""
        return [area for place, area in sorted(zip(self.places(game.facts), self.row)) if place != DIVED]

    def fee(self, game: Journey, area: str) -> int:
        """What boarding costs now; nothing for what does not swim."""
        return self.fees[game.facts[self.names[area]] - 1] if area in self.row else 0

    # --- placing ----------------------------------------------------------------------------------------------------

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space whose fee can be paid."""
        able, boarding = prospect.open, self.boarding(self.places(prospect.game.facts))
        return [(prospect.after_fee(able & spaces, fee), fee, PLAIN) for spaces, fee in boarding if able & spaces]

    def defers(self, game: Journey, space: int) -> bool:
        """A ride is paid when it is over."""
        return space in self.rides

    def after(self, t: T, p: Player, space: int) -> None:
        """What was boarded swims to the end of the row, or dives if it is full."""
        game, area = t.state, self.page.area_of[space]
        if area not in self.row:
            return
        facts, last = game.facts, max(self.places(game.facts))
        place = facts[self.names[area]]
        for name in self.names.values():
            if facts[name] > place:
                facts[name] -= 1
        has_room = self.page.area_sets[area] & ~game.taken
        facts[self.names[area]] = last if has_room else DIVED
        t.tell(SwamOut if has_room else Dived, area)

    def finish(self, t: T) -> None:
        """Whoever rides is paid for the way."""
        game = t.state
        for space in self.rides:
            if game.standing[space] != NOBODY_THERE:
                carry_out_at(t, game.players[game.standing[space]], space)

    def ride_worth(self, game: Journey) -> int:
        """What a ride would bring if it were over now."""
        return game.facts[place_of(self.rider)] * self.ride or self.dived

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Boarding costs too much."""
        return self.fee_refused(prospect, space, Boarding, self.fee(prospect.game, self.page.area_of[space]))


@words.verb()
def ride(t: T, p: Player) -> None:
    """Gain gold for the way out to sea."""
    rule = t.state.page.rule
    assert isinstance(rule, SwimmingRow)
    worth = rule.ride_worth(t.state)
    t.tell(RideOver, p.seat, rule.rider, worth)
    gain_gold(t, p, worth)
