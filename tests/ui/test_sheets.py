"""The cardboard of a player is as airy as its screen allows, and whole where that can be."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import Section
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.sheets import cardboard
from tests.ui.boards.tracks import text

SECTIONS = [Section("Purse", ("9 gold",)), Section("Letters", ("to the north", "to the south"))]
"""Five lines, three blank ones and a frame."""


def lines(least: int, most: int) -> list[str]:
    return text(cardboard(Face("R", "red", "Ana"), SECTIONS, "nothing", 40, (least, most)))


@pytest.mark.parametrize(("most", "height"), [(30, 10), (10, 10), (9, 8), (8, 8), (7, 7), (3, 7)])
def test_blank_lines_give_way_before_anything_is_out_of_sight(most: int, height: int) -> None:
    shown = lines(4, most)
    assert len(shown) == height
    assert all(any(words in line for line in shown) for words in ("Purse", "9 gold", "to the south"))


def test_a_cardboard_with_little_behind_it_is_still_a_cardboard() -> None:
    assert len(lines(14, 30)) == 14
