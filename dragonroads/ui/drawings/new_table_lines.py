"""A new table drawn: who plays, which ready-made table, every switch, and what is lit, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Piece
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import Setting
from dragonroads.saves.wording import gave_way_in_words
from dragonroads.ui.drawing import Line, Span, cut, fit, line_width, width, wrap, wrap_in
from dragonroads.ui.drawings import switches
from dragonroads.ui.drawings.frames import heading
from dragonroads.ui.drawings.planned_seats import add_row, seat_rows
from dragonroads.ui.drawings.preset_cards import card_height, preset_cards
from dragonroads.ui.drawings.switch_rows import columns_for_switches, switch_lines
from dragonroads.ui.drawings.switches import OPTION
from dragonroads.ui.drawings.value_rows import Row
from dragonroads.ui.kit.button import NOW, button
from dragonroads.ui.table_plan import TablePlan, pieces_in

START, ADD, PRESET, SEAT = "start", "add", "preset", "seat:"
WHO, PIECE = "who", "piece"
FIELDS = (PIECE, WHO)
"""What of a seat has a value, in the order of its row."""
IN_SIGHT = 4
"""How many presets stand side by side."""
LEAST_SWITCHES, LEAST_CARD = 2, 3
MOST_ABOUT = 3
WIDE = 80
MOST_CLASHES = 3


@dataclass(frozen=True, slots=True)
class NewTable:
    """Everything the drawing needs."""

    plan: TablePlan
    setting: Setting
    loaded: LoadedGame
    words: Catalog
    promise: str = ""
    """Of the deal that will be played if people begin now."""

    @property
    def can_add(self) -> bool:
        """Whether one more may sit down."""
        return len(self.plan.seats) < self.loaded.spec.seats.most

    @property
    def can_remove(self) -> bool:
        """Whether one may get up."""
        return len(self.plan.seats) > self.loaded.spec.seats.least

    @property
    def pieces(self) -> list[Piece]:
        """What every seat will play with."""
        presenter = self.loaded.present(self.words, ())
        return [presenter.piece(at, one) for at, one in enumerate(pieces_in(self.plan, self.loaded.game.pieces()))]

    @property
    def fields(self) -> tuple[str, ...]:
        """What of a seat can be changed sideways; a game without pieces to choose from has one thing less."""
        return FIELDS if self.loaded.game.pieces() else (WHO,)


def stops(table: NewTable) -> list[str]:
    """Where the cursor can stand, in order: seats, the free one, presets, switches."""
    seats = [f"{SEAT}{at}" for at in range(len(table.plan.seats))]
    return [*seats, *([ADD] if table.can_add else []), PRESET, *(row.place for row in _switches(table))]


def _switches(table: NewTable) -> list[Row]:
    return switches.rows(table.plan, table.setting, table.loaded, table.words)


@dataclass(frozen=True, slots=True)
class Shape:
    """How the lines of a window are shared out."""

    presets: int
    """How many presets stand side by side."""
    cards: int
    """Lines of a preset."""
    switches: int
    """Lines of switches."""


def new_table_lines(table: NewTable, room: int, height: int, cursor: str, field: str) -> list[Line]:
    """The whole screen in exactly so many lines; presets and switches scroll along with the cursor."""
    say, plan = table.words.say, table.plan
    rows = _switches(table)
    columns = columns_for_switches(rows, room)
    told = about_lines(table, cursor, room)
    told += [()] * ((2 if room >= WIDE else MOST_ABOUT) - len(told))  # nothing moves when another thing is lit
    shape = _shape(table, room, height, -(-len(rows) // columns.across), len(told))
    spec = table.loaded.spec
    least, most = spec.seats.least, spec.seats.most
    limits = say("ui.new.limits.exactly" if least == most else "ui.new.limits", least=least, most=most)
    names = [preset.id for preset in spec.presets]
    first = _first(names.index(plan.preset), len(names), shape.presets)
    shown = names[first : first + shape.presets]
    seats = seat_rows(plan.seats, table.pieces, table.words, (cursor, field), bool(table.fields[1:]), room)
    seats += [add_row(table.words, cursor == ADD)] if table.can_add else []
    seen = switch_lines(rows, columns, shape.switches, cursor, room)
    parts = [
        (heading(say("ui.new.seats"), room, limits), seats),
        (
            heading(say("ui.new.presets"), room, _range(first, len(shown), len(names), table.words)),
            preset_cards(shown, plan, table.words, (shape.presets, shape.cards), cursor == PRESET, room),
        ),
        (heading(say("ui.new.options"), room, _range(seen.first, seen.shown, len(rows), table.words)), seen.lines),
    ]
    lines = _spread(parts, told, height - 1)
    return [*lines[: height - 1], *[()] * (height - 1 - len(lines)), foot(table, room)]


Part = tuple[Line, Sequence[Line]]
"""A heading and what stands below it."""


def _spread(parts: Sequence[Part], told: Sequence[Line], height: int) -> list[Line]:
    """The parts one below the other with as much air as fits: around headings, then between seats, then switches."""
    lines: list[Line] = []
    for air in (3, 2, 1, 0):
        lines = []
        for at, (title, body) in enumerate(parts):
            lines += [*([()] if air and at else []), title]
            is_airy = air >= (2, 9, 3)[at]
            lines += [line for one in body for line in ((), one)] if is_airy else body
        lines += [*([()] if air else []), *told]
        if len(lines) <= height:
            break
    return lines


def _shape(table: NewTable, room: int, height: int, rows: int, told: int) -> Shape:
    """Presets with their full text; where they leave too little for the switches, fewer and wider ones."""
    names = [preset.id for preset in table.loaded.spec.presets]
    left = height - 3 - len(table.plan.seats) - table.can_add - 1 - told
    counts = range(min(IN_SIGHT, len(names)), 0, -1)
    heights = {count: card_height(names, table.words, count, room) for count in counts}
    for least in (min(LEAST_SWITCHES, rows), 1):
        for count, cards in heights.items():
            if left - cards >= least:
                return Shape(count, cards, min(left - cards, rows))
    return Shape(1, max(LEAST_CARD, min(heights[1], left - 1)), 1)


def _first(at: int, count: int, in_sight: int) -> int:
    return max(0, min(at - in_sight + 1 if at >= in_sight else 0, count - in_sight))


def _range(first: int, shown: int, of: int, words: Catalog) -> str:
    """Which of them are in sight, where not all are."""
    if shown >= of:
        return ""
    return words.say("ui.new.range", first=first + 1, last=first + shown, n=of)


def foot(table: NewTable, room: int) -> Line:
    """What Enter does, and the promise of the deal."""
    does = button(table.words.say("ui.new.start"), NOW, START)
    told = table.words.say("ui.new.promise", promise=table.promise)
    left = room - line_width(does) - 5
    if width(told) > left:
        told = table.words.say("ui.new.promise.short", promise=table.promise)
    return fit((Span(" "), *does, Span(f"  {cut(told, left)}", "dim")), room)


# --- what is said about the place under the cursor --------------------------------------------------------------------


def about_lines(table: NewTable, cursor: str, room: int) -> list[Line]:
    """What is lit, in words; then what does not go together, if anything does not."""
    lines: list[Line] = [(Span(f" {line}", "note"),) for line in wrap_in(about(table, cursor), room - 2, MOST_ABOUT)]
    clashes = gave_way_in_words(table.setting, table.words)
    name = cursor.removeprefix(OPTION)
    label = table.words.say(f"option.{name}.name") if name != cursor else "\0"
    told: list[Line] = []
    for clash in sorted(clashes, key=lambda one: not one.startswith(label)):
        told += [(Span(f" {line}", "warn"),) for line in wrap(f"! {clash}", room - 2, indent=2)]
    return [*lines, *told[:MOST_CLASHES]]


def about(table: NewTable, cursor: str) -> str:
    """A sentence about a place."""
    say = table.words.say
    if cursor.startswith(SEAT):
        at = int(cursor.removeprefix(SEAT))
        what = say("ui.new.about_person" if table.plan.seats[at].is_person else "ui.new.about_computer")
        return f"{say('ui.new.about_piece', piece=table.pieces[at].name)} {what}"
    if cursor == PRESET:
        text = say(f"preset.{table.plan.preset}.text")
        return f"{text} {say('ui.new.about_changed')}" if table.plan.options else text
    found: Sequence[Row] = [row for row in _switches(table) if row.place == cursor]
    return switches.told(found[0], table.words) if found else say(f"ui.new.about_{cursor}")
