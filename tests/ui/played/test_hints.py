"""The key bar of a question: what comes first stays longest, in the order people look for it."""

from __future__ import annotations

from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until
from tests.ui.played.table_for import journey, lay

ORDER = ("choose", "undo", "mine", "about", "switch", "rules", "chronicle", "map", "leave", "palette")


def test_the_keys_of_a_question_stand_in_one_order() -> None:
    laid = lay(journey(3, 2, "need"))

    async def read(hands: Hands) -> None:
        def is_asked() -> bool:
            page = hands.screen
            stage = page.stage if isinstance(page, TableScreen) else None
            return isinstance(stage, Ask) and stage.asking.is_awake and bool(stage.undo_hint) and stage.can_point

        await play_until(hands, is_asked)
        named = [hint.partition(":")[0] for hint in page_of(hands).hints()]
        assert [one for one in named if one in ORDER] == list(ORDER)

    playing(laid.app, read)
