"""What the verbs of the last pages of a road are worth, and how their questions are answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.deeds import judges
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.amounts import GOODS, KIND_OF, KINDS, NO_GOODS
from dragonroads.games.almanac.lasting_verbs import Prices
from dragonroads.games.almanac.placements.plague_wards import GOLD, PlagueWards, fee_for_cure

Args = Mapping[str, Any]
NOT_SICK = -9.0
"""A cure for nobody."""


# --- the monte booth ------------------------------------------------------------------------------------------------


@judges("monte")
def _monte(o: Outlook, args: Args) -> float:
    """Nobody knows the hidden cards; how many they are is plain to see."""
    chance = 1 / max(1, o.game.lifted.count(False))
    odds: float = chance * args["times"] - 1
    stake: int = min(args["most"], max(1, o.purse)) if odds > 0 else 1
    return stake * odds + (1 - chance) * o.stock.gaining(NO_GOODS, 1)


def monte_stake(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """Little as long as the odds are even, everything once fog lies open."""
    return len(options) - 1 if any(o.game.lifted) else 0


def monte_card(_o: Outlook, options: Sequence[int], random: Random) -> int:
    """One is as good as another."""
    return int(random() * len(options))


# --- the clinic -------------------------------------------------------------------------------------------------------


@judges("cure")
def _cure(o: Outlook, args: Args) -> float:
    rule = o.game.page.rule
    if not isinstance(rule, PlagueWards):  # the page is only thought of
        return NOT_SICK
    here = rule.plague(o.game, o.game.page.area_of[o.space]) if o.space >= 0 else 0
    cured: int = min(args["most"], o.p.tokens[rule.token] + here)
    worth = cured * (args["each"] - o.game.content.tokens[rule.token].fame)
    return worth - _cheapest(o, args["goods"], args["gold"]) if cured else NOT_SICK


def _cheapest(o: Outlook, good: str, gold: int) -> float:
    kind, price = KIND_OF[good], float(fee_for_cure(o.p, gold))
    return min(price, o.stock.last(kind)) if o.p.goods[kind] else price


def cure_pay(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """Whatever is missed less."""
    goods = [one for one in options if one != GOLD]
    if not goods or GOLD not in options:
        return 0
    args = o.game.page.rule.actions(o.game)[o.game.space].deeds[0].effect.args
    is_dear = o.stock.last(KIND_OF[goods[0]]) > fee_for_cure(o.p, args["gold"])
    return options.index(GOLD if is_dear else goods[0])


def cure_amount(_o: Outlook, options: Sequence[int], _random: Random) -> int:
    """As much as possible."""
    return len(options) - 1


# --- guards and cargo -------------------------------------------------------------------------------------------------


@judges("drill")
def _drill(o: Outlook, args: Args) -> float:
    hired: int = min(args["guard"], o.game.guard_supply)
    return o.guard * hired


@judges("part")
def _part(o: Outlook, args: Args) -> float:
    hired = min(args["guard"], o.game.guard_supply)
    worth: float = args["gold"] + (o.guard * hired if hired else args["instead"])
    return worth


@judges("sell_at")
def _sell_at(o: Outlook, args: Args) -> float:
    prices: Prices = args["prices"]
    sales = [o.stock.selling(kind, getattr(prices, GOODS[kind]))[0] for kind in KINDS if o.p.goods[kind]]
    return sum([max(0.0, sale) for sale in sales])


def sell_some(o: Outlook, options: Sequence[tuple[str, int]], _random: Random) -> int:
    """As many as are worth less than the price, or none."""
    good = options[0][0]
    args = o.game.page.rule.actions(o.game)[o.game.space].deeds[0].effect.args
    gain, amount = o.stock.selling(KIND_OF[good], getattr(args["prices"], good))
    return min(amount, len(options) - 1) if gain > 0 else 0
