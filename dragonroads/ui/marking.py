"""What is laid over a drawing: where the cursor stands and which places are open to the asked seat."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace

from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.palettes import GOODS
from dragonroads.ui.tones import apart, is_badge, on

_QUIET = {"plain", "dim", "strong", "title", "frame", "note", "key", "good", *GOODS, "gold", "water"}
"""Tones that mean nothing of their own under the cursor: there everything is one bar, but for colours of seats."""
_SHADED = {"dim", "plain", "strong", "note", "good", *GOODS, "gold"}
"""Tones that step back where nobody can go."""
_WALL = "│"
"""Left of a framed place, on the line that has room for the mark."""
_DOUBLED = str.maketrans("┌─┐│└┘├┤┬┴┼╭╮╰╯", "╔═╗║╚╝╠╣═══╔╗╚╝")


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one viewer on one drawing."""

    cursor: str = ""
    """The place under the cursor."""
    legal: Set[str] = frozenset()
    closed: Set[str] = frozenset()
    target: str = ""
    """The place the question is about."""

    def touches(self, line: Line, other: Marks) -> bool:
        """Whether a line looks different with the other marks."""
        return any(span.place and self._of(span.place) != other._of(span.place) for span in line)

    def _of(self, place: str) -> tuple[bool, bool, bool, bool]:
        return place == self.cursor, place in self.legal, place in self.closed, place == self.target


def marked(line: Line, marks: Marks, cursor: str, legal: str, target: str) -> Line:
    """The line with its marks: a sign in the first cell of a place, tones and frames of its own; closed ones dim."""
    shown: list[Span] = []
    last = Span("")
    for span in line:
        if span.place:
            is_first = span.place != last.place or last.text == _WALL
            shown += _marked(span, marks, (cursor, legal, target), is_first)
        else:
            shown.append(span)
        last = span
    return tuple(shown)


def _marked(span: Span, marks: Marks, signs: tuple[str, str, str], is_first: bool) -> list[Span]:
    cursor, legal, target = signs
    text, tone, place = span.text, span.tone, span.place
    ink, ground, over = apart(tone)
    ink = "" if is_badge(tone) else ink  # it keeps its colours whatever happens around it
    has_room = is_first and text.startswith(" ")
    if place == marks.cursor:
        lit = on("plain", ground) if ink in _QUIET else tone
        text = text.translate(_DOUBLED)
        return [Span(cursor + text[1:] if has_room else text, f"{lit}+cursor", place)]
    if place in marks.legal:
        sign = [Span(legal, on("key", ground), place)] if has_room else []
        shown = tone if over or not ink else on("key", ground) if ink == "frame" else f"{tone}+legal"
        return [*sign, Span(text[len(sign) :], shown, place)]
    if place == marks.target:
        return [Span(target + text[1:] if has_room else text, on("target", ground) if ink else tone, place)]
    return [replace(span, tone=on("closed", ground))] if place in marks.closed and ink in _SHADED else [span]
