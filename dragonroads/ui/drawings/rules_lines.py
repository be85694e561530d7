"""The rule book drawn: its chapters on one sheet, rules on another, and words that are looked for set off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from dragonroads.engine.line import Texts, text
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, cut, fill, kept, wrap
from dragonroads.ui.drawings.pages import (
    Paper,
    heading_on_paper,
    inside,
    on_table,
    paper,
    pointed,
    scrolled,
    side_by_side,
)
from dragonroads.ui.kit.sheet import EDGES, lit, sheet
from dragonroads.ui.rule_reader import Reader
from dragonroads.ui.rules_words import Entry, folded

RULE, TEXT, SEE, SECTION = "rule:", "text:", "see:", "section:"
"""The beginnings of the places: the id of a rule, its words, another rule it names, a section."""
MOST_COLUMN = 96
"""Longer lines are hard to read."""
LEAST_BESIDE, COLUMN, WIDE_COLUMN, WIDE = 76, 26, 34, 100
"""From so many columns on the chapters have a sheet of their own: how wide it is, and from where on it is wider."""
_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")


@dataclass(frozen=True, slots=True)
class Page:
    """The lines of a rule book, and on which of them each rule begins and ends."""

    lines: list[Line]
    first: dict[str, int]
    last: dict[str, int]


class Says(Texts):
    """What stands in the edges of the sheets."""

    family = "ui.rules"
    chapters, none = text(), text(wanted=str)
    place = text(at=int, n=int)


@dataclass(frozen=True, slots=True)
class Papers:
    """Where the sheets of a book lie in a window: the chapters, if there is room for them, and the rules."""

    where: Paper
    left: int
    right: int
    height: int

    @classmethod
    def of(cls, room: int, height: int) -> Self:
        """Both sheets from the width on that leaves the rules enough of it."""
        where = paper(room, height)
        left = 0 if where.room < LEAST_BESIDE else COLUMN if room < WIDE else WIDE_COLUMN
        return cls(where, left, where.room - left - (1 if left else 0), height)

    @property
    def across(self) -> int:
        """Cells for the words of a rule."""
        return inside(self.right)

    @property
    def lines(self) -> int:
        """Lines of rules in sight."""
        return max(1, self.where.height - EDGES)


def book(papers: Papers, reader: Reader, drawn: Page, top: int, words: Catalog) -> list[Line]:
    """The chapters and the rules from a line of the page on, in exactly so many lines."""
    say, entry = words.say, reader.entry
    nothing: list[Line] = [(), (Span(f" {say(Says.none(wanted=reader.wanted))}", "dim"),)]
    rest = max(0, len(drawn.lines) - top - papers.lines)
    note = say(Says.place(at=entry.section + 1, n=len(reader.sections))) if entry else ""
    right = sheet(
        [_lit(line, reader.here) for line in drawn.lines[top : top + papers.lines]] or nothing,
        papers.right,
        papers.where.height,
        entry.chapter if entry else "",
        note,
        say("ui.below", n=rest) if rest else "",
    )
    shown = side_by_side(_chapters(papers, reader, words), right) if papers.left else right
    return on_table(shown, papers.where, papers.height)


def _lit(line: Line, here: str) -> Line:
    """The id of the reader's rule stands out."""
    return lit(line) if line and line[0].place == f"{RULE}{here}" else line


def _chapters(papers: Papers, reader: Reader, words: Catalog) -> list[Line]:
    room, here = inside(papers.left), reader.entry.section if reader.entry else -1
    rows = sections(reader.shown, reader.sections, here, room)
    seen = scrolled(rows, [max(0, here)], max(0, here - papers.lines // 2), papers.lines)
    foot = words.say("ui.below", n=seen.below) if seen.below else ""
    return sheet(seen.lines, papers.left, papers.where.height, words.say(Says.chapters()), "", foot)


def page(shown: Sequence[Entry], room: int, wanted: str, here: str, ids: frozenset[str]) -> Page:
    """The rules one after another under the names of their sections; the one the reader is at stands out."""
    lines: list[Line] = []
    first, last = {}, {}
    room = min(room, MOST_COLUMN)
    chapter = -1
    for one in shown:
        lines += [()] if lines else []
        first[one.id] = len(lines)
        if one.section != chapter:
            chapter = one.section
            lines += [heading_on_paper(one.chapter, room), ()]
        lines += _rule(one, room, tuple(folded(wanted).split()), one.id == here, ids)
        last[one.id] = len(lines) - 1
    return Page(lines, first, last)


@kept(1024)
def _rule(one: Entry, room: int, wanted: tuple[str, ...], is_here: bool, ids: frozenset[str]) -> tuple[Line, ...]:
    place = f"{TEXT}{one.id}"
    body = [
        (Span("  ", "plain", place), *_spans(text, wanted, place, ids, "strong" if is_here else "plain"))
        for text in wrap(one.text, room - 2)
    ]
    return (Span(f" {one.id}", "key", f"{RULE}{one.id}"),), *body


def _spans(text: str, wanted: Sequence[str], place: str, ids: frozenset[str], tone: str) -> Iterator[Span]:
    """A line in pieces: words that are looked for, ids of other rules, and what lies between."""
    at = 0
    for start, end, kind in _pieces(text, wanted, ids):
        if start > at:
            yield Span(text[at:start], tone, place)
        piece = text[start:end]
        yield Span(piece, "target", place) if kind == "found" else Span(piece, "key", f"{SEE}{piece}")
        at = end
    if at < len(text):
        yield Span(text[at:], tone, place)


def _pieces(text: str, wanted: Sequence[str], ids: frozenset[str]) -> list[tuple[int, int, str]]:
    """Where something special stands, in order and without overlaps; what is looked for comes before ids."""
    plain = folded(text)
    found = [(m.start(), m.end(), "found") for word in wanted for m in re.finditer(re.escape(word), plain)]
    found += [(m.start(), m.end(), "see") for m in _ID.finditer(text) if m[0] in ids]
    pieces: list[tuple[int, int, str]] = []
    for start, end, kind in sorted(found):
        if not pieces or start >= pieces[-1][1]:
            pieces.append((start, end, kind))
    return pieces


def sections(shown: Sequence[Entry], names: Sequence[str], here: int, room: int) -> list[Line]:
    """The column of sections with how many rules each shows; the reader's own stands out."""
    counts = [sum(one.section == at for one in shown) for at in range(len(names))]
    return [_section(at, name, counts[at], at == here, room) for at, name in enumerate(names)]


def _section(at: int, name: str, count: int, is_here: bool, room: int) -> Line:
    place = f"{SECTION}{at}"
    line = (
        Span(f" {fill(cut(name, room - 5), room - 5)}", "plain" if count else "closed", place),
        Span(f"{count or '':>4}", "dim", place),
    )
    return pointed(line, place, is_here)
