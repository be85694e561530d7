"""The small sheets: choosing a seat, agreeing together, and reading about one thing."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.who import WhoScreen
from tests.ui.screens.showing import ALL_SIZES, Ground, race, run, shown

RACE = race(answers=12, seed=7)
SEATS = [0, 1, 2]
LETTERS = [RACE.letter(seat).lower() for seat in SEATS]


# --- who ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "seat"),
    [([LETTERS[2]], 2), ([LETTERS[1].upper()], 1), (["enter"], 0), (["down", "enter"], 1), (["up", "enter"], 2)],
)
def test_a_seat_is_chosen_by_its_letter_or_in_the_list(keys: list[str], seat: Seat) -> None:
    async def test() -> None:
        chosen: list[Seat] = []
        async with shown(lambda: WhoScreen(RACE, "Whose side?", SEATS, chosen.append)) as app:
            assert "Whose side?" in app.text
            await app.press(*keys)
            assert chosen == [seat]
            assert app.is_on_ground

    run(test)


@ALL_SIZES
def test_a_seat_is_chosen_by_a_click(size: tuple[int, int]) -> None:
    async def test() -> None:
        chosen: list[Seat] = []
        async with shown(lambda: WhoScreen(RACE, "Whose side?", SEATS, chosen.append), size) as app:
            await app.click_on(RACE.who(1))
            assert chosen == [1]

    run(test)


def test_escape_chooses_nobody() -> None:
    async def test() -> None:
        chosen: list[Seat] = []
        async with shown(lambda: WhoScreen(RACE, "Whose side?", SEATS, chosen.append)) as app:
            await app.press("escape")
            assert app.is_on_ground
            assert not chosen

    run(test)


def test_only_the_seats_in_question_can_be_chosen() -> None:
    async def test() -> None:
        chosen: list[Seat] = []
        async with shown(lambda: WhoScreen(RACE, "Whose side?", [0, 2], chosen.append)) as app:
            assert RACE.who(1) not in app.text
            await app.press(LETTERS[1])
            assert not chosen
            assert isinstance(app.app.screen, WhoScreen)

    run(test)


def test_what_follows_may_turn_to_another_page() -> None:
    async def test() -> None:
        async with shown(lambda: WhoScreen(RACE, "Whose side?", SEATS, lambda _: None)) as app:
            fresh = Ground()
            screen = app.app.screen
            assert isinstance(screen, WhoScreen)
            screen.then = lambda _seat: app.app.turn_to(fresh)
            await app.press("enter")
            assert app.app.screen_stack == [fresh]

    run(test)


# --- agreeing -------------------------------------------------------------------------------------------------------


def test_it_happens_when_the_last_one_agrees() -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", SEATS, lambda: done.append("yes"))) as app:
            await app.press(LETTERS[0], LETTERS[0], LETTERS[2])
            assert not done
            assert app.text.count("[■]") == 2
            await app.press(LETTERS[1])
            assert done == ["yes"]
            assert app.is_on_ground

    run(test)


def test_everybody_can_agree_by_a_click() -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", SEATS, lambda: done.append("yes"))) as app:
            for seat in SEATS:
                await app.click_on(RACE.who(seat))
            assert done == ["yes"]

    run(test)


@pytest.mark.parametrize("key", ["space", "0", "f5"])
def test_any_other_key_is_a_no_and_says_so(key: str) -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", SEATS, lambda: done.append("yes"))) as app:
            await app.press(LETTERS[0], LETTERS[1], key)
            assert app.is_on_ground
            assert not done
            assert "Somebody does not agree." in app.text

    run(test)


def test_escape_is_no_word_at_all() -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", SEATS, lambda: done.append("yes"))) as app:
            await app.press("escape")
            assert app.is_on_ground
            assert not done
            assert "agree" not in app.text

    run(test)


def test_enter_after_a_letter_adds_nothing_and_takes_nothing_away() -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", SEATS, lambda: done.append("yes"))) as app:
            for letter in LETTERS:
                await app.press(letter, "enter")
            assert done == ["yes"]

    run(test)


def test_where_nobody_is_asked_nobody_disagrees() -> None:
    async def test() -> None:
        done: list[str] = []
        async with shown(lambda: AgreeScreen(RACE, "Take it back?", [], lambda: done.append("yes"))) as app:
            await app.pilot.pause()
            assert done == ["yes"]
            assert app.is_on_ground

    run(test)


# --- about ----------------------------------------------------------------------------------------------------------


@ALL_SIZES
def test_everything_about_a_thing_is_read_and_closed_by_any_key(size: tuple[int, int]) -> None:
    async def test() -> None:
        lines = ["The first thing to know.", "word " * 30 + "last."]
        async with shown(lambda: AboutScreen("Goblin tribe", lines), size) as app:
            assert " Goblin tribe " in app.text
            assert lines[0] in app.text
            assert "last." in app.text
            await app.press("x")
            assert app.is_on_ground

    run(test)


def test_a_text_longer_than_the_screen_scrolls_before_it_closes() -> None:
    async def test() -> None:
        async with shown(lambda: AboutScreen("All of them", [f"Thing {n}." for n in range(40)])) as app:
            assert "Thing 39." not in app.text
            await app.press(*["pagedown"] * 9)
            assert "Thing 39." in app.text
            assert "scroll" in app.text
            await app.press("enter")
            assert app.is_on_ground

    run(test)
