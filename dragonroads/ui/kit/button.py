"""A button: it says what Enter does now, could do, or cannot do yet."""

from __future__ import annotations

from dragonroads.ui.drawing import Line, Span

OPEN, NOW, CLOSED = "open", "now", "closed"


def button(words: str, state: str = OPEN, place: str = "") -> Line:
    """What Enter does lies on the cursor's ground between two pointers, everything else stands in brackets."""
    if state == NOW:
        return (Span(f"► {words} ◄", "badge@cursor", place),)
    return (Span(f"[ {words} ]", "closed" if state == CLOSED else "key", place),)
