"""How a dragon walks (RACE-DEF-10): floor, cliff, holes and trees."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from dragonroads.engine.record import Sense
from dragonroads.gamekit import Seat
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.nouns import At, Runner, Space, Steps, Who
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat, Harm
from dragonroads.games.draghan.steps.rows import stamina

STAYS_A_TREE = because("is_a_tree")
NO_WAY_BACK = because("no_way_back")
STRIDING = True
"""For `walk`, by its place: a keyword costs a look, and most cards that are played walk so."""


class Walked(CardBeat):
    who: Who
    start: Space
    end: Space
    n: Steps
    """How far on, or back."""
    past: int
    """How far past the line it stands now."""

    def variant(self, _race: Race) -> Literal["forward", "back", "finish", "fallen"]:
        if self.end < self.start:
            return "back" if self.n < 0 else "fallen"
        return "finish" if 0 < self.past <= self.end - self.start else "forward"

    def sense(self, _race: Race) -> Sense:
        return "bad" if self.end < self.start else "good"


class Fell(Harm):
    who: Who
    space: Space


class StuckAtHole(Harm):
    who: Who
    space: Space
    value: int
    mine: int


class StuckAtTree(Harm):
    who: Who
    space: At
    other: Runner


def walk(t: RaceTable, seat: Seat, steps: int, striding: bool = False) -> bool:
    """Move a dragon step by step; `striding` is walking by a movement card, which holes can stop.

    False when the dragon stays where it is and nothing was told of the reason.
    """
    race = t.state
    trees = race.trees
    if not steps or trees[seat]:
        return False
    start = race.places[seat]
    end = start + steps
    told = False
    if True in trees or race.track.landing or (striding and race.track.holes):
        end, told = _step_by_step(t, seat, start, steps, striding)
    elif end < race.floor:
        end = race.floor
    if end != start:
        race.places[seat] = end
        # Over the cliff a dragon that walks on ends further back.
        walked = steps if steps > 0 > end - start else end - start
        t.tell(Walked, seat, start, end, walked, max(0, end - race.track.length))
        return True
    return told


def walk_to(t: RaceTable, seat: Seat, place: int) -> bool:
    """Walk towards a space, forward or backward."""
    return walk(t, seat, place - t.state.places[seat])


def walk_or_say(t: RaceTable, seat: Seat, steps: int) -> None:
    """Walk; a dragon that cannot move at all says why."""
    if not walk(t, seat, steps):
        say_why_not(t, seat)


def say_why_not(t: RaceTable, seat: Seat) -> None:
    """Say what keeps a dragon where it is."""
    t.tell(NoEffect, who=seat, reason=STAYS_A_TREE if t.state.trees[seat] else NO_WAY_BACK)


def spaces_in_reach(race: Race, seat: Seat, directions: Sequence[int], most: int) -> Sequence[int]:
    """Every space where a dragon may end up that walks from none to `most` steps in each of these directions."""
    here, track = race.places[seat], race.track
    back, on = directions.count(-1) * most, directions.count(1) * most
    if True not in race.trees and (not track.landing or here + on <= track.last):  # nothing is in the way
        return range(max(race.floor, here - back), here + on + 1)
    trees = {race.places[other] for other, is_tree in enumerate(race.trees) if is_tree and other != seat}
    reached = {here}
    for direction in directions:
        for place in list(reached):
            for _ in range(most):
                if (onward := _next_space(race, trees, place, direction)) is None:
                    break
                place = onward
                reached.add(place)
    return sorted(reached)


def _next_space(race: Race, trees: Collection[int], place: int, direction: int) -> int | None:
    """Where one step leads, over any hole; nowhere when the floor or a tree stops it."""
    if direction < 0 and place <= race.floor:
        return None
    if direction > 0 and race.track.landing and place == race.track.last:
        return race.track.landing
    return None if place + direction in trees else place + direction


def _step_by_step(t: RaceTable, seat: Seat, start: int, steps: int, striding: bool) -> tuple[int, bool]:
    """The space that is reached, and whether it was told what became of the dragon on its way."""
    race = t.state
    track = race.track
    direction = 1 if steps > 0 else -1
    holes: Collection[int] = track.holes if striding and direction > 0 else ()
    some_trees = True in race.trees
    place = start
    fell = False
    for _ in range(abs(steps)):
        if direction < 0 and place <= race.floor:
            break
        if direction > 0 and track.landing and place == track.last:
            place = track.landing
            t.tell(Fell, who=seat, space=place)
            fell = True
            continue
        if place in holes and (fit := stamina(race, seat)) < track.holes[place]:
            t.tell(StuckAtHole, who=seat, space=place, value=track.holes[place], mine=fit)
            return place, True
        if some_trees and (tree := _tree_on(race, seat, place + direction)):
            t.tell(StuckAtTree, who=seat, space=place, other=tree - 1)
            return place, True
        place += direction
    return place, fell


def _tree_on(race: Race, seat: Seat, place: int) -> int:
    """One more than the seat of another dragon that stands there as a tree, else 0."""
    for other, is_tree in enumerate(race.trees):
        if is_tree and other != seat and race.places[other] == place:
            return other + 1
    return 0
