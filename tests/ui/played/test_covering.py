"""F9 covers the screen at once, whatever is on it; and what is watched is watched with everybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dragonroads.settings import Settings
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Think
from dragonroads.ui.stages.show import Show
from tests.ui.canary_games import canary_race
from tests.ui.played.canaries import Watcher
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.restless import Restless, check_nothing_is_left
from tests.ui.played.situations import (
    curtain_of,
    open_curtain,
    page_of,
    to_curtain,
    to_last_word,
    to_private_question,
)
from tests.ui.played.table_for import Wanted, lay
from tests.ui.secrets import TRACE

MOST_STEPS = 200
MOMENTS = {
    "a question": (),
    "a search": ("/", "z", "q"),
    "a jump": ("f", "z"),
    "the own side": ("p",),
    "everything about a card": ("i",),
    "the palette": ("ctrl+p",),
    "a word in the palette": ("ctrl+p", "u", "n"),
    "the rules": ("question_mark",),
    "the chronicle": ("g",),
    "the legend": ("v",),
    "the board": ("tab",),
}

HAND, DRAFT = Wanted(), Wanted(preset="experienced", seed=3)
"""A hand that is laid on one screen, and a question with a list."""
IN_A_LIST = ("a search", "a jump")
COVERED = [
    *(pytest.param(DRAFT, keys, id=f"{name} in a draft") for name, keys in MOMENTS.items()),
    *(pytest.param(HAND, keys, id=f"{name} over a hand") for name, keys in MOMENTS.items() if name not in IN_A_LIST),
]


@pytest.mark.parametrize(("wanted", "keys"), COVERED)
@pytest.mark.parametrize("is_hasty", [False, True], ids=["calmly", "in a hurry"])
def test_the_curtain_key_covers_everything_at_once(wanted: Wanted, keys: Sequence[str], is_hasty: bool) -> None:
    laid = lay(wanted, canary_race())
    watcher = Watcher(laid)

    async def cover(hands: Hands) -> None:
        seat = await to_curtain(hands)
        await hands.press(laid.session.letter(seat).lower())
        watcher.opens(seat)
        await hands.press("enter", "down")
        assert page_of(hands).eyes == seat
        await (hands.burst if is_hasty else hands.press)(*keys, "f9")
        due = curtain_of(hands).due
        assert due is not None
        assert due.seat == seat
        assert not TRACE.search(hands.text)
        assert len(hands.app.screen_stack) == 1
        check_nothing_is_left(hands)
        await hands.press("enter", "escape", "enter")
        assert isinstance(hands.screen, CurtainScreen)

    playing(laid.app, cover, on_frame=watcher.frame)
    watcher.check()


@pytest.mark.parametrize("way", [to_last_word, to_private_question])
def test_the_curtain_key_covers_every_stage_and_the_same_seat_comes_back(way: object) -> None:
    laid = lay(Wanted())

    async def cover(hands: Hands) -> None:
        seat = await way(hands)  # type: ignore[operator]
        answered = laid.session.match.answered
        await hands.press("f9")
        assert await open_curtain(hands) == seat
        assert laid.session.match.answered == answered

    playing(laid.app, cover)


def test_the_curtain_key_works_in_a_window_that_is_too_small() -> None:
    laid = lay(Wanted())

    async def cover(hands: Hands) -> None:
        await to_private_question(hands)
        await hands.resize(40, 12)
        assert isinstance(hands.screen, TableScreen)
        await hands.press("f9")
        assert isinstance(hands.screen, CurtainScreen)
        await hands.resize(80, 24)
        assert "once more" in hands.text

    playing(laid.app, cover)


def test_the_public_table_is_covered_and_opened_without_a_letter() -> None:
    laid = lay(Wanted())

    async def cover(hands: Hands) -> None:
        before = hands.text
        await hands.press("f9")
        assert curtain_of(hands).due is None
        await hands.press("enter")
        assert hands.text == before

    playing(laid.app, cover)


def test_the_palette_does_not_open_on_a_curtain() -> None:
    laid = lay(Wanted())

    async def try_palette(hands: Hands) -> None:
        await to_curtain(hands)
        before = hands.text
        await hands.press("ctrl+p")
        assert isinstance(hands.screen, CurtainScreen)
        assert hands.text == before

    playing(laid.app, try_palette)


def test_computer_turns_and_moments_are_watched_with_everybodys_eyes() -> None:
    wanted = Wanted(seats=3, computers=[2], seed=2, settings=Settings(pace="brisk"))
    laid = lay(wanted, canary_race())
    watcher = Watcher(laid)
    watched: list[str] = []

    def look(glass: Glass) -> None:
        watcher.frame(glass)
        page = laid.app.page
        if isinstance(page, TableScreen) and isinstance(page.stage, Show | Think):
            assert page.eyes is None
            watched.append(type(page.stage).__name__)

    async def watch(hands: Hands) -> None:
        person = Restless(hands, watcher, seed=1, wander=0.0)
        for _ in range(MOST_STEPS):
            if len(set(watched)) == 2 and watched.count("Show") > 3:
                return
            await person.step()
        raise AssertionError(f"only {set(watched)} was watched")

    playing(laid.app, watch, on_frame=look)
    watcher.check()


def test_a_search_is_forgotten_behind_the_curtain() -> None:
    laid = lay(DRAFT)

    async def search(hands: Hands) -> None:
        await to_private_question(hands)
        await hands.press("/", "a")
        asked = page_of(hands).stage
        assert isinstance(asked, Ask)
        assert asked.searching
        await hands.press("f9")
        await open_curtain(hands)
        stage = page_of(hands).stage
        assert isinstance(stage, Ask)
        assert not stage.searching
        assert not stage.asking.choice.wanted

    playing(laid.app, search)
