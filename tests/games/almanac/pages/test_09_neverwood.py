"""Neverwood: an own trail from the forest edge, with bedrolls and hirelings along it."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, lying, turn_of
from tests.games.almanac.situations import on_page


@pytest.mark.rule("DR-09-1")
def test_the_first_worker_enters_at_the_forest_edge() -> None:
    table = on_page(9, gold=[20], display="01")
    assert table.spaces(0) == ["a1", "a2", "a3", "a4"]
    assert {"b1", "b2", "b3", "b4"} <= set(closed_for(table, 0, "not_begun").split())


@pytest.mark.rule("DR-09-1")
def test_from_b2_the_trail_goes_to_its_four_neighbours_only() -> None:
    table = on_page(9, gold=[20], display="01").put(0, "a1", "b2")
    assert table.spaces(0) == ["a2", "b1", "b3", "c2"]
    assert closed_for(table, 0, "off_the_trail") == "a3 a4 b4 c4 d2 d3 d4"


@pytest.mark.rule("DR-09-1")
def test_a_hireling_counts_as_the_latest_worker() -> None:
    table = on_page(9, tokens=["hireling"], gold=[20], display="01").put(0, "b1").place("b2 hireling")
    assert table.spaces(0) == ["a2", "b3", "c2"]


@pytest.mark.rule("DR-09-1")
def test_workers_of_others_do_not_move_the_own_trail() -> None:
    table = on_page(9, gold=[20], display="01").put(0, "b2").put(1, "a4", "b4")
    assert table.spaces(0) == ["a2", "b1", "b3", "c2"]


@pytest.mark.rule("DR-09-2")
def test_a_lost_player_starts_again_at_the_forest_edge() -> None:
    table = on_page(9, seats=2, gold=[20], display="01").put(0, "c1").put(1, "b1", "c2")
    assert table.spaces(0) == ["a1", "a2", "a3", "a4"]
    assert closed_for(table, 0, "trail_lost") == "b2 b3 b4 c4"


@pytest.mark.rule("DR-09-2")
def test_a_free_neighbour_with_an_impossible_action_holds_nobody() -> None:
    table = on_page(9, seats=2, gold=[0], display="30 29").put(0, "c3").put(1, "c2", "c4")
    assert table.closed(0)["b3"] == "no_caravan_affordable"
    assert table.spaces(0) == ["a1", "a2", "a3", "a4"]


@pytest.mark.rule("DR-09-2")
def test_if_the_edge_has_nothing_either_any_space_will_do() -> None:
    table = on_page(9, seats=2, gold=[0], contracts=["01 02"], display="30 29").put(0, "a1").put(1, "a2", "a3", "b1")
    assert table.closed(0)["a4"] == "enough_contracts"
    assert table.spaces(0) == ["b2", "b4", "c2", "c4"]


@pytest.mark.rule("DR-09-3")
def test_a_camp_gives_a_bedroll_and_a_good_for_nothing() -> None:
    table = on_page(9, gold=[0]).put(0, "a1").then(("gain_good", "skyfish")).place("b1")
    assert (table.gold[0], table.goods(0), table.player(0).tokens["bedroll"]) == (0, "S", 1)
    assert "b1" not in lying(table, "bedroll")


@pytest.mark.rule("DR-09-4")
def test_a_hireling_is_free_to_hire_and_works_from_the_next_turn_on() -> None:
    table = on_page(9, gold=[2], workers=[2]).put(0, "b2").place("c2")
    assert (table.gold[0], table.player(0).tokens["hireling"], table.at("c2")) == (2, 1, "0")
    assert turn_of(table, 0).spaces(0) == ["d2 hireling"]


@pytest.mark.rule("DR-09-5")
def test_rows_columns_bedrolls_and_hirelings_by_the_number_of_players() -> None:
    assert [area_sizes(9, seats) for seats in PLAYERS] == [
        dict.fromkeys("abc", 4),
        dict.fromkeys("abcd", 4),
        dict.fromkeys("abcd", 5),
    ]
    assert [lying(on_page(9, seats=seats), "bedroll") for seats in PLAYERS] == [["b1", "c4"], *[["b1", "c4", "d2"]] * 2]
    assert [lying(on_page(9, seats=seats), "hireling") for seats in PLAYERS] == [
        ["b4", "c2"],
        *[["b4", "c2", "d4"]] * 2,
    ]
