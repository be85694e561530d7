"""Fights: strength and a die against a number, with everything that may be spent or rolled again."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Opens
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.cards import Banner, Fight
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.deeds import carry_out
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Who
from dragonroads.games.almanac.powers import AbilityNext, use_powers_at
from dragonroads.games.almanac.scenes import FIGHT
from dragonroads.games.almanac.stores import spend_token

LOSING_FACE = 0


class FightRoll(Opens):
    cause = FIGHT
    is_reveal = True
    who: Who
    own: int
    face: int
    needed: int
    won: bool
    mentions = ("sum",)

    def variant(self, game: Journey) -> Literal["won", "lost", "cross"]:
        if self.face == LOSING_FACE:
            return "cross"
        return "won" if self.won else "lost"


class ShrugOff(JourneyAsk[str]):
    """Whether a token takes a lost fight's result away."""

    mentions = ("token", "lose")


class SpendLightning(JourneyAsk[int]):
    """How many tokens add strength to the fight."""

    mentions = ("token",)


class Reroll(JourneyAsk[str]):
    """Whether the die is rolled again."""


def fight(t: T, p: Player, against: Fight, banner: Banner) -> bool:
    """One fight of one player, with its results; whether it was won."""
    leads = p.seat == t.state.guide
    use_powers_at(t, p, "before_fight_roll", AbilityNext)
    own = strength(p) + (banner.strength if leads else 0) + _spend_before_the_roll(t, p)
    rerolls = p.bonus.get("fight_rerolls", 0) + (banner.rerolls if leads else 0)
    won = _roll(t, p, own, against.strength, rerolls)
    use_powers_at(t, p, "after_fight_roll", AbilityNext)
    if won:
        carry_out(t, p, against.win)
    elif not (leads and banner.safe) and not _shrugs_off(t, p):
        carry_out(t, p, against.lose)
    use_powers_at(t, p, "on_fight_won" if won else "on_fight_lost", AbilityNext)
    return won


def _shrugs_off(t: T, p: Player) -> bool:
    """Whether a token takes the result of a lost fight away; the fight stays lost."""
    for token in t.state.content.shrugging_tokens:
        if p.tokens[token] and t.ask(p.seat, ShrugOff, ("suffer", token)) == token:
            spend_token(t, p, token)
            return True
    return False


def _spend_before_the_roll(t: T, p: Player) -> int:
    """Tokens that add strength to this one fight."""
    extra = 0
    for token in t.state.content.fight_tokens:
        if p.tokens[token]:
            t.cause.append(("token", token))
            count = t.ask(p.seat, SpendLightning, range(p.tokens[token] + 1))
            t.cause.pop()
            for _ in range(count):
                spend_token(t, p, token)
            extra += count * t.state.content.tokens[token].fight_strength
    return extra


def _roll(t: T, p: Player, own: int, needed: int, rerolls: int) -> bool:
    """Roll, and after each loss perhaps again; the last roll counts."""
    die: tuple[int, ...] = t.state.content.supplies.fight_die
    t.cause.append(("fight", own, needed))
    for left in range(rerolls, -1, -1):
        face = t.roll(die)
        won = face != LOSING_FACE and own + face >= needed
        t.tell(FightRoll, p.seat, own=own, face=face, needed=needed, won=won)
        if won or not left or t.ask(p.seat, Reroll, ("again", "keep")) == "keep":
            t.cause.pop()
            return won
    raise AssertionError("a fight has at least one roll")
