"""Plays each page of a box this way and that, so that what only play can show is found before anybody sits down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.table import Seat
from dragonroads.engine.tables import Deciding
from dragonroads.games.almanac.game import AlmanacJourney
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import Journey

PLAYERS, TRIES = (2, 3, 4), 3
GOLD = 12
MOST_STEPS = 2_000
STRIDE, SHIFT = 40_503, 4
"""Turns one turn after the other into choices that look like any."""


def try_page(game: AlmanacJourney, page: int) -> str:
    """What goes wrong when people come to a page and play there; empty when nothing does."""
    for players in PLAYERS:
        try:
            for number in range(TRIES):
                _play(game, page, players, number)
        except Exception as fault:  # whatever the rules stumble over
            return f"{players} players cannot play there ({type(fault).__name__}: {fault})"
    return ""


def _play(game: AlmanacJourney, page: int, players: int, number: int) -> None:
    """From the arrival at the page until the journey goes on."""
    options = game.settle(game.spec.presets[0].settings(players), players).options
    seats = tuple(SeatSpec(str(seat)) for seat in range(players))
    journey = game.begin(Header(game.id, game.rules_version, game.content_hash, number, seats, options))
    turns = count(number * MOST_STEPS)

    def choose(_seat: Seat, _kind: str, options: Sequence[Any]) -> int:
        return (next(turns) * STRIDE >> SHIFT) % len(options)

    table, steps = Deciding(journey, choose), game.steps
    while journey.phase != "arrive":
        steps[journey.phase](table)
    if page not in journey.tour.exits:
        return  # no road leads there
    _travel(journey, page)
    for _ in range(MOST_STEPS):
        if journey.over or journey.location != page:
            return
        steps[journey.phase](table)
    raise RecursionError(f"the page goes on after {MOST_STEPS} steps")


def _travel(journey: Journey, page: int) -> None:
    pages = journey.content.locations
    journey.way, journey.round = _way_to(pages, page)[:-1], pages[page].stop - 1
    journey.location, journey.page = page, journey.pages[page]
    for p in journey.players:
        p.gold = p.flow = GOLD


def _way_to(pages: Mapping[int, Location], page: int) -> list[int]:
    """Some road to a page, from the beginning if one leads there."""
    way = [page]
    while before := [one.id for one in pages.values() if way[0] in one.exits]:
        way.insert(0, before[0])
    return way
