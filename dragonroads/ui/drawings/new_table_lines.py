"""A new table drawn: the start, the seats, what the people agree on, and every option of the game with its value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dragonroads.engine.game import OptionValue
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Piece
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import WIDEST_NAME, Setting
from dragonroads.saves.wording import value_in_words
from dragonroads.ui.drawing import Line, Span, beside, cut, fill, width
from dragonroads.ui.drawings.frames import card, heading
from dragonroads.ui.drawings.row_places import LESS, MORE
from dragonroads.ui.drawings.value_rows import Row, columns_for, row_lines, told_row_lines
from dragonroads.ui.table_plan import PlannedSeat, TablePlan, pieces_in

START, ADD, PRESET, HANDOVER, MEMORY = "start", "add", "preset", "handover", "memory"
SEAT, PIECE, WHO, CODE, OPTION = "seat:", "piece:", "who:", "code:", "option:"
TWO_COLUMNS_FROM = 78
LEFT = 39
GAP = 1
WIDE_FROM, WIDE_LEFT = 116, 50
PIECE_ROOM = 8


@dataclass(frozen=True, slots=True)
class NewTable:
    """Everything the drawing needs."""

    plan: TablePlan
    setting: Setting
    loaded: LoadedGame
    words: Catalog

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


def stops(table: NewTable) -> list[str]:
    """Where the cursor can stand, in order; the start comes first."""
    seats = [f"{SEAT}{at}" for at in range(len(table.plan.seats))]
    options = [f"{OPTION}{option.id}" for option in table.loaded.spec.options]
    return [START, *seats, *([ADD] if table.can_add else []), PRESET, HANDOVER, MEMORY, *options]


def new_table_lines(table: NewTable, room: int, height: int, cursor: str) -> list[Line]:
    """The whole list, in two columns where they fit."""
    if room < TWO_COLUMNS_FROM:
        return [*_left(table, room - 1, 0, cursor), *_options(table, room - 1, 0, cursor)]
    left = WIDE_LEFT if room >= WIDE_FROM else LEFT
    right = room - left - GAP
    return beside(_left(table, left, height, cursor), _options(table, right, height, cursor), left, gap=GAP)


def _left(table: NewTable, room: int, height: int, cursor: str) -> list[Line]:
    say = table.words.say
    seats = [_seat(table, at, piece, room, cursor) for at, piece in enumerate(table.pieces)]
    least, most = table.loaded.spec.seats.least, table.loaded.spec.seats.most
    limits = say("ui.new.limits.exactly" if least == most else "ui.new.limits", least=least, most=most)
    add: list[Line] = [(Span(f" {say('ui.new.add')} ", "dim", ADD),)] if table.can_add else []
    above = [
        *_start(table, room, cursor),
        heading(say("ui.new.seats"), room, limits),
        *seats,
        *add,
        heading(say("ui.new.table"), room),
    ]
    return [*above, *_rows(agreement_rows(table), room, height - len(above), cursor)]


def _start(table: NewTable, room: int, cursor: str) -> list[Line]:
    plan, words = table.plan, table.words
    people = sum(seat.is_person for seat in plan.seats)
    text = words.say("ui.new.summary", people=people, computers=len(plan.seats) - people)
    tone = "good" if people else "warn"
    return card(Span(words.say("ui.new.start"), tone), [(Span(text, "plain"),)], room, START, cursor == START)


# --- seats ------------------------------------------------------------------------------------------------------------


def who_in_words(who: str, words: Catalog) -> str:
    """Who plays a seat, in a word or two."""
    kind, _, level = who.partition(":")
    return words.say("ui.new.computer", level=words.say(f"ui.level.{level}")) if level else words.say(f"ui.new.{kind}")


def _seat(table: NewTable, at: int, piece: Piece, room: int, cursor: str) -> Line:
    """The letter of what it plays with and, where there is room, its name; the person, who plays it, and its code."""
    seat, place, is_here = table.plan.seats[at], f"{SEAT}{at}", cursor == f"{SEAT}{at}"
    left, right = ("←", "→") if is_here else (" ", " ")
    code = _code(seat, table.words)
    who = who_in_words(seat.who, table.words)
    widest = max(width(who_in_words(one.who, table.words)) for one in table.plan.seats)
    names = max(8, min(WIDEST_NAME + 1, room - 3 - 4 - widest - 7))
    shown = f" {piece.letter} "
    if room >= WIDE_LEFT:
        names -= PIECE_ROOM
        shown += fill(piece.short, PIECE_ROOM)
    rest = " " * max(0, widest - width(who))
    return (
        Span(shown, piece.tone, f"{PIECE}{at}"),
        Span(f" {fill(seat.name, names)}", "plain", place),
        Span(f"{left} ", "key", LESS + place),
        Span(who, "strong" if is_here else "note", f"{WHO}{at}"),
        Span(f" {right}", "key", MORE + place),
        Span(rest),
        Span(f" {code}", "dim", f"{CODE}{at}") if code else Span(""),
    )


def _code(seat: PlannedSeat, words: Catalog) -> str:
    if not seat.is_person:
        return ""
    return "****" if seat.digits else words.say("ui.new.code")


# --- what has a value -------------------------------------------------------------------------------------------------


def agreement_rows(table: NewTable) -> list[Row]:
    """The preset and what the people agree on."""
    plan, say = table.plan, table.words.say
    preset = say(f"preset.{plan.preset}.name")
    if plan.options:
        preset = say("ui.new.changed", preset=preset)
    memory = say("cli.on" if plan.memory else "cli.off")
    return [
        Row(PRESET, say("ui.new.preset"), preset, say(f"preset.{plan.preset}.text")),
        Row(HANDOVER, say("ui.new.handover"), say(f"ui.new.{plan.handover}"), say(f"ui.new.{plan.handover}.text")),
        Row(MEMORY, say("ui.new.memory"), memory, say("ui.new.memory.text")),
    ]


def option_rows(table: NewTable) -> list[Row]:
    """Every option with the value it will be played with; one that gave way has a mark."""
    gave_way = {one.option for one in table.setting.gave_way}
    shown = dict(table.setting.options)
    return [_option(name.id, shown[name.id], table.words, name.id in gave_way) for name in table.loaded.spec.options]


def _option(name: str, value: OptionValue, words: Catalog, gave_way: bool) -> Row:
    said = value_in_words(name, value, words)
    told = f"option.{name}.{value}.text"
    text = words.say(told if words.has(told) else f"option.{name}.text")
    label = words.say(f"option.{name}.name")
    return Row(f"{OPTION}{name}", label, f"{said} !" if gave_way else said, text, "warn" if gave_way else "plain")


def _options(table: NewTable, room: int, height: int, cursor: str) -> list[Line]:
    rows = _rows(option_rows(table), room, height - 1, cursor)
    return [heading(table.words.say("ui.new.options"), room), *rows]


def _rows(rows: Sequence[Row], room: int, height: int, cursor: str) -> list[Line]:
    """Rows; where the height allows it, with all that is said about each below it."""
    columns = columns_for(rows, room)
    told = told_row_lines(rows, columns, cursor)
    return told if len(told) <= height else row_lines(rows, columns, cursor)


# --- what is said about the place under the cursor --------------------------------------------------------------------


def about(table: NewTable, cursor: str) -> tuple[str, str]:
    """One line about a place, and the tone it is said in."""
    rows: Mapping[str, Row] = {row.place: row for row in (*agreement_rows(table), *option_rows(table))}
    say = table.words.say
    if cursor in rows:
        return _about_row(table, rows[cursor]), "plain"
    if cursor.startswith(SEAT):
        at = int(cursor.removeprefix(SEAT))
        what = say("ui.new.about_person" if table.plan.seats[at].is_person else "ui.new.about_computer")
        return f"{say('ui.new.about_piece', piece=table.pieces[at].name)} {what}", "plain"
    return say(f"ui.new.about_{cursor}"), "plain"


def _about_row(table: NewTable, row: Row) -> str:
    """What an option decides, and what its present value means if that has words of its own."""
    name = row.place.removeprefix(OPTION)
    if name == row.place:
        return row.note
    text = table.words.say(f"option.{name}.text")
    return text if text == row.note else f"{text} {row.value}: {row.note}"


def title(table: NewTable, room: int) -> Line:
    """The game, and that a new table is set."""
    say = table.words.say
    name, what = say("game.name"), say("ui.new.title")
    return Span(f" {cut(name, max(0, room - width(what) - 4))}", "title"), Span(f"  {what}", "dim")
