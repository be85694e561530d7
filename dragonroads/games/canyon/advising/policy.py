"""How a sensible beginner answers each question of the canyon; computer players ask this in worlds dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.engine.position import Policy, any_option
from dragonroads.engine.question import Kind
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.advising import fighting, placing, shopping
from dragonroads.games.canyon.advising.leanings import LEANINGS, Leaning
from dragonroads.games.canyon.advising.outlook import Outlook
from dragonroads.games.canyon.battles import SpendRage
from dragonroads.games.canyon.clan_powers import PickGift
from dragonroads.games.canyon.dragons import LoseHero, SendDragon
from dragonroads.games.canyon.ending import LastPurchase
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.seals import Seal
from dragonroads.games.canyon.setting_out import PickClan
from dragonroads.games.canyon.spoils import Loot, Steal
from dragonroads.games.canyon.trading import Recall
from dragonroads.games.canyon.turns import Act, Deploy, EndTurn, Window

Rule = Callable[[Outlook, Sequence[Any], Random], int]
"""(outlook of the asked seat, options, chance) -> the index of the picked option."""

RULES: Mapping[Kind[Any], Rule] = {
    Deploy: placing.deploy,
    SendDragon: placing.send_dragon,
    Act: fighting.act,
    SpendRage: fighting.rage,
    Steal: fighting.steal,
    Loot: fighting.kind,
    PickGift: fighting.kind,
    Recall: fighting.strongest,
    LoseHero: fighting.weakest,
    Seal: fighting.seal,
    Window: shopping.shop,
    EndTurn: shopping.shop,
    LastPurchase: shopping.shop,
}
BY_CHANCE: tuple[Kind[Any], ...] = (PickClan,)
"""Questions in which every option is as good as another: they have no rule."""


def policy_of(leaning: Leaning) -> Policy[Canyon]:
    """The policy of somebody who leans this way."""

    def answer(game: Canyon, seat: Seat, kind: Kind[Any], options: Sequence[Any], random: Random) -> int:
        """The index of the option to take; any option for a question without a rule."""
        rule = RULES.get(kind)
        if rule is None:
            return any_option(game, seat, kind, options, random)
        return rule(Outlook(game, seat, leaning), options, random)

    return answer


STYLES: Mapping[str, Policy[Canyon]] = {name: policy_of(leaning) for name, leaning in LEANINGS.items()}
policy = STYLES["balanced"]
