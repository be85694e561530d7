"""How a dragon walks (RACE-DEF-10): floor, cliff, holes and trees."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.rows import stamina


def walk(t: RaceTable, seat: Seat, steps: int, *, striding: bool = False) -> None:
    """Move a dragon step by step; `striding` is walking by a movement card, which holes can stop."""
    race = t.state
    trees = race.trees
    if not steps or trees[seat]:
        return
    start = race.places[seat]
    end = start + steps
    if True in trees or race.track.landing or (striding and race.track.holes):
        end = _step_by_step(t, seat, start, steps, striding)
    elif end < race.floor:
        end = race.floor
    if end != start:
        race.places[seat] = end
        t.tell("walked", seat, start, end)


def walk_to(t: RaceTable, seat: Seat, place: int) -> None:
    """Walk towards a space, forward or backward."""
    walk(t, seat, place - t.state.places[seat])


def _step_by_step(t: RaceTable, seat: Seat, start: int, steps: int, striding: bool) -> int:
    race = t.state
    direction = 1 if steps > 0 else -1
    place = start
    for _ in range(abs(steps)):
        if direction < 0 and place <= race.floor:
            break
        if direction > 0 and race.track.landing and place == race.track.last:
            place = race.track.landing
            t.tell("fell", seat, place)
            continue
        if striding and direction > 0 and _stopped_by_hole(race, seat, place):
            t.tell("stuck_at_hole", seat, place, race.track.holes[place])
            break
        if tree := _tree_on(race, seat, place + direction):
            t.tell("stuck_at_tree", seat, place, tree - 1)
            break
        place += direction
    return place


def _stopped_by_hole(race: Race, seat: Seat, place: int) -> bool:
    value = race.track.holes.get(place, 0)
    return value > 0 and stamina(race, seat) < value


def _tree_on(race: Race, seat: Seat, place: int) -> int:
    """One more than the seat of another dragon that stands there as a tree, else 0."""
    for other, is_tree in enumerate(race.trees):
        if is_tree and other != seat and race.places[other] == place:
            return other + 1
    return 0
