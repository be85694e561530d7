"""The line above the keys: what was refused, and what helps. Its place is always kept free."""

from __future__ import annotations

from dragonroads.ui.drawing import Line, Span, fit, wrap_in

SIGN = "!"


def notice_line(words: str, room: int, most: int = 1) -> list[Line]:
    """A notice on the ground of the bar, in as many lines as it needs and may have; an empty line without words."""
    if not words:
        return [(Span(" " * room),)]
    told = wrap_in(words, max(1, room - 4), most)
    first = (Span(f" {SIGN} ", "warn@bar"), Span(told[0], "plain@bar"))
    others = [(Span("   ", "plain@bar"), Span(text, "plain@bar")) for text in told[1:]]
    return [fit(line, room, "plain@bar") for line in (first, *others)]
