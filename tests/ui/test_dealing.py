"""Tables for pictures: any game of the shelf can be dealt."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from dragonroads import paths
from dragonroads.pictures.dealing import Deal, aloud, at_start, dealt
from dragonroads.saves.content import Contents
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf
from dragonroads.ui.box import Box, Surroundings


def test_a_table_of_another_game_is_dealt(tmp_path: Path) -> None:
    shutil.copytree(paths.built_in_content() / "draghan", tmp_path / "my_race")
    spec = tmp_path / "my_race" / "game.yaml"
    spec.write_text(spec.read_text().replace("\nid: draghan\n", "\nid: my_race\n"))
    shelf = Shelf([paths.built_in_content(), tmp_path], cache=None)
    box = Box(Contents(shelf), Settings(), None, Surroundings({}))
    deal = Deal(aloud("pick_dragon", 0), game="my_race")
    assert dealt(deal, box).match.header.game == "my_race"
    assert dealt(replace(deal, until=at_start, game="draghan"), box).match.header.game == "draghan"
