"""Dragons: where they can be sent, what happens at once, and whom a seal protects."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.battles import tell_passive
from dragonroads.games.canyon.content import Dragon
from dragonroads.games.canyon.grid import NAMES, NONE, TILE, Tile, Tiles, names, set_of
from dragonroads.games.canyon.heroes import is_open, renew_piles, to_discard, turn_down, turn_up
from dragonroads.games.canyon.model import ON_CARD, Canyon, Clan, T
from dragonroads.games.canyon.trading import recall

NO_DRAGON = "none"
PARTS = ("dragon", "target")
REVEAL, QUIET = "reveal", "quiet"


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
    """One dragon may be sent to one target, or none."""
    game = t.state
    options = [(NO_DRAGON, "")]
    for number in game.rules.dragons:
        dragon = game.content.dragons[number]
        options += [(dragon.id, name) for name in names(targets(game, clan, dragon))]
    which, where = t.ask(clan.seat, "send_dragon", options, parts=PARTS)
    if which != NO_DRAGON:
        number = next(n for n in game.rules.dragons if game.content.dragons[n].id == which)
        send(t, clan, number, TILE[where])


def send(t: T, clan: Clan, number: int, tile: Tile) -> None:
    """A dragon goes to its target; what it does at once, it does now."""
    game = t.state
    dragon = game.content.dragons[number]
    game.perch[number] = tile
    t.tell("dragon", clan.seat, dragon.id, NAMES[tile])
    if dragon.target == "enemy_hero" and _breaks_off(t, number, tile):
        return
    if dragon.discard_from_hand:
        _lose_card(t, game.clans[game.holder(tile)])
    if dragon.recall and clan.discard:
        t.cause.append(("dragon", dragon.id))
        recall(t, clan)
        t.cause.pop()


# --- the seal ---------------------------------------------------------------------------------------------------------


def _breaks_off(t: T, number: int, tile: Tile) -> bool:
    """Whether the hero who was hit shows a seal and sends the dragon away.

    Where owners decide, everybody who is hit is asked, so that the question itself tells nothing.
    """
    game = t.state
    card = game.hero_at(tile)
    seat = card // game.heroes
    has_seal = game.content.passives[card].breaks_dragons
    if game.is_automa(seat) or game.rules.auto_seal:
        shows = has_seal
    else:
        shows = ask_seal(t, seat, tile, has_seal)
    if shows:
        break_off(t, seat, number, tile)
    return bool(shows)


def ask_seal(t: T, seat: Seat, tile: Tile, has_seal: bool) -> bool:
    """Ask the owner of a hero under a dragon whether it shows itself; of a hero who lies open, only if it can."""
    if not has_seal and is_open(t.state, tile):
        return False
    options = [QUIET, REVEAL] if has_seal else [QUIET]
    t.cause.append(("seal", NAMES[tile]))
    answer = t.ask(seat, "seal", options, private=True, ritual=True)
    t.cause.pop()
    return answer == REVEAL


def break_off(t: T, seat: Seat, number: int, tile: Tile) -> None:
    """The hero is shown for a moment, and the dragon returns to its card."""
    game = t.state
    card = turn_up(game, tile)
    tell_passive(t, card, "breaks_dragons")
    t.tell("sealed", seat, NAMES[tile], card, game.content.dragons[number].id)
    turn_down(game, tile)
    game.perch[number] = ON_CARD


def late_seals(t: T, clan: Clan) -> None:
    """Before gathering, whoever sits under a dragon is asked again: the seal can be shown at any time."""
    game = t.state
    if game.rules.auto_seal or game.is_automa(clan.seat):
        return
    for number in game.rules.dragons:
        tile = game.perch[number]
        harmful = game.content.dragons[number].target == "enemy_hero"
        if harmful and tile != ON_CARD and clan.own >> tile & 1:
            has_seal = game.content.passives[game.hero_at(tile)].breaks_dragons
            if ask_seal(t, clan.seat, tile, has_seal):
                break_off(t, clan.seat, number, tile)


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
        card = t.ask(victim.seat, "lose_hero", list(cards), private=True, ritual=True)
    else:
        card = cards[t.below(len(cards))]
    cards.remove(card)
    to_discard(game, card)
    t.tell("lost_hero", victim.seat, card)
    renew_piles(t)
