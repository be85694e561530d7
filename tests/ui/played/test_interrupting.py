"""Somebody interrupts: a computer that thinks, a table that is shown moment by moment."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.errors import SaveError
from dragonroads.seats.keyboard import Aloud, ByComputer
from dragonroads.seats.players import Computer, Reply
from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from dragonroads.ui.computers import Computers
from dragonroads.ui.scenes.pace import PACES
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.home import HomeScreen
from dragonroads.ui.screens.player_screen import PlayerScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Think
from dragonroads.ui.stages.show import Show
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import open_curtain, page_of, play_until, to_curtain
from tests.ui.played.table_for import Wanted, lay

ALONE = Wanted(seats=3, seed=3, computers=[1, 2])
MOST_KEYS = 200


# --- computers ------------------------------------------------------------------------------------------------------


def test_a_thought_that_nobody_waits_for_ends_nothing_but_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = lay(ALONE)
    begun: list[threading.Event] = []
    choose = Computer.choose

    def slowly(computer: Computer, match: Match[Any], seat: Seat) -> Reply:
        begun.append(threading.Event())
        assert begun[-1].wait(30)
        return choose(computer, match, seat)

    monkeypatch.setattr(Computer, "choose", slowly)

    async def cover(hands: Hands) -> None:
        computers, match = laid.app.computers, laid.session.match
        await hands.press(
            "down", "enter", "down", *["enter"] * 3
        )  # who goes first; the first three of four cards are laid
        await hands.press_until("enter", lambda: len(begun) == 1)
        answered = match.answered
        await hands.press_until("f9", lambda: isinstance(hands.screen, CurtainScreen))
        await hands.press_until("enter", lambda: len(begun) == 2)
        begun[0].set()
        await hands.press_until("question_mark", lambda: isinstance(hands.screen, RulesScreen))
        await hands.press_until("escape", lambda: isinstance(hands.screen, TableScreen))
        assert match.answered == answered, "the first thought came too late"
        assert computers.is_busy, "the second one still goes on"
        monkeypatch.setattr(Computer, "choose", choose)
        begun[1].set()
        await hands.rest()
        assert match.answered > answered
        assert "could not be done" not in hands.text

    playing(laid.app, cover)


class Stand:
    """A page that notes whether somebody pauses before thinking."""

    def __init__(self) -> None:
        self.paused: list[bool] = []
        self.session = SimpleNamespace(match=SimpleNamespace(lines=0))

    def set_timer(self, _pause: float, _then: object) -> Any:
        self.paused.append(True)
        return SimpleNamespace(stop=lambda: None)

    def call_later(self, _then: object) -> None:
        self.paused.append(False)


def test_a_computer_pauses_again_after_anybody_else_has_answered() -> None:
    computers = Computers(cast(BoxApp, SimpleNamespace(content=SimpleNamespace(pace=PACES["wait"]))))
    stand = Stand()
    page = cast(TableScreen, stand)
    computers.begin(page, 1)
    computers._answered = page.session, 1, 7
    page.session.match.lines = 7
    computers.begin(page, 1)
    page.session.match.lines = 8
    computers.begin(page, 1)
    assert stand.paused == [True, False, True]


def test_a_computers_answer_that_cannot_be_written_is_tried_again_on_demand() -> None:
    laid = lay(ALONE)
    match = laid.session.match
    write = match.journal
    assert write is not None

    def fail(_record: Record) -> None:
        raise SaveError("the disk is full")

    async def make_room(hands: Hands) -> None:
        person = await play_until(hands, lambda: isinstance(laid.session.due(), Aloud) and match.answered > 0)
        asked, give = match.answered, match.answer

        def fill_disk(seat: Seat, n: int, *keys: str) -> None:
            if not match.is_person(seat):
                match.journal = fail
            give(seat, n, *keys)

        match.answer = fill_disk  # type: ignore[method-assign]
        while match.journal is write:
            await person.step()
        assert match.answered >= asked
        assert isinstance(page_of(hands).stage, Think)
        assert "the disk is full" in hands.text
        assert "try again" in hands.text
        stuck = match.answered
        match.answer, match.journal = give, write  # type: ignore[method-assign]
        await hands.press("enter")
        assert match.answered > stuck

    playing(laid.app, make_room)


def test_taking_back_by_agreement_goes_back_to_the_last_person() -> None:
    session = lay(ALONE).session
    computer = Computer(session.loaded, session.catalog)
    before = 0
    while not (isinstance(due := session.due(), Aloud) and session.match.answered > before + 1):
        match due:
            case ByComputer(seat):
                computer.answer(session.match, seat)
            case Aloud(question):
                before = session.match.answered
                session.answer(question, [question.key(0)])
    session.undo(agreed=True)
    assert session.match.answered == before
    assert isinstance(session.due(), Aloud)


# --- what is shown --------------------------------------------------------------------------------------------------


def test_leaving_and_the_rules_keep_their_chosen_keys_while_something_is_watched() -> None:
    laid = lay(Wanted(seats=3, seed=2, settings=Settings(pace="calm", keys={"leave": "x"})))

    async def leave(hands: Hands) -> None:
        for _ in range(MOST_KEYS):
            if isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Show):
                break
            await _answer_or_come_in(hands)
        await hands.press("f1")
        assert isinstance(hands.screen, RulesScreen)
        await hands.press("escape", "x")
        assert isinstance(hands.screen, HomeScreen)

    playing(laid.app, leave)


async def _answer_or_come_in(hands: Hands) -> None:
    if isinstance(hands.screen, CurtainScreen):
        await open_curtain(hands)
    else:
        await hands.press("down", "enter")


def test_a_table_that_was_thrown_away_is_not_offered_to_go_on_with() -> None:
    laid = lay(Wanted())

    async def leave(hands: Hands) -> None:
        await hands.press("q")
        assert laid.app.unfinished == laid.session.name
        laid.path.unlink()
        assert not laid.app.unfinished

    playing(laid.app, leave)


def test_no_settings_file_can_take_the_curtain_key_away() -> None:
    laid = lay(Wanted(settings=Settings(pace="off", keys={"curtain": "x", "leave": "f9", "undo": "z"})))
    assert laid.app.settings.keys == {"undo": "z"}

    async def cover(hands: Hands) -> None:
        await hands.press("f9")
        assert isinstance(hands.screen, CurtainScreen)

    playing(laid.app, cover)


def test_a_wrong_key_on_a_curtain_is_answered_and_the_next_key_takes_the_answer_away() -> None:
    laid = lay(Wanted())

    async def mistype(hands: Hands) -> None:
        seat = await to_curtain(hands)
        await hands.press("x")
        assert "Still closed." in hands.text
        await hands.press(laid.session.letter(seat).lower())
        assert "Still closed." not in hands.text

    playing(laid.app, mistype)


def test_with_open_hands_nobody_has_to_be_called_to_look_at_a_side() -> None:
    laid = lay(Wanted(handover="open"))

    async def look(hands: Hands) -> None:
        await play_until(hands, lambda: isinstance(page_of(hands).stage, Ask) and laid.session.match.state.round > 0)
        lines = laid.session.match.lines
        await hands.press("p", laid.session.letter(1).lower())
        assert isinstance(hands.screen, PlayerScreen)
        assert laid.session.match.lines == lines, "nobody took the keyboard"

    playing(laid.app, look)


def test_a_seat_that_changes_hands_while_people_watch_leaves_one_thing_to_watch() -> None:
    laid = lay(Wanted(settings=Settings(pace="calm")))

    async def hand_over(hands: Hands) -> None:
        for _ in range(MOST_KEYS):
            if isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Show):
                break
            await _answer_or_come_in(hands)
        first = page_of(hands).stage
        assert isinstance(first, Show)
        page_of(hands).director.hand(0, "computer:easy")
        await hands.rest()
        assert first.is_over
        assert page_of(hands).stage is not first

    playing(laid.app, hand_over)


def test_a_covered_result_comes_back() -> None:
    laid = lay(Wanted(seats=2, wishes=["length=12"]))

    async def cover(hands: Hands) -> None:
        await play_until(hands, lambda: isinstance(hands.screen, ResultScreen))
        await hands.press("f9")
        assert "wins" not in hands.text
        await hands.press("enter")
        assert isinstance(hands.screen, ResultScreen)

    playing(laid.app, cover)
