"""What works as long as a card is in play, and what is counted at the end."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.games.almanac.amounts import (
    Count,
    Few,
)
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.verbs import words


@dataclass(frozen=True, slots=True)
class Prices:
    """Gold more for each good sold."""

    dewleaf: int = 0
    emberspice: int = 0
    everice: int = 0
    skyfish: int = 0


@words.verb()
def modify(
    t: T,
    p: Player,
    strength: int = 0,
    guard_strength: int = 0,
    guard_fame: int = 0,
    fight_rerolls: int = 0,
    sell_price: Prices | None = None,
    shop_price: int = 0,
    shop_goods: int = 0,
    extend_gold: int = 0,
    extend_goods: int = 0,
    contract_draw: int = 0,
    contract_limit: int = 0,
    contract_wild: int = 0,
    final_fee: int = 0,
    space_cost: int = 0,
    bid_cost: int = 0,
    bid_tie: int = 0,
    goods_loss: int = 0,
    crates: int = 0,
) -> None:
    """Change numbers of the rules for the owner, for as long as the card or token is in play."""
    raise AssertionError("modifiers are added up when a card is gained, not carried out")


@words.verb()
def score(t: T, p: Player, per: Count, fame: Few, every: Few = 1) -> None:
    """Count fame for things at the end of the journey."""
    raise AssertionError("scores are counted at the end, not carried out")
