"""A table that people left in the middle of a plan is found again at home, as it was."""

from __future__ import annotations

import pytest

from dragonroads.ui.screens.home import HomeScreen
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import curtain_of, to_curtain, to_last_word
from tests.ui.played.table_for import Wanted, journey, lay


@pytest.mark.parametrize("wanted", [Wanted(), journey(2, 3)], ids=["race", "journey"])
def test_a_table_that_was_left_goes_on_with_everything_that_could_be_taken_back(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def leave_and_go_on(hands: Hands) -> None:
        seat = await to_last_word(hands)
        await hands.press("enter")
        before = laid.session.match
        await hands.press("q")
        assert isinstance(hands.screen, HomeScreen)
        await hands.press("enter")
        director = hands.app.director
        assert director is not None
        match = director.session.match
        assert match is not before
        assert match.state.digest() == before.state.digest()
        assert match.can_undo() == before.can_undo()
        assert match.holder == seat
        await to_curtain(hands)
        assert curtain_of(hands).typed == ""

    playing(laid.app, leave_and_go_on)


def test_a_worker_is_taken_back_at_a_table_that_was_left() -> None:
    laid = lay(journey(2, 3))

    async def take_back(hands: Hands) -> None:
        await to_curtain(hands)
        await hands.press("q", "enter")
        director = hands.app.director
        assert director is not None
        match = director.session.match
        await to_last_word(hands)
        answered = match.answered
        await hands.press("enter")
        assert match.answered == answered + 1
        await hands.press("u")
        assert match.answered == answered

    playing(laid.app, take_back)
