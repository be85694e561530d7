"""Nothing on the table is said in codes: `?` opens the rule behind a question, its id stands in the book alone."""

from __future__ import annotations

import re

import pytest

from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

RACE = Wanted(4, "mayhem", 2, ["betting=on", "for_real=off"], handover="open")
TABLES = [
    pytest.param(RACE, id="race"),
    pytest.param(journey(3, handover="need"), id="journey"),
    pytest.param(valley(2, 3, "automa_1=normal"), id="canyon"),
    pytest.param(Wanted(2, "usual", game="embers"), id="embers"),
]


def rule_id(laid: Laid) -> re.Pattern[str]:
    """What begins like an id of the rule book, whole or cut."""
    beginnings = {rule.id.split("-")[0] for rule in laid.session.loaded.rules}
    return re.compile(rf"\b(?:{'|'.join(sorted(beginnings))})-[A-Z]")


@pytest.mark.parametrize("wanted", TABLES)
@pytest.mark.parametrize("steps", [150, pytest.param(4000, marks=pytest.mark.release)])
def test_no_frame_of_a_played_table_names_a_rule_by_its_id(wanted: Wanted, steps: int) -> None:
    laid = lay(wanted)
    code, found = rule_id(laid), list[str]()

    def watch(glass: Glass) -> None:
        if isinstance(laid.app.screen, TableScreen | AboutScreen) and code.search(glass.text):
            found.append(glass.text)

    async def play(hands: Hands) -> None:
        person = ByKeys(hands, 4)
        for _ in range(steps):
            if person.has_ended() or found:
                return
            await person.step()
            await _look_at_what_is_closed(hands)

    playing(laid.app, play, on_frame=watch)
    assert not found, found[0]


async def _look_at_what_is_closed(hands: Hands) -> None:
    """Try it, and read about it."""
    page = hands.screen
    if isinstance(page, TableScreen) and isinstance(page.stage, Ask):
        closed = [at for at, row in enumerate(page.stage.asking.rows) if not row.open]
        if closed and not page.stage.searching:
            page.stage.asking.point_at(closed[0])
            await hands.press("enter", "i", "escape")


def test_the_rule_that_closes_an_option_is_one_key_away() -> None:
    laid = lay(RACE)

    async def look(hands: Hands) -> None:
        def has_closed() -> bool:
            page = hands.screen
            stage = page.stage if isinstance(page, TableScreen) else None
            return isinstance(stage, Ask) and any(row.rule for row in stage.asking.rows)

        await play_until(hands, has_closed)
        stage = page_of(hands).stage
        assert isinstance(stage, Ask)
        closed = next(row for row in stage.asking.rows if row.rule)
        stage.asking.point_at(stage.asking.rows.index(closed))
        await hands.press("?")
        assert isinstance(hands.screen, RulesScreen)
        assert closed.rule in hands.text

    playing(laid.app, look)
