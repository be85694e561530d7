"""A plan that waits for its owner's word: what is said about it, what comes next, and what nobody runs into."""

from __future__ import annotations

from dragonroads.seats.keyboard import Aloud, Curtain, Sitting
from dragonroads.settings import Settings
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Done
from dragonroads.ui.stages.watch import LONGER, Watch
from dragonroads.ui.terminal import PACES
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until, to_private_question
from tests.ui.played.table_for import Laid, journey, lay


def is_planned(hands: Hands) -> bool:
    return isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Done)


def test_a_plan_with_more_to_come_is_shown_and_not_handed_over() -> None:
    laid = lay(journey(seats=2))

    async def go_on(hands: Hands) -> None:
        await play_until(hands, lambda: is_planned(hands) and isinstance(laid.session.due(), Aloud))
        eyes = page_of(hands).eyes
        assert "This is your plan. Show it to all?" in hands.text
        assert "passes the keyboard" not in hands.text
        await hands.press("enter")
        page = page_of(hands)
        assert isinstance(page.stage, Ask)
        assert (page.eyes, page.stage.asking.question.seat) == (None, eyes)

    playing(laid.app, go_on)


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


def test_whoever_is_asked_aloud_cannot_take_back_the_plan_of_another() -> None:
    laid = lay(journey(seats=2, seed=7, box="crystal_peaks"))

    def asks_another(hands: Hands) -> bool:
        due = laid.session.due()
        return is_planned(hands) and isinstance(due, Aloud) and due.question.seat != page_of(hands).eyes

    async def pass_on(hands: Hands) -> None:
        await play_until(hands, lambda: asks_another(hands))
        assert laid.session.match.can_undo().steps
        await hands.press("enter")
        assert isinstance(laid.session.due(), Aloud)
        assert not laid.session.match.can_undo().steps

    playing(laid.app, pass_on)


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
