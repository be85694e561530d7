"""Keys that come faster than anything is painted were meant for what was on the screen: they do nothing else."""

from __future__ import annotations

import asyncio

import pytest
from textual import events
from textual.command import CommandList

from dragonroads.ui.parts.palette import Palette
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from tests.ui.played.hands import Hands, playing
from tests.ui.played.robot import hammer
from tests.ui.played.situations import (
    curtain_of,
    page_of,
    to_curtain,
    to_last_word,
    to_private_question,
)
from tests.ui.played.table_for import Wanted, lay

KEYS_EACH = 400


@pytest.mark.parametrize("key", ["i", "p"])
def test_closing_a_sheet_twice_leaves_the_table_alone(key: str) -> None:
    laid = lay(Wanted())

    async def close_twice(hands: Hands) -> None:
        await to_private_question(hands)
        page = page_of(hands)
        await hands.press("down", key)
        assert hands.screen is not page
        await hands.burst("x", "x", "escape")
        assert hands.screen is page

    playing(laid.app, close_twice)


def test_a_screen_that_is_being_taken_away_is_not_drawn_any_more() -> None:
    laid = lay(Wanted())

    async def draw_too_late(hands: Hands) -> None:
        await hands.press("g")
        going = hands.screen
        assert isinstance(going, ChronicleScreen)
        gone = going.app.pop_screen()
        for _ in range(40):
            going.show()
            going.notice("too late")
            await asyncio.sleep(0)
        await gone

    playing(laid.app, draw_too_late)


def test_a_letter_typed_twice_calls_one_seat_once() -> None:
    laid = lay(Wanted())

    async def call_twice(hands: Hands) -> None:
        await hands.press("p")
        letter = laid.session.letter(1)
        await hands.burst(letter, letter, "enter", letter, "enter")
        assert laid.session.keyboard.eyes == 1
        assert laid.session.match.lines == 1

    playing(laid.app, call_twice)


def test_enter_pressed_again_and_again_in_the_palette_does_one_thing() -> None:
    laid = lay(Wanted())

    async def hammer(hands: Hands) -> None:
        await hands.press("ctrl+p")
        await hands.type("hand bo")
        await hands.burst("enter", "enter", "enter", "enter")
        assert laid.session.match.lines <= 2

    playing(laid.app, hammer)


def test_the_pages_of_a_palette_turn_once_it_is_laid_out() -> None:
    laid = lay(Wanted())

    async def turn(hands: Hands) -> None:
        page = page_of(hands)
        palette = Palette()
        await hands.app.push_screen(palette)
        commands = palette.query_one(CommandList)
        commands.add_option("one")
        commands.highlighted = 0
        assert not commands.scrollable_content_region, "the list is laid out already: this shows nothing"
        await palette.run_action("command_list('page_up')")
        await hands.press("pagedown", "pageup", "escape", "escape")
        assert hands.screen is page

    playing(laid.app, turn)


def test_a_palette_opened_again_before_the_last_one_is_gone_ends_nothing() -> None:
    laid = lay(Wanted())

    async def open_again(hands: Hands) -> None:
        await hands.press("ctrl+p")
        gone = hands.app.pop_screen()
        hands.app.action_command_palette()
        await gone
        await hands.rest()
        assert isinstance(hands.screen, Palette)

    playing(laid.app, open_again)


def test_a_palette_that_is_taken_away_looks_for_nothing_any_more() -> None:
    laid = lay(Wanted())

    async def take_away(hands: Hands) -> None:
        await hands.press("ctrl+p")
        palette = hands.screen
        assert isinstance(palette, Palette)
        await palette.query_one(CommandList).remove()
        await palette._gather_commands("x").wait()
        palette._action_cursor_down()
        palette._action_command_list("page_up")
        await hands.press("escape")

    playing(laid.app, take_away)


def test_a_key_typed_behind_the_one_that_leaves_is_no_fault() -> None:
    laid = lay(Wanted())

    async def leave(hands: Hands) -> None:
        page = page_of(hands)
        hands.send("ctrl+q")
        for _ in range(100):
            hands.send("x")
            page.show()
            await asyncio.sleep(0)

    playing(laid.app, leave)
    asyncio.run(laid.app.on_event(events.Key("x", "x")))


@pytest.mark.parametrize("wanted", [Wanted(), Wanted(codes=("1111", "2222", "3333"), computers=[2])])
@pytest.mark.parametrize("seed", [1, 2])
def test_any_key_at_any_moment_ends_nothing(wanted: Wanted, seed: int) -> None:
    laid = lay(wanted)

    async def press(hands: Hands) -> int:
        return await hammer(hands, seed, KEYS_EACH)

    assert playing(laid.app, press)


@pytest.mark.parametrize("key", ["p", "g", "i", "u", "question_mark", "v", "/", "1"])
def test_a_key_typed_behind_the_last_enter_opens_nothing_private(key: str) -> None:
    laid = lay(Wanted())

    async def type_on(hands: Hands) -> None:
        await to_last_word(hands)
        await hands.burst("enter", key)
        stack = hands.app.screen_stack
        assert not any(isinstance(screen, TableScreen) for screen in stack)
        assert isinstance(stack[0], CurtainScreen)

    playing(laid.app, type_on)


def test_a_palette_opened_behind_the_last_enter_is_that_of_the_same_page() -> None:
    laid = lay(Wanted())

    async def type_on(hands: Hands) -> None:
        seat = await to_last_word(hands)
        page = page_of(hands)
        await hands.burst("enter", "ctrl+p", "enter")
        first = hands.app.screen_stack[0]
        assert (first is page and page.eyes == seat) or isinstance(first, CurtainScreen)

    playing(laid.app, type_on)


def test_the_next_letter_typed_before_the_curtain_is_painted_does_not_open_it() -> None:
    laid = lay(Wanted())

    async def type_on(hands: Hands) -> None:
        await to_last_word(hands)
        await hands.burst("enter", *(laid.session.letter(seat).lower() for seat in range(3)), "enter")
        assert curtain_of(hands).typed == ""

    playing(laid.app, type_on)


def test_vouching_twice_in_a_hurry_opens_one_seat_and_leaves_nothing() -> None:
    laid = lay(Wanted(codes=["1234", "1234", "1234"]))

    async def vouch(hands: Hands) -> None:
        seat = await to_curtain(hands)
        await hands.press(laid.session.letter(seat), "enter", "f2")
        others = [laid.session.letter(one) for one in range(3) if one != seat]
        await hands.burst(*others, *others, "x")
        assert page_of(hands).eyes == seat

    playing(laid.app, vouch)
