"""Badges and figures: a letter in a seat's colour, with wings where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.people import Badge, Fate, Figure
from dragonroads.ui.drawing import Line, Span, width
from dragonroads.ui.kit.canvas import Canvas

WINGED = 3
"""The columns of a figure with its wings."""
_WINGS: dict[Fate, tuple[str, str]] = {"": ("«", "»"), "tree": ("#", "#"), "hugged": ("&", "&")}


def tone(badge: Badge) -> str:
    """The tone of a badge; a canvas knows what it lies on, a span by itself lies on the table."""
    return f"badge:{badge.tone}"


def badge(one: Badge, wide: bool = False) -> Span:
    """One cell in the seat's colour, or three."""
    return Span(f" {one.letter} " if wide else one.letter, tone(one))


def put_badge(canvas: Canvas, x: int, y: int, one: Badge | None) -> None:
    """A badge onto whatever lies there."""
    if one:
        canvas.put(x, y, one.letter, tone(one))


def figure(one: Figure, winged: bool = True) -> Span:
    """`«C»`; a tree has `#` for wings, one that is hugged `&`; where it is narrow, one of them stays."""
    left, right = _WINGS[one.fate]
    text = f"{left}{one.badge.letter}{right}" if winged else one.badge.letter + (right if one.fate else "")
    return Span(text, tone(one.badge))


def crowd(figures: Sequence[Figure], room: int) -> Line:
    """All who stand in one place, as grand as the room allows: wings, marks, letters, at last how many more."""
    for spans in (
        [figure(one) for one in figures],
        [figure(one, winged=False) for one in figures],
        [badge(one.badge) for one in figures],
    ):
        if sum(width(span.text) for span in spans) <= room:
            return tuple(spans)
    shown = max(0, room - 2)
    return (*(badge(one.badge) for one in figures[:shown]), Span(f"+{len(figures) - shown}"[:room], "strong"))
