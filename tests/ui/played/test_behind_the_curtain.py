"""The hand-over protocol, line by line: what a seat finds behind its curtain, and what comes after."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.screens.who import WhoScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Done, Recap
from dragonroads.ui.stages.watch import Watch
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import (
    curtain_of,
    open_curtain,
    page_of,
    play_until,
    to_curtain,
    to_last_word,
    to_private_question,
)
from tests.ui.played.table_for import Laid, Wanted, journey, lay

TABLES = pytest.mark.parametrize("wanted", [Wanted(), journey(3, 2)], ids=["race", "journey"])


@TABLES
def test_a_recap_comes_first_and_is_told_from_the_own_view(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def read(hands: Hands) -> None:
        seat = await to_last_word(hands)
        await hands.press("enter")
        await play_until(hands, lambda: isinstance(hands.screen, CurtainScreen) and _waits_for(hands, seat))
        missed = laid.session.missed_by(seat, own=True)
        assert missed
        await open_curtain(hands)
        page = page_of(hands)
        assert isinstance(page.stage, Recap)
        words = laid.session.words_of(missed, laid.session.look(seat))
        assert page.stage.lines == words
        assert not laid.session.match.recap(seat)
        await hands.press("enter")
        assert isinstance(page.stage, Ask)

    playing(laid.app, read)


def test_a_table_that_is_opened_again_tells_what_the_last_answers_led_to() -> None:
    laid = lay(journey(3, 2))

    async def read(hands: Hands) -> None:
        seat = await to_last_word(hands)
        await hands.press("enter")
        session = laid.session
        led = session.moments_of(session.match.led_to(seat))
        assert led
        again = Session(session.match, session.loaded, session.catalog)
        assert again.missed_by(seat, own=False)[: len(led)] == led
        again.add_recap(seat, [])
        assert again.missed_by(seat, own=False) == session.missed_by(seat, own=False)

    playing(laid.app, read)


def test_own_deeds_that_were_watched_are_not_told_again_but_gains_from_others_are() -> None:
    laid = lay(journey(3, 2))

    async def read(hands: Hands) -> None:
        seat = await to_last_word(hands)
        await hands.press("enter")
        session, match = laid.session, laid.session.match
        led = session.moments_of(match.led_to(seat))
        assert led
        assert session.missed_by(seat, own=True)[: len(led)] == led
        watched = [event for event in match.recap(seat) if session.presenter.is_moment(event)]
        touched = [event for event in match.recap(seat) if session.presenter.touches(event, seat)]
        told = session.missed_by(seat, own=False)
        assert all(event in told for event in (*watched, *touched))
        assert len(session.missed_by(seat, own=True)) == len(told) + len(led)

    playing(laid.app, read)


def _waits_for(hands: Hands, seat: Seat) -> bool:
    due = curtain_of(hands).due
    return due is not None and due.seat == seat


def test_before_the_first_look_there_is_no_recap() -> None:
    laid = lay(Wanted(wishes=["for_real=off"]))

    async def read(hands: Hands) -> None:
        seat = await to_curtain(hands)
        assert not laid.session.match.has_looked(seat)
        await open_curtain(hands)
        assert isinstance(page_of(hands).stage, Ask)

    playing(laid.app, read)


def test_all_secret_choices_of_one_seat_are_made_in_one_sitting() -> None:
    laid = lay(Wanted())

    async def lay_cards(hands: Hands) -> int:
        seat = await to_private_question(hands)
        page, asked = page_of(hands), 0
        while isinstance(page.stage, Ask):
            assert hands.screen is page
            assert page.stage.asking.question.seat == seat
            asked += 1
            await hands.press("enter")
        assert isinstance(page.stage, Done)
        return asked

    assert playing(laid.app, lay_cards) > 1


@TABLES
def test_after_the_answer_comes_the_public_table_or_a_curtain_and_never_another_private_page(wanted: Wanted) -> None:
    laid = lay(wanted)
    pages: list[TableScreen | CurtainScreen] = []

    async def play(hands: Hands) -> None:
        def note() -> bool:
            page = hands.app.page
            if isinstance(page, TableScreen | CurtainScreen) and (not pages or pages[-1] is not page):
                pages.append(page)
            return len(pages) > 25

        await play_until(hands, note)

    playing(laid.app, play)
    eyes = [page.eyes if isinstance(page, TableScreen) else None for page in pages]
    assert sum(one is not None for one in eyes) > 5
    assert all(before is None or after is None for before, after in pairwise(eyes))


@TABLES
def test_undo_never_crosses_the_hand_over(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def undo(hands: Hands) -> None:
        await to_last_word(hands)
        answered = laid.session.match.answered
        await hands.press("enter")
        await open_curtain(hands)
        if isinstance(page_of(hands).stage, Recap):
            await hands.press("enter")
        await hands.press("u", "u")
        assert laid.session.match.answered == answered
        assert "handed" in laid.session.match.can_undo().limit

    playing(laid.app, undo)


def test_on_the_public_table_somebody_is_called_behind_a_curtain_first() -> None:
    laid = lay(journey(3, 2, "need"))

    async def call(hands: Hands) -> None:
        while isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Watch):
            await hands.press("enter")  # the lore of the first page has been read
        await hands.press("p")
        assert isinstance(hands.screen, WhoScreen)
        await hands.press(laid.session.letter(2))
        due = curtain_of(hands).due
        assert due is not None
        assert due.seat == 2
        await hands.press("enter")
        assert isinstance(hands.screen, CurtainScreen)
        assert await open_curtain(hands) == 2
        assert laid.session.keyboard.eyes == 2

    playing(laid.app, call)


def test_a_seat_given_to_the_computer_uncovers_nothing() -> None:
    laid = lay(Wanted(seats=2, preset="regular"))

    async def hand(hands: Hands) -> Laid:
        seat = await to_private_question(hands)
        other = 1 - seat
        await hands.press("ctrl+p")
        await hands.type(f"hand {laid.session.match.header.seats[other].name} ")
        await hands.press("enter", "right", "enter")
        assert not laid.session.match.is_person(other)
        assert laid.session.keyboard.eyes is None
        assert isinstance(hands.app.page, CurtainScreen), f"a secret lies open:\n{hands.text}"
        assert laid.session.keyboard.public_viewer is None
        return laid

    playing(laid.app, hand)


def asked_on(hands: Hands, pages: dict[str, TableScreen]) -> None:
    """Note on which page each kind of question was asked last."""
    page = hands.screen
    if isinstance(page, TableScreen) and isinstance(page.stage, Ask):
        pages[page.stage.asking.question.kind] = page


def test_a_turn_of_several_private_choices_is_one_sitting() -> None:
    laid = lay(journey(3, 2))
    pages: dict[str, TableScreen] = {}

    async def buy(hands: Hands) -> None:
        def is_buying() -> bool:
            asked_on(hands, pages)
            return "buy_caravan" in pages

        await play_until(hands, is_buying)
        assert laid.session.has_news, "nobody has seen the worker yet"
        assert pages["buy_caravan"] is pages["place"]
        assert hands.screen is pages["place"]
        await hands.press("u")
        stage = page_of(hands).stage
        assert isinstance(stage, Ask)
        assert stage.asking.question.kind == "place"

    playing(laid.app, buy)


def test_where_turns_are_taken_in_the_open_secret_picks_are_still_behind_a_curtain() -> None:
    laid = lay(journey(3, 4, "need"))
    pages: dict[str, TableScreen] = {}

    async def play(hands: Hands) -> None:
        def has_predicted() -> bool:
            asked_on(hands, pages)
            return {"bid", "prophecy"} <= pages.keys()

        await play_until(hands, has_predicted, seed=2)

    playing(laid.app, play)
    assert pages["place"].eyes is None
    assert None not in (pages["bid"].eyes, pages["prophecy"].eyes)
