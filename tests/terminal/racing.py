"""Plays a table by keys alone, knowing nothing but what stands on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from dragonroads.shelf import Shelf
from tests.terminal.seated import DOWN, ENTER, PATIENCE, Seated

SAY = Shelf(cache=None).catalog("en").say
OPENS = re.escape(SAY("ui.curtain.open", letter="@")).replace("@", "(.)") + r"\s+\[ (.) \]"
"""The way through a curtain: which letter, and what has been typed so far."""
HEAD = re.compile(r"^ (\S.*?)  (\S.*\S) +([A-Z]+-\S+)$", re.MULTILINE)
"""Who is asked what, by which rule."""
OPTION = re.compile(r"^[ >►*]( |\S)( *\d+) (\[.\] )?\S")
"""A line of the list that can be picked."""
TICKS = re.escape(SAY("ui.ticks", lo="@", hi="@", n="@")).replace("@", r"(\d+)")
"""How many options are wanted, and how many are picked."""
OVER = re.escape(SAY("ui.key.rematch"))
WAITS = re.compile(r"\bEnter \S+.*$")
"""The last line of a screen on which Enter does something."""
BY_DICE = ("--option", "for_real=off")
"""A table where nobody growls for the start: the first thing on the screen is a curtain."""
NEXT = "n"
"""The key to the next option that can be picked."""
MOST_KEYS = 3000
SILENCE = 0.03
"""Seconds without a byte after which a frame is taken as whole; if it is not, the next look sees the rest."""


def question(terminal: Seated) -> str:
    """The open question with everything that can be picked; empty when nothing is asked."""
    head = HEAD.search(terminal.text)
    return "\n".join([head[0], *(line[2:] for line in options(terminal))]) if head else ""


def options(terminal: Seated) -> list[str]:
    """The lines that can be picked."""
    return [line for line in terminal.lines if OPTION.match(line)]


def selected(terminal: Seated) -> str:
    """The option under the cursor."""
    return next((line for line in options(terminal) if line[0] in ">►"), "")


def curtain(terminal: Seated) -> str:
    """The letter that opens the curtain in front; empty when there is none."""
    found = re.search(OPENS, terminal.text)
    return found[1] if found else ""


def open_curtain(terminal: Seated) -> None:
    """Wait for a curtain and open it as it says."""
    letter = terminal.wait_for(OPENS)[1]
    terminal.type_until(letter, OPENS.replace(r"(.) \]", rf"{letter} \]"))
    terminal.type(ENTER)
    terminal.wait_until(lambda: not curtain(terminal), "the curtain stays closed")


def reach_secret_question(terminal: Seated) -> str:
    """Play on until somebody is asked behind a curtain; the question."""
    play(terminal, until=lambda: bool(curtain(terminal)))
    open_curtain(terminal)
    return reach_question(terminal)


def reach_question(terminal: Seated) -> str:
    """Open what is in front of a question: a curtain, a recap; the question."""
    play(terminal, until=lambda: bool(question(terminal)) and not curtain(terminal))
    return question(terminal)


def answer_one(terminal: Seated) -> str:
    """Take the first option; the question that comes next for the same eyes."""
    wake(terminal)
    before = question(terminal)
    _press_enter(terminal)
    terminal.wait_until(lambda: question(terminal) not in ("", before), "there is no other question")
    _settle(terminal)
    return question(terminal)


def wake(terminal: Seated) -> None:
    """A question that comes to somebody else has nothing lit: an arrow wakes the cursor."""
    if not selected(terminal):
        terminal.type(DOWN)
        terminal.wait_until(lambda: bool(selected(terminal)), "the cursor sleeps on")


def _press_enter(terminal: Seated) -> None:
    """A result or a question that has only just come takes no key yet: whoever waits presses again."""
    before = terminal.text
    for _ in range(PATIENCE):
        terminal.type(ENTER)
        if terminal.read_until(lambda: terminal.text != before, 1.0):
            return
    raise AssertionError(f"nothing happens any more:\n{terminal.described()}")


def play(terminal: Seated, until: Callable[[], bool] | None = None, random: Random | None = None) -> int:
    """Play on until something is so, or to the end of the game; how many times a choice was taken."""
    is_there = until or (lambda: terminal.shows(OVER))
    chosen = 0
    _settle(terminal)
    for _ in range(MOST_KEYS):
        if is_there():
            return chosen
        if curtain(terminal):
            open_curtain(terminal)
        elif question(terminal) or WAITS.search(terminal.lines[-1]):
            chosen += _take(terminal, random)
        else:
            _wait_for_more(terminal)
        _settle(terminal)
    raise AssertionError(f"the game goes on for ever:\n{terminal.described()}")


def _take(terminal: Seated, random: Random | None) -> int:
    """Take one option, or go on where there is none."""
    asked = bool(question(terminal))
    if asked:
        wake(terminal)
    if asked and random and (rows := options(terminal)):
        terminal.type(NEXT * random.randint(1, len(rows)))
    if ticks := re.search(TICKS, terminal.text):
        terminal.type(f" {NEXT}" * (int(ticks[1]) - int(ticks[3])))
        _settle(terminal)
    _press_enter(terminal)
    return asked


def _wait_for_more(terminal: Seated) -> None:
    seen = len(terminal.chunks)
    terminal.wait_until(lambda: len(terminal.chunks) > seen, "the screen waits for nothing")


def _settle(terminal: Seated) -> None:
    terminal.read_until_silence(SILENCE, SILENCE)
