"""Rockslides of the wild mountain (RACE-V2-05 to 08) and the landing test that starts them (RACE-LAND-01)."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.nouns import Space, Who
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.rows import courage
from dragonroads.games.draghan.steps.walking import walk, walk_to


class Rockslide(CardBeat):
    space: Space
    value: int
    starters: tuple[Who, ...]


class _Tested(CardBeat):
    who: Who
    mine: int
    value: int


class StoodFirm(_Tested):
    pass


class Fled(_Tested):
    pass


def start_rockslides(t: RaceTable, active: Seat) -> None:
    """Every dragon that an effect has brought onto a rockslide starts it; dodges and flights start none."""
    race = t.state
    places, tested, slides = race.places, race.tested, race.track.slides
    if places == tested:
        return
    if not slides.keys().isdisjoint(places):
        moved = [b for b in race.clockwise_from(active) if places[b] != tested[b]]
        landed = {b: places[b] for b in moved if places[b] in slides}
        for space in dict.fromkeys(landed.values()):
            starters = [b for b, landing in landed.items() if landing == space == places[b]]
            if starters:
                _slide(t, active, space, starters)
    race.tested = places[:]


def _slide(t: RaceTable, active: Seat, space: int, starters: list[Seat]) -> None:
    race = t.state
    value = race.track.slides[space]
    t.tell(Rockslide, space=space, value=value, starters=tuple(starters))
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
    t.tell(StoodFirm if brave >= value else Fled, who=seat, mine=brave, value=value)
    if brave < value:
        walk_to(t, seat, refuge)
