"""Hands at the app: they press keys and click as a driver would report it, and wait until everything is painted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import textual.screen
from textual import events
from textual.keys import _character_to_key
from textual.message_pump import MessagePump
from textual.screen import Screen

from dragonroads.ui.app import BoxApp
from tests.ui.played.driver import Frame, GlassDriver
from tests.ui.played.glass import Glass

T = TypeVar("T")
SIZE = (80, 24)
QUIET = 3
"""So many turns of the loop without any work mean that the app waits for people."""
BETWEEN = 0.7
"""Seconds between two keys of somebody who is in no hurry: long enough for a question, short enough for a number."""
PATIENCE = 60.0
"""Seconds after which an app that is still busy counts as stuck."""
NAMED = {"enter": "\r", "escape": "\x1b", "tab": "\t", "backspace": "\x7f", "space": " "}


class Hands:
    """What a person can do, and what the person sees."""

    def __init__(self, app: BoxApp, driver: GlassDriver) -> None:
        self.app = app
        self.driver = driver
        self.presses = 0
        self.time = app.ears.clock()
        app.ears.clock = lambda: self.time

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def glass(self) -> Glass:
        """What is painted."""
        return self.driver.glass

    @property
    def text(self) -> str:
        """Everything that can be read now."""
        return self.glass.text

    @property
    def screen(self) -> Screen[Any]:
        """The screen in front."""
        return self.app.screen

    def find(self, words: str) -> tuple[int, int]:
        """Where these words begin on the screen."""
        for y, row in enumerate(self.glass.rows):
            if words in row:
                return row.index(words), y
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text}")

    # --- what is done -----------------------------------------------------------------------------------------------

    async def press(self, *keys: str) -> None:
        """Press one key after another, each when the last one has had its effect."""
        for key in keys:
            self.wait(BETWEEN)
            self.send(key)
            await self.rest()

    def wait(self, seconds: float) -> None:
        """Let time go by on the clock of the app."""
        self.time += seconds

    async def burst(self, *keys: str) -> None:
        """Press keys faster than anything can be painted."""
        for key in keys:
            self.send(key)
        await self.rest()

    async def press_until(self, key: str, has_come: Callable[[], bool]) -> None:
        """Press a key once and wait for what it does, although something else may still be going on."""
        self.wait(BETWEEN)
        self.send(key)
        for _ in range(2000):
            if has_come() and not _is_unpainted(self.app.screen):
                return
            await asyncio.sleep(0.001)
        raise AssertionError(f"{key} does not lead there:\n{self.text}")

    def send(self, key: str) -> None:
        """Press a key and do not wait."""
        self.presses += 1
        name = _character_to_key(key) if len(key) == 1 else key
        letter = key if len(key) == 1 else NAMED.get(key)
        self._post(events.Key(name, letter))

    async def type(self, word: str) -> None:
        """Press the letters of a word."""
        await self.press(*word)

    def send_click(self, x: int, y: int) -> None:
        """Click a cell and do not wait."""
        for kind, button in ((events.MouseMove, 0), (events.MouseDown, 1), (events.MouseUp, 1)):
            event = kind(None, x, y, 0, 0, button, False, False, False, x, y)
            self._post(event)

    async def click(self, x: int, y: int) -> None:
        """Click a cell."""
        self.wait(BETWEEN)
        self.send_click(x, y)
        await self.rest()

    async def click_on(self, words: str) -> None:
        """Click the first letter of some words."""
        await self.click(*self.find(words))

    async def scroll(self, x: int, y: int, by: int) -> None:
        """Turn the wheel by one notch, down or up."""
        kind = events.MouseScrollDown if by > 0 else events.MouseScrollUp
        self._post(kind(None, x, y, 0, by, 0, False, False, False, x, y))
        await self.rest()

    async def resize(self, width: int, height: int) -> None:
        """Pull at the window."""
        self.driver.resize(width, height)
        await self.rest()

    def _post(self, event: events.Event) -> None:
        event.set_sender(self.app)
        self.app.post_message(event)

    # --- waiting ----------------------------------------------------------------------------------------------------

    async def rest(self) -> None:
        """Wait until nothing is left to do and everything is painted; a fault of the app is raised here."""
        loop = asyncio.get_running_loop()
        until, quiet = loop.time() + PATIENCE, 0
        while quiet < QUIET:
            if self.app.fault is not None:
                raise self.app.fault
            quiet = 0 if self._is_busy() else quiet + 1
            await asyncio.sleep(0 if quiet or not self._waits_for_clock() else 0.0005)
            assert loop.time() < until, f"the app is stuck on {self.app.screen}"

    def _is_busy(self) -> bool:
        app = self.app
        if app._batch_count:
            return True
        return self._waits_for_clock() or any(_has_work(pump) for pump in (app, *app._registry))

    def _waits_for_clock(self) -> bool:
        app = self.app
        is_resizing = app._resize_event is not None or app._resize_timer is not None
        return is_resizing or _is_unpainted(app.screen) or any(not worker.is_finished for worker in app.workers)


def _has_work(pump: MessagePump) -> bool:
    if not pump._running or pump._closed:
        return not pump._closed and pump._task is not None and not pump._task.done()
    return not pump._message_queue.empty() or bool(pump._next_callbacks) or not pump._is_mounted


def _is_unpainted(screen: Screen[Any]) -> bool:
    return bool(
        screen._layout_required
        or screen._repaint_required
        or screen._scroll_required
        or screen._dirty_widgets
        or screen._callbacks
        or (screen._update_timer is not None and screen._update_timer._active.is_set())
    )


@contextmanager
def painted_at_once() -> Iterator[None]:
    """Frames come as soon as they are due; people would wait up to a sixtieth of a second for each."""
    usual = textual.screen.UPDATE_PERIOD
    setattr(textual.screen, "UPDATE_PERIOD", 0.0005)  # noqa: B010 - a constant to the type checker
    try:
        yield
    finally:
        setattr(textual.screen, "UPDATE_PERIOD", usual)  # noqa: B010


@asynccontextmanager
async def at_the_app(app: BoxApp, size: tuple[int, int] = SIZE, on_frame: Frame | None = None) -> AsyncIterator[Hands]:
    """Run the app and sit down at it."""
    driver_class = partial(GlassDriver, on_frame=on_frame or (lambda _glass: None))
    app.driver_class = cast(type[GlassDriver], driver_class)
    with painted_at_once():
        async with app.run_test(headless=False, size=size):
            hands = Hands(app, cast(GlassDriver, app._driver))
            await hands.rest()
            yield hands


def playing(
    app: BoxApp, what: Callable[[Hands], Awaitable[T]], size: tuple[int, int] = SIZE, on_frame: Frame | None = None
) -> T:
    """Run the app while somebody does this at it; what came of it."""

    async def run() -> T:
        async with at_the_app(app, size, on_frame) as hands:
            return await what(hands)

    return asyncio.run(run())
