"""How a battle may go: both sides before the dice for everybody the enemy could be, and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.battles import strengths
from dragonroads.games.canyon.grid import Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import possible

Spread = tuple[tuple[int, float], ...]
"""What dice may bring, and how likely each of it is."""
EXPLOSIONS = 6
"""A die that explodes more often than that changes nothing in a hundred."""


@dataclass(frozen=True, slots=True)
class Odds:
    """One side against the other, before the dice, with the attacker's chance in a hundred."""

    own: int
    foe: int
    chance: int


def battle_odds(view: Canyon, attacker: Tile, defender: Tile, wrath: Sequence[int] = (0, 0)) -> list[Odds]:
    """The odds against each hero that may stand there; an Automa who is attacked puts in all her rage."""
    seats = view.holder(attacker), view.holder(defender)
    spent = [_rage(view, seat, put_in) for seat, put_in in zip(seats, wrath)]
    found = []
    for card in possible(view, defender):
        game = view.copy()
        game.field[game.spots.index(defender)], game.wrath = card, spent
        found.append(_against(game, attacker, defender, card))
    return found


def _rage(game: Canyon, seat: Seat, put_in: int) -> int:
    return put_in + (game.clans[seat].rage if game.is_automa(seat) else 0)


def _against(game: Canyon, attacker: Tile, defender: Tile, card: Card) -> Odds:
    own = sum(amount for _, amount in strengths(game, attacker, defender, 0))
    foe = sum(amount for _, amount in strengths(game, defender, attacker, 1))
    lead = own - foe - (1 if game.content.passives[card].wins_ties else 0)
    rolls = [_spread(game, game.holder(tile)) for tile in (attacker, defender)]
    return Odds(own, foe, round(100 * _winning(lead, *rolls)))


@lru_cache(256)
def _winning(lead: int, ours: Spread, theirs: Spread) -> float:
    """How likely it is that a lead and our dice are at least what their dice bring."""
    return sum(p * q for roll, p in ours for other, q in theirs if lead + roll >= other)


# --- dice and cards ---------------------------------------------------------------------------------------------------


def _spread(game: Canyon, seat: Seat) -> Spread:
    if not game.is_automa(seat):
        return dice(game.content.supplies.die, 2 if game.rules.two_dice else 1)
    return _cards_left(game)


@cache
def dice(faces: int, number: int) -> Spread:
    """The highest of some dice; its highest face is rolled again and added."""
    single = {face: (face**number - (face - 1) ** number) / faces**number for face in range(1, faces + 1)}
    again = single.pop(faces)
    return tuple(
        (faces * times + face, again**times * share) for times in range(EXPLOSIONS) for face, share in single.items()
    )


def _cards_left(game: Canyon) -> Spread:
    """What an Automa may draw: every card that has not been put away, or all when the deck has to be mixed anew."""
    gone = {*game.automa_discard, *game.automa_card} if game.automa_deck else set(game.automa_card)
    left = [card.strength for at, card in enumerate(game.content.automa) if at not in gone]
    return tuple((strength, left.count(strength) / len(left)) for strength in sorted(set(left)))
