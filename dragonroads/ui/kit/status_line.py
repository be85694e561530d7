"""The first line of every screen: where we are, and at its right end whose turn it is or for whose eyes this is."""

from __future__ import annotations

from dragonroads.ui.drawing import Line, Span, cut, fit, line_width, width


def status_line(title: str, words: str, right: str, room: int, secret: str = "") -> Line:
    """A title, some words and a note on the ground of the bar; what is for one pair of eyes has a ground of its own."""
    note = (Span(f" {secret} ", "badge@secret"),) if secret else (Span(f" {right} ", "dim@bar"),) if right else ()
    left = room - line_width(note)
    if left < width(title) + 4:
        note, left = (), room
    name = Span(f" {cut(title, max(0, left - 2))}", "strong@bar")
    told = Span(f"  {words}" if words else "", "plain@bar")
    return *fit((name, told), left, "plain@bar"), *note
