"""Tokens and Glory cards: out of the supply into a caravan or stockpile, and back."""

from __future__ import annotations

from operator import add

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.content import KINDS, PRECIOUS
from dragonroads.games.canyon.model import Canyon, Clan, T


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
        t.tell("stored", clan.seat, tuple(clan.caravan))
        clan.stock = [*map(add, clan.stock, clan.caravan)]
        clan.caravan = [0, 0, 0, 0]


def choose_kind(t: T, seat: Seat, question: str, kinds: list[int]) -> int:
    """One of some kinds of token: a person is asked, an Automa takes what is rarest; -1 when there is none."""
    if not kinds:
        return -1
    if t.state.is_automa(seat):
        return next(kind for kind in PRECIOUS if kind in kinds)
    return KINDS.index(t.ask(seat, question, [KINDS[kind] for kind in kinds]))


def in_supply(game: Canyon) -> list[int]:
    """The kinds of which a token is left."""
    return [kind for kind, left in enumerate(game.supply) if left]


def gain_glory(t: T, clan: Clan) -> None:
    """One Glory card, as long as there are any."""
    game = t.state
    if game.glory_left:
        game.glory_left -= 1
        clan.glory += 1
        t.tell("glory", clan.seat)


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
