"""How a sensible beginner answers each question of the canyon; computer players ask this in worlds dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.engine.position import Policy, any_option
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.advising import fighting, placing, shopping
from dragonroads.games.canyon.advising.leanings import LEANINGS, Leaning
from dragonroads.games.canyon.advising.outlook import Outlook
from dragonroads.games.canyon.model import Canyon

Rule = Callable[[Outlook, Sequence[Any], Random], int]
"""(outlook of the asked seat, options, chance) -> the index of the picked option."""

RULES: Mapping[str, Rule] = {
    "deploy": placing.deploy,
    "send_dragon": placing.send_dragon,
    "act": fighting.act,
    "rage": fighting.rage,
    "steal": fighting.steal,
    "loot": fighting.kind,
    "gift": fighting.kind,
    "recall": fighting.strongest,
    "lose_hero": fighting.weakest,
    "seal": fighting.seal,
    "window": shopping.shop,
    "end_turn": shopping.shop,
    "last_purchase": shopping.shop,
}
BY_CHANCE = ("pick_clan",)
"""Questions in which every option is as good as another: they have no rule."""


def policy_of(leaning: Leaning) -> Policy[Canyon]:
    """The policy of somebody who leans this way."""

    def answer(game: Canyon, seat: Seat, kind: str, options: Sequence[Any], random: Random) -> int:
        """The index of the option to take; any option for a question without a rule."""
        rule = RULES.get(kind)
        if rule is None:
            return any_option(game, seat, kind, options, random)
        return rule(Outlook(game, seat, leaning), options, random)

    return answer


STYLES: Mapping[str, Policy[Canyon]] = {name: policy_of(leaning) for name, leaning in LEANINGS.items()}
policy = STYLES["balanced"]
