"""The hand-over protocol, line by line: what a seat finds behind its curtain, and what comes after."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.lift import LiftScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.stages.show import Show
from dragonroads.ui.stages.stage import Stage
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import (
    open_curtain,
    page_of,
    play_until,
    to_curtain,
    to_last_word,
    to_private_question,
)
from tests.ui.played.table_for import Laid, Wanted, journey, lay

TABLES = pytest.mark.parametrize("wanted", [Wanted(), journey(3, 2)], ids=["race", "journey"])


def is_lit(stage: Stage) -> bool:
    """Whether a question, or a hand that is to be laid, has its cursor on something."""
    if isinstance(stage, Lay):
        return max(stage.card, stage.place) >= 0
    assert isinstance(stage, Ask)
    return stage.asking.row is not None


@TABLES
def test_the_first_thing_behind_a_curtain_is_the_question_and_nothing_is_lit(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def come_in(hands: Hands) -> None:
        for _ in range(4):
            seat = await to_curtain(hands)
            await open_curtain(hands)
            page, lines = page_of(hands), laid.session.match.lines
            assert page.eyes == seat
            assert not is_lit(page.stage)
            await hands.press("enter")
            assert "Choose first: arrows or a number." in hands.text
            assert laid.session.match.lines == lines
            await play_until(hands, lambda page=page: hands.screen is not page)  # type: ignore[misc]

    playing(laid.app, come_in)


def test_all_secret_choices_of_one_seat_are_made_in_one_sitting() -> None:
    laid = lay(Wanted())

    async def lay_cards(hands: Hands) -> int:
        seat = await to_private_question(hands)
        page, answered = page_of(hands), laid.session.match.answered
        await play_until(hands, lambda: hands.screen is not page)
        assert await to_curtain(hands) != seat
        return laid.session.match.answered - answered

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
        before = laid.session.match.answered
        await hands.press("enter")
        answered = laid.session.match.answered
        assert answered > before
        await open_curtain(hands)
        await hands.press("u", "u")
        assert laid.session.match.answered == answered
        assert "handed" in laid.session.match.can_undo().limit

    playing(laid.app, undo)


def test_on_the_public_table_somebody_is_called_behind_a_curtain_first() -> None:
    laid = lay(journey(3, 2, "need"))

    async def call(hands: Hands) -> None:
        while isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Show):
            await hands.press("enter")  # the lore of the first page has been read
        await hands.press("p")
        assert isinstance(hands.screen, LiftScreen)
        await hands.press("enter")
        assert isinstance(hands.screen, LiftScreen)
        await hands.press(laid.session.letter(2).lower(), "enter")
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
        def has_bid() -> bool:
            asked_on(hands, pages)
            return {"place", "bid"} <= pages.keys()

        await play_until(hands, has_bid)

    playing(laid.app, play)
    assert pages["place"].eyes is None
    assert pages["bid"].eyes is not None
