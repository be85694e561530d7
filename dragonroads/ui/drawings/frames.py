"""Frames and headings around other lines: a card to pick, a line across with a title, a drawing in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span, cut, fit, line_width

_SINGLE, _DOUBLE = tuple("┌─┐│└┘"), tuple("╔═╗║╚╝")


def card(title: Span, body: Sequence[Line], room: int, place: str, is_here: bool = False) -> list[Line]:
    """Lines in a frame with a title in its upper edge; where the person is, the frame is double and has a mark."""
    nw, across, ne, upright, sw, se = _DOUBLE if is_here else _SINGLE
    tone = "target" if is_here else "frame"
    name = cut(title.text, max(0, room - 7))
    mark = "►" if is_here else " "
    head = (Span(f"{nw}{across}", tone, place), Span(f"{mark}{name} " if name else "", title.tone, place))
    top = (*head, Span(f"{across * max(0, room - line_width(head) - 1)}{ne}", tone, place))
    inside = [
        (
            Span(f"{upright} ", tone, place),
            *_at(fit(line, room - 4), place),
            Span(f" {upright}", tone, place),
        )
        for line in body
    ]
    return [top, *inside, (Span(f"{sw}{across * (room - 2)}{se}", tone, place),)]


def heading(title: str, room: int, note: str = "") -> Line:
    """A line across with its title, and a note at its right end."""
    left = Span(f"─ {cut(title, max(0, room - 4))} ", "panel_title")
    right = Span(f" {note} ─", "dim") if note and len(note) + left.width + 6 <= room else Span("─", "frame")
    return left, Span("─" * max(0, room - left.width - right.width), "frame"), right


def centred(lines: Sequence[Line], room: int) -> list[Line]:
    """A drawing in the middle of so many cells, as a whole."""
    across = max((line_width(line) for line in lines), default=0)
    margin = Span(" " * max(0, (room - across) // 2))
    return [(margin, *line) if margin.text else line for line in lines]


def _at(line: Line, place: str) -> list[Span]:
    return [Span(span.text, span.tone, span.place or place) for span in line]
