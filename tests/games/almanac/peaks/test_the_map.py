"""Crystal Peaks as it lies in the box: its map, its last stop and its pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonroads.games.almanac.amounts import GOODS
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, dusk, on_peak, page
from tests.games.almanac.situations import content, set_out

PAGES = range(1, 20)
FINALES = (16, 17, 18, 19)
STOPS = {1: [1], 2: [2, 3], 3: [4, 5, 6, 7], 4: [8, 9, 10, 11], 5: [12, 13, 14, 15], 6: [*FINALES]}
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
    **dict.fromkeys((12, 13), (16, 17)),
    **dict.fromkeys((14, 15), (18, 19)),
}
HIGH_FROST, TWIN_CITY = {16, 17}, {18, 19}


def ends(number: int) -> list[int]:
    """The last page of every route that goes on from here."""
    exits = page(number).exits
    return [end for one in exits for end in ends(one)] or [number]


# --- the road -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-01")
def test_all_caravans_set_out_from_the_village_for_one_of_two_cities() -> None:
    table = set_out(2, box=PEAKS).until("turn")
    assert (table.state.location, table.state.page.location.name) == (1, "Trader's Village")
    assert set(ends(1)) == HIGH_FROST | TWIN_CITY


@pytest.mark.rule("CP-02", "CP-MAP-06")
def test_nineteen_pages_lie_at_six_stops() -> None:
    pages = content(PEAKS).locations
    assert list(pages) == list(PAGES)
    assert {stop: [one.id for one in pages.values() if one.stop == stop] for stop in STOPS} == STOPS
    assert len({one.placement.rule for one in pages.values()}) == 19


@pytest.mark.rule("CP-03")
def test_32_routes_and_the_fourth_stop_may_settle_the_city() -> None:
    assert len(ends(1)) == 32
    assert all(set(ends(number)) == HIGH_FROST | TWIN_CITY for number in (*STOPS[2], *STOPS[3], 9, 10))
    assert (set(ends(8)), set(ends(11))) == (HIGH_FROST, TWIN_CITY)


@pytest.mark.rule("CP-MAP-01", "CP-MAP-02", "CP-MAP-03", "CP-MAP-04", "CP-MAP-05")
@pytest.mark.parametrize(("number", "exits"), ROADS.items())
def test_the_guide_chooses_between_the_two_roads_of_a_page(number: int, exits: tuple[int, int]) -> None:
    table = on_peak(number, answers=[("road", str(exits[1]))])
    table.state.phase = "road"
    assert table.step().asked[-1].options == [str(one) for one in exits]
    assert table.state.exit == exits[1]


@pytest.mark.rule("CP-MAP-06")
@pytest.mark.parametrize("number", FINALES)
def test_each_of_the_last_pages_ends_the_journey(number: int) -> None:
    table = dusk(on_peak(number)).until("")
    assert (table.state.over, table.heard("road_chosen")) == (True, [])


# --- the last stop and the box --------------------------------------------------------------------------------------


@pytest.mark.rule("CP-06", "CP-49")
@pytest.mark.parametrize(
    ("number", "own", "other"), [(16, "a1", []), (17, "d1", []), (18, "d1", []), (19, "c1", ["c2"])]
)
def test_the_key_waits_until_the_last_page_and_is_won_at_dusk(number: int, own: str, other: list[str]) -> None:
    assert on_peak(12).state.box["city_key"] == 1
    table = on_peak(number, seats=2, guide=1).put(1, own).put(0, *other)
    assert (table.state.box["city_key"], len(table.state.lying["city_key"])) == (0, 1)
    assert [p.tokens["city_key"] for p in dusk(table).state.players] == [0, 1]


@pytest.mark.rule("CP-49")
@pytest.mark.parametrize("number", [17, 18, 19])
def test_a_key_that_nobody_earned_stays_in_the_box(number: int) -> None:
    assert not any(p.tokens["city_key"] for p in dusk(on_peak(number)).state.players)


@pytest.mark.rule("CP-50")
@pytest.mark.parametrize("number", FINALES)
def test_the_last_pages_complete_contracts_and_hand_out_none(number: int) -> None:
    for seats in PLAYERS:
        kinds = [action.kind for action in content(PEAKS).pages(seats)[number].actions]
        assert "complete_contract" in kinds
        assert "gain_contract" not in kinds


@pytest.mark.rule("CP-04")
def test_the_supplies_and_the_cards_in_the_box() -> None:
    box = content(PEAKS)
    assert (box.supplies.guards, {good.id: good.count for good in box.goods}) == (12, dict.fromkeys(GOODS, 30))
    assert (len(box.starting), len(box.caravans), len(box.contracts), len(box.encounters)) == (4, 30, 24, 20)
    assert box.supplies.fight_die == (0, 1, 2, 3, 4, 5)
    assert Counter(card.letter for card in box.encounters) == dict.fromkeys("ABCDE", 4)
    assert {p.workers + p.spare for p in set_out(4, box=PEAKS).state.players} == {6}


@pytest.mark.rule("CP-05")
def test_there_are_91_location_tokens() -> None:
    by_count: dict[int, set[str]] = {}
    for token in content(PEAKS).tokens.values():
        by_count.setdefault(token.count, set()).add(token.id)
    assert by_count == {
        1: {"bug", "light", "city_key", *[f"producer_{good}" for good in GOODS]},
        2: {"ice_block", "farmer"},
        3: {"monte_card", "theatre_ticket"},
        4: {"doppelganger_potion", "favor", "royalty", "medal", "enchanted_shield"},
        6: {"turtle", "silver_mist"},
        12: {"ladder"},
        30: {"plague"},
    }
    assert sum(set_out(2, box=PEAKS).state.box.values()) == 91
