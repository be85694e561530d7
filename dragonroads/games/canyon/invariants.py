"""What holds after every answer: heroes, tokens, Glory and buildings are all accounted for."""

from __future__ import annotations

from functools import reduce
from operator import mul, or_

from dragonroads.errors import Violation
from dragonroads.games.canyon.grid import NONE, WHOLE, full_rows, set_of
from dragonroads.games.canyon.model import ON_CARD, PLENTY, Canyon

AFTER_FESTIVAL = ("before_gather", "gather", "evening", "begin_turn", "deploy")


def check(game: Canyon) -> None:
    """Raise Violation for the first thing that does not add up."""
    _check_heroes(game)
    _check_hands(game)
    _check_map(game)
    _check_tokens(game)
    _check_cards(game)
    _check_buildings(game)
    _check_dragons(game)
    _check_end(game)


def _check_heroes(game: Canyon) -> None:
    """Every clan's heroes are each in one place: the own hand or pile, the own discard pile, or the map."""
    lying = list(game.field)
    for clan in game.clans:
        mine = clan.hand + clan.pile + clan.discard
        first = clan.seat * game.heroes
        if mine and not first <= min(mine) <= max(mine) < first + game.heroes:
            raise Violation(f"seat {clan.seat} has a hero of another clan")
        lying += mine
    lying.sort()
    if lying != list(range(game.seats * game.heroes)):
        raise Violation(f"the heroes that lie about are {lying}")


def _check_hands(game: Canyon) -> None:
    """People have a hand, Automas a pile, which is never empty while heroes lie on the discard pile."""
    for clan in game.clans:
        if clan.hand if game.is_automa(clan.seat) else clan.pile:
            raise Violation(f"seat {clan.seat} has heroes where it can have none")
        if game.is_automa(clan.seat) and clan.discard and not clan.pile:
            raise Violation(f"the pile of seat {clan.seat} was not made anew")


def _check_map(game: Canyon) -> None:
    """Sets of tiles agree with the heroes on them, and no row is full once festivals are over."""
    if not len(game.field) == len(game.spots) == len(game.faces) == game.taken.bit_count():
        raise Violation("the map and its heroes disagree")
    if game.taken != set_of(game.spots):
        raise Violation("heroes stand on other tiles than the map says")
    own = [NONE] * game.seats
    for card, tile in zip(game.field, game.spots):
        own[card // game.heroes] |= 1 << tile
    for clan in game.clans:
        if clan.own != own[clan.seat]:
            raise Violation(f"seat {clan.seat} holds other tiles than its heroes")
    if game.phase in AFTER_FESTIVAL and full_rows(game.taken):
        raise Violation("a row is full after the festival")
    if game.taken & ~WHOLE:
        raise Violation("a hero stands beside the map")


def _check_tokens(game: Canyon) -> None:
    """Tokens are in the supply, in stores, or in the canyon."""
    total = PLENTY if game.rules.unlimited else game.content.supplies.tokens
    for kind in range(4):
        held = sum([clan.caravan[kind] + clan.stock[kind] for clan in game.clans])
        bones = game.bone_tokens if kind == 3 else 0
        if game.supply[kind] + held + bones != total:
            raise Violation(f"{game.supply[kind]} + {held} + {bones} tokens of kind {kind}, there are {total}")
    stores = [amount for clan in game.clans for amount in clan.caravan + clan.stock]
    if min([*stores, *game.supply, game.bone_tokens]) < 0:
        raise Violation("a store has less than nothing")


def _check_cards(game: Canyon) -> None:
    """Glory and Automa cards are in their piles or in use."""
    if game.glory_left + sum(clan.glory for clan in game.clans) != game.content.supplies.glory:
        raise Violation("Glory cards are missing")
    lying = game.automa_deck + game.automa_discard + game.automa_card
    if lying and sorted(lying) != list(range(len(game.content.automa))):
        raise Violation("Automa cards are missing")
    if min([game.glory_left, *[clan.rage for clan in game.clans]]) < 0:
        raise Violation("there are less than no cards or tokens")


def _check_buildings(game: Canyon) -> None:
    """Buildings are in their piles or with clans, and trade symbols follow from them."""
    if game.phase == "set_up":
        return
    buildings = game.content.buildings
    height = game.content.supplies.piles[game.rules.length][game.seats]
    built = map(sum, zip(*[clan.built for clan in game.clans], strict=True))
    for building, left, used in zip(buildings, game.piles, built, strict=True):
        if left + used != height + building.extra or left < 0:
            raise Violation(f"cards of {building.id} are missing")
    trades = [building.trade for building in buildings]
    for clan in game.clans:
        if clan.symbols != 1 + sum(map(mul, trades, clan.built)):
            raise Violation(f"seat {clan.seat} has {clan.symbols} trade symbols")


def _check_dragons(game: Canyon) -> None:
    """Dragons on heroes have a hero under them, those not in play rest on their cards, and only seals spare anybody."""
    for number, tile in enumerate(game.perch):
        if tile == ON_CARD:
            continue
        if number not in game.rules.dragons:
            raise Violation("a dragon came that is not in play")
        if game.content.dragons[number].on_hero and not game.taken >> tile & 1:
            raise Violation("a dragon sits on nobody")
    spared = reduce(or_, game.spared, NONE)
    for card, tile in zip(game.field, game.spots) if spared else ():
        if spared >> tile & 1 and not game.content.passives[card].breaks_dragons:
            raise Violation("somebody without a seal is spared by a dragon")
    if spared & ~game.taken:
        raise Violation("a dragon spares nobody")


def _check_end(game: Canyon) -> None:
    """Nobody counts bones or rounds further than the game can last; under solo rules bones are only points."""
    if game.bone_tokens > game.bones:
        raise Violation("more bones lie in the canyon than were counted")
    if not game.rules.solo and game.bones >= game.content.supplies.bones_to_win and game.ending != "canyon":
        raise Violation(f"{game.bones} bones, and nobody has won")
    if 0 < game.rules.max_rounds < game.round:
        raise Violation(f"round {game.round} is played, and {game.rules.max_rounds} is the last")
