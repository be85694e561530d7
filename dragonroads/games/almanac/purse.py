"""Gold: every coin that comes or goes is told to all; only the sum stays behind the screen."""

from __future__ import annotations

from dragonroads.games.almanac.model import Player, T


def gain_gold(t: T, p: Player, amount: int) -> None:
    """Take gold from the bank, which never runs out."""
    if amount > 0:
        p.gold += amount
        p.flow += amount
        t.tell("gained_gold", p.seat, amount)


def pay_gold(t: T, p: Player, amount: int) -> None:
    """Pay what was known to be there."""
    if amount > 0:
        p.gold -= amount
        p.flow -= amount
        t.tell("paid_gold", p.seat, amount)


def lose_gold(t: T, p: Player, amount: int) -> None:
    """Lose gold, or all there is; nothing is owed."""
    if amount > 0:
        t.unveil("purse")  # everybody sees whether there was as much
    pay_gold(t, p, min(amount, p.gold))


def hand_gold(t: T, p: Player, other: Player, amount: int) -> None:
    """Pay another player."""
    if amount > 0:
        p.gold -= amount
        p.flow -= amount
        other.gold += amount
        other.flow += amount
        t.tell("handed_gold", p.seat, other.seat, amount)
