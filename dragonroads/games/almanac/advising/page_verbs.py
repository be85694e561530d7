"""What the verbs that only some pages have are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.deeds import judges
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS
from dragonroads.games.almanac.model import NOBODY_THERE
from dragonroads.games.almanac.placements.die_closes_area import DieClosesArea
from dragonroads.games.almanac.placements.number_sends_on import NumberSendsOn, starlight
from dragonroads.games.almanac.placements.swimming_row import SwimmingRow

Args = Mapping[str, Any]
AIR = 0.5
"""One air: two are worth a gold at the end."""
RISE = 1.0
"""Every level is open again."""
DRIFT = 0.6
"""How much of the way out to sea is left when all placing is over."""
RIDE = 7.0
"""What such a way brings."""


@judges("draw_letter")
def _draw_letter(o: Outlook, _args: Args) -> float:
    return token_worth(o, o.game.content.letters[0].token)


@judges("prophesy")
def _prophesy(o: Outlook, _args: Args) -> float:
    return token_worth(o, o.game.content.slips[0].token)


@judges("pick_fruit")
def _pick_fruit(o: Outlook, args: Args) -> float:
    on_top = o.space >= 0 and o.game.standing[o.space] != NOBODY_THERE
    return o.stock.gaining(NO_GOODS, args["above"] if on_top else args["below"])


@judges("breathe")
def _breathe(_o: Outlook, args: Args) -> float:
    air: int = args["air"]
    return AIR * air


@judges("rise")
def _rise(o: Outlook, _args: Args) -> float:
    return RISE if o.p.workers > 1 and o.p.facts.get("depth", 0) > 1 else 0.0


# A page that is only thought of, on the way there, has no gold, no row and no rivals yet.


@judges("hoard")
def _hoard(o: Outlook, args: Args) -> float:
    rule, least = o.game.page.rule, int(args["least"])
    if not isinstance(rule, DieClosesArea):
        return least
    here = o.game.page.area_of[o.space] if o.space >= 0 else ""
    lying = [gold for area, gold in rule.open_gold(o.game).items() if area != here]  # the own area's is taken first
    return max(sum(lying), least)


@judges("ride")
def _ride(o: Outlook, _args: Args) -> float:
    """She swims out as soon as she is boarded, and then drifts back."""
    rule = o.game.page.rule
    return DRIFT * rule.ride * len(rule.swimming(o.game)) if isinstance(rule, SwimmingRow) else RIDE


@judges("stargaze")
def _stargaze(o: Outlook, args: Args) -> float:
    rule, rivals = o.game.page.rule, 0
    if isinstance(rule, NumberSendsOn):
        rivals = max(rule.rivals_in(o.game, o.p, band) for band in rule.ring)
    return starlight(rivals, **args)


class Brewing(NamedTuple):
    """Goods of one type that become another."""

    worth: float
    give: int
    amount: int
    get: int


@judges("brew")
def _brew(o: Outlook, args: Args) -> float:
    gold: int = args.get("gold", 0)
    return max([one.worth for one in brewings(o, args["most"])], default=0.0) + gold


def brewings(o: Outlook, most: int) -> list[Brewing]:
    """Everything that could be brewed, and what it gains."""
    goods, ladders, supply = o.p.goods, o.stock.ladders, o.game.supply
    found = []
    for give in KINDS:
        for amount in range(1, min(most, goods[give]) + 1):
            spent = sum(ladders[give][goods[give] - amount : goods[give]])
            for get in KINDS:
                if get != give and supply[get]:
                    brewed = sum(ladders[get][goods[get] : goods[get] + min(amount, supply[get])])
                    found.append(Brewing(brewed - spent, give, amount, get))
    return found
