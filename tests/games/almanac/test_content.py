"""The Dragon Road as it lies in the box, and what is said about a box that is broken."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from dragonroads import paths
from dragonroads.games.almanac.amounts import GOODS, KINDS
from dragonroads.games.almanac.cards import Hook
from dragonroads.games.almanac.locations import Location
from dragonroads.shelf import Shelf
from tests.games.almanac.pages.roads import sizes
from tests.games.almanac.situations import content, on_page, set_out

PAGES = range(1, 18)
SPACES = dict.fromkeys(PAGES, [12, 16, 20]) | {
    2: [20, 20, 20],
    14: [8, 10, 12],
    15: [20, 24, 24],
    16: [16, 20, 24],
    17: [16, 20, 24],
}
DEMAND = (
    "VSED DEVS EDSV SDVE VDES SVED VSDE EVDS ESVD SEDV DESV SDEV SVDE VESD DVES EVSD DSVE".split()  # noqa: SIM905
)
LADDERS = {1: (5, 4, 3), 2: (6, 4, 3), 3: (6, 5, 4), 4: (7, 5, 4), 5: (7, 6, 4), 6: (8, 6, 5, 3)}
"""What the most wanted goods of a stop sell for, the best paid first."""
STOPS = {1: [1], 2: [2, 3], 3: [4, 5, 6, 7], 4: [8, 9, 10, 11], 5: [12, 13, 14, 15], 6: [16, 17]}
ROADS = {
    "DR-MAP-01": {1: (2, 3)},
    "DR-MAP-02": {2: (4, 5), 3: (6, 7)},
    "DR-MAP-03": {4: (8, 9), 5: (8, 10), 6: (9, 11), 7: (10, 11)},
    "DR-MAP-04": {8: (12, 13), 9: (12, 14), 10: (13, 15), 11: (14, 15)},
    "DR-MAP-05": dict.fromkeys((12, 13, 14, 15), (16, 17)),
}


def page(number: int) -> Location:
    """One of the pages."""
    return content().locations[number]


def prices(number: int) -> dict[str, set[int]]:
    """The prices each good is sold for on a page."""
    found: dict[str, set[int]] = {}
    spec = page(number)
    for deed in (deed for place in (*spec.spaces, *spec.placement.tiles) for deed in place.do):
        if deed.verb == "sell_goods":
            found.setdefault(deed.effect.args["good"], set()).add(deed.effect.args["price"])
    return found


# --- the road -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "exits"),
    [
        pytest.param(number, exits, marks=pytest.mark.rule(rule), id=f"{number}")
        for rule, roads in ROADS.items()
        for number, exits in roads.items()
    ],
)
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
    assert bars == DEMAND
    assert len(set(bars)) == 17


@pytest.mark.parametrize("number", PAGES)
def test_a_page_has_one_price_for_a_good_and_pays_by_its_demand_bar(number: int) -> None:
    ladder = dict(zip(page(number).demand, LADDERS[page(number).stop]))
    found = prices(number)
    assert found
    assert all(found[good] == {ladder[good]} for good in found)


@pytest.mark.parametrize("number", PAGES)
def test_the_plentiful_goods_of_a_page_can_be_gained_there(number: int) -> None:
    gained: Counter[str] = Counter()
    for place in (*page(number).spaces, *page(number).placement.tiles):
        for deed in place.do:
            gained.update(deed.effect.args if deed.verb == "gain_goods" else {})
    assert gained[page(number).demand[3]] == max(gained.values())


@pytest.mark.parametrize("number", PAGES)
def test_a_page_explains_its_placement_rule_with_a_rule_of_its_own_section(number: int) -> None:
    assert page(number).placing_rule == f"DR-{number:02}-1"


@pytest.mark.parametrize("number", PAGES)
def test_the_sketch_shows_every_space_and_area_once_and_fits(number: int) -> None:
    sketch, spec = page(number).sketch, page(number)
    assert Counter(re.findall(r"{(\w\w)}", sketch)) == Counter(space.id for space in spec.spaces)
    assert Counter(re.findall(r"{name:(\w)}", sketch)) == Counter(spec.areas)
    lines = sketch.rstrip("\n").split("\n")
    assert len(lines) <= 13
    for line in lines:
        drawn = re.sub(r"{name:(\w)}", lambda found: spec.areas[found[1]], re.sub(r"{\w\w}", "[a1 WAGN]", line))
        assert len(drawn) <= 56, line


@pytest.mark.parametrize("number", PAGES)
def test_names_of_areas_and_labels_of_actions_are_short(number: int) -> None:
    assert all(0 < len(name) <= 14 for name in page(number).areas.values())
    assert all(0 < len(action.label) <= 4 for action in page(number).actions.values())


# --- cards and tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SUPPLY-01")
def test_the_supplies_and_the_cards_in_the_box() -> None:
    box = content()
    assert (box.supplies.guards, [good.count for good in box.goods]) == (12, [30] * 4)
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
    cards = [*box.starting, *box.caravans, *box.contracts, *box.encounters]
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == len(cards) == 78


def test_a_card_says_what_it_does_exactly_if_it_has_an_ability() -> None:
    assert all(bool(card.text) == bool(card.abilities) for card in content().caravans)
    assert all(card.text and card.abilities for card in content().contracts)
    assert {ability.hook for ability in content().abilities} <= set(get_args(Hook))


# --- broken boxes ---------------------------------------------------------------------------------------------------


def refused(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said when a file of the box reads differently, with the place as `line:column`."""
    ours = paths.built_in_content()
    text = (ours / "dragon_road" / file).read_text("utf-8")
    assert text.count(old) == 1, f"{file} says {old!r} {text.count(old)} times"
    changed = folder / "dragon_road" / file
    changed.parent.mkdir(parents=True)
    changed.write_text(text.replace(old, new), "utf-8")
    return [
        str(problem).removeprefix(f"{changed.as_posix()}:")
        for problem in Shelf([ours, folder], None).check("dragon_road")
    ]


def test_the_box_as_it_is_has_no_problems() -> None:
    assert Shelf(cache=None).check("dragon_road") == ()


OUTPOST, MINES, ENCOUNTERS = "locations/01_the_outpost.yaml", "locations/04_cavern_mines.yaml", "encounters.yaml"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (OUTPOST, "exits: [2, 3]", "exits: [2, 99]", "4:8: exits: there is no page 99"),
        (OUTPOST, "exits: [2, 3]", "exits: [2, 4]", "4:8: exits: page 4 is not the next stop"),
        (OUTPOST, "exits: [2, 3]", "exits: [2]", "1:1: exits: two exits are needed, none at the last stop"),
        (OUTPOST, "exits: [2, 3]", "exits: [2, 2]", "1:1: exits: two exits are needed, none at the last stop"),
    ],
)
def test_a_broken_box_is_refused_in_one_line_at_the_right_place(
    file: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert refused(tmp_path, file, old, new) == [said]


def test_goods_are_known_by_their_order() -> None:
    assert [good.id for good in content().goods] == list(GOODS)
