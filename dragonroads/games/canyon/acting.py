"""What the hero just deployed can do: nothing, one battle, or one trick."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from dragonroads.engine.record import Opens, Reason
from dragonroads.engine.table import Closed
from dragonroads.games.canyon.battles import fight
from dragonroads.games.canyon.clan_powers import tell_power
from dragonroads.games.canyon.grid import DIAGONALS, NAMES, NEIGHBOURS, TILE, Tiles, names
from dragonroads.games.canyon.heroes import turn_down, turn_up
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Place, Shown, UsedAbility, Who
from dragonroads.games.canyon.scenes import TRICK
from dragonroads.games.canyon.stores import count
from dragonroads.games.canyon.trading import closed_deals, deals
from dragonroads.games.canyon.tricks import TRICKS

NOTHING, BATTLE = "nothing", "battle"
Doing: TypeAlias = tuple[str, str, str]
"""What is done, its target, and where that goes."""


class Trick(Opens):
    cause = TRICK
    who: Who
    tile: Place
    hero: Shown
    ability: UsedAbility


class NoEnemyBeside(Reason):
    pass


class NoTarget(Reason):
    ability: str

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return tuple(TRICKS)


NO_ENEMY_BESIDE = NoEnemyBeside()


def act_options(game: Canyon, clan: Clan) -> list[Doing]:
    """Everything the hero just deployed could do."""
    tile = game.deployed
    found = [(NOTHING, "", ""), *battles(battle_targets(game, clan))]
    trick = game.content.tricks[game.hero_at(tile)]
    if trick:
        found += [(trick.id, target, to) for target, to in TRICKS[trick.trick].ways(game, clan, tile)]
    return found


@cache
def battles(tiles: Tiles) -> tuple[Doing, ...]:
    """A battle against whoever stands on each of these tiles."""
    return tuple((BATTLE, name, "") for name in names(tiles))


def battle_targets(game: Canyon, clan: Clan) -> Tiles:
    """The tiles of enemies that can be attacked."""
    reach = NEIGHBOURS[game.deployed]
    if clan.people and game.content.clans[clan.people].diagonal_battles:
        reach |= DIAGONALS[game.deployed]
    return reach & game.taken & ~clan.own


def closed_acts(game: Canyon, clan: Clan) -> list[Closed]:
    """What this hero could do elsewhere, and why not here."""
    found = []
    if not battle_targets(game, clan):
        found.append(Closed((BATTLE, "", ""), NO_ENEMY_BESIDE))
    trick = game.content.tricks[game.hero_at(game.deployed)]
    if trick and not TRICKS[trick.trick].ways(game, clan, game.deployed):
        found.append(Closed((trick.id, "", ""), NoTarget(trick.id)))
    dear = closed_deals(game, clan) if deals(game, clan) else []
    return found + [Closed((*closed.option, ""), closed.reason) for closed in dear]


def carry_out_act(t: T, clan: Clan, what: str, target: str, to: str) -> None:
    """Fight, or show the hero and play its trick; afterwards it lies face down again."""
    game = t.state
    tile = game.deployed
    if what == BATTLE:
        if not NEIGHBOURS[tile] >> TILE[target] & 1:
            tell_power(t, clan)
        fight(t, tile, TILE[target])
        return
    card = turn_up(game, tile)
    t.tell(Trick, clan.seat, NAMES[tile], card, what)
    count(clan, "tricks")
    clan.deeds["tricks_used"] = clan.deeds.get("tricks_used", 0) | 1 << card % game.heroes
    ability = game.content.tricks[card]
    TRICKS[ability.trick].play(t, clan, tile, target, to)
    if clan.own >> game.deployed & 1:
        turn_down(game, game.deployed)
