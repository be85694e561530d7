"""The witches' trick: two dragons change places."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects.moving import within_reach
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import At, Runner, Who
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat

NEIGHBOUR_IS_HUGGED = because("neighbour_is_hugged")
NEIGHBOUR_IS_A_TREE = because("neighbour_is_a_tree")
SAME_SPACE = because("same_space")


class SwappedPlaces(CardBeat):
    is_big = True
    who: Who
    other: Runner
    space: At
    space_of_other: At


class SwapPlaces(Effect):
    """Change places with the neighbour on the right, unless that one is hugged or a tree."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        other = race.right_of(seat)
        if why := _why_no_swap(race, seat, other):
            t.tell(NoEffect, who=seat, reason=why, other=other)
            return
        race.places[seat], race.places[other] = race.places[other], race.places[seat]
        t.tell(SwappedPlaces, who=seat, other=other, space=race.places[seat], space_of_other=race.places[other])

    def worth(self, race: Race, owner: Seat) -> float:
        return within_reach(race.places[race.right_of(owner)] - race.places[owner])


def _why_no_swap(race: Race, seat: Seat, other: Seat) -> str:
    if race.hugged[other]:
        return NEIGHBOUR_IS_HUGGED
    if race.trees[other]:
        return NEIGHBOUR_IS_A_TREE
    return "" if race.places[seat] != race.places[other] else SAME_SPACE
