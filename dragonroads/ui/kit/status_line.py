"""The first line of every screen: where we are, and at its right end whose turn it is or for whose eyes this is."""

from __future__ import annotations

from dragonroads.ui.drawing import Line, Span, cut, fit, line_width, width

BETWEEN = " | "
"""What stands between the parts of what a game says of where it is."""


def as_fits(status: str, room: int) -> str:
    """The parts of a status that fit: the first one, which names the game, gives way first, then the last ones."""
    parts = status.split(BETWEEN)
    if width(status) > room:
        parts = parts[1:] or parts
    while len(parts) > 1 and width(BETWEEN.join(parts)) > room:
        parts.pop()
    return BETWEEN.join(parts)


def status_line(title: str, words: str, right: str, room: int, secret: str = "") -> Line:
    """A title, some words and a note on the ground of the bar; what is for one pair of eyes has a ground of its own."""
    note = (Span(f" {secret} ", "badge@secret"),) if secret else (Span(f" {right} ", "dim@bar"),) if right else ()
    left = room - line_width(note)
    if left < width(title) + 4:
        note, left = (), room
    name = Span(f" {cut(title, max(0, left - 2))}", "strong@bar")
    told = Span(f"  {words}" if words else "", "plain@bar")
    return *fit((name, told), left, "plain@bar"), *note
