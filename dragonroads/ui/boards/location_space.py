"""What stands in the box of a space, whatever its size: who is there, else what it does."""

from __future__ import annotations

from dataclasses import replace

from dragonroads.games.presenter import Spot, Token
from dragonroads.ui.boards.location_pieces import BOX
from dragonroads.ui.drawing import Span, cut, fill, line_width, width
from dragonroads.ui.palettes import GOODS

WATER, FOG = "≈", "░"
ID, LABEL = 2, 4
"""Cells of an id and of a label in a small box."""
PRICE = "$"
BONUS = "*"
"""Stands behind a label, and never on it."""
_KINDS = {"fog": "dim", "past": "dim", "here": "strong", "next": "key"}
"""The tone of a space's words by its kind; on a map one is here, has been there, or may go there next."""


def small(spot: Spot) -> list[Span]:
    """A box of nine cells: `[ a1+DDD]`, and between the brackets one place; `[ a1SHOP*` where a star needs the last."""
    spans = [Span("[", _edge(spot)), *_between(spot)]
    return [*spans, Span("]", _edge(spot))] if line_width(spans) < BOX else spans


def _between(spot: Spot) -> list[Span]:
    spans = [Span(" ", "plain", spot.place), Span(fill(spot.name, ID), _name(spot), spot.place)]
    if spot.kind == "gone":
        return [*spans, Span(WATER * LABEL, "water", spot.place)]
    if spot.tokens:
        return [*spans, *_padded(crowd(spot, LABEL), LABEL, spot.place)]
    if _is_foggy(spot):
        return [*spans, Span(FOG * LABEL, "dim", spot.place)]
    gap = [] if width(spot.note) >= LABEL else [Span(" ", "plain", spot.place)]
    return [*spans, *_padded([*gap, *label(spot)], LABEL, spot.place)]


def large(spot: Spot, room: int) -> list[list[Span]]:
    """A framed box of three lines and so many cells: id and label in its upper edge, who is there or words inside."""
    place, edge, inner = spot.place, _edge(spot), room - 2
    title = [Span("┌─", edge, place), Span(spot.name, _name(spot), place)]
    if spot.note and spot.kind != "gone":
        title += [Span("─", edge, place), *label(spot)]
    title.append(Span(f"{'─' * (room - 1 - line_width(title))}┐", edge, place))
    wall = Span("│", edge, place)
    return [title, [wall, *_inside(spot, inner), wall], [Span(f"└{'─' * inner}┘", edge, place)]]


def words_in(room: int) -> int:
    """How many cells of words a framed box holds: its walls and the cell for a mark are left out."""
    return room - 3


def _inside(spot: Spot, room: int) -> list[Span]:
    """Exactly so many cells, the first one free for a mark."""
    place, spans = spot.place, [Span(" ", "plain", spot.place)]
    if spot.kind == "gone":
        return [*spans, Span(WATER * (room - 1), "water", place)]
    if spot.tokens:
        return _padded([*spans, *crowd(spot, room - 1)], room, place)
    if _is_foggy(spot):
        return [*spans, Span(FOG * (room - 2), "dim", place), Span(" ", "plain", place)]
    return [*spans, Span(fill(cut(spot.words, room - 1), room - 1), _KINDS.get(spot.kind, "plain"), place)]


# --- who is there ---------------------------------------------------------------------------------------------------


def crowd(spot: Spot, room: int) -> list[Span]:
    """All pieces with their marks, or without them, or as many as fit and a sign that there are more.

    Pieces stand in blocks of their colours, with blanks around them; where it is too narrow for these, blanks go first.
    """
    for marked in (True, False):
        spans = [span for token in spot.tokens for span in _token(token, spot.place, marked)]
        if line_width(spans) < room:
            return _with_edges(spans, room, spot.place)
    return [Span(" ", "plain", spot.place), *spans[: room - 2], Span("+", "strong", spot.place)]


def _token(token: Token, place: str, marked: bool) -> list[Span]:
    return [Span(f"{token.letter}{token.mark if marked else ''}", f"{token.tone}+piece", place)]


def _with_edges(spans: list[Span], room: int, place: str) -> list[Span]:
    """The first block begins with a blank, the last one ends with one if that fits; where the mark goes stays free."""
    first, last = spans[0], spans[-1]
    spans = [replace(first, text=f" {first.text}"), *spans[1:]]
    if line_width(spans) < room:
        last = spans[-1]
        spans[-1] = replace(last, text=f"{last.text} ")
    return spans


def _padded(spans: list[Span], room: int, place: str) -> list[Span]:
    left = room - line_width(spans)
    return [*spans, Span(" " * left, "plain", place)] if left > 0 else spans


# --- what it does ---------------------------------------------------------------------------------------------------


def label(spot: Spot) -> list[Span]:
    """Its label letter by letter where that matters: `+DDE` in the colours of the goods, `$V6` with a golden price."""
    note = spot.note[:LABEL] + (BONUS if spot.note[LABEL:] == BONUS else "")
    if spot.kind in _KINDS:
        return [Span(note, _KINDS[spot.kind], spot.place)]
    if note[:1] in ("+", PRICE):
        return [Span(letter, _tone(letter, note), spot.place) for letter in note]
    name, bonus = note.rstrip(BONUS), note[len(note.rstrip(BONUS)) :]
    return [Span(name, "plain", spot.place), *([Span(bonus, "gold", spot.place)] if bonus else [])]


def _tone(letter: str, note: str) -> str:
    good = f"good_{letter.lower()}"
    if good in GOODS:
        return good
    return "gold" if note.startswith(PRICE) or letter == BONUS else "dim"


def _is_foggy(spot: Spot) -> bool:
    return spot.kind == "fog" and not spot.words


def _name(spot: Spot) -> str:
    return {"here": "strong", "next": "key", "gone": "water"}.get(spot.kind, "dim")


def _edge(spot: Spot) -> str:
    """Taken ones are framed in the colour of whoever stands on top."""
    if spot.tokens:
        return spot.tokens[-1].tone
    return {"here": "title", "next": "key", "gone": "water"}.get(spot.kind, "frame")
