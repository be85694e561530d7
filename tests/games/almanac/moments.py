"""Journeys at a moment after the Action Phase: before the End Phase, before a bid, before the closing turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.table import Seat
from tests.games.almanac.situations import LETTERS, Situation, encounter, on_page


def ending(page: int = 1, **more: Any) -> Situation:
    """All placing on a page is over."""
    s = on_page(page, **more)
    s.state.phase = "finish_page"
    return s


def calm_road(table: Situation) -> Situation:
    """The first encounter is one that asks nothing, whatever the dice say."""
    game, calm = table.state, encounter("a1")
    if calm != game.encounter_deck[-1]:
        game.encounters_unused[game.encounters_unused.index(calm)] = game.encounter_deck[-1]
        game.encounter_deck[-1] = calm
    return table


def before_bid(guide: Seat, gold: Sequence[int], caravans: Sequence[str] = ()) -> Situation:
    """All bid for the Guide token next."""
    s = on_page(1, seats=len(gold), guide=guide, gold=gold, caravans=caravans)
    s.state.phase = "bid"
    return s


def closing(**more: Any) -> Situation:
    """The last Action Phase is over; the last page has paid nothing."""
    s = on_page(16, **({"seats": 2} | more))
    s.state.queue = list(s.state.in_turn_order)
    s.state.phase = "close"
    return s


def hoard(table: Situation, seat: Seat, letter: str, left: int) -> Situation:
    """A caravan long enough to hold all pieces of a good but so many, which stay in the supply."""
    kind, game = LETTERS.index(letter), table.state
    table.player(seat).crates += game.supply[kind]
    table.player(seat).goods[kind] += game.supply[kind] - left
    game.supply[kind] = left
    return table
