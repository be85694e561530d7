"""Tables for pictures: any game of the shelf can be dealt, along any road, the same every time."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.journal import Record
from dragonroads.saves.content import Contents
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf
from dragonroads.ui.box import Box, Surroundings
from dragonroads.workshop.pictures.dealing import Deal, aloud, at_start, curtain, dealt, over
from dragonroads.workshop.pictures.studio import Look, box_for


def test_a_table_of_another_game_is_dealt(tmp_path: Path) -> None:
    shutil.copytree(paths.built_in_content() / "draghan", tmp_path / "my_race")
    spec = tmp_path / "my_race" / "game.yaml"
    spec.write_text(spec.read_text().replace("\nid: draghan\n", "\nid: my_race\n"))
    shelf = Shelf([paths.built_in_content(), tmp_path], cache=None)
    box = Box(Contents(shelf), Settings(), None, Surroundings({}))
    deal = Deal(curtain("lay_card"), game="my_race")
    assert dealt(deal, box).match.header.game == "my_race"
    assert dealt(replace(deal, until=at_start, game="draghan"), box).match.header.game == "draghan"


def box() -> Box:
    return box_for(Look())


def test_a_table_takes_the_road_it_is_asked_to_take() -> None:
    deal = Deal(over, seats=2, preset="journey", game="dragon_road")
    for road in ((2, 5, 10, 13, 16), (3, 7, 11, 14, 17)):
        answers = tuple(("road", str(page)) for page in road)
        assert dealt(replace(deal, answers=answers), box()).match.state.way == [1, *road]


def test_the_same_table_is_played_the_same_way_however_often_and_far() -> None:
    deal, first, again = Deal(over, seed=14), list[Record](), list[Record]()
    dealt(replace(deal, until=aloud("lamp_wish", 6)), box(), first.append)
    dealt(deal, box(), again.append)
    assert again[: len(first)] == first
    assert len(again) > len(first)


def test_a_moment_that_never_comes_is_named() -> None:
    with pytest.raises(LookupError, match="seed 3"):
        dealt(Deal(aloud("no such question"), seats=2, seed=3), box())
