"""What somebody may still pay for goods on the last page: nothing is worth anything in a crate when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player
from dragonroads.games.almanac.prices import sale_price

SALE, SHOP = 0.7, 1.5
"""The part of a price one may hope for while its space is free, and what a shop promises."""


def last_hopes(game: Journey, p: Player, actions: int) -> list[float]:
    """For each type what a good may bring, if there is a worker left to sell it."""
    hopes = [0.0, 0.0, 0.0, 0.0]
    if not actions:
        return hopes
    for space, action in enumerate(game.page.rule.actions(game)):
        if game.standing[space] == NOBODY_THERE:
            if action.kind == "sell_goods":
                kind, price = sale_of(p, action.deeds[0].effect.args)
                hopes[kind] = max(hopes[kind], SALE * price)
            elif action.kind == "visit_shop":
                hopes = [max(hope, SHOP) for hope in hopes]
    return hopes


def sale_of(p: Player, args: Mapping[str, Any]) -> tuple[int, int]:
    """The type of goods that a space buys, and the price it pays this player."""
    good: str = args["good"]
    return GOODS.index(good), sale_price(p, good, args["price"])
