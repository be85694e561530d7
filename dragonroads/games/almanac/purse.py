"""Gold: every coin that comes or goes is told to all; only the sum stays behind the screen."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Folded
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.nouns import Gold, Who
from dragonroads.games.almanac.scenes import CONSEQUENCE

PURSE = "purse"


class Says(Texts):
    """Why an answer is final."""

    family = ""
    final = text(PURSE, key="final")


class GainedGold(Folded):
    cause = CONSEQUENCE
    who: Who
    gold: Gold


class PaidGold(Folded):
    cause = CONSEQUENCE
    who: Who
    gold: Gold


class HandedGold(Folded):
    cause = CONSEQUENCE
    who: Who
    other: Who
    gold: Gold


def gain_gold(t: T, p: Player, amount: int) -> None:
    """Take gold from the bank, which never runs out."""
    if amount > 0:
        p.gold += amount
        p.flow += amount
        t.tell(GainedGold, p.seat, amount)


def pay_gold(t: T, p: Player, amount: int) -> None:
    """Pay what was known to be there."""
    if amount > 0:
        p.gold -= amount
        p.flow -= amount
        t.tell(PaidGold, p.seat, amount)


def lose_gold(t: T, p: Player, amount: int) -> None:
    """Lose gold, or all there is; nothing is owed."""
    if amount > 0:
        t.unveil(PURSE)  # everybody sees whether there was as much
    pay_gold(t, p, min(amount, p.gold))


def hand_gold(t: T, p: Player, other: Player, amount: int) -> None:
    """Pay another player."""
    if amount > 0:
        p.gold -= amount
        p.flow -= amount
        other.gold += amount
        other.flow += amount
        t.tell(HandedGold, p.seat, other.seat, amount)
