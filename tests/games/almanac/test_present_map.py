"""The map of the road: every page, the way travelled, what lies ahead, and the ways between the stops."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import Board
from tests.games.almanac.screens import about, presenter, seen
from tests.games.almanac.situations import Situation, content, facing, on_page, set_out


def road(table: Situation) -> Board:
    found = presenter().map(seen(table))
    assert found is not None
    return found


def kinds(table: Situation) -> dict[str, str]:
    return {spot.name: spot.kind for spot in road(table).spots if spot.kind}


@pytest.mark.rule("DR-MAP-01", "DR-MAP-06")
def test_every_page_has_a_box_and_its_name_in_the_drawing() -> None:
    board = road(on_page(1))
    drawn = "\n".join(board.sketch)
    for page in content().locations.values():
        assert f"{{{page.id}}}" in drawn
        assert page.name in drawn
    assert [spot.place for spot in board.spots] == [f"page:{n}" for n in range(1, 18)]


def test_the_way_travelled_the_open_page_and_both_exits_are_told() -> None:
    assert kinds(on_page(9)) == {"1": "past", "2": "past", "4": "past", "9": "here", "12": "next", "14": "next"}
    notes = {spot.name: spot.note for spot in road(on_page(9)).spots if spot.note}
    assert notes == {"1": "R1", "2": "R2", "4": "R3", "9": "here", "12": "go?", "14": "go?"}


def test_once_the_road_is_chosen_only_that_page_lies_ahead() -> None:
    table = facing("b1")
    assert kinds(table)[str(table.state.exit)] == "next"
    assert list(kinds(table).values()).count("next") == 1


def test_before_the_journey_everybody_is_at_the_first_page() -> None:
    assert kinds(set_out()) == {"1": "here", "2": "next", "3": "next"}


def test_ways_that_meet_are_one_line_and_others_cross() -> None:
    lines = road(on_page(1)).sketch
    assert len(lines) == 17
    assert max(len(line) for line in lines) <= 80
    first, last = lines[2].strip(), lines[-3].strip()
    assert (first[0], first[-1], first.count("┴"), first.count("┬")) == ("┌", "┐", 1, 0)
    assert (last[0], last[-1], last.count("┴"), last.count("┬")) == ("└", "┘", 2, 2)
    crossings = [line for line in lines if "×" in line]
    assert [line.count("×") for line in crossings] == [3, 3]
    assert [line.count("│") for line in crossings] == [2, 2]


def test_a_page_of_the_map_tells_its_promise_its_demand_and_its_exits() -> None:
    told = about(on_page(1), "page:4")
    page = content().locations[4]
    assert told.startswith(f"4 Cavern Mines {page.preview} Supply and demand: Skyfish > Dewleaf > Everice > Emberspice")
    assert "From there to 8 Skygate and 9 Neverwood." in told
    assert page.lore not in told
    assert page.lore in about(on_page(4), "page:4")
    assert "Here the road ends." in about(on_page(1), "page:17")
    assert about(on_page(1), "page:99") == ""
