"""The seats in a narrow column: who sits there, and below that what everybody knows, in columns that line up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from dragonroads.games.presenter import CardSpot, SeatRow
from dragonroads.ui.boards.cargo import loaded
from dragonroads.ui.boards.seat_rows import BRACKETS, TONES
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, line_width
from dragonroads.ui.drawing import width as cells_of
from dragonroads.ui.drawings.last_step import step_lines

INDENT = 4
MOST_LINES = 2
"""More lines of facts than this are never shown."""
LEAST_BEHIND = 20
"""Cells behind a name where facts are worth more than who it is."""

Fact = list[Span]


def draw(rows: Sequence[SeatRow], width: int, height: int) -> list[Line]:
    """Names with their facts beside them where everything fits; otherwise with facts below, in as many lines as fit.

    Where that is one line, some stand behind the name if it leaves them room. Never wider than asked; where there are
    more seats than lines for both, their names alone. What a seat did last stands below it if all of them have room.
    """
    blocks = _blocks(rows, width, height)
    steps = [step_lines(row, width) for row in rows]
    has_room = sum(map(len, (*blocks, *steps))) <= height
    return [line for block, step in zip(blocks, steps) for line in (*block, *(step if has_room else ()))]


def _blocks(rows: Sequence[SeatRow], width: int, height: int) -> list[list[Line]]:
    """The lines of each seat."""
    name, columns = max((cells_of(row.name) for row in rows), default=0), _columns(rows)
    in_a_line = [[*_head(row, name), *_joined(_facts(row, columns)), *_flags(row)] for row in rows]
    if all(line_width(line) <= width for line in in_a_line):
        return [[tuple(line)] for line in in_a_line]
    for most in range(MOST_LINES, 0, -1):
        blocks = [[_named(row, width), *_below(row, columns, width, most)] for row in rows]
        if most == 1 and width - INDENT - name > LEAST_BEHIND:
            blocks = [_around(row, name, width) for row in rows]
        if sum(map(len, blocks)) <= height:
            return blocks
    return [[_named(row, width)] for row in rows]


# --- who sits there -------------------------------------------------------------------------------------------------


def _place(row: SeatRow) -> str:
    return f"seat:{row.seat}"


def _head(row: SeatRow, room: int) -> list[Span]:
    """Whose turn it is, letter and name."""
    return [
        Span(" ►" if row.active else "  ", "target", _place(row)),
        Span(row.letter, f"badge:{row.tone}", _place(row)),
        Span(f" {fill(row.name, room)}", "strong" if row.active else "plain", _place(row)),
    ]


def _flags(row: SeatRow) -> list[Span]:
    return [Span(" "), Span(row.flags, "note", _place(row))] if row.flags else []


def _named(row: SeatRow, width: int) -> Line:
    """Letter and name, who it is where there is room to say so, and flags at the right end."""
    flags = _flags(row)
    room = max(0, width - INDENT - line_width(flags))
    person = f" {row.person}" if row.person and cells_of(row.name) + cells_of(row.person) < room else ""
    name = cut(row.name, room - cells_of(person))
    head = _head(row, cells_of(name))
    who = [Span(person, "dim", _place(row))] if person else []
    gap = Span(" " * (room - cells_of(name) - cells_of(person)))
    return _within([*head, *who, gap, *flags] if flags else [*head, *who], width)


def _within(spans: Sequence[Span], width: int) -> Line:
    return tuple(spans) if line_width(spans) <= width else fit(spans, width)


# --- what everybody knows -------------------------------------------------------------------------------------------


def _columns(rows: Sequence[SeatRow]) -> list[int]:
    """How wide the facts are, one after another."""
    columns = zip_longest(*(row.told for row in rows), fillvalue="")
    return [max(cells_of(fact.strip()) for fact in column) for column in columns]


def _facts(row: SeatRow, columns: Sequence[int]) -> list[Fact]:
    """Facts as wide as their columns, then cards; without columns as wide as they are."""
    shown = []
    for at in range(max(len(row.told), len(columns))):
        fact = row.told[at].strip() if at < len(row.told) else ""
        text = fill(fact, columns[at]) if columns else fact
        shown.append(loaded(text, "strong" if at == 0 else "plain", _place(row) if fact else ""))
    return [*shown, *map(_card, row.cards)]


def _card(card: CardSpot) -> Fact:
    brackets = BRACKETS[card.state]
    by = [Span(card.by, "dim", card.place)] if card.by else []
    return [Span(f" {brackets[0]}{card.text}{brackets[1]}", TONES[card.state], card.place), *by]


def _below(row: SeatRow, columns: Sequence[int], width: int, most: int) -> list[Line]:
    """The facts in lines below the name; where they are too many in columns, closer together."""
    lines = _wrapped(_facts(row, columns), width - INDENT)
    if len(lines) > most:
        lines = _wrapped(_facts(row, ()), width - INDENT)
    return [_within([Span(" " * INDENT), *line], width) for line in lines[:most]]


def _around(row: SeatRow, name: int, width: int) -> list[Line]:
    """The facts behind the name as far as they fit there, and the others in a line below it."""
    head, flags, facts = _head(row, name), _flags(row), _facts(row, ())
    room = width - line_width(head) - line_width(flags)
    behind = sum(line_width(_joined(facts[: n + 1])) <= room for n in range(len(facts)))
    below = _wrapped(facts[behind:], width - INDENT)[:1]
    return [
        _within([*head, *_joined(facts[:behind]), *flags], width),
        *(_within([Span(" " * INDENT), *line], width) for line in below),
    ]


def _wrapped(facts: Sequence[Fact], room: int) -> list[list[Span]]:
    lines: list[list[Span]] = []
    for fact in facts:
        needed = line_width(fact[:-1]) + cells_of(fact[-1].text.rstrip())
        if lines and line_width(lines[-1]) + 1 + needed <= room:
            lines[-1] += _joined([fact])
        else:
            lines.append(list(fact))
    return lines


def _joined(facts: Sequence[Fact]) -> list[Span]:
    return [span for fact in facts for span in (Span(" "), *fact)]
