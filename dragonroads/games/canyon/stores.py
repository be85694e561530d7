"""Tokens and Glory cards: out of the supply into a caravan or stockpile, and back."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add

from dragonroads.engine.record import Folded, Step
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.content import KINDS, PRECIOUS
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Four, Person, Token, Who
from dragonroads.games.canyon.scenes import PLACEMENT, SPOILS


class Stored(Step):
    cause = PLACEMENT
    who: Person
    tokens: Four


class Glory(Folded):
    cause = SPOILS
    who: Who


def take(game: Canyon, store: list[int], kind: int, amount: int = 1) -> int:
    """Tokens of one kind, as far as the supply goes; how many they were."""
    supply = game.supply
    taken = amount if supply[kind] >= amount else supply[kind]
    supply[kind] -= taken
    store[kind] += taken
    return taken


def give_back(game: Canyon, store: list[int], kind: int, amount: int) -> None:
    """Tokens return to the supply."""
    store[kind] -= amount
    game.supply[kind] += amount


def store_caravan(t: T, clan: Clan) -> None:
    """The whole caravan is unloaded into the stockpile."""
    if any(clan.caravan):
        t.tell(Stored, clan.seat, tuple(clan.caravan))
        clan.stock = [*map(add, clan.stock, clan.caravan)]
        clan.caravan = [0, 0, 0, 0]


def choose_kind(t: T, seat: Seat, question: type[CanyonAsk[Token]], kinds: list[int]) -> int:
    """One of some kinds of token: a person is asked, an Automa takes what is most_precious; -1 when there is none."""
    if not kinds:
        return -1
    if t.state.is_automa(seat):
        return most_precious(kinds)
    return KINDS.index(t.ask(seat, question, [KINDS[kind] for kind in kinds]))


def most_precious(kinds: Iterable[int]) -> int:
    """Which of some kinds of token an Automa wants most."""
    found = set(kinds)
    return next(kind for kind in PRECIOUS if kind in found)


def in_supply(game: Canyon) -> list[int]:
    """The kinds of which a token is left."""
    return [kind for kind, left in enumerate(game.supply) if left]


def gain_glory(t: T, clan: Clan) -> None:
    """One Glory card, as long as there are any."""
    game = t.state
    if game.glory_left:
        game.glory_left -= 1
        clan.glory += 1
        t.tell(Glory, clan.seat)


def count(clan: Clan, deed: str, amount: int = 1) -> None:
    """Remember what was done, for missions and figures."""
    clan.deeds[deed] = clan.deeds.get(deed, 0) + amount


def remember_holdings(game: Canyon, clan: Clan) -> None:
    """Remember what a clan holds when its turn ends: towns, and bones in the canyon."""
    deeds = clan.deeds
    towns = (clan.own & game.towns).bit_count()
    if towns > deeds.get("towns_held", 0):
        deeds["towns_held"] = towns
    if clan.own >> game.canyon & 1 and game.bones > deeds.get("bones_at_end", 0):
        deeds["bones_at_end"] = game.bones
