"""The Outpost: one own worker in each hut."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import area_sizes, closed_for, sizes, turn_of
from tests.games.almanac.situations import content, on_page, set_out


@pytest.mark.rule("DR-01-1")
def test_a_hut_with_an_own_worker_is_closed_to_that_player_only() -> None:
    table = on_page(1, seats=4).place("b1")
    assert closed_for(table, 0, "area_used") == "b2 b3 b4"
    assert {"b2", "b3", "b4"} <= set(table.spaces(1))


@pytest.mark.rule("DR-01-1")
def test_other_colours_in_a_hut_do_not_matter() -> None:
    table = on_page(1, seats=4).put(1, "b1").put(2, "b2").put(3, "b3")
    assert "b4" in table.spaces(0)


@pytest.mark.rule("DR-01-1")
def test_six_workers_find_six_huts() -> None:
    table = on_page(1, workers=[6]).put(0, "a1", "b1", "c1", "d1", "e1")
    assert table.spaces(0) == ["f2"]


@pytest.mark.rule("DR-01-1")
def test_a_hireling_is_one_more_piece_of_the_same_colour() -> None:
    table = on_page(1, tokens=["hireling"], workers=[0]).put(0, "b1")
    assert "b2 hireling" not in table.spaces(0)
    assert "c1 hireling" in table.spaces(0)


@pytest.mark.rule("DR-01-2")
def test_the_board_grows_with_the_players_and_has_two_spaces_per_hut_for_two() -> None:
    assert sizes(1) == [12, 16, 20]
    assert area_sizes(1, 2) == dict.fromkeys("abcdef", 2)


@pytest.mark.rule("DR-01-2")
def test_there_are_neither_tokens_nor_special_actions() -> None:
    assert on_page(1).state.lying == {}
    assert all(action.is_standard for action in content().pages(4)[1].actions)


@pytest.mark.rule("DR-01-3")
def test_the_scribes_have_no_contract_for_those_who_hold_two() -> None:
    assert set_out(2).until("turn").closed(0)["f2"] == "enough_contracts"


@pytest.mark.rule("DR-01-3")
def test_a_completed_contract_or_a_higher_limit_opens_the_scribes() -> None:
    assert "f2" in on_page(1, contracts=["04"], done=["05"]).spaces(0)
    assert "f2" in on_page(1, contracts=["04 05"], caravans=["18"]).spaces(0)


@pytest.mark.rule("DR-01-4")
def test_a_worker_gained_here_needs_a_hut_not_visited_yet() -> None:
    table = on_page(1, seats=2, gold=[20], workers=[1], display="12 01").then(("buy_caravan", "dr-caravan-12"))
    table.place("a1")
    assert table.player(0).workers == 1
    assert turn_of(table, 0).closed(0)["a2"] == "area_used"
    assert {"b1", "c1", "d1", "e1", "f2"} <= set(table.spaces(0))
