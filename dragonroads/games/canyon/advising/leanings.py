"""What a player leans to: how much more than others somebody cares for one road to victory."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Leaning:
    """Factors by which a player overrates or underrates things; 1 is a sober judgement."""

    battles: float = 1.0
    festivals: float = 1.0
    canyon: float = 1.0
    sets: float = 1.0
    """Buildings that are worth more the more there are."""
    ruins: float = 1.0
    """Buildings that want many kinds beside them."""


LEANINGS: dict[str, Leaning] = {
    "balanced": Leaning(),
    "fighter": Leaning(battles=2.0),
    "builder": Leaning(battles=0.3, canyon=0.3),
    "rush": Leaning(canyon=4.0),
    "ruins": Leaning(ruins=1.6, sets=0.9),
    "festival": Leaning(festivals=2.0),
}
