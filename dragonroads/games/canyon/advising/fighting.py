"""Battles, tricks, rage and spoils."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.engine.table import Card
from dragonroads.games.canyon.acting import BATTLE, NOTHING, Doing
from dragonroads.games.canyon.advising.outlook import HERO, TOKEN, Outlook, win_chance
from dragonroads.games.canyon.advising.placing import HELD_UP, SHARED, canyon_worth, festival_worth, tile_worth
from dragonroads.games.canyon.advising.shopping import best_deal
from dragonroads.games.canyon.battles import rage_worth, strengths
from dragonroads.games.canyon.content import BUY, KINDS, TRADE
from dragonroads.games.canyon.grid import TILE, Tile, full_rows, members
from dragonroads.games.canyon.heroes import is_touched

RAGE = 1.6
"""What a rage token is worth that is kept for later."""


def act(outlook: Outlook, options: Sequence[Doing], _random: Random) -> int:
    """Buy first; then the battle or trick that promises most, if any does."""
    deal = best_deal(outlook, [(what, target) for what, target, _ in options if what in (BUY, TRADE)])
    if deal:
        return options.index((*deal, ""))
    return max(range(len(options)), key=lambda at: _worth(outlook, options[at]))


def _worth(outlook: Outlook, option: Doing) -> float:
    what, target, to = option
    if what in (NOTHING, BUY, TRADE):
        return 0.0 if what == NOTHING else -1.0
    tile = outlook.game.deployed
    card = outlook.game.hero_at(tile)
    if what == BATTLE:
        return outlook.battle(card, tile, TILE[target])
    trick = outlook.content.hero_of[card].trick
    return _TRICKS[trick.trick](outlook, card, target, to)


def _leap(outlook: Outlook, card: Card, target: str, _to: str) -> float:
    tile, goal = outlook.game.deployed, TILE[target]
    moved = canyon_worth(outlook) if goal == outlook.game.canyon else tile_worth(outlook, goal)
    gain = moved - tile_worth(outlook, tile)
    if not outlook.game.taken >> goal & 1:
        return gain
    return outlook.battle(card, tile, goal) + 0.5 * gain


def _mirage(outlook: Outlook, _card: Card, target: str, to: str) -> float:
    """Somebody is sent away: off a canyon, off a good tile, or into a row that becomes a festival."""
    game = outlook.game
    tile, goal = TILE[target], TILE[to]
    after = game.taken ^ (1 << tile | 1 << goal)
    rows = full_rows(after)
    if full_rows(game.taken):
        return -1.0
    found = festival_worth(outlook, rows) if rows else 0.0
    change = _yield(outlook, goal) - _yield(outlook, tile)
    is_mine = outlook.clan.own >> tile & 1
    return found + (change if is_mine else -change * SHARED + outlook.danger(tile)) - 0.2


def _yield(outlook: Outlook, tile: Tile) -> float:
    kind = outlook.game.gives[tile]
    return outlook.worth(kind) if kind >= 0 else 0.0


def _updraft(outlook: Outlook, _card: Card, target: str, _to: str) -> float:
    tile = outlook.game.deployed
    return _yield(outlook, tile) + tile_worth(outlook, TILE[target]) - tile_worth(outlook, tile) - 0.1


def _scent(outlook: Outlook, _card: Card, target: str, to: str) -> float:
    found = [TILE[name] for name in (target, to) if name]
    return sum(0.6 + _yield(outlook, tile) * SHARED + HELD_UP * outlook.danger(tile) for tile in found)


def _muster(outlook: Outlook, _card: Card, target: str, _to: str) -> float:
    return HERO * 0.6 - tile_worth(outlook, TILE[target]) * 0.6


_TRICKS = {"leap": _leap, "mirage": _mirage, "updraft": _updraft, "scent": _scent, "muster": _muster}


def rage(outlook: Outlook, options: Sequence[int], _random: Random) -> int:
    """As much as pays off."""
    game = outlook.game
    is_defender = game.holder(game.defender) == outlook.seat
    ours = sum(n for _, n in strengths(game, game.attacker, game.defender, 0))
    theirs = sum(n for _, n in strengths(game, game.defender, game.attacker, 1))
    each, stake = rage_worth(game, outlook.clan), HERO + 2 * TOKEN

    def worth(spent: int) -> float:
        lead = ours - theirs + (-each * spent if is_defender else each * spent)
        chance = win_chance(lead, outlook.content.supplies.die)
        return (1 - chance if is_defender else chance) * stake - RAGE * spent

    return max(range(len(options)), key=lambda at: worth(options[at]))


def steal(outlook: Outlook, options: Sequence[tuple[str, str]], _random: Random) -> int:
    """The token that is wanted most."""
    return max(range(len(options)), key=lambda at: outlook.worth(KINDS.index(options[at][1])))


def kind(outlook: Outlook, options: Sequence[str], _random: Random) -> int:
    """The kind that is wanted most."""
    return max(range(len(options)), key=lambda at: outlook.worth(KINDS.index(options[at])))


def strongest(outlook: Outlook, options: Sequence[Card], _random: Random) -> int:
    """The best hero to have again."""
    return max(range(len(options)), key=lambda at: outlook.content.hero_of[options[at]].strength)


def weakest(outlook: Outlook, options: Sequence[Card], _random: Random) -> int:
    """The hero that is missed least."""
    return min(range(len(options)), key=lambda at: outlook.content.hero_of[options[at]].strength)


def seal(outlook: Outlook, options: Sequence[str], _random: Random) -> int:
    """A seal is there to be shown against a dragon that lets nobody gather; what others bring is welcome."""
    game = outlook.game
    blocking = [number for number in game.rules.dragons if outlook.content.dragons[number].block_gather]
    is_held = any(is_touched(game, number, tile) for number in blocking for tile in members(outlook.clan.own))
    return len(options) - 1 if is_held else 0
