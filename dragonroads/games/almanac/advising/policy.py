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
from dragonroads.games.almanac.arrival import ArrivalNext
from dragonroads.games.almanac.bids import Bid
from dragonroads.games.almanac.card_verbs import Exchange, NameGood
from dragonroads.games.almanac.choice_verbs import Choose, ChooseInSecret
from dragonroads.games.almanac.closing import Close
from dragonroads.games.almanac.contracts import KeepContract, PayContract, ReturnContract
from dragonroads.games.almanac.deeds import May
from dragonroads.games.almanac.encounter_verbs import Pledge
from dragonroads.games.almanac.encounters import Face, FirstPlayer, StandAside
from dragonroads.games.almanac.ending import Road
from dragonroads.games.almanac.extending import BuyCaravan, LeaveOut
from dragonroads.games.almanac.fights import Reroll, ShrugOff, SpendLightning
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.page_verbs import BrewAmount, BrewGet, BrewGive, Prophecy
from dragonroads.games.almanac.placements.balanced_pairs import ShooBug
from dragonroads.games.almanac.placements.heaped_snow import Shovel
from dragonroads.games.almanac.placements.host_fee import MonteCard, MonteStake
from dragonroads.games.almanac.placements.number_sends_on import Stargaze
from dragonroads.games.almanac.placements.plague_wards import CureAmount, CurePay
from dragonroads.games.almanac.placements.sail_when_full import SellSome
from dragonroads.games.almanac.placements.tide_shift import TideFlow
from dragonroads.games.almanac.placing import Repeat
from dragonroads.games.almanac.powers import AbilityNext
from dragonroads.games.almanac.standard_actions import DoContract, SellAmount, Shop, ShopSell
from dragonroads.games.almanac.stores import DropCargo, GainGood, GiveGood
from dragonroads.games.almanac.trade_verbs import Barter, Hire
from dragonroads.games.almanac.turns import Place, PlaceAgain

Rule = Callable[[Outlook, Sequence[Any], Random], int]
"""(outlook of the asked seat, options, chance) -> the index of the picked option."""

RULES: Mapping[object, Rule] = {
    Place: places.place,
    TideFlow: places.tide,
    Stargaze: places.stargaze,
    PlaceAgain: places.place_again,
    Repeat: choices.repeat,
    ShrugOff: choices.shrug_off,
    GainGood: goods.gain_good,
    DropCargo: goods.let_go,
    GiveGood: goods.let_go,
    NameGood: goods.name_good,
    SellAmount: goods.sell_amount,
    Shop: goods.shop,
    ShopSell: goods.shop_sell,
    Exchange: goods.exchange,
    BrewGive: goods.brew_give,
    BrewAmount: goods.brew_amount,
    BrewGet: goods.brew_get,
    Barter: trades.barter,
    Hire: trades.hire,
    Shovel: obstacles.shovel,
    ShooBug: obstacles.shoo_bug,
    MonteStake: city_verbs.monte_stake,
    MonteCard: city_verbs.monte_card,
    CurePay: city_verbs.cure_pay,
    CureAmount: city_verbs.cure_amount,
    SellSome: city_verbs.sell_some,
    BuyCaravan: contracts.buy_caravan,
    LeaveOut: contracts.leave_out,
    KeepContract: contracts.keep_contract,
    ReturnContract: contracts.return_contract,
    DoContract: contracts.do_contract,
    PayContract: contracts.pay_contract,
    Close: contracts.close,
    Bid: bids.bid,
    Road: bids.road,
    Prophecy: bids.prophecy,
    Pledge: bids.pledge,
    Face: fights.face,
    Reroll: fights.reroll,
    SpendLightning: fights.spend_lightning,
    FirstPlayer: fights.first_player,
    StandAside: fights.stand_aside,
    Choose: choices.choose,
    ChooseInSecret: choices.choose,
    May: choices.may,
    ArrivalNext: choices.next_ability,
    AbilityNext: choices.next_ability,
}
"""Kind of question, which is found by its name as well -> how it is answered."""


def policy_of(leaning: Leaning) -> Policy[Journey]:
    """The policy of somebody who leans this way."""

    def answer(game: Journey, seat: Seat, kind: str, options: Sequence[Any], random: Random) -> int:
        """The index of the option to take; any option for a question without a rule."""
        if len(options) == 1:  # asked all the same: not to be asked would tell what this seat hides
            return 0
        rule = RULES.get(kind)
        if rule is None:
            return any_option(game, seat, kind, options, random)
        return rule(Outlook(game, seat, leaning, placing=kind == Place.kind), options, random)

    return answer


STYLES: Mapping[str, Policy[Journey]] = {name: policy_of(leaning) for name, leaning in LEANINGS.items()}
policy = STYLES["balanced"]
