"""The Dragon Road as it lies in the box: its map, its pages, its cards and tokens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from dragonroads.games.almanac.amounts import GOODS, KINDS
from dragonroads.games.almanac.cards import Hook
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.presenting.sketch import named
from tests.games.almanac.pages.roads import sizes
from tests.games.almanac.situations import content, on_page, set_out

PAGES = range(1, 18)
SPACES = {number: [12, 16, 20] for number in PAGES} | {
    2: [20, 20, 20],
    14: [8, 10, 12],
    15: [20, 24, 24],
    16: [16, 20, 24],
    17: [16, 20, 24],
}
DEMAND = "VSED DEVS EDSV SDVE VDES SVED VSDE EVDS ESVD SEDV DESV SDEV SVDE VESD DVES EVSD DSVE"
LADDERS = {1: (5, 4, 3), 2: (6, 4, 3), 3: (6, 5, 4), 4: (7, 5, 4), 5: (7, 6, 4), 6: (8, 6, 5, 3)}
"""What the most wanted goods of a stop sell for, the best paid first."""
STOPS = {1: [1], 2: [2, 3], 3: [4, 5, 6, 7], 4: [8, 9, 10, 11], 5: [12, 13, 14, 15], 6: [16, 17]}
ROADS = {
    1: (2, 3),
    2: (4, 5),
    3: (6, 7),
    4: (8, 9),
    5: (8, 10),
    6: (9, 11),
    7: (10, 11),
    8: (12, 13),
    9: (12, 14),
    10: (13, 15),
    11: (14, 15),
    **dict.fromkeys((12, 13, 14, 15), (16, 17)),
}


def page(number: int) -> Location:
    """One of the pages."""
    return content().locations[number]


def deeds(number: int, verb: str) -> list[dict[str, Any]]:
    """What stands behind a verb on the spaces of a page and in its fog."""
    on_spaces = [deed for space in page(number).spaces for deed in space.do]
    in_fog = [deed for tile in page(number).placement.tiles for deed in tile.do]
    return [dict(deed.effect.args) for deed in (*on_spaces, *in_fog) if deed.verb == verb]


# --- the road -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-MAP-01", "DR-MAP-02", "DR-MAP-03", "DR-MAP-04", "DR-MAP-05")
@pytest.mark.parametrize(("number", "exits"), ROADS.items())
def test_the_guide_chooses_between_the_two_roads_of_a_page(number: int, exits: tuple[int, int]) -> None:
    table = on_page(number, setup=[("bid", "0")] * 3, answers=[("road", str(exits[1]))])
    table.state.phase = "road"
    assert table.step().asked[-1].options == [str(one) for one in exits]
    assert table.state.exit == exits[1]


@pytest.mark.rule("DR-MAP-01")
def test_all_caravans_set_out_from_the_outpost() -> None:
    table = set_out(2).until("turn")
    assert (table.state.location, table.state.page.location.name) == (1, "The Outpost")


@pytest.mark.rule("DR-MAP-06")
@pytest.mark.parametrize("number", [16, 17])
def test_the_journey_ends_in_dragon_city(number: int) -> None:
    table = on_page(number, answers=[("bid", "0")] * 3)
    assert table.state.page.location.exits == ()
    table.state.phase = "finish_page"
    assert table.until("").state.over
    assert table.heard("road_chosen") == []


@pytest.mark.rule("DR-MAP-06")
def test_each_stop_has_its_pages() -> None:
    assert {stop: [one.id for one in content().locations.values() if one.stop == stop] for stop in STOPS} == STOPS


# --- the pages ------------------------------------------------------------------------------------------------------


def test_there_are_17_pages_with_17_placement_rules() -> None:
    assert list(content().locations) == list(PAGES)
    assert len({one.placement.rule for one in content().locations.values()}) == 17


@pytest.mark.parametrize("number", PAGES)
def test_a_page_has_as_many_spaces_as_it_should_for_two_three_and_four_players(number: int) -> None:
    assert sizes(number) == SPACES[number]


def test_all_demand_bars_are_different() -> None:
    letters = {good.id: good.letter for good in content().goods}
    bars = ["".join(letters[good] for good in page(number).demand) for number in PAGES]
    assert " ".join(bars) == DEMAND
    assert len(set(bars)) == 17


@pytest.mark.parametrize("number", PAGES)
def test_a_page_has_one_price_for_a_good_and_pays_by_its_demand_bar(number: int) -> None:
    ladder: dict[str, int] = dict(zip(page(number).demand, LADDERS[page(number).stop]))
    sold = [(sale["good"], sale["price"]) for sale in deeds(number, "sell_goods")]
    assert sold
    assert all(ladder[good] == price for good, price in sold)


@pytest.mark.parametrize("number", PAGES)
def test_the_plentiful_goods_of_a_page_can_be_gained_there(number: int) -> None:
    gained: Counter[str] = Counter()
    for goods in deeds(number, "gain_goods"):
        gained.update(goods)
    assert gained[page(number).demand[3]] == max(gained.values())


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8, 9, 11, 14, 15, 16, 17])
def test_the_first_worker_pays_no_fee_on_most_pages(number: int) -> None:
    assert set(on_page(number, gold=[20]).fees(0).values()) == {0}


@pytest.mark.parametrize("number", PAGES)
def test_a_page_explains_its_placement_rule_with_a_rule_of_its_own_section(number: int) -> None:
    assert page(number).placing_rule == f"DR-{number:02}-1"


@pytest.mark.parametrize("number", PAGES)
def test_the_sketch_shows_every_space_and_area_once_and_fits(number: int) -> None:
    sketch, spec = page(number).sketch, page(number)
    assert Counter(re.findall(r"{(\w\w)}", sketch)) == Counter(space.id for space in spec.spaces)
    assert Counter(re.findall(r"{name:(\w)}", sketch)) == Counter(list(spec.areas))
    drawn = named(re.sub(r"{\w\w}", "[a1 WAGN]", sketch), spec.areas.__getitem__)
    assert len(drawn) <= 13
    assert max(map(len, drawn)) <= 56


@pytest.mark.parametrize("number", PAGES)
def test_names_of_areas_and_labels_of_actions_are_short(number: int) -> None:
    assert all(0 < len(name) <= 14 for name in page(number).areas.values())
    assert all(0 < len(action.label) <= 4 for action in page(number).actions.values())


# --- cards and tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SUPPLY-01")
def test_the_supplies_and_the_cards_in_the_box() -> None:
    box = content()
    assert (box.supplies.guards, {good.id: good.count for good in box.goods}) == (12, dict.fromkeys(GOODS, 30))
    assert (len(box.starting), len(box.caravans), len(box.contracts), len(box.encounters)) == (4, 30, 24, 20)
    game = set_out(2).state
    assert (game.guard_supply, game.supply) == (12, [30] * 4)
    assert len(game.caravan_deck) == 30
    assert len(game.contract_deck) == 24 - 2 * 2


@pytest.mark.rule("DR-SUPPLY-02")
def test_there_are_49_location_tokens() -> None:
    by_count: dict[int, set[str]] = {}
    for token in content().tokens.values():
        by_count.setdefault(token.count, set()).add(token.id)
    assert by_count == {
        1: {"key"},
        2: {"tourist", "ancient_weapon", "camel"},
        3: {"bedroll", "hireling"},
        4: {"letter", "prophecy_globe", "contraband", "air_supply", "dragon_statue"},
        7: {"ocean"},
        9: {"bottled_lightning"},
    }
    assert sum(set_out(2).state.box.values()) == 49


def test_every_letter_has_four_encounters() -> None:
    assert Counter(card.letter for card in content().encounters) == dict.fromkeys("ABCDE", 4)


def test_the_contracts_ask_for_22_pieces_of_each_good() -> None:
    assert [sum(card.needs.fixed[kind] for card in content().contracts) for kind in KINDS] == [22] * 4


def test_ids_and_names_of_cards_are_used_once() -> None:
    box = content()
    piles: tuple[Sequence[Any], ...] = (box.starting, box.caravans, box.contracts, box.encounters)
    cards = [card for pile in piles for card in pile]
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == len(cards) == 78


def test_a_card_says_what_it_does_exactly_if_it_has_an_ability() -> None:
    assert all(bool(card.text) == bool(card.abilities) for card in content().caravans)
    assert all(card.text and card.abilities for card in content().contracts)
    assert {ability.hook for ability in content().abilities} <= set(get_args(Hook))
