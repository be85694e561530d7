"""What is worth measuring at the end of a game besides the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.scoring import SOURCES, sources

DEEDS = ("festivals", "battles_won", "battles_held", "battles_lost", "tricks", "trades", "canyon_entries")
POINTS = "points_"
BUILT = ("tribal_village", "cave_palace", "training_grounds", "ancient_ruins")
"""The buildings whose figures have names; those of another one are called by its id."""


class Says(Texts):
    """What the figures are called."""

    family = ""
    figure = text("rounds", *DEEDS, *BUILT, *(f"{POINTS}{name}" for name in (*BUILT, *SOURCES)))


def figures(game: Canyon) -> Mapping[str, Sequence[int]]:
    """By name, for each person: what was done and built, and the points from every source."""
    clans = game.clans[: game.people]
    found: dict[str, Sequence[int]] = {"rounds": [game.round for _ in clans]}
    found |= {deed: [clan.deeds.get(deed, 0) for clan in clans] for deed in DEEDS}
    for kind, building in enumerate(game.content.buildings):
        found[building.id] = [clan.built[kind] for clan in clans]
    return found | {f"{POINTS}{name}": [clan.tally[at] for clan in clans] for at, name in enumerate(sources(game))}
