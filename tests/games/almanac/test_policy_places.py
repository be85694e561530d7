"""Where a sensible beginner places, and what is done with goods, in situations where that is clear."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.advising import advice
from tests.games.almanac.situations import Situation, facing, on_page


def crowded(table: Situation, *free: str) -> Situation:
    """The page is full of the second player's workers, except for these spaces."""
    return table.put(1, *(name for name in table.state.page.index if name not in free))


# --- placing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "more", "expected"),
    [
        (1, {"contracts": ["02"], "goods": ["DS"], "gold": [0]}, {"f1", "f3"}),
        (1, {"contracts": ["04"], "gold": [0]}, {"b1"}),
        (1, {"contracts": ["05"], "gold": [0]}, {"c1", "c3"}),
        (1, {"gold": [16], "display": "16 01 02"}, {"a1", "a2"}),
        (16, {"goods": ["EEEE"], "gold": [0]}, {"n1", "w5"}),
        (16, {"goods": ["DEVS"], "gold": [0], "workers": [1]}, {"s3"}),
        (17, {"goods": ["SS"], "contracts": ["07"], "gold": [9], "workers": [1]}, {"b2", "f2"}),
    ],
)
def test_a_piece_goes_where_it_gains_most(page: int, more: dict[str, Any], expected: set[str]) -> None:
    assert advice(on_page(page, **more), "place") in expected


@pytest.mark.parametrize(("gold", "expected"), [(0, "b1"), (9, "c1")])
def test_coins_on_a_space_count(gold: int, expected: str) -> None:
    queue = on_page(10, seats=2, gold=[0])
    queue.state.coins[queue.state.page.index["c1"]] = gold
    assert advice(crowded(queue, "b1", "c1"), "place") == expected


@pytest.mark.parametrize(("free", "fare", "expected"), [("a4 e2", 1, "e2"), ("a4 b1 c2 d3 e2", 4, "a4")])
def test_a_fee_is_weighed_against_what_it_opens(free: str, fare: int, expected: str) -> None:
    ferry = crowded(on_page(5, seats=4, gold=[9], contracts=["06"], goods=["VV"]), *free.split())
    assert ferry.fees(0)["e2"] == fare
    assert advice(ferry, "place") == expected


def test_no_contract_is_drawn_that_can_no_longer_be_done() -> None:
    late = on_page(17, seats=2, gold=[0, 0], tokens=["bedroll"], workers=[1])
    assert advice(crowded(late, "f1"), "place") == "pass bedroll"


@pytest.mark.parametrize(("goods", "expected"), [("", "decline"), ("DDDD", "a1 hireling")])
def test_a_hireling_is_worth_its_wage_or_stays_at_home(goods: str, expected: str) -> None:
    idle = on_page(17, seats=2, goods=[goods], tokens=["hireling"], gold=[2, 9], workers=[0])
    assert advice(crowded(idle, "a1", "h2"), "place") == expected


def test_water_flows_away_from_what_one_wants() -> None:
    isles = on_page(15, seats=2, goods=["DDDD"], gold=[0]).then(("place", "d4"), ("shop", "guard"))
    start, end = advice(isles, "tide").split()
    assert start == "a4", "Dewleaf is sold there for 7"
    assert end != "b3"


# --- goods ----------------------------------------------------------------------------------------------------------


def test_the_good_that_a_contract_lacks_is_gained() -> None:
    lift = on_page(4, contracts=["03"], goods=["E"], gold=[0]).then(("place", "l1"))
    assert advice(lift, "gain_good") == "everice"


def test_what_no_contract_needs_is_dropped_first() -> None:
    full = on_page(1, contracts=["04"], goods=["DDSV"], gold=[0]).then(("place", "b2"), ("drop_cargo", "dewleaf"))
    assert advice(full, "drop_cargo") in ("skyfish", "everice")


def test_a_tourist_with_little_road_ahead_leaves_the_crate_to_a_good_that_is_needed() -> None:
    full = on_page(12, seats=2, contracts=["06"], goods=["VVE"], tokens=["tourist"], gold=[0]).then(("place", "f2"))
    assert advice(full, "drop_cargo") in ("tourist", "skyfish", "emberspice")


def test_what_no_contract_needs_is_given_first() -> None:
    stung = facing("c1", contracts=["05"], goods=["EEV"], dice=[0])
    assert advice(stung, "give_good") == "everice"


def test_a_good_is_named_that_one_has_and_the_others_have_not() -> None:
    assert advice(facing("a3", goods=["DSS", "DDD", ""]), "name_good") == "skyfish"


@pytest.mark.parametrize(("contracts", "expected"), [("", "2"), ("09", "0")])
def test_goods_are_exchanged_unless_a_contract_waits_for_them(contracts: str, expected: str) -> None:
    fledgling = facing("a3", goods=["DSS"], contracts=[contracts], answers=[("name_good", "skyfish")])
    assert advice(fledgling, "exchange") == expected


@pytest.mark.parametrize(("goods", "expected"), [("DVVV", {"1", "2"}), ("DS", {"0"})])
def test_goods_are_swapped_only_for_better_ones(goods: str, expected: set[str]) -> None:
    assert advice(facing("a4", seats=2, guide=1, goods=[goods], contracts=["02"]), "exchange") in expected


@pytest.mark.parametrize(("contracts", "expected"), [("", "4"), ("06", "1"), ("10", "2")])
def test_as_many_are_sold_as_no_contract_waits_for(contracts: str, expected: str) -> None:
    cellar = on_page(1, goods=["VVVV"], contracts=[contracts], gold=[0]).then(("place", "d2"))
    assert advice(cellar, "sell_amount") == expected


@pytest.mark.parametrize(
    ("page", "space", "style", "more", "expected"),
    [
        (1, "e2", "balanced", {"contracts": ["02"], "goods": ["D"], "guards": [5]}, "good"),
        (1, "e2", "fighter", {"contracts": ["02"], "goods": ["D"]}, "guard"),
        (17, "f2", "balanced", {"goods": ["EEEE"], "workers": [1]}, "sell"),
    ],
)
def test_the_shop_is_used_for_what_is_needed(
    page: int, space: str, style: str, more: dict[str, Any], expected: str
) -> None:
    assert advice(on_page(page, seats=2, **more).then(("place", space)), "shop", style) == expected


def test_the_shop_buys_all_of_what_there_is_most_of() -> None:
    def selling() -> Situation:
        return on_page(17, seats=2, goods=["ESSS"], workers=[1]).then(("place", "f2"), ("shop", "sell"))

    assert advice(selling(), "shop_sell") == "skyfish"
    assert advice(selling().then(("shop_sell", "skyfish")), "sell_amount") == "3"


def test_the_kettle_turns_what_is_useless_into_what_is_missing() -> None:
    def kettle() -> Situation:
        return on_page(12, seats=2, goods=["DDS"], contracts=["09"], gold=[9], dice=[5]).then(("place", "f1"))

    assert advice(kettle(), "brew_give") == "dewleaf"
    assert advice(kettle(), "brew_get") == "skyfish"
    assert advice(kettle(), "brew_amount") == "1"
