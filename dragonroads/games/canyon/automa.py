"""An Automa's turn: five steps that her cards decide. She is never asked anything, and sees no more than her cards."""

from __future__ import annotations

from dragonroads.engine.record import Folded
from dragonroads.games.canyon.automa_deck import decide, draw, put_away
from dragonroads.games.canyon.battles import fight
from dragonroads.games.canyon.dragons import send, targets
from dragonroads.games.canyon.entering import enter, take_bones
from dragonroads.games.canyon.festivals import shares
from dragonroads.games.canyon.grid import NAMES, NEIGHBOURS, NOWHERE, Tile, completing, full_rows, members
from dragonroads.games.canyon.heroes import put_down, renew_piles
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Person
from dragonroads.games.canyon.scenes import AUTOMA
from dragonroads.games.canyon.stores import give_back
from dragonroads.games.canyon.trading import end_by_piles, recall, take_building
from dragonroads.games.canyon.turns import Deployed, open_tiles


class AutomaBones(Folded):
    cause = AUTOMA
    who: Person
    n: int


# --- store and buy ----------------------------------------------------------------------------------------------------


def buys(t: T) -> None:
    """As long as she can pay, a card tells her what to build."""
    game = t.state
    clan = game.clans[game.turn]
    game.phase = "automa_places"
    shop(t, clan)


def shop(t: T, clan: Clan) -> None:
    """Buy until the tokens or the piles run out, or the game is over."""
    game = t.state
    while sum(clan.stock) >= clan.price and any(game.piles):
        phase = game.phase
        _pay(game, clan)
        card = draw(t, clan.seat, "purchase")
        name = next_pile(game, game.content.automa[card].purchase)
        put_away(game)
        take_building(t, clan, name)
        if game.content.buildings[game.content.building_index[name]].recall and clan.discard:
            recall(t, clan)
        end_by_piles(t, clan)
        if game.phase != phase:
            return


def _pay(game: Canyon, clan: Clan) -> None:
    """Any tokens will do; she parts with the common ones first."""
    due = clan.price
    for kind in range(4):
        paid = min(due, clan.stock[kind])
        give_back(game, clan.stock, kind, paid)
        due -= paid


def next_pile(game: Canyon, name: str) -> str:
    """The building a card names, or the next kind of which one is left."""
    kinds = len(game.piles)
    first = game.content.building_index[name]
    found = next(kind % kinds for kind in range(first, first + kinds) if game.piles[kind % kinds])
    return str(game.content.buildings[found].id)


# --- place ------------------------------------------------------------------------------------------------------------


def places(t: T) -> None:
    """A hero who completes a row goes there; otherwise a card names the tile."""
    game = t.state
    clan = game.clans[game.turn]
    renew_piles(t)
    if not clan.pile:
        game.phase = "gather"
        return
    free = members(open_tiles(game, clan))
    feasts = [tile for tile in free if completing(game.taken, tile)]
    if feasts:
        _place(t, clan, _meanest(t, clan, feasts))
        game.phase = "festival"
        return
    tile = NOWHERE
    while tile not in free:
        tile = game.content.automa[draw(t, clan.seat, "move")].tile
        put_away(game)
    _place(t, clan, tile)
    game.phase = "automa_acts"


def _meanest(t: T, clan: Clan, tiles: list[Tile]) -> Tile:
    """The tile from which people would get the least out of the festival."""
    game = t.state
    gifts = {tile: _to_people(game, clan, tile) for tile in tiles}
    least = min(gifts.values())
    return decide(t, clan.seat, [tile for tile in tiles if gifts[tile] == least], NOWHERE)


def _to_people(game: Canyon, clan: Clan, tile: Tile) -> int:
    return shares(game, range(game.people), full_rows(game.taken | 1 << tile))


def _place(t: T, clan: Clan, tile: Tile) -> None:
    """The top hero of her pile, face down: nobody knows who it is."""
    game = t.state
    put_down(game, clan, clan.pile.pop(), tile)
    game.deployed = tile
    t.tell(Deployed, clan.seat, NAMES[tile])
    renew_piles(t)
    if tile == game.canyon:
        enter(t, clan)


# --- act --------------------------------------------------------------------------------------------------------------


def acts(t: T) -> None:
    """With an enemy beside her hero she fights, or a dragon comes: a card tells."""
    game = t.state
    clan = game.clans[game.turn]
    game.phase = "gather"
    tile = game.deployed
    enemies = members(NEIGHBOURS[tile] & game.taken & ~clan.own)
    if not enemies:
        return
    target = decide(t, clan.seat, enemies, tile)
    action = game.content.automa[draw(t, clan.seat, "action")].action
    if action == "battle":
        fight(t, tile, target)
    else:
        dragon_action(t, clan, target)
    put_away(game)


def dragon_action(t: T, clan: Clan, target: Tile) -> None:
    """The first dragon in play comes if it can, and all bones of the canyon are hers."""
    game = t.state
    first = game.rules.dragons[0]
    dragon = game.content.dragons[first]
    goal = target if dragon.target == "enemy_hero" else game.deployed
    if targets(game, clan, dragon) >> goal & 1:
        send(t, clan, first, goal)
    if game.bones:
        t.tell(AutomaBones, clan.seat, game.bone_tokens)
    take_bones(game, clan)
