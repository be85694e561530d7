"""The gather phase: what every hero on the map brings home, and the bones of the canyon."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Opens, Step
from dragonroads.games.canyon.clan_powers import give_token
from dragonroads.games.canyon.content import BONE, KINDS, NO_KIND
from dragonroads.games.canyon.grid import NAMES, Tile, members, set_of
from dragonroads.games.canyon.heroes import hide_exposed, is_touched
from dragonroads.games.canyon.model import EXPOSED, ON_CARD, Canyon, Clan, T
from dragonroads.games.canyon.nouns import Place, Token, Who
from dragonroads.games.canyon.scenes import CANYON, ENDING, GATHERING
from dragonroads.games.canyon.seals import is_asked, offer_seal
from dragonroads.games.canyon.stores import in_supply, take

NO_DRAGON = -1


class Gathered(Step):
    cause = GATHERING
    who: Who
    tile: Place
    token: Token
    n: int
    to_stockpile: bool
    mentions = ("tokens",)

    def variant(self, game: Canyon) -> Literal["", "stockpile"]:
        return "stockpile" if self.to_stockpile else ""


class Bone(Step):
    cause = CANYON
    who: Who
    n: int
    mentions = ("left",)

    def left(self, game: Canyon) -> int:
        """How many more it takes to win."""
        return int(game.content.supplies.bones_to_win) - self.n

    def variant(self, game: Canyon) -> Literal["", "close", "last", "solo"]:
        """Alone nobody wins by them."""
        if game.rules.solo:
            return "solo"
        left = self.left(game)
        return "last" if left <= 0 else "close" if left == 1 else ""


class CanyonWon(Opens):
    cause = ENDING
    who: Who


def gather(t: T) -> None:
    """Every own hero gathers, tile by tile; then the canyon counts."""
    game = t.state
    clan = game.clans[game.turn]
    _show_seals(t, clan)
    game.is_news = True
    kinds = _gather_all(t, clan)
    has_won = _hold_canyon(t, clan)
    if EXPOSED in game.faces:
        hide_exposed(game, clan.seat)
    game.phase = "score" if has_won else "evening"
    if clan.people and not has_won:
        _take_bonus(t, clan, kinds.bit_count())


def _show_seals(t: T, clan: Clan) -> None:
    """A seal can be shown at any time: whoever is about to feel a dragon is asked, tile by tile, dragon by dragon."""
    game = t.state
    if not is_asked(game, clan.seat):
        return
    for tile in members(clan.own & set_of(tile for tile in game.perch if tile != ON_CARD)):
        for number in game.rules.dragons:
            if _is_felt(game, number, tile):
                offer_seal(t, number, tile)


def _is_felt(game: Canyon, number: int, tile: Tile) -> bool:
    """Whether a dragon makes a difference to what the hero on a tile is about to gather."""
    if not is_touched(game, number, tile):
        return False
    if game.content.dragons[number].block_gather:
        return True
    return yield_of(game, tile) != yield_of(game, tile, without=number)


def _gather_all(t: T, clan: Clan) -> int:
    """What every hero outside the canyon brings; the set of kinds."""
    game = t.state
    kinds = 0
    for tile in members(clan.own & ~(1 << game.canyon)):
        kind = _gather_at(t, clan, tile)
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


def _gather_at(t: T, clan: Clan, tile: Tile) -> int:
    """What one hero brings; the kind, or none."""
    game = t.state
    kind, amount, to_stockpile = yield_of(game, tile)
    if not amount:
        return NO_KIND
    taken = take(game, clan.stock if to_stockpile else clan.caravan, kind, amount)
    if not taken:
        return NO_KIND
    t.tell(Gathered, clan.seat, NAMES[tile], KINDS[kind], taken, to_stockpile)
    return kind


def yield_of(game: Canyon, tile: Tile, without: int = NO_DRAGON) -> tuple[int, int, bool]:
    """Kind, amount and whether it goes to the stockpile: dragons change it one after the other, in their order.

    `without` leaves one of them out.
    """
    kind = game.gives[tile]
    amount = 1 if kind >= 0 else 0
    to_stockpile = False
    if EXPOSED in game.faces and _is_exposed(game, tile):
        return kind, 0, False
    if tile not in game.perch:
        return kind, amount, False
    for number in game.rules.dragons:
        if number != without and is_touched(game, number, tile):
            dragon = game.content.dragons[number]
            if dragon.block_gather:
                return kind, 0, False
            amount = dragon.amount or amount
            if dragon.change_kind:
                kind, amount = KINDS.index(dragon.change_kind), amount or 1
            to_stockpile = to_stockpile or dragon.to_stockpile
    return kind, amount, to_stockpile and amount > 0


def _is_exposed(game: Canyon, tile: Tile) -> bool:
    """Whether hounds have found a hero there; nobody is exposed where nobody stands."""
    return tile in game.spots and game.faces[game.spots.index(tile)] == EXPOSED


def _take_bonus(t: T, clan: Clan, kinds: int) -> None:
    """Some clans take one more token of choice after a varied harvest."""
    game = t.state
    needed = game.content.clans[clan.people].gather_kinds
    if needed and kinds >= needed:
        give_token(t, clan, in_supply(game))


def _hold_canyon(t: T, clan: Clan) -> bool:
    """One more bone for whoever holds the canyon; whether it was the last one needed."""
    game = t.state
    if not clan.own >> game.canyon & 1 or is_blocked(game, game.canyon):
        return False
    game.bones += 1
    if game.supply[BONE]:
        game.supply[BONE] -= 1
        game.bone_tokens += 1
    t.tell(Bone, clan.seat, game.bones)
    if game.rules.solo or game.bones < game.content.supplies.bones_to_win:
        return False
    game.ending = "canyon"
    game.winners = [clan.seat]
    t.tell(CanyonWon, clan.seat)
    return True


def is_blocked(game: Canyon, tile: Tile) -> bool:
    """Whether the hero on a tile is exposed, or sits under a dragon that lets nobody gather."""
    if _is_exposed(game, tile):
        return True
    dragons = game.content.dragons
    return any(dragons[number].block_gather and is_touched(game, number, tile) for number in game.rules.dragons)
