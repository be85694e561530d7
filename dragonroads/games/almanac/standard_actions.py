"""The six actions every page knows, as verbs of their spaces."""

from __future__ import annotations

from functools import cache

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.amounts import GOODS, GUARDS, KIND_OF, Few, Good, Some, goods_of, packed, types_in
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.contracts import complete, draw_and_keep
from dragonroads.games.almanac.deliveries import can_complete, ready_contracts
from dragonroads.games.almanac.extending import can_extend, extend
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import GoodName, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.prices import sale_price, shop_price
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.scenes import TRADE
from dragonroads.games.almanac.stores import gain_goods_of, give_back
from dragonroads.games.almanac.verbs import words

CONTRACT_LIMIT, CONTRACTS_DRAWN = 2, 3


class Sold(Folded):
    cause = TRADE
    who: Who
    good: GoodName
    n: int
    price: int


class GainedGuard(Folded):
    cause = TRADE
    who: Who
    n: int


class NoContractReady(Reason):
    pass


class NoContractHeld(Reason):
    pass


class NoCaravanAffordable(Reason):
    pass


class NoContractLeft(Reason):
    pass


class EnoughContracts(Reason):
    n: int


class SupplyEmpty(Reason):
    pass


class NoneToSell(Reason):
    good: GoodName


class ShopHasNothing(Reason):
    pass


NO_CONTRACT, NONE_HELD, NO_CONTRACT_LEFT = NoContractReady(), NoContractHeld(), NoContractLeft()
NO_CARAVAN, SUPPLY_EMPTY, SHOP_CLOSED = NoCaravanAffordable(), SupplyEmpty(), ShopHasNothing()
NONE_TO_SELL = tuple(NoneToSell(good) for good in GOODS)


class DoContract(JourneyAsk[int]):
    """Which of the own contracts is delivered, by its place."""


class SellAmount(JourneyAsk[int]):
    """How many goods are sold."""

    mentions = ("good", "price")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "shop")


class Shop(JourneyAsk[str]):
    """Which of the shop's offers is taken."""


class ShopSell(JourneyAsk[str]):
    """Which good the shop buys."""


# --- complete a contract, extend the caravan ------------------------------------------------------------------------


def why_no_contract(game: Journey, p: Player, purse: int) -> Reason | None:
    """An own incomplete contract must be payable."""
    if can_complete(game, p, packed(tuple(p.goods)) | GUARDS):
        return None
    return NO_CONTRACT if p.contracts else NONE_HELD


@words.verb(why_not=why_no_contract)
def complete_contract(t: T, p: Player) -> None:
    """Deliver the goods of one contract and turn it up."""
    game = t.state
    ready = ready_contracts(game, p)
    if ready:  # in a world dealt anew while the worker is on its way there may be none
        place = t.ask(p.seat, DoContract, ready, openly=in_the_open(game, p, ready_contracts))
        complete(t, p, p.contracts[place])


def why_no_caravan(game: Journey, p: Player, purse: int) -> Reason | None:
    """A card of the display must be affordable."""
    return None if purse >= 0 and can_extend(game, p, packed(tuple(p.goods)) | GUARDS, purse) else NO_CARAVAN


@words.verb(why_not=why_no_caravan)
def extend_caravan(t: T, p: Player) -> None:
    """Buy one card of the display."""
    extend(t, p)


# --- gain a contract ------------------------------------------------------------------------------------------------


def contract_limit(p: Player) -> int:
    """How many incomplete contracts a player may have and still gain one."""
    return CONTRACT_LIMIT + p.bonus.get("contract_limit", 0)


def why_no_new_contract(game: Journey, p: Player, purse: int) -> Reason | None:
    """Only those with few enough incomplete contracts, and only while there are cards."""
    limit = contract_limit(p) if "contract_limit" in p.bonus else CONTRACT_LIMIT
    if len(p.contracts) >= limit:
        return enough_contracts(limit)
    return None if game.contract_deck else NO_CONTRACT_LEFT


@cache
def enough_contracts(limit: int) -> Reason:
    """Why nobody gains more: made once, for it is a very common reason."""
    return EnoughContracts(limit)


@words.verb(why_not=why_no_new_contract)
def gain_contract(t: T, p: Player) -> None:
    """Draw three contracts, or more, and keep one."""
    draw_and_keep(t, p, CONTRACTS_DRAWN + p.bonus.get("contract_draw", 0))


# --- goods ----------------------------------------------------------------------------------------------------------


def why_no_goods(
    game: Journey,
    p: Player,
    purse: int,
    dewleaf: int = 0,
    emberspice: int = 0,
    everice: int = 0,
    skyfish: int = 0,
    any: int = 0,  # noqa: A002 - the word that content writes
) -> Reason | None:
    """One of the shown goods must be in the supply."""
    supply = game.supply
    if (dewleaf and supply[0]) or (emberspice and supply[1]) or (everice and supply[2]) or (skyfish and supply[3]):
        return None
    return None if any and sum(supply) else SUPPLY_EMPTY


@words.verb(why_not=why_no_goods)
def gain_goods(
    t: T,
    p: Player,
    dewleaf: Some = 0,
    emberspice: Some = 0,
    everice: Some = 0,
    skyfish: Some = 0,
    any: Few = 0,  # noqa: A002 - the word that content writes
) -> None:
    """Gain the shown goods as far as the supply goes."""
    gain_goods_of(t, p, goods_of(dewleaf, emberspice, everice, skyfish, any))


def why_nothing_to_sell(game: Journey, p: Player, purse: int, good: Good) -> Reason | None:
    """At least one good of the type must be held."""
    kind = GOODS.index(good)
    return None if p.goods[kind] else NONE_TO_SELL[kind]


@words.verb(why_not=why_nothing_to_sell)
def sell_goods(t: T, p: Player, good: Good, price: Few) -> None:
    """Sell one or more goods of the type for the listed price each."""
    sell(t, p, KIND_OF[good], sale_price(p, good, price))


def sell(t: T, p: Player, kind: int, price: int) -> None:
    """The seller says how many."""
    game = t.state
    amount = t.ask(p.seat, SellAmount, range(1, p.goods[kind] + 1))
    give_back(game, p, kind, amount)
    game.sold += amount
    t.tell(Sold, p.seat, good=GOODS[kind], n=amount, price=price)
    gain_gold(t, p, amount * price)


# --- the shop -------------------------------------------------------------------------------------------------------


def shop_offers(game: Journey, p: Player) -> list[str]:
    """What the shop can do for this player: give a good, buy goods, lend a guard for good."""
    offers = ["good"] if any(game.supply) else []
    if any(p.goods):
        offers.append("sell")
    if game.guard_supply:
        offers.append("guard")
    return offers


def why_no_shop(game: Journey, p: Player, purse: int) -> Reason | None:
    """One of its offers must be open."""
    return None if game.guard_supply or shop_offers(game, p) else SHOP_CLOSED


@words.verb(why_not=why_no_shop)
def visit_shop(t: T, p: Player) -> None:
    """Take one of three offers: a good, a sale at the shop's price, or a guard."""
    match t.ask(p.seat, Shop, shop_offers(t.state, p)):
        case "good":
            gain_goods_of(t, p, goods_of(0, 0, 0, 0, 1 + p.bonus.get("shop_goods", 0)))
        case "sell":
            kind = KIND_OF[t.ask(p.seat, ShopSell, types_in(tuple(p.goods)))]
            sell(t, p, kind, shop_price(p))
        case _:
            gain_guard(t, p, 1)


def gain_guard(t: T, p: Player, amount: int) -> None:
    """Guards as far as there are any; once hired they stay for good."""
    hired = min(amount, t.state.guard_supply)
    if hired:
        t.state.guard_supply -= hired
        p.guards += hired
        t.tell(GainedGuard, p.seat, hired)
