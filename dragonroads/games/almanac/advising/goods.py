"""Which goods to gain, to give, to sell and to trade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.hopes import sale_of
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.page_verbs import Brewing, brewings
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.advising.verbs import best_exchange, shop_offers, shop_price
from dragonroads.games.almanac.amounts import GOODS, KINDS
from dragonroads.games.almanac.card_verbs import times_payable
from dragonroads.games.almanac.encounters import met

USUAL_OFFER = 5.0
"""What a named good brings, more or less."""


# --- one good ---------------------------------------------------------------------------------------------------------


def gain_good(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """The type whose next good is worth most."""
    return highest(options, lambda good: o.stock.next(GOODS.index(good)))


def let_go(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """The good or token that is missed least."""
    return highest(options, lambda piece: -_piece_worth(o, piece))


def _piece_worth(o: Outlook, piece: str) -> float:
    if piece in GOODS:
        return o.stock.last(GOODS.index(piece))
    token = o.game.content.tokens[piece]
    return token_worth(o, token) + o.crate


def name_good(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """A type one has more of than the others, and can do without."""

    def gain(good: str) -> float:
        kind = GOODS.index(good)
        own = o.stock.selling(kind, USUAL_OFFER)[0] if o.p.goods[kind] else 0.0
        return own - sum([p.goods[kind] for p in o.game.players if p is not o.p])

    return highest(options, gain)


# --- sales ------------------------------------------------------------------------------------------------------------


def sell_amount(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """As many as are worth less than the price."""
    kind, price = _sale(o)
    return min(o.stock.selling(kind, price)[1], len(options)) - 1


def _sale(o: Outlook) -> tuple[int, int]:
    """What is being sold and for how much: by the space, otherwise as one would choose in a shop."""
    game = o.game
    if game.space >= 0:
        action = game.page.rule.actions(game)[game.space]
        if action.kind == "sell_goods":
            return sale_of(o.p, action.deeds[0].effect.args)
    held = [kind for kind in KINDS if o.p.goods[kind]]
    return max(held, key=lambda kind: o.stock.selling(kind, shop_price(o))[0]), shop_price(o)


def shop(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """The offer that is worth most."""
    offers = shop_offers(o)
    return highest(options, lambda offer: offers[offer])


def shop_sell(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """The type that sells best."""
    return highest(options, lambda good: o.stock.selling(GOODS.index(good), shop_price(o))[0])


def exchange(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """As often as it gains anything."""
    most = len(options) - 1
    offered = [one for one in _exchanges(o) if times_payable(o.game, o.p, one["give"], one["times"]) == most]
    return min([best_exchange(o, **one)[1] for one in offered], default=0)


def _exchanges(o: Outlook) -> list[Any]:
    """The exchanges of the encounter, or else of everything one owns: one of them is being offered."""
    if o.game.encounter:
        card = met(o.game)
        deeds = card.special.do if card.special else ()
    else:
        deeds = tuple(deed for power in o.p.powers for deed in o.game.content.abilities[power].do)
    return [deed.effect.args for deed in deeds if deed.verb == "exchange"]


# --- the kettle -------------------------------------------------------------------------------------------------------


def brew_give(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """What the best brew is made of."""
    return options.index(GOODS[_best_brew(o, lambda one: GOODS[one.give] in options).give])


def brew_amount(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """As much as the best brew takes."""
    return min(_best_brew(o, lambda _one: True).amount, len(options)) - 1


def brew_get(o: Outlook, options: Sequence[str], _random: Random) -> int:
    """What the best brew turns into."""
    best = _best_brew(o, lambda one: GOODS[one.get] in options and GOODS[one.give] not in options)
    return options.index(GOODS[best.get])


def _best_brew(o: Outlook, fits: Callable[[Brewing], bool]) -> Brewing:
    most = next((deed.effect.args["most"] for deed in _brews(o)), 1)
    return max([one for one in brewings(o, most) if fits(one)], key=lambda one: one.worth)


def _brews(o: Outlook) -> list[Any]:
    game = o.game
    deeds = game.page.rule.actions(game)[game.space].deeds if game.space >= 0 else ()
    return [deed for deed in deeds if deed.verb == "brew"]
