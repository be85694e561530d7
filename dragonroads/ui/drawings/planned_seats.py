"""The seats of a table that is being set: badge, name, piece, who plays, code; the lit field has two arrows."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Piece
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import WIDEST_NAME
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, width
from dragonroads.ui.drawings.row_places import LESS, MORE
from dragonroads.ui.table_plan import PlannedSeat

SEAT, NAME, CODE = "seat:", "name:", "code:"
PIECE, WHO = "piece:", "who:"
ARROWS = 4
LEAST_NAME = 8
HEAD = 5
"""Cells before the name: the badge, and the blanks around it."""


def who_in_words(who: str, words: Catalog) -> str:
    """Who plays a seat, in a word or two."""
    kind, _, level = who.partition(":")
    return words.say("ui.new.computer", level=words.say(f"ui.level.{level}")) if level else words.say(f"ui.new.{kind}")


def seat_rows(
    seats: Sequence[PlannedSeat],
    pieces: Sequence[Piece],
    words: Catalog,
    lit: tuple[str, str],
    has_pieces: bool,
    room: int,
) -> list[Line]:
    """A line for each seat, in columns; where there is little room pieces are called by their short names."""
    players = [who_in_words(seat.who, words) for seat in seats]
    codes = [_code(seat, words) for seat in seats]
    who, code = max(map(width, players)) + ARROWS, max(map(width, codes)) + 2
    longest = [piece.name for piece in pieces] if has_pieces else [""] * len(seats)
    piece = max(map(width, longest)) + ARROWS if has_pieces else 0
    names = room - HEAD - piece - who - code
    if has_pieces and names < LEAST_NAME + 4:
        longest = [one.short for one in pieces]
        piece = max(map(width, longest)) + ARROWS
        names = room - HEAD - piece - who - code
    names = max(LEAST_NAME, min(names, WIDEST_NAME + 1, max(width(seat.name) for seat in seats) + 3))
    widths = names, piece, who
    told = zip(seats, pieces, longest, players, codes)
    return [fit(_row(at, *one, lit, widths), room) for at, one in enumerate(told)]


def _row(
    at: int,
    seat: PlannedSeat,
    piece: Piece,
    called: str,
    player: str,
    code: str,
    lit: tuple[str, str],
    widths: tuple[int, int, int],
) -> Line:
    cursor, field = lit
    is_here = cursor == f"{SEAT}{at}"
    names, pieces, who = widths
    name = fill(cut(seat.name, names - 1), names)
    return (
        Span(" "),
        Span(f" {piece.letter} ", f"badge:{piece.tone}", f"{PIECE}{at}"),
        Span(" "),
        Span(name, "strong", f"{NAME}{at}"),
        *(_field(at, called, pieces, piece.tone, is_here and field == "piece", PIECE) if pieces else ()),
        *_field(at, player, who, "plain" if seat.is_person else "note", is_here and field == "who", WHO),
        Span(f"  {code}", "dim", f"{CODE}{at}"),
    )


def _field(at: int, value: str, room: int, tone: str, is_lit: bool, kind: str) -> Line:
    place = f"{kind}{at}"
    if not is_lit:
        return (Span(fill(f"  {value}", room), tone, place),)
    rest = " " * (room - ARROWS - width(value))
    return (
        Span("◄ ", "badge@cursor", LESS + place),
        Span(value, "badge@cursor", place),
        Span(" ►", "badge@cursor", MORE + place),
        Span(rest),
    )


def _code(seat: PlannedSeat, words: Catalog) -> str:
    if not seat.is_person:
        return ""
    return words.say("ui.new.code", digits="****") if seat.digits else words.say("ui.new.no_code")


def add_row(words: Catalog, is_lit: bool) -> Line:
    """The free place at the table."""
    sign = Span(" + ", "badge@cursor" if is_lit else "key@panel", "add")
    told = words.say("ui.new.add")
    shown = Span(f"►{told}", "badge@cursor", "add") if is_lit else Span(f" {told}", "key", "add")
    return Span(" "), sign, shown
