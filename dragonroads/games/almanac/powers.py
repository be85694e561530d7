"""Abilities of cards and tokens: gained once, working from then on, each at its own moment."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.record import Folded
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.deeds import carry_out
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Power, Who
from dragonroads.games.almanac.scenes import CONSEQUENCE


class Ability(Folded):
    cause = CONSEQUENCE
    who: Who
    power: Power


class AbilityNext(JourneyAsk[Power]):
    """Which of the abilities of a moment comes next."""


def gain_and_use(t: T, p: Player, powers: Sequence[int]) -> None:
    """Take note of the abilities of a new card, and carry out what they bring at once."""
    game = t.state
    gain_powers(game, p, powers)
    at_once = game.content.powers_by_hook["on_gain"]
    if not at_once.isdisjoint(powers):
        use_powers(t, p, [power for power in powers if power in at_once], AbilityNext)


def gain_powers(game: Journey, p: Player, powers: Sequence[int]) -> None:
    """Take note of abilities; those that always work add to the player's sums at once."""
    for power in powers:
        p.powers.append(power)
        for key, value in game.content.modifiers[power].items():
            p.bonus[key] = p.bonus.get(key, 0) + value


def lose_powers(game: Journey, p: Player, powers: Sequence[int]) -> None:
    """Forget abilities; the sums are those of what is left."""
    for power in powers:
        p.powers.remove(power)
    left, p.powers, p.bonus = p.powers, [], {}
    gain_powers(game, p, left)


def powers_after(game: Journey, p: Player, action: str) -> list[int]:
    """The abilities that react to one of the six standard actions and can still be used in this round."""
    at = game.content.powers_after[action]
    return [] if at.isdisjoint(p.powers) else [power for power in p.powers if power in at and power not in p.used]


def use_powers_at(t: T, p: Player, hook: str, kind: type[JourneyAsk[int]]) -> None:
    """Carry out the player's abilities of this moment, if there are any."""
    at = t.state.content.powers_by_hook[hook]
    if not at.isdisjoint(p.powers):
        use_powers(t, p, [power for power in p.powers if power in at], kind)


def use_powers(t: T, p: Player, powers: Sequence[int], kind: type[JourneyAsk[int]]) -> None:
    """Carry out abilities of the same moment; the owner orders them where that can matter."""
    abilities = t.state.content.abilities
    left = list(powers)
    while left:
        matters = len(left) > 1 and not all(abilities[power].is_quiet for power in left)
        power = t.ask(p.seat, kind, list(dict.fromkeys(left))) if matters else left[0]
        left.remove(power)
        use_power(t, p, power)


def use_power(t: T, p: Player, power: int) -> None:
    """Carry out one ability."""
    ability = t.state.content.abilities[power]
    if ability.limit:
        p.used.append(power)
    t.tell(Ability, p.seat, power)
    t.cause.append(("ability", power))
    carry_out(t, p, ability.do)
    t.cause.pop()
