"""Duels between two caravans: strength and the fight die against strength and the fight die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonroads.engine.record import Beat
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.fights import LOSING_FACE, Reroll
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Who
from dragonroads.games.almanac.scenes import FIGHT

if TYPE_CHECKING:
    from dragonroads.games.almanac.content import AlmanacContent

CHALLENGER, DEFENDER = 0, 1
"""The two sides, in the order in which they roll."""


class DuelRolls(Beat):
    cause = FIGHT
    is_reveal = True
    who: Who
    other: Who
    rolls: tuple[int, ...]
    totals: tuple[int, ...]
    mentions = ("roll", "sum", "other_roll", "other_sum")


def duel(t: T, challenger: Player, defender: Player) -> bool:
    """Both roll, then whoever would lose may roll again, the challenger first; whether the challenger wins."""
    die: tuple[int, ...] = t.state.content.supplies.fight_die
    sides, lead = (challenger, defender), strength(challenger) - strength(defender)
    faces = [t.roll(die), t.roll(die)]
    _tell(t, sides, faces)
    for side, p in enumerate(sides):
        for _ in range(rerolls(t.state, p)):
            if beats(lead, *faces) == (side == CHALLENGER) or not _wants_another(t, p, ("duel", side, lead, *faces)):
                break
            faces[side] = t.roll(die)
            _tell(t, sides, faces)
    return beats(lead, *faces)


def rerolls(game: Journey, p: Player) -> int:
    """How often this player may roll again in a duel."""
    content: AlmanacContent = game.content
    lent = [p.tokens[token.id] * token.duel_rerolls for token in content.tokens.values()]
    return p.bonus.get("fight_rerolls", 0) + sum(lent)


def _wants_another(t: T, p: Player, why: tuple[object, ...]) -> bool:
    t.cause.append(why)
    wants = t.ask(p.seat, Reroll, ("again", "keep")) == "again"
    t.cause.pop()
    return wants


def _tell(t: T, sides: tuple[Player, Player], faces: Sequence[int]) -> None:
    totals = tuple(strength(p) + face for p, face in zip(sides, faces))
    t.tell(DuelRolls, sides[CHALLENGER].seat, sides[DEFENDER].seat, rolls=tuple(faces), totals=totals)


# --- odds -----------------------------------------------------------------------------------------------------------


def beats(lead: int, own: int, other: int) -> bool:
    """Whether a challenger with so much more strength wins with these faces: an X loses, and so does a tie."""
    return own != LOSING_FACE and (other == LOSING_FACE or lead + own > other)


def winning_pairs(die: Sequence[int], lead: int) -> int:
    """With how many pairs of faces a challenger with so much more strength wins."""
    return sum([beats(lead, own, other) for own in die for other in die])


def winning_faces(die: Sequence[int], side: int, lead: int, own: int, other: int) -> int:
    """With how many faces one side wins if it rolls again and the other die stays."""
    if side == CHALLENGER:
        return sum([beats(lead, face, other) for face in die])
    return sum([not beats(lead, own, face) for face in die])
