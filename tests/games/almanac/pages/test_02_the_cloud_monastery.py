"""The Cloud Monastery: own workers keep their distance, and letters are drawn."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.almanac.pages.roads import PLAYERS, closed_for, sizes, travel
from tests.games.almanac.situations import content, on_page

LETTERS = "a1", "b4", "c2", "d5"


@pytest.mark.rule("DR-02-1", "DR-02-2")
@pytest.mark.parametrize(("seats", "corners"), [(2, "a2 a4 c2 c4"), (3, ""), (4, "")])
def test_the_neighbours_of_an_own_worker_are_closed_and_with_two_players_its_corners_too(
    seats: int, corners: str
) -> None:
    table = on_page(2, seats=seats).put(0, "b3")
    assert closed_for(table, 0, "own_neighbour") == "a3 b2 b4 c3"
    assert closed_for(table, 0, "own_corner") == corners
    assert closed_for(table, 1, "own_neighbour") == closed_for(table, 1, "own_corner") == ""


@pytest.mark.rule("DR-02-1")
def test_the_edges_of_the_board_do_not_meet() -> None:
    table = on_page(2, seats=2).put(0, "d1")
    assert {"d5", "a1", "a2"} <= set(table.spaces(0))


@pytest.mark.rule("DR-02-2")
def test_six_workers_of_one_colour_just_fit_with_two_players() -> None:
    table = on_page(2, seats=2, workers=[6], display="01 02").put(0, "a1", "a3", "a5", "c1", "c3")
    assert table.spaces(0) == ["c5", "d5"]


@pytest.mark.rule("DR-02-3")
def test_a_letter_space_gives_a_letter_that_only_its_owner_may_read() -> None:
    table = on_page(2, gold=[7]).place("a1")
    p = table.player(0)
    assert (p.gold, p.tokens["letter"], len(p.letters)) == (7, 1, 1)
    assert table.state.letter_seen[p.letters[0]] == 1
    assert [(args, to) for kind, args, to in table.told if kind == "letter_read"] == [((0, p.letters[0]), 1)]
    assert ("gained_token", (0, "letter"), ALL) in table.told


@pytest.mark.rule("DR-02-3")
def test_the_letters_are_shuffled_when_they_are_laid_out() -> None:
    drawn = set()
    for roll in range(4):
        table = on_page(2, phase="lay_out", dice=[roll, 0, 0]).step().place("a1")
        drawn.add(table.player(0).letters[0])
    assert drawn == set(range(4))


@pytest.mark.rule("DR-02-3")
def test_four_letter_spaces_give_four_different_letters() -> None:
    table = on_page(2, seats=4).place(*LETTERS)
    assert {table.player(seat).letters[0] for seat in range(4)} == set(range(4))
    assert [addressed.page for addressed in content().letters] == [12, 13, 14, 15]


@pytest.mark.rule("DR-02-4")
@pytest.mark.parametrize("seats", PLAYERS)
def test_all_spaces_and_letters_are_in_play_and_what_nobody_took_goes_back(seats: int) -> None:
    assert sizes(2) == [20, 20, 20]
    table = on_page(2, seats=seats).place("a1")
    assert (len(table.state.lying["letter"]), table.state.box["letter"]) == (3, 0)
    assert travel(table, 4).state.box["letter"] == 3


@pytest.mark.rule("DR-02-5")
@pytest.mark.parametrize(("page", "reached"), [(2, {12, 13, 14, 15}), (4, {12, 13, 14}), (5, {12, 13, 15})])
def test_each_road_from_here_leaves_out_one_address(page: int, reached: set[int]) -> None:
    pages = content().locations
    ahead = {page}
    while pages[min(ahead)].stop < 5:
        ahead = {leads_to for one in ahead for leads_to in pages[one].exits}
    assert ahead == reached
