"""The map of the road: every page, the way travelled, what lies ahead, and the ways between the stops."""

from __future__ import annotations

import re

import pytest

from dragonroads.games.presenter import Board
from tests.games.almanac.screens import about, presenter, seen
from tests.games.almanac.situations import ROAD, Situation, content, facing, on_page, set_out


def road(table: Situation) -> Board:
    (found,) = presenter().map(seen(table))
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


@pytest.mark.parametrize("box", [ROAD, "crystal_peaks"])
def test_names_stand_apart_so_that_each_keeps_to_its_box(box: str) -> None:
    (board,) = presenter(box=box).map(seen(on_page(1, box=box)))
    for boxes, names in zip(board.sketch[::3], board.sketch[1::3]):
        assert len(re.split(r" {2,}", names.strip())) == boxes.count("{")


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
    second, last = lines[5].strip(), lines[-3].strip()
    assert (second[0], second[-1], second.count("┴"), second.count("┬")) == ("┌", "┐", 2, 0)
    assert (last[0], last[-1], last.count("┴"), last.count("┬")) == ("└", "┘", 2, 2)
    crossings = [line for line in lines if "×" in line]
    assert [line.count("×") for line in crossings] == [3, 3]
    assert [line.count("│") for line in crossings] == [2, 2]


@pytest.mark.rule("DR-MAP-06")
@pytest.mark.parametrize(
    ("page", "roads"),
    [
        (1, ["╔╩╗"]),
        (7, ["╚╗", "╚╗", "╔╣"]),
        (8, ["╔╝", "╔╝", "║", "╠╗"]),
        (9, ["╔╝", "╔╝", "╚╗", "╔╩╗"]),
        (14, ["╔╝", "╔╝", "╚╗", "╚╗", "╔╩╗"]),
        (17, ["╔╝", "╔╝", "║", "║", "╚╗"]),
    ],
)
def test_a_broad_road_leads_along_the_way_and_from_the_open_page_to_both_exits(page: int, roads: list[str]) -> None:
    lines = road(on_page(page)).sketch
    assert [joints for line in lines if (joints := re.sub("[^╔╗╚╝╠╣╦╩╬║]", "", line))] == roads


def test_the_broad_road_ends_over_the_boxes_it_leads_to() -> None:
    lines = [re.sub(r"\{\d+\}", lambda box: box[0].center(9, "."), line) for line in road(on_page(9)).sketch]
    ways, boxes = next((line, lines[at + 1]) for at, line in enumerate(lines) if "╩" in line)
    assert [
        boxes.index(f"{{{page}}}") <= ways.index(end) <= boxes.index(f"{{{page}}}") + 3
        for page, end in ((12, "╔"), (14, "╗"))
    ] == [True, True]


def test_the_open_page_tells_both_exits_by_name_with_what_is_known_of_them() -> None:
    pages = content().locations
    exits = [f"Ahead: {page} {pages[page].name}. {pages[page].preview}" for page in (12, 14)]
    assert about(on_page(9), "page:9").startswith(f"9 Neverwood {exits[0]} {exits[1]} {pages[9].preview}")
    assert "Ahead" not in about(on_page(9), "page:12")
    assert "Ahead" not in about(on_page(17), "page:17")


def test_once_the_road_is_chosen_the_open_page_tells_only_that_exit() -> None:
    table = facing("b1")
    told = about(table, f"page:{table.state.location}")
    assert told.count("Ahead: ") == 1
    assert content().locations[table.state.exit].preview in told


def test_a_page_of_the_map_tells_its_promise_its_demand_and_its_exits() -> None:
    told = about(on_page(1), "page:4")
    page = content().locations[4]
    assert told.startswith(f"4 Cavern Mines {page.preview} Supply and demand: Skyfish > Dewleaf > Everice > Emberspice")
    assert "From there to 8 Skygate and 9 Neverwood." in told
    assert page.lore not in told
    assert page.lore in about(on_page(4), "page:4")
    assert "Here the road ends." in about(on_page(1), "page:17")
    assert about(on_page(1), "page:99") == ""
