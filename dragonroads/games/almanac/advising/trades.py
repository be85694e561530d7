"""What to hand over for gold, and whom to hire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.deeds import judges
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.amounts import GOODS, KINDS
from dragonroads.games.almanac.trade_verbs import ENOUGH, hireable

Args = Mapping[str, Any]
USUAL_PRICE = 4
"""What a good brings where no space says so."""


@judges("barter")
def _barter(o: Outlook, args: Args) -> float:
    """The goods one misses least, as long as they are worth less than the gold; at least one has to go."""
    goods, gold, worth = list(o.p.goods), args["gold"], 0.0
    for given in range(args["most"]):
        missed = {kind: o.stock.ladders[kind][goods[kind] - 1] for kind in KINDS if goods[kind]}
        kind = min(missed, key=lambda one: missed[one], default=None)
        if kind is None or (given and missed[kind] >= gold):
            break
        worth += gold - missed[kind]
        goods[kind] = 0 if args.get("different") else goods[kind] - 1
    return worth


def barter(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """The good that is missed least, or nothing more if all are worth more than the gold."""
    deeds = o.game.page.rule.actions(o.game)[o.game.space].deeds if o.game.space >= 0 else ()
    gold = next((deed.effect.args["gold"] for deed in deeds if deed.verb == "barter"), USUAL_PRICE)
    return highest(options, lambda good: 0.0 if good == ENOUGH else gold - o.stock.last(GOODS.index(good)))


@judges("hire")
def _hire(o: Outlook, args: Args) -> float:
    tokens = o.game.content.tokens
    return max([token_worth(o, tokens[one]) for one in hireable(o.game, args["of"])], default=0.0)


def hire(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """Whoever is worth most."""
    return highest(options, lambda token: token_worth(o, o.game.content.tokens[token]))
