"""What is worth measuring at the end of a journey besides the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.games.almanac.counting import capacity, strength
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.scoring import SOURCES

COUNTED: Mapping[str, Callable[[Player], int]] = {
    "contracts_done": lambda p: len(p.done),
    "contracts_open": lambda p: len(p.contracts),
    "caravan_cards": lambda p: len(p.caravans),
    "workers": lambda p: p.workers + p.placed + p.aside,
    "strength": strength,
    "crates": capacity,
    "guards": lambda p: p.guards,
}
FAME = "fame_"


class Says(Texts):
    """What the figures are called."""

    family = ""
    figure = text(*COUNTED, *(f"{FAME}{source}" for source in SOURCES))


def figures(journey: Journey) -> Mapping[str, Sequence[int]]:
    """By name, for each seat: what its caravan has come to, and the fame from every source."""
    counted = {name: [count(p) for p in journey.players] for name, count in COUNTED.items()}
    fame = {f"{FAME}{source}": [p.tally[line] for p in journey.players] for line, source in enumerate(SOURCES)}
    return counted | fame
