"""What deeds are worth to a player: each verb has a judge, as each verb has a function that carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.amounts import NOTHING, Amount, Cost
from dragonroads.games.almanac.counting import amount_of
from dragonroads.games.almanac.deeds import ALWAYS, Deed, Deeds
from dragonroads.games.almanac.sets import Spaces

Judge = Callable[[Outlook, Mapping[str, Any]], float]
"""(outlook, arguments of the verb) -> fame."""

JUDGES: dict[str, Judge] = {}
"""By verb; a verb without a judge counts nothing."""


def judges(verb: str) -> Callable[[Judge], Judge]:
    """Registers the decorated function as the judge of a verb."""

    def register(judge: Judge) -> Judge:
        JUDGES[verb] = judge
        return judge

    return register


def deeds_worth(o: Outlook, deeds: Deeds) -> float:
    """What deeds are worth to the player who does them, one for one."""
    total = 0.0
    for deed in deeds:
        total += deed_worth(o, deed)
    return total


def deed_worth(o: Outlook, deed: Deed) -> float:
    """What one deed is worth."""
    judge = JUDGES.get(deed.effect.verb)
    if judge is None:
        return 0.0
    worth = judge(o, deed.effect.args)
    if deed.may:
        worth = max(0.0, worth)
    return worth if deed.condition is ALWAYS else worth * _likelihood(o, deed)


def _likelihood(o: Outlook, deed: Deed) -> float:
    """How often its condition will hold; everybody is the Guide at times."""
    if deed.condition.is_guide is not None:
        share = 1 / o.game.seats
        return share if deed.condition.is_guide else 1 - share
    return float(deed.condition.holds(o.game, o.p))


def counted(o: Outlook, amount: Amount) -> int:
    """How much an amount would be, with a piece on the imagined space."""
    if isinstance(amount, int) or o.space < 0 or amount.per not in ("own_in_area", "workers_in_area"):
        return amount_of(o.game, o.p, amount)
    page = o.game.page
    area: Spaces = page.area_sets[page.area_of[o.space]]
    if amount.per == "own_in_area":
        return amount.times * (area & o.p.own).bit_count()
    return amount.times * ((area & o.game.taken).bit_count() + 1)


def cost_worth(o: Outlook, cost: Cost) -> float:
    """What has to be given away."""
    if cost.goods is NOTHING:
        return cost.gold
    return cost.gold + o.stock.losing(cost.goods.any) + o.stock.giving(cost.goods.fixed)
