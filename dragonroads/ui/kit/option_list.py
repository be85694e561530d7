"""A list of options: badge or number, words, what follows; what is closed says why in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.gamekit.facts.people import Badge
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, width


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as it stands in a list."""

    words: str
    effect: str = ""
    place: str = ""
    badge: Badge | None = None
    number: str = ""
    closed: bool = False


def option_list(
    choices: Sequence[Choice], cursor: str, room: int, ground: str = "panel", lit: str = "cursor"
) -> list[Line]:
    """Words and effects in columns; the line under the cursor lies on a ground of its own, with a pointer."""
    head = 4 if any(one.badge for one in choices) else max((width(one.number) + 1 for one in choices), default=0)
    head = head if head > 1 else 0
    most = max((width(one.words) for one in choices), default=0)
    has_effects = any(one.effect for one in choices)
    words = min(most, max(8, (room - head - 4) // 2)) if has_effects else room - head - 3
    lines = []
    for one in choices:
        is_here = bool(cursor) and one.place == cursor
        lines.append(_line(one, (head, words, room), lit if is_here else ground, is_here))
    return lines


def _line(one: Choice, widths: tuple[int, int, int], ground: str, is_here: bool) -> Line:
    head, words, room = widths
    ink = "badge" if is_here else "closed" if one.closed else "plain"
    tone = f"{ink}@{ground}"
    sign = "►" if is_here else "·" if one.closed else " "
    line = (
        Span(f"{sign} ", tone, one.place),
        *_head(one, head, tone, ground),
        Span(fill(one.words, words), tone, one.place),
        Span(f"  {cut(one.effect, max(0, room - head - words - 4))}" if one.effect else "", tone, one.place),
    )
    rest = fit(line, room, tone)
    return (*rest[:-1], Span(rest[-1].text, rest[-1].tone, one.place))


def _head(one: Choice, room: int, tone: str, ground: str) -> Line:
    if one.badge and not one.closed:
        badge = Span(f" {one.badge.letter} ", f"badge:{one.badge.tone}@{ground}", one.place)
        return badge, Span(" " * (room - 3), tone, one.place)
    told = f" {one.badge.letter} " if one.badge else one.number
    ink = "key" if tone.startswith("plain") and not one.badge else tone.partition("@")[0]
    return (Span(fill(told, room), f"{ink}@{ground}", one.place),) if room else ()
