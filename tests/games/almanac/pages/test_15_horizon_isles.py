"""Horizon Isles: water closes spaces and moves after every placement."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, closed_for, in_play, lying, sizes, travel, turn_of
from tests.games.almanac.situations import Situation, on_page

SEVEN = ["a2", "a4", "b1", "b5", "c2", "c4", "d2"]


def flood(table: Situation, *spaces: str) -> Situation:
    """Let the water lie on these spaces instead."""
    game = table.state
    game.lying["ocean"] = [game.page.index[space] for space in spaces]
    game.box["ocean"] = 7 - len(spaces)
    return table


def tides(table: Situation) -> list[str]:
    """How the last player could have moved the water."""
    return [question.options for question in table.asked if question.kind == "tide"][-1]


@pytest.mark.rule("DR-15-1", "DR-TOKEN-OCEAN")
def test_spaces_under_water_are_closed() -> None:
    table = on_page(15, gold=[20], goods=["DV"], contracts=["02"], display="01")
    assert closed_for(table, 0, "under_water").split() == SEVEN


@pytest.mark.rule("DR-15-2")
def test_after_placing_the_same_player_moves_one_ocean_to_a_free_neighbour() -> None:
    table = on_page(15).then(("tide", "a4 b4")).place("a1")
    assert [told[:3] for told in table.heard("tide")] == [(0, "a4", "b4")]
    assert table.asked[-1].seat == 0
    assert lying(table, "ocean") == ["a2", "b1", "b4", "b5", "c2", "c4", "d2"]
    assert table.told[-1][0] == "tide"


@pytest.mark.rule("DR-15-2", "DR-15-3")
def test_water_on_a4_with_a_worker_on_a5_and_water_on_b4_can_only_move_to_a3() -> None:
    table = flood(on_page(15, seats=4), "a4", "b4", "c1", "d6").put(1, "a5").then(("tide", "a4 a3")).place("a1")
    assert [tide for tide in tides(table) if tide.startswith("a4")] == ["a4 a3"]


@pytest.mark.rule("DR-15-2")
def test_water_never_goes_over_a_corner_or_round_the_edge() -> None:
    table = flood(on_page(15), "a1", "d6").then(("tide", "a1 a2")).place("c3")
    assert tides(table) == ["a1 a2", "a1 b1", "d6 c6", "d6 d5"]


@pytest.mark.rule("DR-15-2")
def test_the_water_that_moved_last_has_to_stay_whoever_moved_it() -> None:
    table = on_page(15).then(("tide", "a4 b4")).place("a1").then(("tide", "a2 a3")).place("d1")
    assert not [tide for tide in tides(table) if tide.startswith("b4")]
    table.then(("tide", "b4 a4")).place("d5")
    assert not [tide for tide in tides(table) if tide.startswith("a3")]


@pytest.mark.rule("DR-15-2")
def test_if_no_water_can_move_the_sea_is_calm() -> None:
    table = flood(on_page(15), "a1").put(1, "a2").put(2, "b1").place("a3")
    assert table.heard("tide") == []
    assert lying(table, "ocean") == ["a1"]


@pytest.mark.rule("DR-15-3", "DR-TOKEN-OCEAN")
def test_a_skipped_player_moves_no_water() -> None:
    table = on_page(15, seats=2, gold=[0], contracts=["01 02"], workers=[3, 6], display="30 29")
    flood(table, "a1", "a3", "a5", "b2", "b4", "c1", "c3").put(1, "c5", "d1", "d2", "d4", "d5")
    assert table.step().heard("skipped") == [(0,)]
    assert table.heard("tide") == []


@pytest.mark.rule("DR-15-4", "DR-15-5")
@pytest.mark.parametrize(("seats", "water", "dry"), [(2, SEVEN, 13), (3, SEVEN, 17), (4, ["a4", "b5", "c2", "d2"], 20)])
def test_how_many_spaces_are_dry_at_the_beginning(seats: int, water: list[str], dry: int) -> None:
    table = on_page(15, seats=seats)
    assert lying(table, "ocean") == water
    assert len(table.state.page.spaces) - len(water) == dry


@pytest.mark.rule("DR-15-5")
def test_two_players_do_without_the_sixth_column() -> None:
    assert sizes(15) == [20, 24, 24]
    assert "6" not in in_play(15, 2)


@pytest.mark.rule("DR-TOKEN-OCEAN")
@pytest.mark.parametrize("seats", PLAYERS)
def test_no_ocean_is_held_added_or_lost_and_all_go_back_to_the_box(seats: int) -> None:
    table = on_page(15, seats=seats).then(("tide", "a4 a3")).place("a1")
    assert table.state.box["ocean"] + len(table.state.lying["ocean"]) == 7
    assert not any(p.tokens["ocean"] for p in table.state.players)
    assert travel(turn_of(table, 1), 16).state.box["ocean"] == 7
