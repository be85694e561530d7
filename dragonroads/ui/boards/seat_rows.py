"""The rows of the seats: who sits there, what everybody knows, and the cards in front of them in columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from dragonroads.gamekit.facts.marks import Count
from dragonroads.gamekit.facts.people import Badge
from dragonroads.games.presenter import CardSpot, SeatRow
from dragonroads.ui.boards.cargo import loaded
from dragonroads.ui.drawing import Line, Span, fill, fit, line_width
from dragonroads.ui.drawing import width as cells_of
from dragonroads.ui.drawings.last_step import step_lines
from dragonroads.ui.kit.badge import badge
from dragonroads.ui.kit.canvas import placed
from dragonroads.ui.kit.meter import count

BRACKETS = {"down": "{}", "turned": "//", "now": "**", "played": "[]", "missed": "()", "": "[]"}
TONES = {"down": "plain", "turned": "warn", "now": "strong", "played": "dim", "missed": "dim", "": "plain"}
WAITING = ("down", "turned", "now")
LONG, SHORT = 5, 3
MOST_NAME, MOST_PERSON = 12, 14
MORE = 4
"""Cells of the sign for cards that are not shown."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How much of a row is shown, and how wide its columns are."""

    name: int
    person: int
    facts: tuple[int, ...]
    card: int
    by: bool
    counts: tuple[int, ...] = ()
    wide: bool = True
    """Whether badges have three cells, and what is counted has its pieces."""

    @property
    def cell(self) -> int:
        """Cells of one card: a free one, two brackets, the text, and who laid it."""
        return 1 + 2 + self.card + self.by


def draw(rows: Sequence[SeatRow], width: int) -> list[Line]:
    """One line for each seat and one for its last step; never wider than asked, with as much of everything as fits."""
    if not rows:
        return []
    layouts = _layouts(rows)
    layout = next((one for one in layouts if _needs(rows, one) <= width), layouts[-1])
    return [line for row in rows for line in (_row(row, layout, width), *step_lines(row, width))]


def _layouts(rows: Sequence[SeatRow]) -> list[Layout]:
    """From the richest to the plainest; badges give way before anything that is known."""
    name = min(MOST_NAME, max(cells_of(row.name) for row in rows))
    person = min(MOST_PERSON, max(cells_of(row.person) for row in rows))
    facts = _fact_widths([row.facts for row in rows])
    tight = _fact_widths([[fact.strip() for fact in row.facts] for row in rows])
    full, plain = _count_widths(rows, pieces=True), _count_widths(rows, pieces=False)
    known = [
        Layout(name, person, facts, LONG, by=True),
        Layout(name, 0, facts, LONG, by=True),
        Layout(name, 0, facts, LONG, by=False),
        Layout(name, 0, tight, LONG, by=False),
        Layout(name, 0, facts, SHORT, by=False),
        Layout(name, 0, tight, SHORT, by=False),
    ]
    forms = ((True, full), (False, plain))
    return [replace(one, wide=wide, counts=counts) for one in known for wide, counts in forms]


def _fact_widths(facts: Sequence[Sequence[str]]) -> tuple[int, ...]:
    return tuple(max(map(cells_of, column)) for column in zip_longest(*facts, fillvalue=""))


def _counts(row: SeatRow) -> tuple[Count, ...]:
    return (*row.counts, *row.own)


def _count_widths(rows: Sequence[SeatRow], *, pieces: bool) -> tuple[int, ...]:
    columns = zip_longest(*([line_width(count(one, pieces)) for one in _counts(row)] for row in rows), fillvalue=0)
    return tuple(map(max, columns))


def _needs(rows: Sequence[SeatRow], layout: Layout) -> int:
    cards = max(len(row.cards) for row in rows) * layout.cell
    flags = max(cells_of(row.flags) + 2 if row.flags else 0 for row in rows)
    return line_width(_head(rows[0], layout)) + cards + flags


def _row(row: SeatRow, layout: Layout, width: int) -> Line:
    head = _head(row, layout)
    flags = [Span("  "), Span(row.flags, "note", f"seat:{row.seat}")] if row.flags else []
    room = max(0, width - line_width(head) - line_width(flags))
    line = [*head, *_cards(row.cards, layout, room), *flags]
    return tuple(line) if line_width(line) <= width else fit(line, width)


# --- the seat -------------------------------------------------------------------------------------------------------


def _head(row: SeatRow, layout: Layout) -> list[Span]:
    place = f"seat:{row.seat}"
    spans = [
        Span(" ►" if row.active else "  ", "target", place),
        replace(badge(Badge(row.letter, row.tone), layout.wide), place=place),
        Span(f" {fill(row.name, layout.name)}", row.tone, place),
    ]
    if layout.person:
        spans.append(Span(f" {fill(row.person, layout.person)}", "dim", place))
    for k, room in enumerate(layout.facts):
        fact = row.facts[k] if k < len(row.facts) else ""
        shown = fact if cells_of(fact) <= room else fact.strip()
        spans += loaded(f" {fill(shown, room)}", "strong" if k == 0 else "plain", place)
    for one, room in zip(_counts(row), layout.counts):
        line = count(one, layout.wide)
        spans += placed([(Span("  "), *line, Span(" " * (room - line_width(line))))], place)[0]
    return spans


# --- its cards ------------------------------------------------------------------------------------------------------


def _cards(cards: Sequence[CardSpot], layout: Layout, room: int) -> list[Span]:
    """As many cards as fit: those that are over give way at the left, then those furthest ahead at the right."""
    shown = list(cards)
    dropped = 0
    while len(shown) * layout.cell + (MORE if dropped else 0) > room and shown and shown[0].state not in WAITING:
        shown.pop(0)
        dropped += 1
    spans = [Span(fill(f" «{dropped}", MORE), "dim")] if dropped else []
    fits = max(0, room - line_width(spans)) // layout.cell
    if len(shown) > fits:
        fits = max(0, room - line_width(spans) - MORE) // layout.cell
        rest = [Span(f" +{len(shown) - fits}", "dim")]
        return [*spans, *(span for card in shown[:fits] for span in _card(card, layout)), *rest]
    return [*spans, *(span for card in shown for span in _card(card, layout))]


def _card(card: CardSpot, layout: Layout) -> list[Span]:
    brackets = BRACKETS[card.state]
    text = f" {brackets[0]}{_text(card.text, layout.card)}{brackets[1]}"
    spans = [Span(text, TONES[card.state], card.place)]
    return [*spans, Span(card.by or " ", "dim", card.place)] if layout.by else spans


def _text(text: str, room: int) -> str:
    """The text in so many cells, in the middle; a printed number at its end is kept when letters have to go."""
    if cells_of(text) > room:
        number = text[-1] if text[-1].isdecimal() else ""
        text = text[: room - len(number)] + number
    left = (room - cells_of(text)) // 2
    return fill(" " * left + text, room)
