"""What people wait for in front of a real pseudo-terminal: the first frame, a key, an answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from dragonroads import paths
from dragonroads.errors import DragonroadsError
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.at_table import AtTable
from dragonroads.workshop.bench.measure import Figure
from dragonroads.workshop.bench.pseudo_terminal import PseudoTerminal, Size

STARTS = 11
"""Starts of each program, one after the other in turn, behind one that is not counted."""
ARROWS = 60
SETTLED = 1.0
"""Seconds without a byte after which a screen that has just opened stands still."""
PATIENCE = 20.0
USUAL, LARGE = (80, 24), (160, 50)
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


@dataclass(frozen=True, slots=True)
class Measured:
    """A table without curtains and with nothing to growl for; an answer of the race is a whole hand."""

    game: str
    people: Sequence[str]
    answers: int
    """So many, and the game is not over yet."""
    wishes: Sequence[str] = ()

    @property
    def arguments(self) -> Sequence[str]:
        """How it is begun."""
        wishes = [word for wish in self.wishes for word in ("--option", wish)]
        return ("play", self.game, "--seats", ",".join(self.people), "--handover", "open", "--seed", "7", *wishes)


TABLES = (
    Measured("draghan", ("Ana", "Ben", "Cleo", "Dora"), 7, ("for_real=off",)),
    Measured("embers", ("Ana", "Robo:easy"), 5),
)


def screen_figures() -> Iterator[Figure]:
    """Everything that is measured in front of a screen."""
    if sys.platform == "win32":
        return
    with TemporaryDirectory() as home:
        environ = _surroundings(home)
        yield from _start_figures(environ)
        for table in TABLES:
            for size, mark in ((USUAL, "80x24"), (LARGE, "160x50")):
                yield from _table_figures(table, size, mark, environ)


def _surroundings(home: str) -> dict[str, str]:
    """A folder of its own, all colours, nothing that moves by itself, and byte-code as an installed program has it."""
    named = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
    others = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    return {**others, **named, paths.HOME_VARIABLE: home}


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


# --- table -----------------------------------------------------------------------------------------------------------


def _table_figures(table: Measured, size: Size, mark: str, environ: Mapping[str, str]) -> Iterator[Figure]:
    """Arrows at the second question, whatever else can be pressed there, and answers from there on."""
    with TemporaryDirectory() as home:
        own = {**environ, paths.HOME_VARIABLE: home}
        with PseudoTerminal((*PROGRAM, *table.arguments), size, own) as terminal:
            _expect(terminal.read_until(lambda: table.people[0].encode() in terminal.written, PATIENCE), terminal)
            terminal.read_until_silence(SETTLED, SETTLED)  # what is left of the first frame, if anything is
            person = AtTable(terminal, Path(home) / "saves")
            person.answers(1)
            person.to_question()
            arrows, others = person.arrows(ARROWS), person.others()
            answers = person.answers(table.answers)
    name = f"screen: {table.game},"
    yield Figure(f"{name} arrow to first frame, {mark}", median(one.frame_ms for one in arrows), "ms")
    yield Figure(f"{name} arrow to last byte, {mark}", median(one.whole_ms for one in arrows), "ms")
    yield Figure(f"{name} bytes of that frame, {mark}", median(one.frame_bytes for one in arrows), "bytes")
    yield Figure(f"{name} most bytes of a key, {mark}", max(one.whole_bytes for one in (*others, *answers)), "bytes")
    yield Figure(f"{name} answer to repainted board, {mark}", median(one.whole_ms for one in answers), "ms")


def _expect(is_so: bool, terminal: PseudoTerminal) -> None:
    if not is_so:
        raise DragonroadsError(f"the screen does not show what is measured; it ends in {terminal.written[-200:]!r}")
