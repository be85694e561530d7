"""A plan that waits for its owner's word: what is said about it, what comes next, and what nobody runs into."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.seats.keyboard import Aloud, Curtain, Sitting
from dragonroads.settings import Settings
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Done
from dragonroads.ui.stages.watch import LONGER, Watch
from dragonroads.ui.terminal import PACES
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import open_curtain, page_of, play_until, to_private_question
from tests.ui.played.table_for import Laid, journey, lay


def is_planned(hands: Hands) -> bool:
    return isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Done)


def test_a_final_choice_is_not_run_into_from_a_plan() -> None:
    laid = lay(journey(seats=2))

    def comes_to_a_bid(hands: Hands) -> bool:
        due = laid.session.due()
        return is_planned(hands) and isinstance(due, Sitting) and due.questions[0].sealed

    async def hold_on(hands: Hands) -> None:
        await play_until(hands, lambda: comes_to_a_bid(hands))
        assert "This is your plan. Hand over?" in hands.text
        await hands.press("enter")
        assert isinstance(hands.screen, CurtainScreen)
        assert isinstance(laid.session.due(), Curtain)

    playing(laid.app, hold_on)


def test_the_last_answer_of_a_sitting_can_be_taken_back_from_the_open_table_until_the_next_person_answers() -> None:
    laid = lay(journey(seats=2, seed=7, handover="need", box="crystal_peaks"))
    match = laid.session.match

    def asks_another(hands: Hands) -> bool:
        due = laid.session.due()
        return is_planned(hands) and isinstance(due, Aloud) and due.question.seat != page_of(hands).eyes

    async def take_back(hands: Hands) -> None:
        await to_a_lifted_screen(hands, lambda: asks_another(hands))
        seat, answered = page_of(hands).eyes, match.answered
        await hands.press("enter")
        assert isinstance(laid.session.due(), Aloud)
        await hands.press("u")
        due = laid.session.due()
        assert (match.answered, isinstance(due, Aloud) and due.question.seat) == (answered - 1, seat)

    playing(laid.app, take_back)


def test_the_last_answer_of_a_sitting_can_be_taken_back_from_the_next_curtain_until_it_opens() -> None:
    laid = lay(journey(seats=2, seed=7))
    match = laid.session.match

    async def take_back(hands: Hands) -> None:
        await play_until(hands, lambda: is_planned(hands) and isinstance(laid.session.due(), Curtain))
        seat, answered = page_of(hands).eyes, match.answered
        await hands.press("enter")
        assert "u undo" in hands.text
        await hands.press("u")
        assert match.answered == answered - 1
        assert await open_curtain(hands) == seat
        assert page_of(hands).eyes == seat

    playing(laid.app, take_back)


async def to_a_lifted_screen(hands: Hands, is_there: Callable[[], bool]) -> None:
    """Play on, and lift the own screen at every open question."""
    person = ByKeys(hands, 1)
    for _ in range(400):
        if is_there():
            return
        page = hands.screen
        if isinstance(page, TableScreen) and page.eyes is None and isinstance(page.stage, Ask):
            seat = page.stage.asking.question.seat
            page.director.call(seat)
            await hands.rest()
            await open_curtain(hands)
        else:
            await person.step()
    raise AssertionError(hands.text)


def answered(laid: Laid) -> int:
    return laid.session.match.answered


def test_a_table_that_rests_takes_no_answer() -> None:
    laid = lay(journey(seats=2))

    async def rest(hands: Hands) -> None:
        await to_private_question(hands)
        before = answered(laid)
        page_of(hands).director.rest(60)
        await hands.press("enter")
        assert answered(laid) == before
        page_of(hands).director.rest(0)
        await hands.press("enter")
        assert answered(laid) == before + 1

    playing(laid.app, rest)


def test_a_question_that_comes_by_itself_takes_no_answer_at_once() -> None:
    laid = lay(journey(seats=2, settings=Settings(animation="on")))

    def watches_before_a_question(hands: Hands) -> bool:
        page = hands.screen
        is_watching = isinstance(page, TableScreen) and isinstance(page.stage, Watch)
        return is_watching and isinstance(laid.session.due(), Aloud)

    async def wait(hands: Hands) -> None:
        await play_until(hands, lambda: watches_before_a_question(hands))
        page = page_of(hands)
        watch = page.stage
        assert isinstance(watch, Watch)
        assert not page.director.is_resting
        while page.stage is watch:
            watch._go_on_alone()
        assert isinstance(page.stage, Ask)
        assert page.director.is_resting

    playing(laid.app, wait)


def test_a_roll_or_a_bid_stays_longer_than_other_moments() -> None:
    laid = lay(journey(seats=2, settings=Settings(animation="on")))
    waits: dict[bool, set[float]] = {True: set(), False: set()}

    def has_seen_both(hands: Hands) -> bool:
        page = hands.screen
        if isinstance(page, TableScreen) and isinstance(page.stage, Watch) and page.stage.at > 0:
            watch, present = page.stage, laid.session.presenter
            event, timer = watch.news[watch.at - 1].event, watch._timer
            if timer and present.is_moment(event):
                waits[present.is_reveal(event)].add(timer._interval)
        return all(waits.values())

    async def watch_some(hands: Hands) -> None:
        await play_until(hands, lambda: has_seen_both(hands))
        assert waits == {True: {PACES["on"] * LONGER}, False: {PACES["on"]}}

    playing(laid.app, watch_some)
