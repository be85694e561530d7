"""A whole hand is laid on one screen, in any order, and comes back as one."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from dragonroads.engine.journal import Record
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.table import Seat
from dragonroads.errors import SaveError
from dragonroads.ui import deaf
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.lay import Lay
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until, to_curtain
from tests.ui.played.table_for import STILL, Laid, Wanted, lay

THREE = Wanted(seats=3, seed=3, wishes=["for_real=off"])


async def to_hand(hands: Hands) -> Lay:
    """On to a hand that waits to be laid."""
    await play_until(hands, lambda: isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Lay))
    stage = page_of(hands).stage
    assert isinstance(stage, Lay)
    return stage


def answers(laid: Laid) -> int:
    """How many answers have been written."""
    return laid.session.match.answered


def rows_of(laid: Laid) -> list[list[int]]:
    """What lies in the rows, as the rules know it."""
    return [list(row.cards) for row in laid.session.match.state.rows]


async def fill(hands: Hands, stage: Lay, order: tuple[int, ...]) -> None:
    """Put the cards into their places in this order; the last one goes by itself."""
    for card in order[:-1]:
        await hands.press(str(card + 1), "enter")
    assert stage.is_full
    hands.wait(deaf.PLAN)


@pytest.mark.rule("RACE-PROG-02", "RACE-PROG-03")
@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_cards_go_to_the_places_they_were_put_in_whatever_the_order(order: tuple[int, ...]) -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        seat, hand = stage.question.seat, [int(key) for key in stage.plan.keys]
        await fill(hands, stage, order)
        await hands.press("enter")
        rows = rows_of(laid)
        table = [(seat + k) % 3 for k in range(3)]
        wanted = [hand[card] for card in order]
        assert [rows[one][-1] for one in table[1:]] == wanted[1:3]
        assert rows[seat][-2:] == [wanted[0], wanted[3]]

    playing(laid.app, test)


def test_another_language_leaves_the_cards_where_they_are_and_says_everything_anew() -> None:
    async def placed(hands: Hands) -> str:
        stage = await to_hand(hands)
        await hands.press("2", "enter")
        hands.app.change(language="es")
        await hands.press("1")
        assert page_of(hands).stage is stage
        assert stage.placed == {0: 1}
        return hands.text

    spanish = replace(THREE, settings=replace(STILL, language="es"))
    changed, always = playing(lay(THREE).app, placed), playing(lay(spanish).app, placed)
    assert "La carrera de Draghan" in changed
    assert changed == always


def test_nothing_is_given_before_the_one_confirmation() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        before = answers(laid)
        await fill(hands, stage, (2, 0, 3, 1))
        await hands.press("u", "u", "1", "enter")
        assert answers(laid) == before
        await hands.press(*("1", "enter", "2", "enter", "3", "enter"))
        hands.wait(deaf.PLAN)
        await hands.press("enter")
        assert answers(laid) == before + 4

    playing(laid.app, test)


def test_enter_out_of_habit_lays_nothing() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        await hands.press("enter", "enter", "enter")
        assert not stage.placed
        assert laid.app.say("ui.choose_first") in hands.text

    playing(laid.app, test)


def test_a_full_plan_rests_before_it_can_be_confirmed() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        await hands.press("1", "enter", "2", "enter", "3")
        await hands.burst("enter", "enter", "enter")
        assert page_of(hands).stage is stage
        assert stage.is_full

    playing(laid.app, test)


def test_a_capital_letter_puts_a_card_straight_into_a_row() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        other = stage.plan.rows[2].plate.badge.letter
        await hands.press("2", other)
        assert stage.placed == {2: 1}

    playing(laid.app, test)


def test_a_place_can_be_emptied_again() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        await hands.press("1", "enter", "2", "enter", "up", "left", "enter")
        assert stage.placed == {1: 1}
        assert stage.card == 0

    playing(laid.app, test)


def test_the_whole_plan_comes_back_from_the_next_curtain() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        seat: Seat = stage.question.seat
        before = answers(laid)
        await fill(hands, stage, (0, 1, 2, 3))
        await hands.press("enter")
        assert isinstance(hands.screen, CurtainScreen)
        await hands.press("u")
        assert answers(laid) == before
        assert await to_curtain(hands) == seat
        again = await to_hand(hands)
        assert again.question.seat == seat
        assert len(again.plan.hand) == 4
        assert not again.placed
        assert read(laid.path).records, "both are written"

    playing(laid.app, test)


def test_with_six_people_every_row_gets_one_card() -> None:
    laid = lay(Wanted(seats=6, seed=2, wishes=["for_real=off"]))

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        assert [place.row for place in stage.plan.places] == list(range(6))
        await fill(hands, stage, (5, 4, 3, 2, 1, 0))
        await hands.press("enter")
        assert answers(laid) == 6

    playing(laid.app, test)


def test_an_answer_of_before_leaves_the_rest_of_the_hand_as_a_plan() -> None:
    laid = lay(THREE)

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        match, seat = laid.session.match, stage.question.seat
        match.answer(seat, stage.question.n, stage.plan.keys[0])
        page_of(hands).director.go_on()
        await hands.rest()
        rest = await to_hand(hands)
        assert [place.row for place in rest.plan.places] == [1, 2, 0]

    playing(laid.app, test)


def test_a_plan_that_cannot_be_written_stays_as_it_was_laid() -> None:
    laid = lay(THREE)

    def fail(_record: Record) -> None:
        raise SaveError("the disk is full")

    async def test(hands: Hands) -> None:
        stage = await to_hand(hands)
        before, match = answers(laid), laid.session.match
        await fill(hands, stage, (2, 0, 3, 1))
        write, match.journal = match.journal, fail
        await hands.press("enter")
        assert "the disk is full" in hands.text
        assert page_of(hands).stage is stage
        assert stage.is_full
        match.journal = write
        await hands.press("enter")
        assert answers(laid) == before + 4

    playing(laid.app, test)
