"""The player screen: everything one keeps to oneself, for the seat in front of the keyboard and nobody else."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.player_screen import PlayerScreen
from dragonroads.ui.session import Session
from tests.ui.screens.showing import ALL_SIZES, race, race_at_a_trap, run, shown


def at_the_keyboard(answers: int = 12) -> tuple[Session, Seat]:
    """A race with somebody who has cards in front of the screen."""
    session = race(answers=answers, seed=7)
    seat = session.match.open(None)[0].seat
    session.keyboard.accept(seat)
    return session, seat


@ALL_SIZES
def test_shows_name_letter_and_everything_private(size: tuple[int, int]) -> None:
    async def test() -> None:
        session, seat = at_the_keyboard()
        async with shown(lambda: PlayerScreen(session, seat), size) as app:
            assert f" {session.letter(seat)}  {session.who(seat)}" in app.text
            sections = session.presenter.private(session.look(seat), seat)
            assert sections
            for section in sections:
                assert section.title in app.text
                assert all(line.split("  ")[0] in app.text for line in section.lines)

    run(test)


@pytest.mark.parametrize("key", ["escape", "enter", "p", "x", "q", "space", "up", "tab"])
def test_any_key_closes_it(key: str) -> None:
    async def test() -> None:
        session, seat = at_the_keyboard()
        async with shown(lambda: PlayerScreen(session, seat)) as app:
            await app.press(key)
            assert app.is_on_ground

    run(test)


def test_a_click_closes_it() -> None:
    async def test() -> None:
        session, seat = at_the_keyboard()
        async with shown(lambda: PlayerScreen(session, seat)) as app:
            await app.pilot.click(offset=(40, 10))
            await app.pilot.pause()
            assert app.is_on_ground

    run(test)


def test_nobody_else_can_open_it() -> None:
    session, seat = at_the_keyboard()
    for other in range(3):
        if other != seat:
            with pytest.raises(AssertionError):
                PlayerScreen(session, other)
    session.keyboard.go_public()
    with pytest.raises(AssertionError):
        PlayerScreen(session, seat)


def test_nothing_is_drawn_once_the_keyboard_has_changed_hands() -> None:
    async def test() -> None:
        session, seat = at_the_keyboard()
        async with shown(lambda: PlayerScreen(session, seat)) as app:
            session.keyboard.go_public()
            await app.pilot.resize_terminal(100, 30)
            await app.pilot.pause()
            assert all(not line.strip() for line in app.lines[:-1])

    run(test)


def test_a_seat_with_nothing_to_hide_is_told_so() -> None:
    async def test() -> None:
        session = race_at_a_trap()
        session.keyboard.accept(0)
        async with shown(lambda: PlayerScreen(session, 0)) as app:
            assert "You keep nothing behind your screen now." in app.text

    run(test)
