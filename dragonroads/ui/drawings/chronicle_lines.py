"""The chronicle drawn: the table as it stood, every step in words, and a bar that shows how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.presenter import Presenter
from dragonroads.library.words import Catalog
from dragonroads.ui.boards import drawing_for, room_beside, seat_rows
from dragonroads.ui.drawing import Line, Span, fill, width, wrap
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.side_by_side import side_by_side
from dragonroads.ui.kit.status_line import as_fits
from dragonroads.ui.table_layout import stands_beside
from dragonroads.ui.tape import Entry, Tape

SEEK = "seek:"
"""The beginning of the places; the rest is the number of the step."""
PAST, HERE, AHEAD = "═", "■", "─"
LEAST_TOLD = 5
"""Lines that are left for words below a table."""
MOST_OWN = 2
"""Lines for what a viewer keeps to oneself; twice as many where there are no words below."""


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of a chronicle, and on which of them each step begins and ends."""

    lines: list[Line]
    first: list[int]
    last: list[int]


@dataclass(frozen=True, slots=True)
class Paper:
    """Where a chronicle is drawn: the words, the kind of board, and how many cells there are."""

    presenter: Presenter
    board: str
    catalog: Catalog
    room: int

    def table(self, view: View, viewer: Seat | None, height: int, is_alone: bool) -> list[Line]:
        """Board and seats; the seats give way where there would be no room for words below, unless they are alone."""
        board, rows = self.presenter.board(view), self.presenter.seats(view)
        own = [] if viewer is None else self._own(view, viewer, MOST_OWN * (2 if is_alone else 1))
        if not is_alone and stands_beside(self.room, height, room_beside(self.board)):
            most = height - LEAST_TOLD - 1 - len(own)
            return [*side_by_side(self.board, board, rows, self.catalog, self.room, most), *own]
        spare = height - len(rows) - len(own) - 2 - (0 if is_alone else LEAST_TOLD)
        drawn = drawing_for(self.board)(board, self.room, max(1, spare))
        lines = [heading(board.title, self.room, "  ".join(board.notes)), *drawn]
        seats = [heading(self.catalog.say("ui.seats"), self.room), *seat_rows.draw(rows, self.room), *own]
        if is_alone:
            legend = [part for text in (*board.notes, *board.legend) for part in wrap(text, self.room - 4)]
            return [*lines, *seats, (), *((Span(f"  {text}", "dim"),) for text in legend)]
        return lines if len(lines) + len(seats) + LEAST_TOLD > height else [*lines, *seats]

    def _own(self, view: View, seat: Seat, height: int) -> list[Line]:
        """What the viewer kept behind the screen, in short; always as high, so that nothing jumps from step to step."""
        lines: list[Line] = []
        for section in self.presenter.private(view, seat):
            heads = [line.split("  ")[0] for line in section.lines]  # what is set in belongs to the line above
            text = f"{section.title}: {', '.join(filter(None, heads))}"
            lines += [(Span(f"  {part}", "note"),) for part in wrap(text, self.room - 4, indent=2)]
        return [*lines, *[()] * height][:height]

    def told(self, tape: Tape) -> Told:
        """Everything that happened, under a heading for each round."""
        lines: list[Line] = []
        first, last = [], []
        number = -1
        for at, step in enumerate(tape.steps):
            if step.round != number:
                number = step.round
                lines.append(heading(self._round(number), self.room))
            first.append(len(lines))
            lines += self._entry(step, f"{SEEK}{at}")
            last.append(len(lines) - 1)
        return Told(lines, first, last)

    def _entry(self, entry: Entry, place: str) -> list[Line]:
        """A scene stands out before the steps; the first line leaves a cell for a mark, the others do not."""
        tone, text = ("plain", entry.words) if entry.scene else ("dim", f"» {entry.words}")
        first, *rest = wrap(text, self.room - 6)
        below = [(Span("    "), Span(f"{part} ", tone, place)) for part in rest]
        return [(Span(f"  {first} ", tone, place),), *below]

    def _round(self, number: int) -> str:
        return self.catalog.say("ui.chronicle.round", n=number) if number else self.catalog.say("ui.chronicle.before")

    # --- the bar ----------------------------------------------------------------------------------------------------

    def bar(self, tape: Tape | None, at: int, typed: str) -> list[Line]:
        """The number of the step or the one that is being typed, a bar to seek with, and the rounds below it."""
        if tape is None or not tape.steps:
            return [heading("", self.room)]
        say, steps = self.catalog.say, len(tape)
        where = say("ui.chronicle.at", at=at + 1, n=steps)
        title = say("ui.chronicle.go_to", typed=f"{typed}█", n=steps) if typed else where
        return [heading(title, self.room, self._round(tape.steps[at].round)), *bar(tape, at, self.room)]


def bar(tape: Tape, at: int, room: int) -> list[Line]:
    """How far one is: a cell for each few steps, and the rounds where they begin."""
    cells = max(2, room - 2)
    steps = max(1, len(tape) - 1)
    here = round(at * (cells - 1) / steps)
    places = [f"{SEEK}{tape.within(round(x * steps / (cells - 1)))}" for x in range(cells)]
    signs = [(PAST, "key") if x < here else (HERE, "strong") if x == here else (AHEAD, "frame") for x in range(cells)]
    line = (Span(" "), *(Span(sign, tone, place) for (sign, tone), place in zip(signs, places)))
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
    return Span(f" {fill(as_fits(text, left), left)} ", "bar"), Span(f"{whose} ", tone)
