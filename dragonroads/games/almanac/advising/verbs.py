"""What the verbs of cards and of the six standard actions are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonroads.games.almanac import prices
from dragonroads.games.almanac.advising.cards import delivery, new_contract, promise, token_worth, wagon_worth
from dragonroads.games.almanac.advising.cities import token_hope
from dragonroads.games.almanac.advising.deeds import cost_worth, counted, deeds_worth, judges
from dragonroads.games.almanac.advising.hopes import sale_of
from dragonroads.games.almanac.advising.outlook import WORKER, Outlook
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS, NOTHING, Cost, Goods, goods_of
from dragonroads.games.almanac.card_verbs import Get, times_payable
from dragonroads.games.almanac.choice_verbs import Alternative, Faces
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.extending import affordable
from dragonroads.games.almanac.model import Journey

Args = Mapping[str, Any]
NO_USE = -9.0
"""What cannot be done at all."""
FORESIGHT = 0.6
"""To know before a bid what waits on the road."""


# --- the six standard actions -----------------------------------------------------------------------------------------


@judges("gain_goods")
def _gain_goods(o: Outlook, args: Args) -> float:
    goods = goods_of(args.get("dewleaf", 0), args.get("emberspice", 0), args.get("everice", 0), args.get("skyfish", 0))
    return o.stock.gaining(goods.fixed, args.get("any", 0))


@judges("sell_goods")
def _sell_goods(o: Outlook, args: Args) -> float:
    kind, price = sale_of(o.p, args)
    return o.stock.selling(kind, price)[0] if o.p.goods[kind] else NO_USE


@judges("visit_shop")
def _visit_shop(o: Outlook, _args: Args) -> float:
    return max(shop_offers(o).values())


def shop_offers(o: Outlook) -> dict[str, float]:
    """What each offer of the shop is worth."""
    sales = [o.stock.selling(kind, shop_price(o))[0] for kind in KINDS if o.p.goods[kind]]
    return {
        "good": o.stock.gaining(NO_GOODS, 1 + o.p.bonus.get("shop_goods", 0)),
        "sell": max(sales, default=NO_USE),
        "guard": o.guard if o.game.guard_supply else NO_USE,
    }


def shop_price(o: Outlook) -> int:
    """What the shop pays this player for a good."""
    return prices.shop_price(o.p)


@judges("complete_contract")
def _complete_contract(o: Outlook, _args: Args) -> float:
    return max([delivery(o, card) for card in completable(o.game, o.p)], default=NO_USE)


@judges("extend_caravan")
def _extend_caravan(o: Outlook, args: Args) -> float:
    discount = args.get("discount", 0)
    cards = affordable(o.game, o.p, o.purse, -discount)
    return max([wagon_worth(o, card, discount) for card in cards], default=NO_USE)


@judges("gain_contract")
def _gain_contract(o: Outlook, _args: Args) -> float:
    return best_of_the_deck(o)


def best_of_the_deck(o: Outlook) -> float:
    """What the best of a few drawn contracts is worth: three quarters of those that may be there are worse."""
    worths = sorted([new_contract(o, card) for card in unseen_contracts(o.game, o)])
    return worths[len(worths) * 3 // 4] if worths else NO_USE


def unseen_contracts(game: Journey, o: Outlook) -> Sequence[int]:
    """All contracts that neither are completed nor lie behind the own screen."""
    known = {*o.p.contracts}.union(*[p.done for p in game.players])
    return [card for card in range(len(game.content.contracts)) if card not in known]


# --- gaining, losing, trading -----------------------------------------------------------------------------------------


@judges("gain")
def _gain(o: Outlook, args: Args) -> float:
    worth: float = counted(o, args.get("gold", 0)) + args.get("fame", 0)
    if "goods" in args:
        worth += gained(o, args["goods"])
    if "guard" in args:
        worth += args["guard"] * o.guard
    if "worker" in args:
        worth += args["worker"] * o.worker
    if "token" in args:
        worth += token_worth(o, o.game.content.tokens[args["token"]]) + token_hope(o, args["token"])
    return worth


def gained(o: Outlook, goods: Goods) -> float:
    """Goods of named types and of open ones."""
    return o.stock.gaining(goods.fixed, goods.any + goods.lacking + goods.just_gained + goods.named)


@judges("lose")
def _lose(o: Outlook, args: Args) -> float:
    worth: float = -min(counted(o, args.get("gold", 0)), o.p.gold) - WORKER * max(
        0, min(args.get("rest", 0), o.p.workers - 1)
    )
    goods = args.get("goods", NOTHING)
    if goods is NOTHING:
        return worth
    count = max(0, goods.total + o.p.bonus.get("goods_loss", 0))
    return worth - (o.stock.losing_by_chance(count) if goods.random else o.stock.losing(count))


@judges("exchange")
def _exchange(o: Outlook, args: Args) -> float:
    return best_exchange(o, **args)[0]


def best_exchange(o: Outlook, give: Cost, get: Get, times: int) -> tuple[float, int]:
    """What an exchange gains at its best, and how often it is done then."""
    if give.goods.named and o.game.named < 0:
        return 0.0, 0
    most = times_payable(o.game, o.p, give, times)
    if give.goods.named and most:
        return max((0.0, 0), o.stock.selling(o.game.named, get.gold + get.fame, most))
    return max([(_exchanged(o, give, get, often), often) for often in range(most + 1)], key=lambda one: one[0])


def _exchanged(o: Outlook, give: Cost, get: Get, often: int) -> float:
    """What it gains to do an exchange so often; goods that are given make room for those that come."""
    worth = often * (get.gold + get.fame - give.gold) - o.stock.losing(often * give.goods.any)
    if get.goods is NOTHING:
        return worth
    return worth + o.stock.with_room(often * give.goods.any).gaining(NO_GOODS, often * get.goods.total)


@judges("choose")
def _choose(o: Outlook, args: Args) -> float:
    options: Sequence[Alternative] = args["options"]
    open_now = [one for one in options if args.get("sealed") or one.is_open(o.game, o.p)]
    return max([alternative_worth(o, one) for one in open_now], default=0.0)


def alternative_worth(o: Outlook, one: Alternative) -> float:
    """What one of several things to choose from is worth, less its cost."""
    return deeds_worth(o, one.do) - cost_worth(o, one.cost)


@judges("draw_contract")
def _draw_contract(o: Outlook, args: Args) -> float:
    if not args.get("returning", 0):
        return best_of_the_deck(o)
    worst = min([promise(o, card, o.lacking(card)) for card in o.p.contracts], default=0.0)
    return best_of_the_deck(o) - worst


@judges("act")
def _act(o: Outlook, args: Args) -> float:
    if args["kind"] == "complete_contract":
        return max(0.0, _complete_contract(o, args))
    return max(0.0, _extend_caravan(o, args))


@judges("peek")
def _peek(_o: Outlook, args: Args) -> float:
    cards: int = args.get("cards", 1)
    return FORESIGHT * cards


@judges("roll")
def _roll(o: Outlook, args: Args) -> float:
    faces: Sequence[Faces] = args["faces"]
    return sum([(some.last - some.first + 1) / 6 * deeds_worth(o, some.do) for some in faces])
