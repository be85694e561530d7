"""The thread that reads what is typed: it ends with its terminal, even if nobody tells it to."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("Textual reads whole keys there", allow_module_level=True)

from dragonroads.ui.driver import HUNG_UP, TerminalDriver


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
