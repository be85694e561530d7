"""One person and two computers: nobody to hide from, so no curtain, and the screen lives while they think."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.journal import Accepted
from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.seats.players import Computer, Reply
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.stages.pauses import Think
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal
from tests.ui.played.situations import page_of
from tests.ui.played.table_for import Wanted, journey, lay

ALONE = Wanted(seats=3, seed=3, computers=[1, 2])


@pytest.mark.parametrize("wanted", [ALONE, replace(journey(2, 1), computers=[1])], ids=["race", "journey"])
def test_a_lone_person_plays_to_the_end_and_never_meets_a_curtain(wanted: Wanted) -> None:
    laid = lay(wanted)
    curtains: list[str] = []

    def watch(glass: Glass) -> None:
        if isinstance(laid.app.screen, CurtainScreen):
            curtains.append(glass.text)

    async def play(hands: Hands) -> None:
        await ByKeys(hands).play()

    playing(laid.app, play, on_frame=watch)
    assert not curtains
    assert not [record for record in check_journal(laid) if isinstance(record, Accepted)]


class SlowComputer:
    """Thinks until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_answer = threading.Event()
        self.thinks = threading.Event()
        choose = Computer.choose

        def slowly(computer: Computer, match: Match[Any], seat: Seat) -> Reply:
            self.thinks.set()
            assert self.may_answer.wait(30)
            return choose(computer, match, seat)

        monkeypatch.setattr(Computer, "choose", slowly)


def test_the_screen_lives_while_a_computer_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = lay(ALONE)
    slow = SlowComputer(monkeypatch)

    async def read_meanwhile(hands: Hands) -> Sequence[str]:
        await hands.press(
            "down", "enter", "down", *["enter"] * 3
        )  # who goes first; the first three of four cards are laid
        await hands.press_until("enter", slow.thinks.is_set)
        answered = laid.session.match.answered
        assert isinstance(page_of(hands).stage, Think)
        await hands.press_until("question_mark", lambda: isinstance(hands.screen, RulesScreen))
        book = hands.text
        await hands.press_until("escape", lambda: hands.screen is laid.app.page)
        assert laid.session.match.answered == answered
        slow.may_answer.set()
        await hands.rest()
        assert laid.session.match.answered > answered
        return [book, hands.text]

    book, table = playing(laid.app, read_meanwhile)
    assert book != table
