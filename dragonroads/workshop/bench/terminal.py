"""What people wait for in front of a real pseudo-terminal: the first frame, a key, an answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory

from dragonroads import paths
from dragonroads.errors import DragonroadsError
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.measure import Figure
from dragonroads.workshop.bench.pseudo_terminal import PseudoTerminal, Size

STARTS = 11
"""Starts of each program, one after the other in turn, behind one that is not counted."""
KEYS = 60
ANSWERS = 40
SILENCE = 0.04
"""Seconds without a byte after which a frame is over."""
SETTLED = 1.0
"""Seconds without a byte after which a screen that has just opened stands still."""
PATIENCE = 20.0
USUAL, LARGE = (80, 24), (160, 50)
ENTER, DOWN = b"\r", b"\x1b[B"
PROGRAM = (sys.executable, "-m", "dragonroads")
BARE = """
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield Static("first frame")

Bare().run()
"""
"""The least that Textual can show."""
FOREIGN = ("LC_", "NO_COLOR", "TEXTUAL", "PYTHON", "SSH_", "ESCDELAY")
"""The beginnings of variables that would change what is measured."""
RACERS = ("Ana", "Ben", "Cleo", "Dora")
"""Before the first card is laid, each of them takes a dragon in public."""


@dataclass(frozen=True, slots=True)
class Painted:
    """What one key made the program paint."""

    milliseconds: float
    bytes: int


def screen_figures() -> Iterator[Figure]:
    """Everything that is measured in front of a screen."""
    if sys.platform == "win32":
        return
    with TemporaryDirectory() as home:
        environ = _surroundings(home)
        yield from _start_figures(environ)
        for size, mark in ((USUAL, "80x24"), (LARGE, "160x50")):
            keys, answers = _race(size, environ)
            yield Figure(f"screen: key to last byte, {mark}", _middle(keys), "ms")
            yield Figure(f"screen: bytes for a key, {mark}", median(one.bytes for one in keys), "bytes")
            yield Figure(f"screen: answer to repainted board, {mark}", _middle(answers), "ms")


def _surroundings(home: str) -> dict[str, str]:
    """A folder of its own, all colours, nothing that moves by itself, and byte-code as an installed program has it."""
    named = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
    others = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    return {**others, **named, paths.HOME_VARIABLE: home}


def _middle(painted: Sequence[Painted]) -> float:
    return median(one.milliseconds for one in painted)


# --- start ----------------------------------------------------------------------------------------------------------


def _start_figures(environ: Mapping[str, str]) -> Iterator[Figure]:
    """The home screen beside the least that Textual can show, in turn, so that both meet the same machine."""
    name = Shelf().catalog("en").say("ui.key.settings")
    programs = (((sys.executable, "-c", BARE), "first frame"), (PROGRAM, name))
    taken = [[_first_frame(argv, word, environ) for argv, word in programs] for _ in range(STARTS + 1)][1:]
    bare, home = (median(one) for one in zip(*taken))
    yield Figure("screen: first frame of a bare Textual app", bare, "ms")
    yield Figure("screen: first frame of the home screen", home, "ms")
    yield Figure("screen: start beside a bare Textual app", home / bare, "x")


def _first_frame(argv: Sequence[str], word: str, environ: Mapping[str, str]) -> float:
    """Milliseconds from the start of a program until a word of its first frame is there."""
    with PseudoTerminal(argv, USUAL, environ) as terminal:
        _expect(terminal.read_until(lambda: word.encode() in terminal.written, PATIENCE), terminal)
        return (terminal.chunks[-1].at - terminal.started) * 1e3


# --- race -----------------------------------------------------------------------------------------------------------


def _race(size: Size, environ: Mapping[str, str]) -> tuple[list[Painted], list[Painted]]:
    """A race with open hands, so that no curtain comes between: keys at its first card, then answers."""
    table = ("play", "draghan", "--seats", ",".join(RACERS), "--handover", "open", "--seed", "7")
    with PseudoTerminal((*PROGRAM, *table), size, environ) as terminal:
        _expect(terminal.read_until(lambda: RACERS[0].encode() in terminal.written, PATIENCE), terminal)
        terminal.read_until_silence(SETTLED, SETTLED)  # what is left of the first frame, if anything is
        for _ in RACERS:
            _press(terminal, ENTER)
        keys = [_press(terminal, DOWN) for _ in range(KEYS)]
        return keys, [_press(terminal, ENTER) for _ in range(ANSWERS)]


def _press(terminal: PseudoTerminal, key: bytes) -> Painted:
    """Press a key and wait until everything is painted."""
    at = terminal.send(key)
    chunks = terminal.read_until_silence(SILENCE, PATIENCE)
    _expect(bool(chunks), terminal)
    return Painted((chunks[-1].at - at) * 1e3, sum(len(chunk.data) for chunk in chunks))


def _expect(is_so: bool, terminal: PseudoTerminal) -> None:
    if not is_so:
        raise DragonroadsError(f"the screen does not show what is measured; it ends in {terminal.written[-200:]!r}")
