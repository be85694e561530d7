"""The track as a full screen shows it: spaces on their grid, who stands there, and what lies beside them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.draghan.rounds import new_race
from tests.games.draghan.screens import mountain, on_table, presenter, seen, spaces
from tests.games.draghan.situations import situation


@pytest.mark.parametrize("name", ["goat-ladder", "snail-shell", "saw-ridge"])
def test_spaces_lie_side_by_side_along_the_course(name: str) -> None:
    found = spaces(mountain("C1 M1", name))
    way = [(found[f"space:{k}"].x, found[f"space:{k}"].y) for k in range(37)]
    assert way[0] == (0, 0)
    assert len(set(way)) == len(way)
    assert all(abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in pairwise(way))


@pytest.mark.parametrize("length", range(12, 37, 2))
def test_the_finish_bends_into_free_rows_and_never_over_the_road(length: int) -> None:
    for ran in (1, length + 26):
        lie = [(one.x, one.y) for one in spaces(situation(f"C1 M{ran}", length=length).state).values()]
        assert len(set(lie)) == len(lie)
        assert all(abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in pairwise(lie))
        assert max(x for x, _ in lie) - min(x for x, _ in lie) <= 10


@pytest.mark.parametrize("name", ["goat-ladder", "snail-shell", "saw-ridge"])
def test_a_finish_on_the_mountain_bends_as_well(name: str) -> None:
    lie = [(one.x, one.y) for one in spaces(mountain("C1 M42", name)).values()]
    assert len(set(lie)) == len(lie)


def test_holes_slides_landing_line_and_cliff_are_told() -> None:
    found = spaces(mountain("C1 M1"))
    assert (found["space:5"].hole, found["space:15"].hole) == (2, 3)
    assert found["space:10"].slide == 2
    assert found["space:32"].landing
    assert (found["space:36"].land, found["space:37"].land) == ("rock", "finish")
    assert on_table(mountain("C1 M1")).road.cliff
    assert "space:43" not in found


def test_every_space_a_bet_can_name_is_on_the_road_and_so_is_whoever_ran_further() -> None:
    assert {f"space:{k}" for k in range(52)} == set(spaces(situation("C1 M1").state))
    assert "space:55" in spaces(situation("C1 M55").state)


def test_dragons_stand_on_their_spaces_with_tone_and_fate() -> None:
    found = spaces(situation("C12 M12 T0", trees="C", hugged="M").state)
    told = [(one.badge.letter, one.badge.tone, one.fate) for one in found["space:12"].figures]
    assert told == [("C", "red", "tree"), ("M", "green", "hugged")]
    assert found["space:0"].figures[0].badge.letter == "T"


def test_the_forest_swallows_spaces_behind_the_last_dragon() -> None:
    race = situation("C12 M12").state
    race.floor = 11
    assert {place for place, one in spaces(race).items() if one.is_gone} == {f"space:{k}" for k in range(11)}


def test_the_piles_lie_beside_the_road_once_cards_are_dealt() -> None:
    race = situation("C1 M1", discard="knight").state
    draw, discard = on_table(race).piles
    assert (draw.count, draw.top.state) == (len(race.deck), "down")
    assert not draw.top.card.name
    assert (discard.count, discard.top.card.name) == (1, "Knight 2")
    assert on_table(new_race(3).until("deal").state).piles == ()


def test_whoever_is_first_leads_the_ranking() -> None:
    ranks = on_table(situation("C12 M9 T14").state).ranks
    assert [(one.badge.letter, one.where, one.behind) for one in ranks] == [
        ("T", "14", ""),
        ("C", "12", "-2"),
        ("M", "9", "-5"),
    ]


def test_the_legend_explains_only_what_is_there() -> None:
    forest = presenter().board(seen(situation("C1 M1").state)).legend
    mountainous = presenter().board(seen(mountain("C1 M1"))).legend
    assert set(forest) < set(mountainous)
    assert len(mountainous) == len(forest) + 3
