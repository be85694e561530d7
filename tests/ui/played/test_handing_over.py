"""The hand-over protocol, line by line: who comes in, and how."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import (
    curtain_of,
    open_curtain,
    page_of,
    to_curtain,
    to_last_word,
    to_private_question,
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


def test_the_curtain_says_to_whoever_is_called_what_there_is_to_do() -> None:
    laid = lay(Wanted())

    async def read(hands: Hands) -> None:
        await to_curtain(hands)
        assert "You lay four cards." in hands.text

    playing(laid.app, read)


def test_only_the_right_letter_and_enter_open_a_curtain() -> None:
    laid = lay(Wanted())

    async def try_letters(hands: Hands) -> None:
        seat = await to_curtain(hands)
        curtain = curtain_of(hands)
        wrong = [laid.session.letter(one).lower() for one in range(3) if one != seat]
        for key in (*wrong, "x", "1", "space", "right", "down"):
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


# --- a computer's seat ----------------------------------------------------------------------------------------------


WITH_ROBOT = Wanted(seats=3, computers=[2])


async def by_palette(hands: Hands, words: str) -> None:
    if isinstance(hands.screen, CurtainScreen):
        await open_curtain(hands)
    await hands.press("ctrl+p")
    await hands.type(words)
    await hands.press("enter")


@pytest.mark.parametrize("handover", ["every-turn", "open"])
def test_a_computer_s_seat_is_taken_over_only_if_everybody_agrees(handover: str) -> None:
    laid = lay(replace(WITH_ROBOT, handover=handover))

    async def take(hands: Hands) -> None:
        match, letters = laid.session.match, [laid.session.letter(seat).lower() for seat in range(3)]
        for no in (("escape",), (letters[0], "escape"), (letters[0], letters[0], "x"), (letters[2],)):
            await by_palette(hands, "give cleo back")
            assert isinstance(hands.screen, AgreeScreen)
            assert "Shall a person play for Cleo" in hands.text
            await hands.press(*no)
            assert not isinstance(hands.screen, AgreeScreen)
            assert not match.is_person(2)
        await by_palette(hands, "give cleo back")
        await hands.press(*letters[:2])
        assert match.is_person(2)

    playing(laid.app, take)


def test_whoever_played_here_has_a_say_in_a_computer_s_seat() -> None:
    laid = lay(WITH_ROBOT)

    async def take(hands: Hands) -> None:
        await by_palette(hands, "hand bo easy")
        await hands.press("right", "enter")
        assert not laid.session.match.is_person(1)
        await by_palette(hands, "give cleo back")
        await hands.press(laid.session.letter(0).lower())
        assert isinstance(hands.screen, AgreeScreen), "Bo has not agreed"
        await hands.press("escape")
        assert not laid.session.match.is_person(2)

    playing(laid.app, take)


def test_others_who_are_asked_for_a_computer_s_seat_see_no_private_page() -> None:
    laid = lay(WITH_ROBOT)

    async def take(hands: Hands) -> None:
        await to_private_question(hands)
        await by_palette(hands, "give cleo back")
        assert isinstance(hands.screen, AgreeScreen)
        assert laid.session.keyboard.eyes is None
        await hands.press("escape")
        assert isinstance(hands.screen, CurtainScreen)

    playing(laid.app, take)


def test_one_s_own_seat_is_taken_back_without_asking_and_opens_to_its_code_alone() -> None:
    laid = lay(Wanted(codes=CODES))

    async def come_back(hands: Hands) -> None:
        await by_palette(hands, "hand bo easy")
        await hands.press("right", "enter")
        assert not laid.session.match.is_person(1)
        await by_palette(hands, "give bo back")
        assert laid.session.match.is_person(1)
        assert laid.session.keyboard.eyes is None
        await hands.press("p", laid.session.letter(1).lower())
        await hands.press(laid.session.letter(1).lower(), "enter", *"0000", "enter")
        assert curtain_of(hands).asks_code
        await hands.press(*"2222", "enter")
        assert laid.session.keyboard.eyes == 1

    playing(laid.app, come_back)


def test_who_plays_alone_takes_a_computer_s_seat_after_one_question() -> None:
    laid = lay(Wanted(seats=2, computers=[1]))

    async def take(hands: Hands) -> None:
        await by_palette(hands, "give bo back")
        assert isinstance(hands.screen, ConfirmScreen)
        await hands.press("enter")
        assert not laid.session.match.is_person(1)
        await by_palette(hands, "give bo back")
        await hands.press("right", "enter")
        assert laid.session.match.is_person(1)

    playing(laid.app, take)
