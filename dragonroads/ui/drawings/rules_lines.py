"""The rule book drawn: sections and rules with their ids, the words somebody looks for set off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dragonroads.ui.drawing import Line, Span, cut, fill, kept, width, wrap
from dragonroads.ui.rules_words import Entry, folded

RULE, TEXT, SEE, SECTION = "rule:", "text:", "see:", "section:"
"""The beginnings of the places: the id of a rule, its words, another rule it names, a section."""
MOST_COLUMN = 96
"""Longer lines are hard to read."""
_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")


@dataclass(frozen=True, slots=True)
class Page:
    """The lines of a rule book, and on which of them each rule begins and ends."""

    lines: list[Line]
    first: dict[str, int]
    last: dict[str, int]


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
            lines += [_chapter(one.chapter, room), ()]
        lines += _rule(one, room, tuple(folded(wanted).split()), one.id == here, ids)
        last[one.id] = len(lines) - 1
    return Page(lines, first, last)


def _chapter(name: str, room: int) -> Line:
    return Span(f"─ {name} ", "panel_title"), Span("─" * max(0, room - width(name) - 3), "frame")


@kept(1024)
def _rule(one: Entry, room: int, wanted: tuple[str, ...], is_here: bool, ids: frozenset[str]) -> tuple[Line, ...]:
    place = f"{TEXT}{one.id}"
    body = [
        (Span("   ", "plain", place), *_spans(text, wanted, place, ids, "strong" if is_here else "plain"))
        for text in wrap(one.text, room - 5)
    ]
    return (Span(f" {one.id} ", "key", f"{RULE}{one.id}"),), *body


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
    tone = "strong" if is_here else "plain" if count else "closed"
    mark = "►" if is_here else " "
    return (
        Span(f"{mark} {fill(cut(name, room - 7), room - 7)}", tone, place),
        Span(f"{count or '':>4} ", "dim", place),
    )


def frame_right(lines: Sequence[Line], room: int, height: int) -> list[Line]:
    """A column of exactly this height with a line at its right edge."""
    blank: Line = (Span(" " * (room - 1)),)
    shown = [*lines, *[blank] * max(0, height - len(lines))][:height]
    return [(*line, Span("│", "frame")) for line in shown]
