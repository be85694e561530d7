"""What a player leans to: how much more than others somebody cares for one road to victory."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Leaning:
    """Factors by which a player overrates or underrates things; 1 is a sober judgement."""

    contracts: float = 1.0
    """Completing contracts, and drawing new ones."""
    wagons: float = 1.0
    """Everything that is printed on a caravan card."""
    fights: float = 1.0
    """Strength: shields, guards and rerolls."""
    trade: float = 1.0
    """Goods that no contract waits for, until somebody buys them."""


LEANINGS: dict[str, Leaning] = {
    "balanced": Leaning(),
    "contracts": Leaning(contracts=1.25),
    "wagons": Leaning(wagons=1.35),
    "fighter": Leaning(fights=2.0, contracts=0.9),
    "trader": Leaning(contracts=0.7, wagons=0.65, trade=1.25),
}
