"""What can be counted of a player: for amounts, conditions and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.games.almanac.amounts import Amount, Count
from dragonroads.games.almanac.model import NOWHERE, Journey, Player
from dragonroads.games.almanac.sets import Spaces

GUARD_STRENGTH = 2


def capacity(p: Player) -> int:
    """Crates printed on the caravan, and those that abilities and tokens add."""
    return p.crates + p.bonus.get("crates", 0)


def cargo(p: Player) -> int:
    """How many crates are filled."""
    goods = p.goods
    return goods[0] + goods[1] + goods[2] + goods[3] + p.riders


def strength(p: Player) -> int:
    """Shields, modifiers, and two for each guard or more; worked out anew whenever it is needed."""
    bonus = p.bonus
    return p.shields + bonus.get("strength", 0) + p.guards * (GUARD_STRENGTH + bonus.get("guard_strength", 0))


def own_in_area(game: Journey, p: Player) -> int:
    """Other own pieces in the area of the space whose action is carried out."""
    if game.space == NOWHERE:
        return 0
    area: Spaces = game.page.area_sets[game.page.area_of[game.space]]
    return (area & p.own & ~(1 << game.space)).bit_count()


COUNTERS: Mapping[Count, Callable[[Journey, Player], int]] = {
    "crates": lambda _game, p: capacity(p),
    "caravan_cards": lambda _game, p: len(p.caravans),
    "contracts_done": lambda _game, p: len(p.done),
    "goods": lambda _game, p: sum(p.goods),
    "good_types": lambda _game, p: sum(held > 0 for held in p.goods),
    "workers": lambda _game, p: p.workers + p.placed + p.aside,
    "strength": lambda _game, p: strength(p),
    "pledged": lambda game, p: game.pledges[p.seat],
    "sold": lambda game, _p: game.sold,
    "own_in_area": own_in_area,
}


def count_of(game: Journey, p: Player, what: Count) -> int:
    """How many there are."""
    return COUNTERS[what](game, p)


def amount_of(game: Journey, p: Player, amount: Amount) -> int:
    """How much an amount is for this player now."""
    if isinstance(amount, int):
        return amount
    total = count_of(game, p, amount.per) * amount.times
    return total if amount.most is None else min(total, amount.most)
