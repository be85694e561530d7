"""Somebody in front of a terminal: presses keys, reads the screen, and waits for what should stand there."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyte

from dragonroads import paths
from dragonroads.workshop.bench.pseudo_terminal import PseudoTerminal, Size

PATIENCE = 60
"""Seconds after which nobody waits any longer; a machine with much else to do is slow, not wrong."""
SMALLEST = (80, 24)
NOTHING: Mapping[str, str] = {}
ENTER, DOWN, UP, CTRL_C, CTRL_Q, ESCAPE = "\r", "\x1b[B", "\x1b[A", "\x03", "\x11", "\x1b"

_FOREIGN = re.compile(rb"\x1b\[[<>=?][0-9;]*[um]|\x1b\[\?[0-9;]*\$p")
"""Requests of newer terminals that pyte takes for something else."""
_CUT = re.compile(rb"\x1b(\[[0-9;<>=?$]*)?$")
"""The beginning of a sequence whose end has not come yet."""
_STYLE = re.compile(rb"\x1b\[([0-9;]+)m")
_COLOUR = re.compile(r"[34][0-8]|9\d|10\d")
"""Any colour but the terminal's own, which is 39 and 49."""
_MODES = (1049, 1000, 1003, 1006, 1004, 2004)
"""Other screen, mouse in three ways, focus, pasting."""
_OURS = ("TERM", "LANG", "LC_", "COLORTERM", "NO_COLOR", "TEXTUAL", "PYTHON", "SSH_", "ESCDELAY", "COLUMNS", "LINES")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing but what a test names tells how to look."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    named = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none", paths.HOME_VARIABLE: str(home)}
    return {**plain, **named, **more}


class Seated(PseudoTerminal):
    """A pseudo-terminal with eyes."""

    def __init__(self, argv: Sequence[str], environ: Mapping[str, str], size: Size = SMALLEST) -> None:
        super().__init__(argv, size, environ)
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self._held = b""

    def read(self, seconds: float) -> bytes:
        """The next bytes, shown on the screen as well."""
        data = super().read(seconds)
        whole = _FOREIGN.sub(b"", self._held + data)
        cut = _CUT.search(whole)
        self._held = cut[0] if cut else b""
        self._stream.feed(whole[: len(whole) - len(self._held)])
        return data

    def resize(self, size: Size) -> None:
        """Make the window larger or smaller."""
        across, down = size
        self.screen.resize(down, across)
        super().resize(size)

    # --- eyes -------------------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The same as one text."""
        return "\n".join(self.lines)

    def shows(self, pattern: str) -> bool:
        """Whether the screen shows something like this."""
        return re.search(pattern, self.text) is not None

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Wait until the screen shows something like this."""
        self.wait_until(lambda: self.shows(pattern), f"the screen does not show {pattern!r}")
        found = re.search(pattern, self.text)
        assert found
        return found

    def wait_for_word(self, word: str, since: int = 0) -> None:
        """Wait until this has been written, on whichever screen."""
        self.wait_until(lambda: word.encode() in self.written[since:], f"{word!r} was not written")

    def wait_until(self, is_so: Callable[[], bool], complaint: str) -> None:
        """Wait until something is so; if it never is, say what stands on the screen instead."""
        assert self.read_until(is_so, PATIENCE), f"{complaint} after {PATIENCE} s:\n{self.described()}"

    def described(self) -> str:
        """The screen for people who look for a fault."""
        state = "running" if self.is_running else f"ended with {self.code}"
        rule = "-" * self.screen.columns
        return f"({state})\n{rule}\n{self.text}\n{rule}\nlast bytes: {self.written[-200:]!r}"

    # --- what was written -------------------------------------------------------------------------------------------

    def uses_colours(self) -> bool:
        """Whether any colour was asked for."""
        return any(_COLOUR.fullmatch(code) for code in self._styles())

    def uses_many_colours(self) -> bool:
        """Whether colours beyond the sixteen of every terminal were asked for."""
        return any(code in ("38", "48") for code in self._styles())

    def _styles(self) -> set[str]:
        """The codes of everything that changed how letters look."""
        return {code for codes in _STYLE.findall(self.written) for code in codes.decode().split(";")}

    def is_restored(self) -> bool:
        """Whether everything that was switched on for the full screen is off again."""
        modes = [self.written.rfind(b"\x1b[?%dl" % mode) > self.written.rfind(b"\x1b[?%dh" % mode) for mode in _MODES]
        cursor = self.written.rfind(b"\x1b[?25h") > self.written.rfind(b"\x1b[?25l")
        return all(modes) and cursor

    # --- hands ------------------------------------------------------------------------------------------------------

    def type(self, keys: str) -> None:
        """Press keys."""
        self.send(keys.encode())

    def type_until(self, keys: str, pattern: str) -> None:
        """Press keys until the screen shows something; a curtain that is just going up drops what comes too early."""
        deadline = time.monotonic() + PATIENCE
        while not self.shows(pattern):
            assert time.monotonic() < deadline, f"{keys!r} does not lead to {pattern!r}:\n{self.described()}"
            self.type(keys)
            self.read_until(lambda: self.shows(pattern), 2)

    def ended(self) -> int:
        """Wait until the program has ended by itself; its exit code."""
        code = self.wait(PATIENCE)
        assert code is not None, f"the program goes on:\n{self.described()}"
        return code


@dataclass(frozen=True)
class Player:
    """Somebody with a folder of saves and a shell."""

    home: Path

    def sit_down(self, *arguments: str, environ: Mapping[str, str] = NOTHING) -> Seated:
        """Start the program in a terminal."""
        return self.start([sys.executable, "-m", "dragonroads", *arguments], environ)

    def start(self, argv: Sequence[str], environ: Mapping[str, str] = NOTHING) -> Seated:
        """Start anything in a terminal."""
        return Seated(argv, surroundings(self.home, **environ))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command without a terminal."""
        argv = [sys.executable, "-m", "dragonroads", *arguments]
        return subprocess.run(
            argv, env=surroundings(self.home), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )

    @property
    def save(self) -> Path:
        """The file of the only table."""
        (found,) = (self.home / "saves").glob("*.save")
        return found

    def verdict(self) -> dict[str, Any]:
        """What `verify` says of the only table: whether it plays to the same positions, and whether it is over."""
        told: dict[str, Any] = json.loads(self.run("verify", self.save.stem, "--json").stdout)
        return told

    def wait_until_free(self) -> None:
        """Wait until no other process has the table open."""
        deadline = time.monotonic() + PATIENCE
        with self.save.open("rb") as file:
            while time.monotonic() < deadline:
                with contextlib.suppress(BlockingIOError):
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    return
                time.sleep(0.02)
        raise AssertionError("another process never lets go of the table")
