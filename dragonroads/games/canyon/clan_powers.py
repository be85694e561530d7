"""Clan cards at work: that one has made a difference, and the token some of them bring."""

from __future__ import annotations

from dragonroads.engine.record import Folded
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.model import Clan, T
from dragonroads.games.canyon.nouns import Person, Token, UsedClan, Who
from dragonroads.games.canyon.scenes import POWER
from dragonroads.games.canyon.stores import choose_kind, take


class ClanPower(Folded):
    cause = POWER
    who: Person
    clan: UsedClan


class Gift(Folded):
    cause = POWER
    who: Who
    token: Token


class PickGift(CanyonAsk[Token]):
    """Which token the clan card brings."""

    kind = "gift"
    mentions = ("clan", "text")


def tell_power(t: T, clan: Clan) -> None:
    """A clan card has made a difference."""
    t.tell(ClanPower, clan.seat, clan.people)


def give_token(t: T, clan: Clan, kinds: list[int]) -> None:
    """One token of choice out of these kinds, if there is any."""
    kind = choose_kind(t, clan.seat, PickGift, kinds)
    if kind >= 0:
        take(t.state, clan.caravan, kind)
        t.tell(Gift, clan.seat, KINDS[kind])
        tell_power(t, clan)
