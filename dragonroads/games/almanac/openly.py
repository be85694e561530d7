"""Questions asked on the open table: whatever some purse and some sealed contracts would allow.

Only the asked player knows how much gold lies behind the screen and what the sealed contracts ask for. So the list that
everybody hears is the union over all of that: what it takes is looked up in the very rules that make the true list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from dragonroads.engine.table import EVERYTHING, Card, Opening, Openly, Seat
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.purse import PURSE
from dragonroads.games.almanac.unseen_purse import purses

RICH = 99
"""More gold than anything costs."""

OptionsOf = Callable[[Journey, Player], Iterable[Any]]
"""The true options of a player in a journey."""


def in_the_open(game: Journey, p: Player, options_of: OptionsOf) -> Opening:
    """What makes the public list of a question, when somebody asks for it; `options_of` must change nothing."""
    return partial(_heard, game, p.seat, options_of)


def _heard(game: Journey, seat: Seat, options_of: OptionsOf, enough: int = EVERYTHING) -> Openly:
    found: dict[Any, None] = {}
    for other, me in other_means(game, seat):
        found.update(dict.fromkeys(options_of(other, me)))
        if len(found) >= enough:
            break
    return Openly(tuple(found))


def other_means(game: Journey, seat: Seat) -> Iterator[tuple[Journey, Player]]:
    """The journey with whatever this player may hide and makes a difference, the most helpful first.

    It is always the same copy, changed, and each is to be looked at before the next is asked for.
    """
    other = game.copy()
    me = other.players[seat]
    for contracts in _sealed_contracts(other, me):
        me.contracts = contracts
        for gold in purses(RICH):
            me.gold = gold
            yield other, me


def most_helpful_means(game: Journey, seat: Seat) -> tuple[Journey, Player]:
    """The journey in which this player has the most helpful means."""
    other = game.copy()
    me = other.players[seat]
    me.gold, me.contracts = RICH, _sealed_contracts(other, me)[0]
    return other, me


def shows_means(t: T, seat: Seat, can: Callable[[Journey, Player], bool]) -> None:
    """Everybody is about to see whether a player can do something: final, unless it is the same for all means."""
    t.unveil(PURSE, partial(_follows_means, t.state, seat, can))


def _follows_means(game: Journey, seat: Seat, can: Callable[[Journey, Player], bool]) -> bool:
    return len({can(other, me) for other, me in other_means(game, seat)}) > 1


def _sealed_contracts(game: Journey, p: Player) -> list[list[Card]]:
    """As many contracts as this player has: such as can be delivered now, and such as cannot be."""
    own = p.contracts
    if not own:
        return [[]]
    p.contracts = sorted({*game.contract_deck, *game.drawn, *(card for one in game.players for card in one.contracts)})
    ready = completable(game, p)
    others = [card for card in p.contracts if card not in ready]
    p.contracts = own
    return [cards[:1] * len(own) for cards in (ready, others) if cards]


def endow(game: Journey, seat: Seat) -> None:
    """Give a player in a world that is only thought of all the gold anything could cost, and contracts to deliver."""
    p = game.players[seat]
    p.gold, p.flow = p.gold + RICH, p.flow + RICH
    p.contracts = _sealed_contracts(game, p)[0]
