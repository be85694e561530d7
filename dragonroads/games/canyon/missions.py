"""Solo missions: what each of them counts, and the points it brings or costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.games.canyon.content import Mission
from dragonroads.games.canyon.model import Canyon, Clan

Count = Callable[[Canyon, Clan], int]


def _deed(name: str) -> Count:
    return lambda _game, clan: clan.deeds.get(name, 0)


def _automa(name: str) -> Count:
    return lambda game, _clan: game.clans[-1].deeds.get(name, 0)


def _bones_held(game: Canyon, clan: Clan) -> int:
    return game.bones if clan.own >> game.canyon & 1 else 0


def _largest_set(game: Canyon, clan: Clan) -> int:
    return max(cards for building, cards in zip(game.content.buildings, clan.built) if building.worth)


COUNTS: Mapping[str, Count] = {
    "automa_bones": _automa("bones_at_end"),
    "automa_festivals": _automa("festivals"),
    "battles_lost": _deed("battles_lost"),
    "battles_won": _deed("battles_won"),
    "bones_held": _bones_held,
    "canyon_entries": _deed("canyon_entries"),
    "festivals": _deed("festivals"),
    "festival_heroes": _deed("festival_heroes"),
    "glory_lead": lambda game, clan: max(0, clan.glory - game.clans[-1].glory),
    "kinds_built": lambda _game, clan: sum(1 for cards in clan.built if cards),
    "largest_set": _largest_set,
    "slayer_wins": _deed("slayer_wins"),
    "stockpile": lambda _game, clan: sum(clan.stock),
    "towns_held": _deed("towns_held"),
    "trades": _deed("trades"),
    "tricks_used": lambda _game, clan: clan.deeds.get("tricks_used", 0).bit_count(),
}

CHANGING = frozenset({"bones_held", "glory_lead", "stockpile"})
"""What can also become less: whether it is enough, only the end tells."""


def progress(game: Canyon, clan: Clan, mission: Mission) -> int:
    """How far a mission has come."""
    return COUNTS[mission.check](game, clan)


def is_fulfilled(game: Canyon, clan: Clan, mission: Mission) -> bool:
    """Whether a mission would count as done if the game ended now."""
    return mission.fulfilled(progress(game, clan, mission))


def points_of(game: Canyon, clan: Clan, mission: Mission) -> int:
    """Rewards count when they are fulfilled, penalties when they are not."""
    return mission.points if is_fulfilled(game, clan, mission) == mission.is_reward else 0


def drawn(game: Canyon) -> list[Mission]:
    """The missions of this game."""
    return [game.content.missions[name] for name in game.missions]


def mission_points(game: Canyon, clan: Clan) -> int:
    """What all missions together bring."""
    return sum(points_of(game, clan, mission) for mission in drawn(game))
