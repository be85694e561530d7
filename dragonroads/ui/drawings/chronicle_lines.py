"""The story drawn: chapters on one sheet and what happened in one of them on another, or the table as it stood then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.table import CardTable
from dragonroads.games.presenter import Presenter
from dragonroads.library.words import Catalog
from dragonroads.ui.boards import drawing_for, room_beside, seat_rows
from dragonroads.ui.drawing import Line, Span, cut, wrap
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.own_lines import own_lines
from dragonroads.ui.drawings.pages import inside, on_table, paper, pointed, scrolled
from dragonroads.ui.drawings.pages import side_by_side as sheets_beside
from dragonroads.ui.drawings.side_by_side import side_by_side
from dragonroads.ui.kit.badge import badge
from dragonroads.ui.kit.sheet import EDGES, lit, sheet
from dragonroads.ui.table_layout import stands_beside
from dragonroads.ui.tables.card_table import road_lines, row_lines
from dragonroads.ui.tables.shape import shape_of
from dragonroads.ui.tape import Entry, Tape

LEAST_BESIDE = 76
"""From so many columns on the chapters have a sheet of their own."""
CHAPTERS, WIDE_CHAPTERS, WIDE = 26, 34, 100
"""Columns of that sheet, and from how many columns of the screen on it is a wide one."""
SEEK = "seek:"
"""The beginning of the places; the rest is the number of the step."""
LEAST_TOLD = 5
"""Lines that are left for words below a table."""
MOST_OWN = 2
"""Lines for what a viewer keeps to oneself; twice as many where there are no words below."""


class Says(Texts):
    """What stands on the sheets."""

    family = "ui.chronicle"
    chapters, before, nothing, gathering = text(), text(), text(), text()
    at, go_to = text(at=int, n=int), text(typed=str, n=int)


@dataclass(frozen=True, slots=True)
class Story:
    """What is drawn on the sheets: a tape, where on it the reader is, and the number that is being typed."""

    tape: Tape | None
    at: int
    typed: str
    badges: Mapping[Seat, Badge]
    words: Catalog


def story_lines(story: Story, room: int, height: int) -> list[Line]:
    """The chapters at the left, and at the right what happened in the one at the cursor, in exactly so many lines."""
    where = paper(room, height)
    if story.tape is None or not story.tape.steps:
        told = story.words.say(Says.gathering() if story.tape is None else Says.nothing())
        return on_table(sheet([(Span(f" {told}", "dim"),)], where.room, 1 + EDGES), where, height)
    has_chapters = where.room >= LEAST_BESIDE
    left = (WIDE_CHAPTERS if room >= WIDE else CHAPTERS) if has_chapters else 0
    right = _told(story, story.tape, where.room - left - (1 if left else 0), where.height)
    drawn = sheets_beside(_chapters(story, story.tape, left, where.height), right) if left else right
    return on_table(drawn, where, height)


def _chapters(story: Story, tape: Tape, room: int, height: int) -> list[Line]:
    """All chapters, the present one lit; a click on one goes to its first entry."""
    here = tape.chapter(story.at)
    rows = []
    for nth, one in enumerate(tape.chapters):
        line = (Span(f" {cut(_title(story, one.title), inside(room) - 1)}"),)
        rows.append(pointed(line, f"{SEEK}{one.first}", nth == here))
    seen = scrolled(rows, [here], max(0, here - height // 2), height - EDGES)
    return sheet(seen.lines, room, height, story.words.say(Says.chapters()), "", _below(story, seen.below))


def _told(story: Story, tape: Tape, room: int, height: int) -> list[Line]:
    """The entries of the present chapter, as far as they fit around the cursor."""
    chapter = tape.chapters[tape.chapter(story.at)]
    lines: list[Line] = []
    here: list[int] = []
    for at in range(chapter.first, chapter.end):
        drawn = _entry(story, tape.steps[at], f"{SEEK}{at}", inside(room), at == story.at)
        here += range(len(lines), len(lines) + len(drawn)) if at == story.at else ()
        lines += drawn
    seen = scrolled(lines, here, max(0, here[0] - height // 2), height - EDGES)
    say, steps = story.words.say, len(tape)
    typed = Says.go_to(typed=f"{story.typed}█", n=steps)
    note = say(typed if story.typed else Says.at(at=story.at + 1, n=steps))
    return sheet(seen.lines, room, height, _title(story, chapter.title), note, _below(story, seen.below))


def _entry(story: Story, entry: Entry, place: str, room: int, is_here: bool) -> list[Line]:
    """A scene with the badge of whoever begins it, or a step; lit from edge to edge under the cursor."""
    whose = story.badges.get(entry.told.seat) if entry.scene and entry.told.seat is not None else None
    mark = badge(whose) if whose else Span(" " if entry.scene else "»", "dim")
    tone = "plain" if entry.scene else "dim"
    first, *rest = wrap(entry.words, room - 3)
    lines: list[Line] = [(Span(" "), replace(mark, place=place), Span(f" {first}", tone, place))]
    lines += [(Span("   "), Span(part, tone, place)) for part in rest]
    if not is_here:
        return [pointed(line, place, is_here=False) for line in lines]
    upper, *lower = (lit(line, place) for line in lines)
    return [upper, *((replace(line[0], text=" " * line[0].width), *line[1:]) for line in lower)]


def _title(story: Story, title: str) -> str:
    return title or story.words.say(Says.before())


def _below(story: Story, count: int) -> str:
    return story.words.say("ui.below", n=count) if count else ""


@dataclass(frozen=True, slots=True)
class Stood:
    """Where a table is drawn as it stood: the words, the kind of board, and how many cells there are."""

    presenter: Presenter
    board: str
    catalog: Catalog
    room: int

    def table(self, view: View, viewer: Seat | None, height: int, is_alone: bool) -> list[Line]:
        """Board and seats; the seats give way where there would be no room for words below, unless they are alone."""
        if self.presenter.cards is not None:
            own = [] if viewer is None else self._own(view, viewer, MOST_OWN * (2 if is_alone else 1))
            most = height - len(own) - (0 if is_alone else LEAST_TOLD)
            return [*self._cards(self.presenter.cards.table(view), most), *own]
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

    def _cards(self, table: CardTable, most: int) -> list[Line]:
        """Road and rows; the rows give way where there is no room for both."""
        road = road_lines(table, (self.room, most), "", ())
        shape = shape_of(table, self.room, most)
        rows = row_lines(table, shape._replace(row=1), self.room, "")
        return [*road, *rows] if len(road) + len(rows) <= most else road

    def _own(self, view: View, seat: Seat, height: int) -> list[Line]:
        """What the viewer kept behind the screen, in short; always as high, so that nothing jumps from step to step."""
        return [*own_lines(self.presenter.private(view, seat), self.room), *[()] * height][:height]
