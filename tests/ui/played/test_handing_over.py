"""The hand-over protocol, line by line: who comes in, and how."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import (
    curtain_of,
    open_curtain,
    page_of,
    to_curtain,
    to_last_word,
)
from tests.ui.played.table_for import Wanted, lay

DRAFT = Wanted(seats=3, preset="experienced", seed=3)
CODES = ("1111", "2222", "3333")


@pytest.mark.parametrize("times", [2, 3])
def test_enter_again_on_the_last_choice_never_opens_the_next_seat(times: int) -> None:
    laid = lay(Wanted())

    async def press(hands: Hands) -> None:
        await to_last_word(hands)
        await hands.burst(*["enter"] * times)
        assert curtain_of(hands).typed == ""
        await hands.press("enter", "enter", "space")
        assert isinstance(hands.screen, CurtainScreen)
        assert laid.session.keyboard.eyes is None

    playing(laid.app, press)


def test_only_the_right_letter_and_enter_open_a_curtain() -> None:
    laid = lay(Wanted())

    async def try_letters(hands: Hands) -> None:
        seat = await to_curtain(hands)
        curtain = curtain_of(hands)
        wrong = [laid.session.letter(one).lower() for one in range(3) if one != seat]
        for key in (*wrong, "x", "1", "space", "right", "tab"):
            await hands.press(key, "enter")
            assert hands.screen is curtain
        await hands.press(laid.session.letter(seat).lower())
        assert hands.screen is curtain
        await hands.press("enter")
        assert page_of(hands).eyes == seat

    playing(laid.app, try_letters)


def test_in_a_sealed_set_another_seat_may_go_first() -> None:
    laid = lay(DRAFT)

    async def swap(hands: Hands) -> None:
        first = await to_curtain(hands)
        due = curtain_of(hands).due
        assert due is not None
        other = due.others[-1]
        await hands.press(laid.session.letter(other).lower(), "enter")
        due = curtain_of(hands).due
        assert due is not None
        assert due.seat == other
        assert first in due.others
        assert await open_curtain(hands) == other
        assert page_of(hands).eyes == other

    playing(laid.app, swap)


def test_not_me_is_no_way_to_look_at_somebody_else() -> None:
    laid = lay(Wanted())

    async def refuse(hands: Hands) -> None:
        seat = await to_curtain(hands)
        due = curtain_of(hands).due
        assert due is not None
        assert not due.others
        await hands.press(laid.session.letter((seat + 1) % 3).lower(), "enter")
        assert curtain_of(hands).due == due
        await hands.press("escape")
        assert curtain_of(hands).typed == ""

    playing(laid.app, refuse)


# --- seat codes -----------------------------------------------------------------------------------------------------


async def to_code(hands: Hands) -> Seat:
    seat = await to_curtain(hands)
    curtain = curtain_of(hands)
    await hands.press(curtain.session.letter(seat).lower(), "enter")
    assert curtain_of(hands) is curtain
    assert curtain.asks_code
    return seat


def test_a_seat_code_is_asked_for_and_a_wrong_one_is_refused() -> None:
    laid = lay(Wanted(codes=CODES))

    async def try_codes(hands: Hands) -> None:
        seat = await to_code(hands)
        for digits in ("0000", CODES[(seat + 1) % 3]):
            await hands.type(digits)
            assert isinstance(hands.screen, CurtainScreen)
            assert digits not in hands.text
            await hands.press("enter")
            assert "not the right digits" in hands.text
        await hands.type(CODES[seat])
        assert isinstance(hands.screen, CurtainScreen), "Enter opens, not the last digit"
        await hands.press("enter")
        assert page_of(hands).eyes == seat

    playing(laid.app, try_codes)


def test_a_forgotten_code_needs_everybody_else() -> None:
    laid = lay(Wanted(codes=CODES))

    async def forget(hands: Hands) -> None:
        seat = await to_code(hands)
        letters = [laid.session.letter(one).lower() for one in range(3) if one != seat]
        await hands.press("f2", laid.session.letter(seat).lower())
        assert isinstance(hands.screen, CurtainScreen), "one cannot vouch for oneself"
        if not curtain_of(hands).asks_code:
            await hands.press(laid.session.letter(seat).lower(), "enter")
        await hands.press("f2", letters[0], letters[0])
        assert isinstance(hands.screen, AgreeScreen)
        await hands.press(letters[1])
        assert page_of(hands).eyes == seat

    playing(laid.app, forget)
