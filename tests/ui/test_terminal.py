"""What the terminal is, found out before anything is painted on it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import TextIO

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.packs import read_pack
from dragonroads.library.words import read_words
from dragonroads.paths import built_in_content
from dragonroads.settings import PACES
from dragonroads.ui import terminal
from dragonroads.ui.scenes.pace import AUTO, pace_for
from dragonroads.ui.scenes.pace import PACES as SPEEDS
from dragonroads.ui.terminal import can_show_screen, forget_typed, prepare_environment

XTERM = {"TERM": "xterm-256color"}
REMOTE = {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals here")


class Keyboard(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """So it says."""
        return True


def test_nothing_here_imports_textual() -> None:
    asked = f"import sys, {terminal.__name__}; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], timeout=60, check=False).returncode == 0


def test_what_runs_code_writes_files_or_presses_keys_is_taken_out_of_the_environment() -> None:
    harmful = [
        "",
        "_DRIVER",
        "_LOG",
        "_PRESS",
        "_SCREENSHOT",
        "_SCREENSHOT_LOCATION",
        "_DEVTOOLS_HOST",
        "_DEBUG",
        "_NEW",
    ]
    kept = {"TEXTUAL_ANIMATIONS": "none", "TEXTUAL_FPS": "10", "HOME": "here", "TEXTUALLY": "another"}
    environ = {**{f"TEXTUAL{name}": "x" for name in harmful}, **kept}
    prepare_environment(environ)
    assert environ == kept


def test_keys_get_more_time_over_ssh_and_only_there() -> None:
    near: dict[str, str] = {}
    far, chosen = dict(REMOTE), {**REMOTE, "ESCDELAY": "500"}
    for environ in (near, far, chosen):
        prepare_environment(environ)
    assert "ESCDELAY" not in near
    assert (far["ESCDELAY"], chosen["ESCDELAY"]) == ("250", "500")


@pytest.mark.parametrize(
    ("stdin", "screen", "environ", "why"),
    [
        (Keyboard(), Keyboard(), XTERM, ""),
        (io.StringIO(), Keyboard(), XTERM, "ui.terminal.no_keyboard"),
        (None, Keyboard(), XTERM, "ui.terminal.no_keyboard"),
        (Keyboard(), io.StringIO(), XTERM, "ui.terminal.no_screen"),
        (Keyboard(), Keyboard(), {"TERM": "dumb"}, "ui.terminal.dumb"),
        (Keyboard(), Keyboard(), {}, "ui.terminal.dumb"),
    ],
)
@posix_only
def test_a_screen_needs_a_keyboard_and_a_terminal_that_can_move_its_cursor(
    stdin: TextIO | None, screen: TextIO | None, environ: dict[str, str], why: str
) -> None:
    assert can_show_screen(stdin, screen, environ) == why


def test_a_closed_stream_is_no_terminal() -> None:
    closed = io.StringIO()
    closed.close()
    assert can_show_screen(closed, Keyboard(), XTERM) == "ui.terminal.no_keyboard"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_reason_has_words(lang: str) -> None:
    words = read_words(read_pack("box", [built_in_content()]), lang, Binder())
    assert {f"ui.terminal.{why}" for why in ("no_keyboard", "no_screen", "dumb")} <= words.keys()
    assert {f"ui.settings.{why}" for why in ("broken", "unreadable", "odd", "unwritten")} <= words.keys()


@pytest.mark.parametrize("setting", PACES)
def test_nothing_moves_where_the_environment_forbids_it(setting: str) -> None:
    assert pace_for(setting, {"TEXTUAL_ANIMATIONS": "none"}) == SPEEDS["off"]


def test_things_move_as_set_and_briskly_over_ssh_unless_asked_for() -> None:
    assert set(PACES) == {AUTO, *SPEEDS}
    for setting, pace in SPEEDS.items():
        assert pace_for(setting, {}) == pace_for(setting, REMOTE) == pace
    assert (pace_for(AUTO, {}), pace_for(AUTO, REMOTE)) == (SPEEDS["calm"], SPEEDS["brisk"])


@pytest.fixture
def typed_ahead() -> Iterator[tuple[TextIO, int]]:
    """A terminal that a line was already typed into, and the other end of it."""
    keyboard, seat = os.openpty()
    with os.fdopen(seat, "r") as stdin:
        os.write(keyboard, b"1\n2\n")
        yield stdin, keyboard
    os.close(keyboard)


@posix_only
def test_what_was_typed_ahead_is_forgotten(typed_ahead: tuple[TextIO, int]) -> None:
    stdin, keyboard = typed_ahead
    forget_typed(stdin)
    os.write(keyboard, b"3\n")
    assert stdin.readline() == "3\n"


def test_without_a_terminal_nothing_is_forgotten() -> None:
    piped = io.StringIO("1\n")
    forget_typed(piped)
    forget_typed(Keyboard())
    assert piped.read() == "1\n"
