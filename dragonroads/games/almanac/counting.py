"""What can be counted of a player: for amounts, conditions and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.games.almanac.amounts import Amount, Count
from dragonroads.games.almanac.model import NOWHERE, Journey, Player
from dragonroads.games.almanac.sets import NONE, Spaces

GUARD_STRENGTH = 2


def capacity(p: Player) -> int:
    """Crates printed on the caravan, and those that abilities and tokens add."""
    return p.crates + p.bonus.get("crates", 0)


def cargo(p: Player) -> int:
    """How many crates are filled."""
    goods = p.goods
    return goods[0] + goods[1] + goods[2] + goods[3] + p.riders


def surplus(p: Player) -> int:
    """How many pieces of cargo have no crate; below zero as long as there is room."""
    a, b, c, d = p.goods
    return a + b + c + d + p.riders - p.crates - p.bonus.get("crates", 0)


def workforce(p: Player) -> int:
    """Everybody who works for this caravan: on it, on the page, or resting."""
    return p.workers + p.placed + p.aside


def strength(p: Player) -> int:
    """Shields, modifiers, and two for each guard or more; worked out anew whenever it is needed."""
    return p.shields + p.bonus.get("strength", 0) + p.guards * strength_of_guard(p)


def strength_of_guard(p: Player) -> int:
    """What each guard adds to it."""
    return GUARD_STRENGTH + p.bonus.get("guard_strength", 0)


def fame_of_guard(p: Player) -> int:
    """What each guard counts at the end."""
    return 1 + p.bonus.get("guard_fame", 0)


def _area(game: Journey) -> Spaces:
    """The spaces around the one whose action is carried out, and that one."""
    area: Spaces = NONE if game.space == NOWHERE else game.page.area_sets[game.page.area_of[game.space]]
    return area


def own_in_area(game: Journey, p: Player) -> int:
    """Other own pieces in the area of the space whose action is carried out."""
    if game.space == NOWHERE:
        return 0
    return (_area(game) & p.own & ~(1 << game.space)).bit_count()


def workers_in_area(game: Journey, _p: Player) -> int:
    """Everybody's pieces in the area of the space whose action is carried out, the one on it included."""
    return (_area(game) & game.taken).bit_count()


def resting(_game: Journey, p: Player) -> int:
    """Own pieces on the page that have left their spaces."""
    return p.placed + p.lent + p.borrowed - p.own.bit_count()


COUNTERS: Mapping[Count, Callable[[Journey, Player], int]] = {
    "crates": lambda _game, p: capacity(p),
    "caravan_cards": lambda _game, p: len(p.caravans),
    "contracts_done": lambda _game, p: len(p.done),
    "goods": lambda _game, p: sum(p.goods),
    "good_types": lambda _game, p: sum(held > 0 for held in p.goods),
    "workers": lambda _game, p: workforce(p),
    "strength": lambda _game, p: strength(p),
    "pledged": lambda game, p: game.pledges[p.seat],
    "sold": lambda game, _p: game.sold,
    "own_in_area": own_in_area,
    "workers_in_area": workers_in_area,
    "resting": resting,
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
