"""What stands inside a space of a track: dragons, else its name, and what waits there."""

from __future__ import annotations

from dragonroads.games.presenter import Spot, Token
from dragonroads.ui.drawing import Span, cut, line_width, width

GONE = "░"


def inside(spot: Spot, room: int, *, titled: bool = False) -> list[Span]:
    """Exactly so many cells, the first one free for a mark: who stands there, else the space's name, and its note.

    A space with its title elsewhere shows nothing but who stands there.
    """
    if spot.kind == "gone":
        return [Span(" " + GONE * (room - 1), "dim", spot.place)]
    spans = [Span(" ", "plain", spot.place)]
    if spot.tokens:
        spans += _crowd(spot, room - 1)
        if not titled and line_width(spans) + width(spot.note) <= room:
            spans.append(Span(spot.note, "warn", spot.place))
    elif not titled:
        spans += _name(spot, room - 1)
    left = room - line_width(spans)
    return [*spans, Span(" " * left, "plain", spot.place)] if left else spans


def _name(spot: Spot, room: int) -> list[Span]:
    """The name with its note; where there is no room for both, what waits there matters more."""
    tone = "warn" if spot.kind == "slide" else "title" if spot.kind == "start" else "dim"
    name, note = Span(cut(spot.name, room, ""), tone, spot.place), Span(cut(spot.note, room, ""), "warn", spot.place)
    if not spot.note:
        return [name]
    return [name, note] if width(spot.name + spot.note) <= room else [note]


def _crowd(spot: Spot, room: int) -> list[Span]:
    """All letters with their marks, or without them, or as many as fit and the number of the others."""
    initial = [Span(f"{spot.name[:1]}:", "dim", spot.place)] if spot.kind == "start" else []
    for spans in (initial + _letters(spot, marked=True), _letters(spot, marked=True), _letters(spot, marked=False)):
        if line_width(spans) <= room:
            return spans
    shown = max(1, room - 2)
    others = len(spot.tokens) - shown
    return [*_letters(spot, marked=False)[:shown], Span(f"+{others}", "strong", spot.place)]


def _letters(spot: Spot, *, marked: bool) -> list[Span]:
    return [span for token in spot.tokens for span in _token(token, spot.place, marked)]


def _token(token: Token, place: str, marked: bool) -> list[Span]:
    letter = Span(token.letter, token.tone, place)
    return [letter, Span(token.mark, "strong", place)] if token.mark and marked else [letter]
