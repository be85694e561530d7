"""Where in the rule book each kind of question is explained."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.games.almanac.locations import Location

RULES: Mapping[str, str] = {
    "place": "ALM-ACTION-01",
    "do_contract": "ALM-STD-01",
    "pay_contract": "ALM-STD-04",
    "buy_caravan": "ALM-STD-05",
    "leave_out": "ALM-STD-05",
    "keep_contract": "ALM-STD-11",
    "sell_amount": "ALM-STD-18",
    "shop": "ALM-STD-19",
    "shop_sell": "ALM-STD-21",
    "gain_good": "ALM-STD-17",
    "drop_cargo": "ALM-CRATE-04",
    "give_good": "ALM-ENC-08",
    "bid": "ALM-BID-01",
    "road": "ALM-END-04",
    "face": "ALM-ENC-05",
    "reroll": "ALM-FIGHT-04",
    "spend_lightning": "DR-TOKEN-BOTTLED-LIGHTNING",
    "first_player": "ALM-ENC-03",
    "stand_aside": "ALM-CARD-10",
    "name_good": "ALM-CARD-07",
    "exchange": "ALM-CARD-04",
    "choose": "ALM-CARD-12",
    "choose_in_secret": "ALM-CARD-13",
    "pledge": "ALM-CARD-14",
    "return_contract": "ALM-CARD-18",
    "may": "ALM-TRIG-02",
    "prophecy": "DR-05-5",
    "tide": "DR-15-2",
    "brew_give": "DR-12-5",
    "brew_amount": "DR-12-5",
    "brew_get": "DR-12-5",
    "arrival_next": "ALM-ARRIVAL-03",
    "ability_next": "ALM-TRIG-02",
    "close": "ALM-CLOSE-01",
    "shovel": "L04-1",
    "hire": "L04-5",
    "shoo_bug": "L06-4",
    "barter": "L06-5",
    "stargaze": "L12-5",
    "place_again": "CP-TOKEN-FARMER",
    "repeat": "CP-TOKEN-DOPPELGANGER-POTION",
    "shrug_off": "CP-TOKEN-SILVER-MIST",
    "monte_stake": "L13-5",
    "monte_card": "L13-5",
    "cure_pay": "L14-5",
    "cure_amount": "L14-5",
    "sell_some": "L19-4",
}
"""Kind of question -> the rule to read first; while a piece is placed it is the rule of the page."""

ON_PAGES: Mapping[tuple[str, str], str] = {
    ("barter", "L15"): "L15-5",
    ("reroll", "L18"): "L18-4",
    ("choose", "L19"): "L19-4",
}
"""Kind of question and how the rules of a page begin -> its own rule; pages of two books may have one number."""


def rule_for(kind: str, page: Location) -> str:
    """The rule that explains a kind of question on a page."""
    chapter = page.placing_rule.rpartition("-")[0]
    return ON_PAGES.get((kind, chapter)) or RULES[kind]
