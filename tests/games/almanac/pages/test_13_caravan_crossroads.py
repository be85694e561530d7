"""Caravan Crossroads: the emptiest road, and the right of way."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, turn_of
from tests.games.almanac.situations import Situation, on_page


def crossroads(seats: int = 3, *, owner: int = 2, gold: int = 20, display: str = "") -> Situation:
    """The page after the bid: this player has the right of way; the first has so much gold and can do everything."""
    bids = [("bid", "1" if seat == owner else "0") for seat in range(seats)]
    purses = [gold, 20, 20, 20][:seats]
    return on_page(13, seats=seats, gold=purses, goods=["VS"] * seats, workers=[6] * seats, display=display, setup=bids)


def jam(table: Situation, **roads: int) -> Situation:
    """Let so many workers of the second player stand on each road."""
    for road, crowd in roads.items():
        table.put(1, *(f"{road}{number}" for number in range(1, crowd + 1)))
    return table


def jammed(gold: int) -> Situation:
    """Nothing in the south is of use to the first player; the Guide has the right of way."""
    purses, setup = [gold, 20, 20], [("bid", "0")] * 3
    table = on_page(13, guide=2, gold=purses, contracts=["01 02"], workers=[3, 6, 6], display="30 29 28", setup=setup)
    return table.put(1, "e1", "e2", "n1", "n4").put(2, "s1", "w1", "w2", "w3")


def roads(table: Situation, seat: int = 0) -> dict[str, int]:
    """For each road the fee for this player."""
    return {way[0]: fee for way, fee in table.fees(seat).items()}


@pytest.mark.rule("DR-13-1")
@pytest.mark.parametrize(("seats", "fee"), [(3, 2), (4, 2)])
def test_with_2_1_1_3_workers_east_and_south_are_free_north_has_a_fee_and_west_is_closed(seats: int, fee: int) -> None:
    table = jam(crossroads(seats), n=2, e=1, s=1).put(2, "w1", "w2", "w3")
    assert roads(table) == {"n": fee, "e": 0, "s": 0}
    assert table.closed(0)["w4"] == "too_crowded"
    poor = jam(crossroads(seats, gold=1), n=2, e=1, s=1, w=1)
    assert poor.closed(0)["n3"] == "road_fee"


@pytest.mark.rule("DR-13-1")
def test_two_players_pay_a_fee_of_one() -> None:
    table = jam(crossroads(2, owner=1), n=2, e=1, s=1, w=1)
    assert roads(table) == {"n": 1, "e": 0, "s": 0, "w": 0}


@pytest.mark.rule("DR-13-1")
def test_a_full_road_does_not_count_among_those_with_the_fewest() -> None:
    table = jam(crossroads(2, owner=1), n=3, e=3).put(0, "s1", "w1", "w2")
    assert roads(table) == {"s": 0, "w": 1}


@pytest.mark.rule("DR-13-1")
def test_the_fee_must_be_affordable_together_with_what_the_space_takes() -> None:
    assert jam(crossroads(gold=1), n=1).closed(0)["n3"] == "road_fee"
    assert jam(crossroads(gold=3, display="01 30 29"), w=1, n=1).closed(0)["n2"] == "road_fee"
    assert "n2" in jam(crossroads(gold=4, display="01 30 29"), n=1).spaces(0)


@pytest.mark.rule("DR-13-2")
def test_all_bid_for_the_right_of_way_when_the_page_is_set_up_and_the_guide_stays() -> None:
    table = on_page(13, gold=[5, 5, 5], phase="lay_out", answers=[("bid", "1"), ("bid", "2"), ("bid", "4")]).step()
    bids, winner, price, reward = table.heard("bids_shown")[0]
    assert (bids, winner, price, reward) == (((0, 1), (1, 2), (2, 4)), 2, 1, "right_of_way")
    assert (table.gold, table.state.guide) == ([5, 5, 4], 0)


@pytest.mark.rule("DR-13-3")
def test_with_the_right_of_way_the_road_with_one_more_is_free() -> None:
    assert roads(jam(crossroads(owner=0), n=1)) == {"n": 0, "e": 0, "s": 0, "w": 0}
    assert jam(crossroads(owner=0), n=2).closed(0)["n3"] == "too_crowded"


@pytest.mark.rule("DR-13-3")
def test_its_owner_gains_a_gold_whenever_somebody_else_pays_the_fee() -> None:
    table = jam(crossroads(owner=2), n=1)
    before = table.gold
    table.then(("sell_amount", "1")).place("n3")
    assert table.gold == [before[0] - 2 + 7, before[1], before[2] + 1]


@pytest.mark.rule("DR-13-3")
def test_its_owner_gains_nothing_from_free_roads_or_own_placements() -> None:
    table = jam(crossroads(owner=2), n=1)
    before = table.gold
    turn_of(table, 2).then(("sell_amount", "1")).place("n3")
    turn_of(table, 0).place("e1")
    assert table.gold == [before[0], before[1], before[2] + 7]


@pytest.mark.rule("DR-13-4")
def test_without_a_legal_space_there_the_next_higher_number_opens_for_nothing() -> None:
    table = jammed(gold=0)
    assert table.fees(0) == {"e3": 0}  # nothing to do in the south, and no gold for the fee of east and north
    assert table.fees(1)["e3"] == 2
    assert table.put(1, "e3").fees(0) == {"w4": 0}
    assert table.closed(0)["e4"] == "no_caravan_affordable"


@pytest.mark.rule("DR-13-4")
def test_the_fee_is_due_while_a_paid_road_has_a_legal_space() -> None:
    assert jammed(gold=2).fees(0) == {"e3": 2}


@pytest.mark.rule("DR-13-5")
def test_anywhere_on_a_road_will_do() -> None:
    assert {"n1", "n3", "n4"} <= set(crossroads().spaces(0))


@pytest.mark.rule("DR-13-5")
def test_each_road_has_three_four_or_five_spaces() -> None:
    assert [area_sizes(13, seats) for seats in PLAYERS] == [dict.fromkeys("nesw", size) for size in (3, 4, 5)]
