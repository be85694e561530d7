"""What somebody says aloud in a moment: one line, never needed to understand."""

from __future__ import annotations

from dragonroads.ui.drawing import Line, Span, cut, width


def speech_line(words: str, room: int) -> Line:
    """The words as a note; nothing at all where they do not fit, for half a joke is none."""
    return (Span(cut(words, room), "note"),) if words and width(words) <= room else ()
