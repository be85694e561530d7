"""The own screen, lifted at a question that is asked aloud: the same question with its true list, for own eyes."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.seats.keyboard import Aloud
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.lift import LiftScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Look
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until
from tests.ui.played.table_for import Laid, journey, lay


def on_the_road() -> Laid:
    return lay(journey(3, 2, "need"))


def asked(hands: Hands) -> Ask:
    stage = page_of(hands).stage
    assert isinstance(stage, Ask)
    return stage


async def to_open_question(hands: Hands, laid: Laid) -> Seat:
    """On to a placement that is asked aloud; whose it is."""

    def is_asked() -> bool:
        page, due = hands.screen, laid.session.due()
        is_there = isinstance(page, TableScreen) and isinstance(page.stage, Ask) and page.eyes is None
        return is_there and isinstance(due, Aloud) and due.question.kind == "place"

    await play_until(hands, is_asked)
    return asked(hands).asking.question.seat


async def lift(hands: Hands, laid: Laid, seat: Seat) -> None:
    await hands.press("p", laid.session.letter(seat).lower(), "enter")


def test_three_keys_lift_the_screen_and_the_cursor_keeps_its_place() -> None:
    laid = on_the_road()

    async def look(hands: Hands) -> None:
        seat = await to_open_question(hands, laid)
        await hands.press("down", "down")
        before = asked(hands).asking
        assert before.row is not None
        await lift(hands, laid, seat)
        now = asked(hands).asking
        assert (page_of(hands).eyes, now.question.n) == (seat, before.question.n)
        assert now.row is not None
        assert now.row.place == before.row.place
        assert not laid.session.match.answered

    playing(laid.app, look)


def test_a_lifted_screen_closes_with_p_and_f9_and_by_no_other_key() -> None:
    laid = on_the_road()

    async def close(hands: Hands) -> None:
        seat = await to_open_question(hands, laid)
        await lift(hands, laid, seat)
        for key in ("escape", "x", "enter", "u", "left", "home"):
            await hands.press(key)
            assert page_of(hands).eyes == seat, key
        assert not laid.session.match.answered
        await hands.press("p")
        assert (page_of(hands).eyes, laid.session.keyboard.eyes) == (None, None)
        assert asked(hands).asking.question.openly is None, "the list everybody hears"
        await lift(hands, laid, seat)
        await hands.press("f9")
        assert isinstance(hands.screen, CurtainScreen)
        await hands.press("enter")
        assert page_of(hands).eyes is None

    playing(laid.app, close)


def test_nobody_but_the_own_letter_opens_a_screen_and_escape_leads_back() -> None:
    laid = on_the_road()

    async def refuse(hands: Hands) -> None:
        await to_open_question(hands, laid)
        await hands.press("p", "enter")
        assert isinstance(hands.screen, LiftScreen)
        await hands.press("x")
        assert isinstance(hands.screen, LiftScreen)
        assert laid.session.keyboard.eyes is None
        await hands.press("escape")
        assert isinstance(asked(hands), Ask)
        assert laid.session.match.lines == 0 or not laid.session.match.answered

    playing(laid.app, refuse)


def test_who_is_not_asked_looks_at_the_own_side_and_p_closes_it() -> None:
    laid = on_the_road()

    async def look(hands: Hands) -> None:
        seat = await to_open_question(hands, laid)
        other = (seat + 1) % 3
        await lift(hands, laid, other)
        assert laid.session.keyboard.eyes == other
        await hands.press("x")
        page = page_of(hands)
        assert (page.eyes, isinstance(page.stage, Look)) == (other, True)
        await hands.press("p")
        assert asked(hands).asking.question.seat == seat
        assert page_of(hands).eyes is None

    playing(laid.app, look)


def test_a_lifted_screen_stays_through_the_questions_of_one_step_and_closes_with_it() -> None:
    laid = on_the_road()
    kinds: set[str] = set()

    async def play_lifted(hands: Hands) -> None:
        while len(kinds) < 3:
            seat = await to_open_question(hands, laid)
            await lift(hands, laid, seat)
            page = page_of(hands)

            def has_closed(page: TableScreen = page) -> bool:
                if isinstance(page.stage, Ask):
                    assert page.stage.asking.question.seat == page.eyes
                    kinds.add(page.stage.asking.question.kind)
                return hands.app.page is not page

            await play_until(hands, has_closed)
            assert laid.session.keyboard.eyes is None

    playing(laid.app, play_lifted)
