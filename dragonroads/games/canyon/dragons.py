"""Dragons: where they can be sent, and what happens at once."""

from __future__ import annotations

from dragonroads.engine.record import Beat, Opens
from dragonroads.engine.table import Card
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.content import Dragon
from dragonroads.games.canyon.grid import NAMES, NONE, TILE, Tile, Tiles, names, set_of
from dragonroads.games.canyon.heroes import renew_piles, to_discard
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Place, Shown, UsedDragon, Who
from dragonroads.games.canyon.scenes import DRAGON
from dragonroads.games.canyon.seals import hit
from dragonroads.games.canyon.trading import recall

NO_DRAGON = "none"


class DragonSent(Opens):
    kind = "dragon"
    cause = DRAGON
    who: Who
    dragon: UsedDragon
    land: Place


class LostHero(Beat):
    cause = DRAGON
    who: Who
    hero: Shown


class SendDragon(CanyonAsk[tuple[str, Place]]):
    """Which dragon flies where.

    It is asked for the eyes of whoever has just placed a hero and still sits there.
    """

    private = True
    parts = ("dragon", "target")


class LoseHero(CanyonAsk[Shown]):
    """Which hero leaves the hand."""

    private = True


def targets(game: Canyon, clan: Clan, dragon: Dragon) -> Tiles:
    """Where a clan can send a dragon."""
    match dragon.target:
        case "enemy_hero":
            return game.taken & ~clan.own
        case "own_hero":
            return clan.own & ~(1 << game.canyon)
        case "resource_tile":
            return set_of(tile for tile, kind in enumerate(game.gives) if kind >= 0)
        case "resource_or_town":
            return set_of(tile for tile, kind in enumerate(game.gives) if kind >= 0 or game.towns >> tile & 1)
    return NONE


def call_dragon(t: T, clan: Clan) -> None:
    """One dragon may be sent to one target, or none; nobody is asked where there is no target."""
    game = t.state
    options = [(NO_DRAGON, "")]
    for number in game.rules.dragons:
        dragon = game.content.dragons[number]
        options += [(dragon.id, name) for name in names(targets(game, clan, dragon))]
    if len(options) == 1:
        return
    which, where = t.ask(clan.seat, SendDragon, options)
    if which != NO_DRAGON:
        number = next(n for n in game.rules.dragons if game.content.dragons[n].id == which)
        send(t, clan, number, TILE[where])


def send(t: T, clan: Clan, number: int, tile: Tile) -> None:
    """A dragon goes to its target; what it does at once, it does now."""
    game = t.state
    dragon = game.content.dragons[number]
    game.perch[number], game.spared[number] = tile, 0
    t.tell(DragonSent, clan.seat, dragon.id, NAMES[tile])
    if dragon.target == "enemy_hero":
        hit(t, number, tile)
    if dragon.discard_from_hand:
        _lose_card(t, game.clans[game.holder(tile)])
    if dragon.recall and clan.discard:
        t.cause.append(("dragon", dragon.id))
        recall(t, clan)
        t.cause.pop()


# --- what is lost -----------------------------------------------------------------------------------------------------


def _lose_card(t: T, victim: Clan) -> None:
    """A card from hand, or from an Automa's pile, goes to the discard pile."""
    game = t.state
    if game.is_automa(victim.seat):
        renew_piles(t)
    cards = victim.pile if game.is_automa(victim.seat) else victim.hand
    if not cards:
        return
    card: Card
    if game.rules.owner_discards and not game.is_automa(victim.seat):
        card = t.ask(victim.seat, LoseHero, list(cards))
    else:
        card = cards[t.below(len(cards))]
    cards.remove(card)
    to_discard(game, card)
    t.tell(LostHero, victim.seat, card)
    renew_piles(t)
