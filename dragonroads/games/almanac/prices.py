"""What something costs or brings a player, with every discount; whoever asks, pays or tells it looks here."""

from __future__ import annotations

from dragonroads.games.almanac.amounts import Four
from dragonroads.games.almanac.model import Player

SHOP_PRICE = 3


def space_price(p: Player, gold: int) -> int:
    """The gold that an action of so much gold costs this player."""
    return max(0, gold + p.bonus.get("space_cost", 0)) if gold else 0


def sale_price(p: Player, good: str, price: int) -> int:
    """The gold this player gets for each good on a space that pays so much."""
    return price + p.bonus.get(f"sell_price_{good}", 0)


def shop_price(p: Player) -> int:
    """The gold a shop pays this player for each good."""
    return SHOP_PRICE + p.bonus.get("shop_price", 0)


def goods_spared(p: Player, goods: Four) -> int:
    """How many goods of a caravan card's price this player may leave out."""
    return max(0, min(-p.bonus.get("extend_goods", 0), sum(goods)))
