"""Points: buildings, Glory cards, and what a solo game adds."""

from __future__ import annotations

from dragonroads.games.canyon.missions import mission_points
from dragonroads.games.canyon.model import Canyon, Clan

SOLO_BONE, SOLO_CROWD, CROWD = 3, 10, 5
"""Points for each bone its holder has in the canyon, and for a person with so many heroes on the map."""
SOURCES = GLORY, GLORY_LEAD, BONES, HEROES, MISSIONS = "glory", "glory_lead", "bones", "heroes", "missions"
"""What points are given for beside buildings; the last three in a solo game."""


def sources(game: Canyon) -> list[str]:
    """What points are given for, in the order in which they are counted."""
    found = [building.id for building in game.content.buildings] + [GLORY, GLORY_LEAD]
    return [*found, BONES, HEROES, MISSIONS] if game.rules.solo else found


def tally(game: Canyon, clan: Clan) -> list[int]:
    """A clan's points, source by source."""
    content = game.content
    found = building_points(game, clan.built)
    found.append(clan.glory * content.supplies.glory_points)
    leads = clan.glory > 0 and all(other.glory <= clan.glory for other in game.clans)
    found.append(game.rules.glory_lead if leads else 0)
    if game.rules.solo:
        found.append(SOLO_BONE * game.bones if clan.own >> game.canyon & 1 else 0)
        found += [0, 0] if game.is_automa(clan.seat) else [_crowd(clan), mission_points(game, clan)]
    return found


def _crowd(clan: Clan) -> int:
    return SOLO_CROWD if clan.own.bit_count() >= CROWD else 0


def building_points(game: Canyon, built: list[int]) -> list[int]:
    """What so many cards of each building are worth together."""
    return list(game.content.building_points(game.rules.one_scale, tuple(built)))


def points(game: Canyon, clan: Clan) -> int:
    """All points of a clan as the game stands."""
    return sum(tally(game, clan))
