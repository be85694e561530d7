"""The lists of a simulation: only what the pages of a box can tell is missed where it never happened."""

from __future__ import annotations

import pytest

from tests.games.almanac.situations import ROAD, the_game
from tests.games.almanac.touring import BOX, PEAKS


@pytest.mark.parametrize(
    ("box", "kind", "can"),
    [
        (ROAD, "tide", True),
        (ROAD, "floe_drifted", False),
        (ROAD, "duel_rolls", False),
        (ROAD, "fight_roll", True),
        (PEAKS, "tide", False),
        (PEAKS, "floe_drifted", True),
        (PEAKS, "awarded", True),
        (BOX, "tide", True),
        (BOX, "floe_drifted", True),
    ],
)
def test_what_no_page_of_a_box_can_tell_is_not_missed(box: str, kind: str, can: bool) -> None:
    assert the_game(box).can_tell(kind) == can
