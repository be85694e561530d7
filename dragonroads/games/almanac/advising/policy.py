"""How a sensible beginner answers each question of a journey; computer players ask this in worlds dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonroads.engine.hidden import Random
from dragonroads.engine.position import Policy, any_option
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.advising import (
    bids,
    choices,
    city_verbs,
    contracts,
    fights,
    goods,
    obstacles,
    places,
    trades,
)
from dragonroads.games.almanac.advising.leanings import LEANINGS, Leaning
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.model import Journey

Rule = Callable[[Outlook, Sequence[Any], Random], int]
"""(outlook of the asked seat, options, chance) -> the index of the picked option."""

RULES: Mapping[str, Rule] = {
    "place": places.place,
    "tide": places.tide,
    "stargaze": places.stargaze,
    "place_again": places.place_again,
    "repeat": choices.repeat,
    "shrug_off": choices.shrug_off,
    "gain_good": goods.gain_good,
    "drop_cargo": goods.let_go,
    "give_good": goods.let_go,
    "name_good": goods.name_good,
    "sell_amount": goods.sell_amount,
    "shop": goods.shop,
    "shop_sell": goods.shop_sell,
    "exchange": goods.exchange,
    "brew_give": goods.brew_give,
    "brew_amount": goods.brew_amount,
    "brew_get": goods.brew_get,
    "barter": trades.barter,
    "hire": trades.hire,
    "shovel": obstacles.shovel,
    "shoo_bug": obstacles.shoo_bug,
    "monte_stake": city_verbs.monte_stake,
    "monte_card": city_verbs.monte_card,
    "cure_pay": city_verbs.cure_pay,
    "cure_amount": city_verbs.cure_amount,
    "sell_some": city_verbs.sell_some,
    "buy_caravan": contracts.buy_caravan,
    "leave_out": contracts.leave_out,
    "keep_contract": contracts.keep_contract,
    "return_contract": contracts.return_contract,
    "do_contract": contracts.do_contract,
    "pay_contract": contracts.pay_contract,
    "close": contracts.close,
    "bid": bids.bid,
    "road": bids.road,
    "prophecy": bids.prophecy,
    "pledge": bids.pledge,
    "face": fights.face,
    "reroll": fights.reroll,
    "spend_lightning": fights.spend_lightning,
    "first_player": fights.first_player,
    "stand_aside": fights.stand_aside,
    "choose": choices.choose,
    "choose_in_secret": choices.choose,
    "may": choices.may,
    "arrival_next": choices.next_ability,
    "ability_next": choices.next_ability,
}


def policy_of(leaning: Leaning) -> Policy[Journey]:
    """The policy of somebody who leans this way."""

    def answer(game: Journey, seat: Seat, kind: str, options: Sequence[Any], random: Random) -> int:
        """The index of the option to take; any option for a question without a rule."""
        if len(options) == 1:  # asked all the same: not to be asked would tell what this seat hides
            return 0
        rule = RULES.get(kind)
        if rule is None:
            return any_option(game, seat, kind, options, random)
        return rule(Outlook(game, seat, leaning, placing=kind == "place"), options, random)

    return answer


STYLES: Mapping[str, Policy[Journey]] = {name: policy_of(leaning) for name, leaning in LEANINGS.items()}
policy = STYLES["balanced"]
