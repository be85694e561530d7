"""Some seats under a title in a frame, each on a line one can point at."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span, cut, fit, wrap
from dragonroads.ui.drawings.result_lines import Face

SEAT = "row:"
"""The beginning of the places; the rest is the number of the line."""


def seat_list(title: str, faces: Sequence[Face], signs: Sequence[str], help_line: str, room: int) -> list[Line]:
    """The title, a line for each seat with its letter, and what to do."""
    inside = room - 6
    body: list[Line] = [(), *((Span(text, "title"),) for text in wrap(title, inside)), ()]
    body += [_seat(f"{SEAT}{at}", *one, inside) for at, one in enumerate(zip(faces, signs))]
    body += [(), *((Span(text, "dim"),) for text in wrap(help_line, inside)), ()]
    edge = Span("║", "frame")
    lines = [(edge, Span("  "), *fit(line, inside), Span("  "), edge) for line in body]
    rule = "═" * (room - 2)
    return [(Span(f"╔{rule}╗", "frame"),), *lines, (Span(f"╚{rule}╝", "frame"),)]


def _seat(place: str, face: Face, sign: str, room: int) -> Line:
    sign = f"{sign}  " if sign else ""
    return fit(
        (
            Span(f" {sign}", "key", place),
            Span(f" {face.letter} ", face.tone, place),
            Span(f" {cut(face.name, room - len(sign) - 6)} ", "plain", place),
        ),
        room,
    )
