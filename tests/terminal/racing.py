"""Plays a table by keys alone, knowing nothing but what stands on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from dragonroads.shelf import Shelf
from dragonroads.ui import deaf
from tests.terminal.seated import DOWN, ENTER, PATIENCE, Seated

SAY = Shelf(cache=None).catalog("en").say
OPENS = re.escape(SAY("ui.curtain.open", letter="@")).replace("@", "(.)") + r"\s+\[ (.) \]"
"""The way through a curtain: which letter, and what has been typed so far."""
ASKS = re.compile(rf" \S+ ({re.escape(SAY('ui.key.choose'))}|{re.escape(SAY('ui.key.done'))})\b")
"""What the last line of a screen begins with while something is asked."""
HEAD, DASHES = 3, ("──", "--")
"""Lines above a list: who is asked what, below a line of dashes where that leaves room for all the words."""
OPTION = re.compile(r"^ {0,2}[ >►*].(?=[ \d]{3} ) *\d+ (\[.\] )?\S")
"""A line of the list that can be picked: its number stands in three columns."""
LAYS = re.compile("|".join(re.escape(SAY(f"ui.key.{key}")) for key in ("card", "put", "lay")))
COUNT = re.compile(
    re.escape(SAY("ui.lay.count", at="@", n="@")).replace("@", r"\d+") + "|" + re.escape(SAY("ui.lay.full"))
)
"""How far the laying of a hand has come."""
FULL = SAY("ui.key.lay")
CARD = re.compile(r"[┌+][►>](\d)|(\d)[►>]\w")
"""The card under the cursor with its number: in its corner, or before a chip."""
CORNER = re.compile(r"[┌+][►>]?\d")
"""The corner of any card of a hand."""
ROW = re.compile(r"^[ >►][ACMPST] \w+ +(Start|\+?\d+) ")
"""A Storyline behind its plate."""
FRAMED, CARD_ROOM = re.compile(r"^ [╔║╚+|]"), 22
"""The card at the left of a stage."""
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
    if is_laying(terminal):
        return hand_title(terminal)
    if not ASKS.match(terminal.lines[-1]):
        return ""
    stage, listed = _stage(terminal), _listed(terminal)
    first = listed[0] if listed else next((at for at, line in enumerate(stage) if CORNER.search(line)), 0)
    above = stage[max(0, first - HEAD) : first]
    asked = next((line for line in above if not line.startswith(DASHES)), "")
    return "\n".join([asked, *(line[2:] for line in options(terminal))]) if first else ""


def is_laying(terminal: Seated) -> bool:
    """Whether a hand is laid: cards go to places, and nothing is given before a button."""
    return bool(LAYS.search(terminal.lines[-1]) and hand_title(terminal))


def hand_title(terminal: Seated) -> str:
    """Which card is asked for."""
    return next((line for line in terminal.lines if line.startswith(("─", "-")) and COUNT.search(line)), "")


def options(terminal: Seated) -> list[str]:
    """The lines that can be picked."""
    stage = _stage(terminal)
    return [stage[at] for at in _listed(terminal)]


def _stage(terminal: Seated) -> list[str]:
    """The lines of the screen; on a table of cards those of its stage, without the card at their left."""
    lines = terminal.lines
    rows = [at for at, line in enumerate(lines) if ROW.match(line)]
    if not rows or rows[-1] + 1 >= len(lines):
        return lines
    return [
        line[CARD_ROOM:] if FRAMED.match(line) or not line[:CARD_ROOM].strip() else line
        for line in lines[rows[-1] + 1 :]
    ]


def _listed(terminal: Seated) -> list[int]:
    """Which lines are options: the last that stand one below the other."""
    listed: list[int] = []
    for at, line in enumerate(_stage(terminal)):
        if OPTION.match(line):
            listed = [*listed, at] if at - 1 in listed else [at]
    return listed


def selected(terminal: Seated) -> str:
    """The option under the cursor; of a hand, the number of its card."""
    cards = [] if _listed(terminal) and not is_laying(terminal) else CARD.findall(terminal.text)
    if cards:  # the last one: places with numbers of their own stand above the hand
        return f"►   {''.join(cards[-1])} "
    return next((line for line in options(terminal) if line.lstrip()[0] in ">►"), "")


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
    """Take the first option, or lay a whole hand; the question that comes next."""
    if is_laying(terminal):
        while is_laying(terminal):
            _lay(terminal)
        return reach_question(terminal)
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
        _settle(terminal)  # what is still being painted is no answer to the next key


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


def _lay(terminal: Seated) -> int:
    """Put the next card into the next place, or lay them all."""
    if FULL in terminal.lines[-1]:
        terminal.read_until_silence(deaf.PLAN, deaf.PLAN)
    elif not CARD.search(terminal.text):
        wake(terminal)
    _press_enter(terminal)
    _settle(terminal)
    return 1


def _take(terminal: Seated, random: Random | None) -> int:
    """Take one option, or go on where there is none."""
    if is_laying(terminal):
        return _lay(terminal)
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
