"""Extending a caravan: which cards of the display can be paid, and what a bought card brings."""

from __future__ import annotations

from itertools import combinations_with_replacement

from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import GUARDS, KINDS, NO_GOODS, Four
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.powers import gain_powers, use_powers
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.stores import give_back


def price_of(game: Journey, p: Player, card: Card, change: int = 0) -> int:
    """The gold a card costs this player."""
    gold: int = game.content.caravan_gold[card] + change + p.bonus.get("extend_gold", 0)
    return max(0, gold)


def affordable(game: Journey, p: Player, gold: int, change: int = 0, enough: int = 99) -> list[Card]:
    """The cards of the display this player can pay in full; the search ends when there are enough."""
    content, bonus = game.content, p.bonus
    if bonus:
        change += bonus.get("extend_gold", 0)
        if bonus.get("extend_goods", 0):
            return [card for card in game.display if _is_affordable(game, p, card, gold - change)]
    costs = content.caravan_costs
    a, b, c, d = p.goods
    held = a | b << 8 | c << 16 | d << 24 | GUARDS
    found = []
    for card in game.display:
        price, bulk = costs[card]
        if gold >= price + change and held - bulk & GUARDS == GUARDS:
            found.append(card)
            if len(found) == enough:
                break
    return found


def _is_affordable(game: Journey, p: Player, card: Card, gold: int) -> bool:
    """The same where some goods of the price may be left out."""
    missing = _missing(p.goods, game.content.caravan_goods[card])
    return gold >= game.content.caravan_gold[card] and missing <= -p.bonus["extend_goods"]


def _missing(held: list[int], needed: Four) -> int:
    """How many of the needed goods are not held."""
    missing = 0
    for have, need in zip(held, needed):
        if need > have:
            missing += need - have
    return missing


def extend(t: T, p: Player, change: int = 0) -> None:
    """Buy one card of the display: pay, take it in, then what it brings at once."""
    game = t.state
    cards = affordable(game, p, p.gold, change)
    card = t.ask(p.seat, "buy_caravan", cards, private=True)
    _pay(t, p, card, change)
    game.display.remove(card)
    p.caravans.append(card)
    t.tell("bought", p.seat, card)
    content = game.content
    spec = content.caravans[card]
    p.crates += spec.crates
    p.shields += spec.shields
    for _ in range(spec.workers):
        gain_worker(t, p)
    powers = content.powers_of_caravan[card]
    gain_powers(game, p, powers)
    use_powers(t, p, [power for power in powers if power in content.powers_by_hook["on_gain"]], "ability_next")


def _pay(t: T, p: Player, card: Card, change: int) -> None:
    game = t.state
    goods: Four = game.content.caravan_goods[card]
    gold = price_of(game, p, card, change)
    if goods is not NO_GOODS:
        goods = _less_what_is_spared(t, p, goods)
        for kind in KINDS:
            give_back(game, p, kind, goods[kind])
        if any(goods):
            t.tell("gave_goods", p.seat, goods)
    pay_gold(t, p, gold)


def _less_what_is_spared(t: T, p: Player, goods: Four) -> Four:
    """An ability may leave some goods of the price out; the payer picks which."""
    spared = min(-p.bonus.get("extend_goods", 0), sum(goods))
    if spared <= 0:
        return goods
    kinds = [kind for kind in KINDS if goods[kind]]
    ways = []
    for left_out in combinations_with_replacement(kinds, spared):
        rest = tuple(goods[kind] - left_out.count(kind) for kind in KINDS)
        if all(0 <= rest[kind] <= p.goods[kind] for kind in KINDS):
            ways.append(rest)
    a, b, c, d = t.ask(p.seat, "leave_out", ways)
    return a, b, c, d


def gain_worker(t: T, p: Player) -> None:
    """A worker comes from behind the screen onto the caravan, if one is left there."""
    if p.spare:
        p.spare -= 1
        p.workers += 1
        t.tell("gained_worker", p.seat)
