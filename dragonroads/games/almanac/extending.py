"""Extending a caravan: which cards of the display can be paid, and what a bought card brings."""

from __future__ import annotations

from itertools import combinations_with_replacement

from dragonroads.engine.record import Folded, Step
from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import GUARDS, KINDS, NO_GOODS, Four, packed
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import BoughtCaravan, ShownCaravan, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.powers import gain_and_use
from dragonroads.games.almanac.prices import goods_spared
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.scenes import PURCHASE
from dragonroads.games.almanac.stores import GaveGoods, give_all_back


class Bought(Step):
    cause = PURCHASE
    who: Who
    caravan: BoughtCaravan


class GainedWorker(Folded):
    cause = PURCHASE
    who: Who


class BuyCaravan(JourneyAsk[ShownCaravan]):
    """Which card of the market joins the caravan."""


class LeaveOut(JourneyAsk[tuple[int, ...]]):
    """Which goods of a price are still paid where some may be left out."""


def price_of(game: Journey, p: Player, card: Card, change: int = 0) -> int:
    """The gold a card costs this player."""
    gold: int = game.content.caravan_gold[card] + change + p.bonus.get("extend_gold", 0)
    return max(0, gold)


def affordable(game: Journey, p: Player, gold: int, change: int = 0) -> list[Card]:
    """The cards of the display this player can pay in full."""
    gold -= change + p.bonus.get("extend_gold", 0)
    if gold < 0:
        return []
    if p.bonus.get("extend_goods", 0):
        return [card for card in game.display if _is_affordable(game, p, card, gold)]
    prices, costs = game.content.caravan_gold, game.content.caravan_bulk
    held = packed(tuple(p.goods)) | GUARDS
    return [card for card in game.display if prices[card] <= gold and held - costs[card] & GUARDS == GUARDS]


def can_extend(game: Journey, p: Player, goods: int, gold: int) -> bool:
    """Whether a card of the display can be paid with these goods, packed and guarded, and gold, never a debt."""
    if p.bonus and ("extend_gold" in p.bonus or "extend_goods" in p.bonus):
        return bool(affordable(game, p, gold))
    prices, costs = game.content.caravan_gold, game.content.caravan_bulk
    for card in game.display:  # noqa: SIM110 - any() would cost more than the whole search
        if prices[card] <= gold and goods - costs[card] & GUARDS == GUARDS:
            return True
    return False


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
    openly = in_the_open(game, p, lambda other, me: affordable(other, me, me.gold, change))
    card = t.ask(p.seat, BuyCaravan, cards, openly=openly)
    _pay(t, p, card, change)
    game.display.remove(card)
    p.caravans.append(card)
    t.tell(Bought, p.seat, card)
    spec = game.content.caravans[card]
    p.crates += spec.crates
    p.shields += spec.shields
    for _ in range(spec.workers):
        gain_worker(t, p)
    powers = game.content.powers_of_caravan[card]
    if powers:
        gain_and_use(t, p, powers)


def _pay(t: T, p: Player, card: Card, change: int) -> None:
    game = t.state
    goods: Four = game.content.caravan_goods[card]
    gold = price_of(game, p, card, change)
    if goods is not NO_GOODS:
        goods = _less_what_is_spared(t, p, goods)
        give_all_back(game, p, goods)
        if any(goods):
            t.tell(GaveGoods, p.seat, goods)
    pay_gold(t, p, gold)


def _less_what_is_spared(t: T, p: Player, goods: Four) -> Four:
    """An ability may leave some goods of the price out; the payer picks which."""
    spared = goods_spared(p, goods)
    if not spared:
        return goods
    kinds = [kind for kind in KINDS if goods[kind]]
    ways = []
    for left_out in combinations_with_replacement(kinds, spared):
        rest = tuple(goods[kind] - left_out.count(kind) for kind in KINDS)
        if all(0 <= rest[kind] <= p.goods[kind] for kind in KINDS):
            ways.append(rest)
    a, b, c, d = t.ask(p.seat, LeaveOut, ways)
    return a, b, c, d


def gain_worker(t: T, p: Player) -> None:
    """A worker comes from behind the screen onto the caravan, if one is left there."""
    if p.spare:
        p.spare -= 1
        p.workers += 1
        t.tell(GainedWorker, p.seat)
