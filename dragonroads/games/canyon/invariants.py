"""What holds after every answer: heroes, tokens, Glory and buildings are all accounted for."""

from __future__ import annotations

from dragonroads.errors import Violation
from dragonroads.games.canyon.grid import WHOLE, full_rows, set_of
from dragonroads.games.canyon.model import ON_CARD, PLENTY, Canyon

AFTER_FESTIVAL = ("before_gather", "gather", "evening", "begin_turn", "deploy")


def check(game: Canyon) -> None:
    """Raise Violation for the first thing that does not add up."""
    _check_heroes(game)
    _check_map(game)
    _check_tokens(game)
    _check_cards(game)
    _check_dragons(game)
    _check_canyon(game)


def _check_heroes(game: Canyon) -> None:
    """Every clan's heroes are each in one place: hand or pile, map, discard pile."""
    lying = list(game.field)
    for clan in game.clans:
        lying += clan.hand + clan.pile + clan.discard
    lying.sort()
    if lying != list(range(game.seats * game.heroes)):
        raise Violation(f"the heroes that lie about are {lying}")


def _check_map(game: Canyon) -> None:
    """Sets of tiles agree with the heroes on them, and no row is full once festivals are over."""
    if not len(game.field) == len(game.spots) == len(game.faces) or game.taken != set_of(game.spots):
        raise Violation("the map and its heroes disagree")
    for clan in game.clans:
        own = [tile for card, tile in zip(game.field, game.spots) if card // game.heroes == clan.seat]
        if clan.own != set_of(own):
            raise Violation(f"seat {clan.seat} holds other tiles than its heroes")
    if game.phase in AFTER_FESTIVAL and full_rows(game.taken):
        raise Violation("a row is full after the festival")
    if game.taken & ~WHOLE:
        raise Violation("a hero stands beside the map")


def _check_tokens(game: Canyon) -> None:
    """Tokens are in the supply, in stores, or in the canyon."""
    total = PLENTY if game.rules.unlimited else game.content.supplies.tokens
    for kind in range(4):
        held = sum(clan.caravan[kind] + clan.stock[kind] for clan in game.clans)
        bones = game.bone_tokens if kind == 3 else 0
        if game.supply[kind] + held + bones != total:
            raise Violation(f"{game.supply[kind]} + {held} + {bones} tokens of kind {kind}, there are {total}")
    stores = [amount for clan in game.clans for amount in clan.caravan + clan.stock]
    if min([*stores, *game.supply, game.bone_tokens]) < 0:
        raise Violation("a store has less than nothing")


def _check_cards(game: Canyon) -> None:
    """Glory and buildings are in their piles or with clans."""
    supplies = game.content.supplies
    if game.glory_left + sum(clan.glory for clan in game.clans) != supplies.glory:
        raise Violation("Glory cards are missing")
    if game.phase == "set_up":
        return
    for kind, building in enumerate(game.content.buildings):
        built = sum(clan.built[kind] for clan in game.clans)
        if game.piles[kind] + built != supplies.piles[game.rules.length][game.seats] + building.extra:
            raise Violation(f"cards of {building.id} are missing")
    lying = game.automa_deck + game.automa_discard + game.automa_card
    if lying and sorted(lying) != list(range(len(game.content.automa))):
        raise Violation("Automa cards are missing")


def _check_dragons(game: Canyon) -> None:
    """Dragons on heroes have a hero under them; those not in play rest on their cards."""
    for number, tile in enumerate(game.perch):
        if tile == ON_CARD:
            continue
        if number not in game.rules.dragons:
            raise Violation("a dragon came that is not in play")
        if game.content.dragons[number].on_hero and not game.taken >> tile & 1:
            raise Violation("a dragon sits on nobody")


def _check_canyon(game: Canyon) -> None:
    """Nobody counts further than it takes to win, unless bones are only points."""
    if game.bone_tokens > game.bones:
        raise Violation("more bones lie in the canyon than were counted")
    if not game.rules.solo and game.bones >= game.content.supplies.bones_to_win and game.ending != "canyon":
        raise Violation(f"{game.bones} bones, and nobody has won")
