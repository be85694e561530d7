"""Line mode on a real terminal: typing ahead, Ctrl-C, hanging up."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pty")
import pty
import termios

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from tests.ui.people import new_match, start, words, loaded
from dragonroads.ui import line_mode
from dragonroads.ui.line_commands import SaveInfo
from dataclasses import replace
from dragonroads.seats.codes import code_hash
first = start(3, "regular", 5)
codes = sys.argv[1:] or ["", "", ""]
hashes = [code_hash(code, first.salt, at) if code else "" for at, code in enumerate(codes)]
first = replace(first, seats=tuple(replace(one, code=code) for one, code in zip(first.seats, hashes)))
match, _ = new_match(first)
presenter = loaded().present(words("en"), ["Ana", "Bo", "Cleo"])
saved = SaveInfo("race.save", "dragonroads resume race")
sys.exit(line_mode.play(match, loaded(), presenter, words("en"), sys.stdin, sys.stdout, saved=saved))
"""
PATIENCE = 30


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *codes: str) -> None:
        self.end, inside = pty.openpty()
        self.program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *codes],
            cwd=ROOT,
            env={**os.environ, "TERM": "xterm"},
            stdin=inside,
            stdout=inside,
            stderr=subprocess.PIPE,
        )
        os.close(inside)
        self.printed = ""

    def wait_for(self, pattern: str) -> str:
        """Read until this is printed behind what was read before; what was printed until then."""
        start = len(self.printed)
        while not re.search(pattern, self.printed[start:]):
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"nothing more is printed, and {pattern!r} was not: {self.printed[-500:]!r}"
            try:
                self.printed += os.read(self.end, 65536).decode()
            except OSError:
                break
        return self.printed[start:]

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def left(self, code: int = 0) -> str:
        """What was said on leaving; the program has ended with this code and without a traceback."""
        said = self.wait_for("dragonroads resume race")
        assert self.program.wait(PATIENCE) == code
        assert self.program.stderr is not None
        assert self.program.stderr.read() == b""
        return said


@pytest.fixture
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    found = Terminal(*getattr(request, "param", ()))
    yield found
    found.program.kill()
    found.program.wait()
    if found.program.stderr is not None:
        found.program.stderr.close()
    os.close(found.end)


def first_letter(terminal: Terminal) -> str:
    """Who goes first has been told, and somebody has gone on to the first curtain."""
    terminal.wait_for(r"-- Enter for more -- $")
    terminal.type("\n")
    found = re.search(r"\n([A-Z])\? $", terminal.wait_for(r"[A-Z]\? $"))
    assert found
    return found[1]


def test_what_was_typed_before_a_curtain_was_up_does_not_open_it(terminal: Terminal) -> None:
    letter = first_letter(terminal)
    terminal.type(f"{letter}\n")
    terminal.wait_for("> $")
    ahead = "".join(f"{dragon}\n1\n" for dragon in "CMT")
    terminal.type(f"1\n1\n1\n{ahead}")
    printed = terminal.wait_for(r"CURTAIN(.|\n)*[A-Z]\? $")
    following = printed[-3]
    assert following != letter
    terminal.type("\n")
    assert "Only for" not in terminal.wait_for(r"stays closed(.|\n)*\? $")
    terminal.type(f"{following}\n")
    terminal.wait_for("Only for")


def test_a_result_stays_until_enter_and_commands_work_meanwhile(terminal: Terminal) -> None:
    terminal.type("\n\n\n")
    told = terminal.wait_for(r"-- Enter for more -- $")
    assert "Before the race\r\n" in told
    assert "\r\n--\r\nTide goes first." in told
    terminal.type("1\n")
    assert "CURTAIN" not in terminal.wait_for(r"-- Enter for more -- $")
    terminal.type("h\n")
    assert "What you can type" in terminal.wait_for(r"-- Enter for more -- $")
    terminal.type("\n")
    assert "Tide goes first." not in terminal.wait_for(r"CURTAIN(.|\n)*T\? $")


def test_ctrl_c_leaves_with_a_hint(terminal: Terminal) -> None:
    first_letter(terminal)
    terminal.program.send_signal(signal.SIGINT)
    assert "Everything is saved" in terminal.left()


def test_ending_the_program_from_outside_wipes_a_private_page(terminal: Terminal) -> None:
    terminal.type(f"{first_letter(terminal)}\n")
    terminal.wait_for("> $")
    terminal.program.send_signal(signal.SIGTERM)
    assert "\x1b[2J\x1b[3J\x1b[H" in terminal.left(143)


def test_ctrl_z_does_not_leave_a_private_page_behind_a_shell(terminal: Terminal) -> None:
    terminal.type(f"{first_letter(terminal)}\n")
    terminal.wait_for("> $")
    terminal.program.send_signal(signal.SIGTSTP)
    terminal.type("s\n")
    assert "saved as soon as it is given" in terminal.wait_for(r"question again(.|\n)*> $")


def test_ctrl_backslash_wipes_a_private_page_too(terminal: Terminal) -> None:
    terminal.type(f"{first_letter(terminal)}\n")
    terminal.wait_for("> $")
    terminal.program.send_signal(signal.SIGQUIT)
    assert "\x1b[2J\x1b[3J\x1b[H" in terminal.left()


def test_ctrl_d_leaves_with_a_hint(terminal: Terminal) -> None:
    first_letter(terminal)
    terminal.type("\x04")
    assert "To go on: dragonroads resume race" in terminal.left()


def test_hanging_up_leaves_without_a_traceback(terminal: Terminal) -> None:
    first_letter(terminal)
    terminal.program.send_signal(signal.SIGHUP)
    os.close(terminal.end)
    terminal.end = os.open(os.devnull, os.O_RDONLY)
    assert terminal.program.wait(PATIENCE) == 0
    assert terminal.program.stderr is not None
    assert terminal.program.stderr.read() == b""


@pytest.mark.parametrize("terminal", [("4711", "4711", "4711")], indirect=True)
def test_the_digits_of_a_code_are_not_shown_while_they_are_typed(terminal: Terminal) -> None:
    terminal.type(f"{first_letter(terminal)}\n")
    terminal.wait_for("Four digits: $")
    terminal.type("0815\n")
    terminal.wait_for("not the right digits(.|\n)*Four digits: $")
    terminal.type("4711\n")
    terminal.wait_for("Only for(.|\n)*> $")
    terminal.type("save\n")
    terminal.wait_for("\nsave|save\r\n")
    assert "4711" not in terminal.printed
    assert "0815" not in terminal.printed


@pytest.mark.parametrize("terminal", [("4711", "4711", "4711")], indirect=True)
@pytest.mark.parametrize("end", ["\x04", "\x03"])
def test_leaving_at_a_code_shows_what_is_typed_again(terminal: Terminal, end: str) -> None:
    terminal.type(f"{first_letter(terminal)}\n")
    terminal.wait_for("Four digits: $")
    inside = termios.tcgetattr(terminal.end)
    assert not inside[3] & termios.ECHO
    if end == "\x03":
        terminal.program.send_signal(signal.SIGINT)
    else:
        terminal.type(end)
    assert "Everything is saved" in terminal.left()
    assert termios.tcgetattr(terminal.end)[3] & termios.ECHO
