"""What the verbs that only some pages have are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.deeds import judges
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS
from dragonroads.games.almanac.model import NOBODY_THERE

Args = Mapping[str, Any]
AIR = 0.5
"""One air: two are worth a gold at the end."""
RISE = 1.0
"""Every level is open again."""


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
