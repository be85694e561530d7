"""The chronicle drawn: every step in words under the number of its round, and a bar that shows how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, fill, width, wrap
from dragonroads.ui.frames import heading
from dragonroads.ui.tape import Tape

SEEK = "seek:"
"""The beginning of the places; the rest is the number of the step."""
FULL, HERE, EMPTY = "═", "■", "─"


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of a chronicle, and on which of them each step begins and ends."""

    lines: list[Line]
    first: list[int]
    last: list[int]


def told(tape: Tape, catalog: Catalog, room: int) -> Told:
    """Everything that happened, under a heading for each round."""
    lines: list[Line] = []
    first, last = [], []
    number = -1
    for at, step in enumerate(tape.steps):
        if step.round != number:
            number = step.round
            lines.append(heading(round_name(number, catalog), room))
        place = f"{SEEK}{at}"
        first.append(len(lines))
        start, *rest = wrap(step.words, room - 6)
        # The lines below leave no cell for a mark: one step has one mark.
        lines += [
            (Span(f"  {start} ", "plain", place),),
            *((Span("    "), Span(f"{part} ", "plain", place)) for part in rest),
        ]
        last.append(len(lines) - 1)
    return Told(lines, first, last)


def round_name(number: int, catalog: Catalog) -> str:
    """What a round is called."""
    return catalog.say("ui.chronicle.round", n=number) if number else catalog.say("ui.chronicle.before")


def bar(tape: Tape, at: int, room: int) -> list[Line]:
    """How far one is: a bar with a cell for each few steps, and the rounds below it where they begin."""
    cells = max(2, room - 2)
    steps = max(1, len(tape) - 1)
    here = round(at * (cells - 1) / steps)
    shown = [FULL if x < here else HERE if x == here else EMPTY for x in range(cells)]
    tones = ["key" if x < here else "strong" if x == here else "frame" for x in range(cells)]
    places = [f"{SEEK}{round(x * steps / (cells - 1))}" for x in range(cells)]
    line = (Span(" "), *(Span(*one) for one in zip(shown, tones, places)))
    starts = [(number, first, round(first * (cells - 1) / steps)) for number, first in tape.rounds().items()]
    return [line, _numbers([one for one in starts if one[0]], cells)]


def _numbers(starts: Sequence[tuple[int, int, int]], cells: int) -> Line:
    """The numbers of the rounds, as many as fit."""
    spans, used = [Span(" ")], 0
    for number, first, x in starts:
        text = str(number)
        if x >= used + (1 if used else 0) and x + width(text) <= cells:
            spans += [Span(" " * (x - used)), Span(text, "dim", f"{SEEK}{first}")]
            used = x + width(text)
    return tuple(spans)


def status(text: str, whose: str, tone: str, room: int) -> Line:
    """The line at the top: the game as it stood, and through whose eyes it is seen."""
    left = max(0, room - width(whose) - 3)
    return Span(f" {fill(text, left)} ", "bar"), Span(f"{whose} ", tone)
