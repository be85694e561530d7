"""The terminal's own cursor follows the cursor of the app, for braille lines and screen readers."""

from __future__ import annotations

import pytest

from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until
from tests.ui.played.table_for import journey, lay

CURSOR = "►"


def under_cursor(hands: Hands) -> str:
    """The letter on which the terminal's cursor stands."""
    x, y = hands.glass.cursor
    return hands.glass.rows[y][x]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)], ids=str)
def test_it_follows_through_a_board_and_through_a_list(size: tuple[int, int]) -> None:
    laid = lay(journey(3, 2, "need"))

    async def move(hands: Hands) -> None:
        def is_placing() -> bool:
            page = hands.screen
            stage = page.stage if isinstance(page, TableScreen) else None
            return isinstance(stage, Ask) and stage.asking.question.kind == "place" and not stage.asking.is_awake

        await play_until(hands, is_placing)
        page = page_of(hands)
        assert page.is_on_board
        seen = set()
        for key in ("down", "right", "up", "tab", "down", "down"):
            await hands.press(key)
            assert under_cursor(hands) == CURSOR, f"{key}\n{hands.text}"
            seen.add(hands.glass.cursor)
        assert len(seen) > 3

    playing(laid.app, move, size)
