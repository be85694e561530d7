"""The thread that reads what is typed: it ends with its terminal, even if nobody tells it to."""

from __future__ import annotations

import os
import selectors
import sys
import tty
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("Textual reads whole keys there", allow_module_level=True)

from dragonroads.ui.driver import HUNG_UP, TerminalDriver
from dragonroads.ui.terminal import forget_typed


class Told:
    """An app that writes down how it was ended."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def call_later(self, act: Callable[..., None], **how: Any) -> None:
        act(**how)

    def exit(self, return_code: int) -> None:
        self.codes.append(return_code)


def test_a_terminal_that_is_gone_ends_reading_and_the_app() -> None:
    app, (end, other) = Told(), os.pipe()
    os.close(other)
    driver = TerminalDriver.__new__(TerminalDriver)
    driver._app, driver._debug, driver.fileno, driver.exit_event = app, False, end, Event()  # type: ignore[assignment]
    reading = Thread(target=driver.run_input_thread, daemon=True)
    reading.start()
    reading.join(5)
    has_ended = not reading.is_alive()
    driver.exit_event.set()
    reading.join(5)
    os.close(end)
    assert has_ended
    assert app.codes == [HUNG_UP]


def test_what_is_thrown_away_after_it_was_seen_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, end = os.openpty()
    tty.setraw(end)
    forgotten, select = Event(), selectors.SelectSelector.select
    driver = TerminalDriver.__new__(TerminalDriver)
    driver._app, driver._debug, driver.fileno, driver.exit_event = Told(), False, end, Event()  # type: ignore[assignment]

    def select_and_forget(self: selectors.SelectSelector, timeout: float | None = None) -> Any:
        found = select(self, timeout)
        if found and not forgotten.is_set():
            with os.fdopen(end, closefd=False) as stdin:
                forget_typed(stdin)
            forgotten.set()
        return found

    monkeypatch.setattr(selectors.SelectSelector, "select", select_and_forget)
    reading = Thread(target=driver.run_input_thread, daemon=True)
    reading.start()
    os.write(hand, b"x")
    assert forgotten.wait(5)
    driver.exit_event.set()
    reading.join(2)
    has_ended = not reading.is_alive()
    os.close(hand)
    os.close(end)
    assert has_ended, "it waits for a key that nobody presses"
