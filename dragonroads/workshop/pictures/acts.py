"""What is done to an app to bring about a scene: actions, keys, and short ways where there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from textual import events
from textual.keys import _character_to_key
from textual.screen import Screen

from dragonroads.engine.table import Seat
from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.show import Show
from dragonroads.workshop.pictures.scene import Act

_LETTERS = {"enter": "\r", "escape": "\x1b", "tab": "\t", "backspace": "\x7f", "space": " "}


def do(key: str) -> Act:
    """Let the screen in front do what one of its keys is for, by the name of the key."""

    async def act(app: BoxApp) -> None:
        screen = app.screen
        action = screen.action_of(key) if isinstance(screen, BoxScreen) else key
        done = await app.run_action(action, default_namespace=screen)
        assert done, f"{screen} cannot do {key}"

    return act


def press(key: str) -> Act:
    """Press a key: `enter`, or a letter."""

    async def act(app: BoxApp) -> None:
        name = _character_to_key(key) if len(key) == 1 else key
        event = events.Key(name, key if len(key) == 1 else _LETTERS.get(key))
        event.set_sender(app)
        app.post_message(event)

    return act


def typed(word: str) -> list[Act]:
    """Type the letters of a word."""
    return [press(letter) for letter in word]


def open_screen(screen: Callable[[], Screen[Any]]) -> Act:
    """Lay another screen on top."""

    async def act(app: BoxApp) -> None:
        app.push_screen(screen())

    return act


async def open_curtain(app: BoxApp) -> None:
    """Let the person in who is waited for."""
    screen = app.screen
    if isinstance(screen, CurtainScreen) and screen.due and app.director:
        app.director.open_curtain(screen.due.seat)


async def lift(app: BoxApp) -> None:
    """Whoever is asked aloud looks at the own side."""
    stage = table(app).stage
    assert isinstance(stage, Ask)
    await call(stage.asking.question.seat)(app)


def call(seat: Seat) -> Act:
    """A seat comes to look at its own side."""

    async def act(app: BoxApp) -> None:
        assert app.director
        app.director.session.keyboard.accept(seat)
        app.director.go_on_as(seat)

    return act


def point(kind: str, at: int = 0) -> Act:
    """Put the cursor on the n-th line that is `open` or `closed`."""

    async def act(app: BoxApp) -> None:
        stage = table(app).stage
        assert isinstance(stage, Ask)
        found = [k for k, row in enumerate(stage.asking.rows) if row.open == (kind == "open")]
        stage.asking.point_at(found[at])
        table(app).show()

    return act


async def take(app: BoxApp) -> None:
    """Answer with what the cursor stands on, or would stand on first; go on where nothing is asked."""
    stage = table(app).stage
    if isinstance(stage, Ask):
        stage.asking.wake()
    stage.choose()


async def next_moment(app: BoxApp) -> None:
    """Let the clock strike for what is being watched."""
    stage = table(app).stage
    assert isinstance(stage, Show)
    stage._on()


def table(app: BoxApp) -> TableScreen:
    """The table in front."""
    return cast(TableScreen, app.screen)
