"""Sentences in lines of a drawing: one below the other, the first or newest of them, or side by side as they fit."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Brief
from dragonroads.ui.drawing import Line, Span, cut, fit, headline, width, wrap


def texts(told: Sequence[str], room: int, tone: str = "plain") -> list[Line]:
    """Texts one below the other, each wrapped."""
    return [(Span(f" {part}", tone),) for text in told for part in wrap(text, room - 2, indent=2)]


def whole(told: Sequence[str], room: int, most: int, tone: str = "plain") -> list[Line]:
    """The first of these texts, wrapped, as many as are whole in so many lines."""
    lines: list[Line] = []
    for text in told:
        part = texts([text], room, tone)
        if len(lines) + len(part) > most:
            break
        lines += part
    return lines


def in_a_line(brief: Brief, room: int) -> Line:
    """`Title: one, two, three`; where that is too long, the longest of them are cut, none of them is left out."""
    head = f" {brief.title}: "
    most = room
    while most > 1 and width(head + _joined(brief.parts, most)) > room - 1:
        most -= 1
    return fit((Span(head, "note"), Span(_joined(brief.parts, most), "dim")), room)


def _joined(told: Sequence[str], most: int) -> str:
    return ", ".join(cut(text, most) for text in told)


def newest(happened: Sequence[str], room: int, most: int) -> list[Line]:
    """The newest of these texts, wrapped, as many lines as there is room for."""
    lines: list[Line] = []
    for text in reversed(happened):
        part = _told(text, room)
        if len(lines) + len(part) > most:
            break
        lines = [*part, *lines]
    return lines


def _told(text: str, room: int) -> list[Line]:
    """A line of what happened; `-- a heading --` stands out without its dashes."""
    heading = headline(text)
    return texts([heading], room, "title") if heading else texts([text], room)


def as_fit(notes: Sequence[str], room: int) -> int:
    """How many notes fit side by side."""
    return sum(width("  ".join(notes[: at + 1])) <= room for at in range(len(notes)))


def with_what_is_new(told: Sequence[str], more: Sequence[str]) -> list[str]:
    """What is told, and of the rest what does not stand in it already: a sentence is read once."""
    lines = list(told)
    for one in more:
        if one and not any(one in line for line in lines):
            lines.append(one)
    return lines
