"""Rockslides of the wild mountain (RACE-V2-05 to 08) and the landing test that starts them (RACE-LAND-01)."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.rows import courage
from dragonroads.games.draghan.walking import walk, walk_to


def start_rockslides(t: RaceTable, active: Seat) -> None:
    """Every dragon that an effect has brought onto a rockslide starts it; dodges and flights start none."""
    race = t.state
    moved = [b for b in race.clockwise_from(active) if race.places[b] != race.tested[b]]
    landed = {b: race.places[b] for b in moved if race.places[b] in race.track.slides}
    for space in dict.fromkeys(landed.values()):
        starters = [b for b, landing in landed.items() if landing == space == race.places[b]]
        if starters:
            _slide(t, active, space, starters)
    race.tested = race.places[:]


def _slide(t: RaceTable, active: Seat, space: int, starters: list[Seat]) -> None:
    race = t.state
    value = race.track.slides[space]
    t.tell("rockslide", space, value, tuple(starters))
    for seat in starters:
        walk(t, seat, 1)
    first = race.track.run_starts[space]
    for seat in race.clockwise_from(active):
        if seat not in starters and first <= race.places[seat] <= space:
            _face_rocks(t, seat, value, first - 1)


def _face_rocks(t: RaceTable, seat: Seat, value: int, refuge: int) -> None:
    race: Race = t.state
    if race.hugged[seat] or race.trees[seat]:
        return
    brave = courage(race, seat)
    t.tell("stood_firm" if brave >= value else "fled", seat, brave, value)
    if brave < value:
        walk_to(t, seat, refuge)
