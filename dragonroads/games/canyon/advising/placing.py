"""Where a hero goes, and where a dragon is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.engine.table import Card
from dragonroads.games.canyon.advising.outlook import GLORY, HERO, TOKEN, Outlook
from dragonroads.games.canyon.advising.shopping import best_deal
from dragonroads.games.canyon.content import BUY, TRADE, Hero
from dragonroads.games.canyon.dragons import NO_DRAGON
from dragonroads.games.canyon.grid import (
    AROUND,
    NEIGHBOURS,
    ROWS_THROUGH,
    TILE,
    Tile,
    Tiles,
    completing,
    full_rows,
    members,
)

STAY = 1.8
"""How many gather phases a hero sees on average."""
SENT_AWAY, HELD_UP = 0.9, 0.6
"""What it counts that a threat is gone for sure, or only comes a turn later."""
SHARED = 0.45
"""How much somebody else's gain hurts."""


def deploy(outlook: Outlook, options: Sequence[Any], _random: Random) -> int:
    """Buy first; then the hero and the tile that promise most."""
    deal = best_deal(outlook, [one for one in options if one[0] in (BUY, TRADE)])
    if deal:
        return options.index(deal)
    worth_of_tile: dict[str, float] = {}
    best, found = float("-inf"), 0
    for at, (card, name) in enumerate(options):
        if card in (BUY, TRADE):
            continue
        if name not in worth_of_tile:
            worth_of_tile[name] = tile_worth(outlook, TILE[name])
        worth = worth_of_tile[name] + hero_worth(outlook, card, TILE[name])
        if worth > best:
            best, found = worth, at
    return found


def tile_worth(outlook: Outlook, tile: Tile) -> float:
    """What a tile promises to anybody of this clan who goes there."""
    game = outlook.game
    if completing(game.taken, tile):
        return festival_worth(outlook, full_rows(game.taken | 1 << tile))
    if tile == game.canyon:
        return canyon_worth(outlook)
    kind = game.gives[tile]
    found = STAY * outlook.worth(kind) if kind >= 0 else 1.5 + 0.8 * (game.towns >> tile & 1)
    return found - _invitation(outlook, tile)


def _invitation(outlook: Outlook, tile: Tile) -> float:
    """A row with one gap is a present for whoever comes next."""
    taken = outlook.game.taken | 1 << tile
    gaps = sum((taken & row).bit_count() == 3 for row in ROWS_THROUGH[tile])
    return gaps * GLORY * SHARED * outlook.leaning.festivals


def festival_worth(outlook: Outlook, tiles: Tiles) -> float:
    """A Glory card and shares for everybody; heroes go home."""
    game = outlook.game
    own, others = outlook.clan.own & tiles, game.taken & tiles & ~outlook.clan.own
    mine = 1 + sum(1 for tile in members(own) if game.gives[tile] >= 0) + own.bit_count()
    theirs = others.bit_count() + sum(1 for tile in members(others) if game.gives[tile] >= 0)
    found = GLORY + mine * TOKEN - theirs * TOKEN * SHARED / (game.seats - 1)
    lost = own.bit_count() - others.bit_count() / (game.seats - 1)
    return found * outlook.leaning.festivals - lost * HERO


def canyon_worth(outlook: Outlook) -> float:
    """Bones that lie there, a dragon, and a step towards winning outright."""
    game = outlook.game
    found = game.bone_tokens * outlook.worth(3) + 0.5 * TOKEN
    threat = 0.0 if game.rules.solo else 3.0 / (game.seats - 1)
    return found + (threat + TOKEN * 0.3) * outlook.leaning.canyon


def hero_worth(outlook: Outlook, card: Card, tile: Tile) -> float:
    """What this very hero adds there: a good battle, and strength where it has to hold out."""
    found = max([0.0, *[outlook.battle(card, tile, target) for target in outlook.targets(tile)]])
    hero = outlook.content.hero_of[card]
    if tile == outlook.game.canyon:
        found += 0.5 * (hero.strength + outlook.content.passives[card].defending)
    return max(found, trick_worth(outlook, hero, tile)) + (0.4 if hero.trick else 0.0)


def trick_worth(outlook: Outlook, hero: Hero, tile: Tile) -> float:
    """Somebody who holds the canyon can be sent away by a mirage, or kept from counting by hounds."""
    canyon = outlook.game.canyon
    if not hero.trick or not outlook.game.taken >> canyon & 1 or outlook.clan.own >> canyon & 1:
        return 0.0
    if hero.trick.trick == "mirage" and AROUND[tile] >> canyon & 1:
        return SENT_AWAY * outlook.danger(canyon)
    return HELD_UP * outlook.danger(canyon) if hero.trick.trick == "scent" and NEIGHBOURS[tile] >> canyon & 1 else 0.0


# --- dragons ----------------------------------------------------------------------------------------------------------


def send_dragon(outlook: Outlook, options: Sequence[tuple[str, str]], _random: Random) -> int:
    """The dragon and the target that help most."""
    return max(range(len(options)), key=lambda at: _dragon_worth(outlook, *options[at]))


def _dragon_worth(outlook: Outlook, name: str, where: str) -> float:
    if name == NO_DRAGON:
        return 0.0
    dragon = next(one for one in outlook.content.dragons if one.id == name)
    tile = TILE[where]
    if dragon.target == "enemy_hero":
        holder = outlook.game.clans[outlook.game.holder(tile)]
        gathers = outlook.game.gives[tile] >= 0
        return 1.0 + gathers * TOKEN * SHARED + outlook.danger(tile) + 0.1 * sum(holder.built)
    is_mine = outlook.clan.own >> tile & 1
    gain: float = TOKEN * STAY if is_mine else 0.1
    if outlook.game.gives[tile] < 0 and not dragon.change_kind:
        gain = 0.2
    return float(gain + (HERO if dragon.recall and outlook.clan.discard else 0.0) + 0.3 * dragon.strength * is_mine)
