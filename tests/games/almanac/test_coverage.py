"""The lists of a simulation: only what the pages of a box can tell is missed where it never happened."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from dragonroads.games.almanac import placements
from dragonroads.games.almanac.placement import Placement, placement_rules
from tests.games.almanac.situations import ROAD, the_game
from tests.games.almanac.touring import BOX, PEAKS

RULES = Path(str(placements.__file__)).parent
TELLS = re.compile(r't\.tell\(\s*"(\w+)"(?: if [^"]+ else "(\w+)")?')


def told_in(*files: Path) -> set[str]:
    """The kinds of events that these files tell."""
    return {kind for file in files for pair in TELLS.findall(file.read_text("utf-8")) for kind in pair if kind}


@pytest.mark.parametrize("rule", placement_rules(), ids=lambda rule: rule.__name__)
def test_a_placement_rule_lists_the_events_that_happen_on_its_pages_alone(rule: type[Placement]) -> None:
    elsewhere = told_in(*RULES.parent.glob("*.py"))
    assert told_in(Path(inspect.getfile(rule))) - elsewhere <= set(rule.tells)


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
