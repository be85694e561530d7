"""Tricks: what a hero can do instead of fighting, each with its targets and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from dragonroads.engine.record import Beat
from dragonroads.games.canyon.battles import fight
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.entering import enter
from dragonroads.games.canyon.gathering import Gathered
from dragonroads.games.canyon.grid import AROUND, NAMES, NEIGHBOURS, TILE, WHOLE, Tile, Tiles, members, names
from dragonroads.games.canyon.heroes import expose, move, take_up, tell_moved, to_hand, turn_up
from dragonroads.games.canyon.model import DOWN, Canyon, Clan, T
from dragonroads.games.canyon.nouns import Place, Shown, Who
from dragonroads.games.canyon.scenes import TRICK
from dragonroads.games.canyon.stores import take

Way: TypeAlias = tuple[str, str]
"""A target, and where it goes or what else is hit."""


class Exposed(Beat):
    cause = TRICK
    who: Who
    other: Who
    tile: Place
    hero: Shown


class Mustered(Beat):
    cause = TRICK
    who: Who
    tile: Place


def _enemies(game: Canyon, clan: Clan, tile: Tile) -> Tiles:
    return NEIGHBOURS[tile] & game.taken & ~clan.own


def _free(game: Canyon) -> Tiles:
    """Empty tiles a trick may move somebody to: never the canyon."""
    return WHOLE & ~game.taken & ~(1 << game.canyon)


# --- leap attack ------------------------------------------------------------------------------------------------------


def leap_ways(game: Canyon, clan: Clan, tile: Tile) -> list[Way]:
    """Onto an adjacent enemy, or into the empty canyon next to it."""
    reach = _enemies(game, clan, tile) | (NEIGHBOURS[tile] & 1 << game.canyon & ~game.taken)
    return [(name, "") for name in names(reach)]


def leap(t: T, clan: Clan, tile: Tile, target: str, to: str) -> None:
    """Whoever stands there has to be beaten first; coming to the canyon counts as entering it."""
    game = t.state
    goal = TILE[target]
    if game.taken >> goal & 1 and not fight(t, tile, goal):
        return
    move(game, tile, goal)
    game.deployed = goal
    tell_moved(t, clan.seat, tile, goal)
    if goal == game.canyon:
        enter(t, clan)


# --- mirage -----------------------------------------------------------------------------------------------------------


def mirage_ways(game: Canyon, clan: Clan, tile: Tile) -> list[Way]:
    """Any other hero around, to any empty tile."""
    places = names(_free(game))
    return [(name, to) for name in names(AROUND[tile] & game.taken) for to in places]


def mirage(t: T, clan: Clan, tile: Tile, target: str, to: str) -> None:
    """The hero goes there as it lies, with whatever sits on it."""
    move(t.state, TILE[target], TILE[to])
    tell_moved(t, clan.seat, TILE[target], TILE[to])


# --- updraft ----------------------------------------------------------------------------------------------------------


def updraft_ways(game: Canyon, clan: Clan, tile: Tile) -> list[Way]:
    """To any empty tile."""
    return [(name, "") for name in names(_free(game))]


def updraft(t: T, clan: Clan, tile: Tile, target: str, to: str) -> None:
    """One token of the tile that is left behind, then away."""
    game = t.state
    kind = game.gives[tile]
    if kind >= 0 and take(game, clan.caravan, kind):
        t.tell(Gathered, clan.seat, NAMES[tile], KINDS[kind], 1, False)
    goal = TILE[target]
    move(game, tile, goal)
    game.deployed = goal
    tell_moved(t, clan.seat, tile, goal)


# --- scent ------------------------------------------------------------------------------------------------------------


def scent_ways(game: Canyon, clan: Clan, tile: Tile) -> list[Way]:
    """One or two enemies next to it that lie face down."""
    hidden = [
        NAMES[enemy] for enemy in members(_enemies(game, clan, tile)) if game.faces[game.spots.index(enemy)] == DOWN
    ]
    return [*[(one, "") for one in hidden], *combinations(hidden, 2)]


def scent(t: T, clan: Clan, tile: Tile, target: str, to: str) -> None:
    """They are shown, and lie open until their owners have gathered without them."""
    game = t.state
    for name in (target, to) if to else (target,):
        found = TILE[name]
        card = turn_up(game, found)
        expose(game, found)
        t.tell(Exposed, clan.seat, card // game.heroes, name, card)


# --- muster -----------------------------------------------------------------------------------------------------------


def muster_ways(game: Canyon, clan: Clan, tile: Tile) -> list[Way]:
    """Any other own hero."""
    return [(name, "") for name in names(clan.own & ~(1 << tile))]


def muster(t: T, clan: Clan, tile: Tile, target: str, to: str) -> None:
    """The hero comes back to the hand, unseen if it lay face down."""
    card = take_up(t.state, TILE[target])
    t.tell(Mustered, clan.seat, target)
    to_hand(t, card)


# --- by name ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """A trick: where it can be played, and what it does there."""

    ways: Callable[[Canyon, Clan, Tile], list[Way]]
    play: Callable[[T, Clan, Tile, str, str], None]


TRICKS: Mapping[str, Play] = {
    "leap": Play(leap_ways, leap),
    "mirage": Play(mirage_ways, mirage),
    "muster": Play(muster_ways, muster),
    "scent": Play(scent_ways, scent),
    "updraft": Play(updraft_ways, updraft),
}
