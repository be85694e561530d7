"""Harvest Festivals: four heroes in a row share the harvest and go home."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat, Opens
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.entering import take_bones
from dragonroads.games.canyon.grid import NAMES, Tile, Tiles, full_rows, members, names
from dragonroads.games.canyon.heroes import renew_piles, take_up, to_discard, turn_up
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Place, Shown, Token, Who
from dragonroads.games.canyon.scenes import FESTIVAL
from dragonroads.games.canyon.spoils import loot
from dragonroads.games.canyon.stores import count, gain_glory, take


class Festival(Opens):
    cause = FESTIVAL
    who: Who
    tiles: tuple[Place, ...]
    heroes: tuple[Shown, ...]
    mentions = ("guests",)


class Harvested(Beat):
    cause = FESTIVAL
    who: Who
    tile: Place
    token: Token


class FeastBones(Beat):
    cause = FESTIVAL
    who: Who
    n: int

    def variant(self, game: Canyon) -> Literal["", "none"]:
        return "" if self.n else "none"


def festival(t: T) -> None:
    """All full rows are one festival; its heroes are shown, rewarded and sent home."""
    game = t.state
    tiles = full_rows(game.taken)
    hold(t, game.clans[game.turn], tiles)
    game.is_news = True
    game.phase = "gather" if game.is_automa(game.turn) else "before_gather"


def hold(t: T, host: Clan, tiles: Tiles) -> None:
    """The festival of one clan on these tiles."""
    game = t.state
    for tile in members(tiles):
        turn_up(game, tile)
    t.tell(Festival, host.seat, names(tiles), tuple(game.hero_at(tile) for tile in members(tiles)))
    for seat in game.clockwise_from(host.seat):
        clan = game.clans[seat]
        for tile in members(clan.own & tiles):
            _harvest(t, clan, tile)
    _count_guests(host, tiles)
    for tile in members(tiles):
        to_discard(game, take_up(game, tile))
    renew_piles(t)
    gain_glory(t, host)


def _harvest(t: T, clan: Clan, tile: Tile) -> None:
    """One hero's share: the loot bag, then what the tile gives; on the canyon its bones."""
    game = t.state
    loot(t, clan, game.hero_at(tile))
    kind = game.gives[tile]
    if tile == game.canyon:
        t.tell(FeastBones, clan.seat, game.bone_tokens)
        take_bones(game, clan)
    elif kind >= 0 and take(game, clan.caravan, kind):
        t.tell(Harvested, clan.seat, NAMES[tile], KINDS[kind])


def _count_guests(host: Clan, tiles: Tiles) -> None:
    count(host, "festivals")
    guests = (host.own & tiles).bit_count()
    if guests > host.deeds.get("festival_heroes", 0):
        host.deeds["festival_heroes"] = guests


def shares(game: Canyon, seats: range, tiles: Tiles) -> int:
    """How many tokens some seats would get out of a festival on these tiles."""
    found = 0
    for seat in seats:
        for tile in members(game.clans[seat].own & tiles):
            found += 1 + (game.bones if tile == game.canyon else game.gives[tile] >= 0)
    return found
