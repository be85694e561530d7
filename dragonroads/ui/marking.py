"""What is laid over a drawing: where the cursor stands and which places are open to the asked seat."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from dragonroads.ui.drawing import Line, Span

_QUIET = {"dim", "strong", "title", "frame", "note", "key", "good"}
"""Tones that mean nothing of their own under the cursor: there everything is one bar, but for colours of seats."""
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
    """The line with its marks: a sign in the first cell of a place, double frames under the cursor, `tone+mark`."""
    shown: list[Span] = []
    last = ""
    for span in line:
        shown.append(_marked(span, marks, (cursor, legal, target), is_first=span.place != last) if span.place else span)
        last = span.place
    return tuple(shown)


def _marked(span: Span, marks: Marks, signs: tuple[str, str, str], is_first: bool) -> Span:
    cursor, legal, target = signs
    if span.place == marks.cursor:
        tone = "plain" if span.tone in _QUIET else span.tone
        return Span(_signed(span.text.translate(_DOUBLED), cursor, is_first), f"{tone}+cursor", span.place)
    if span.place in marks.legal:
        return Span(_signed(span.text, legal, is_first), f"{span.tone}+legal", span.place)
    if span.place == marks.target:
        return Span(_signed(span.text, target, is_first), "target", span.place)
    return span


def _signed(text: str, sign: str, is_first: bool) -> str:
    return sign + text[1:] if is_first and text.startswith(" ") else text
