"""Bars: how far everybody came, shaded up to where they were and full to where they are."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.progress import Bar
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, width
from dragonroads.ui.kit.canvas import TABLE

BELOW = 20
"""Bars begin so much below the least value, so that a small lead is seen."""
LEAST_ACROSS = 4
FULL, WAS = "█", "▒"


def bars(rows: Sequence[Bar], room: int, ground: str = TABLE, most_name: int = 10) -> list[Line]:
    """A line for each seat: badge, name, bar and figure, all bars on one scale."""
    if not rows:
        return []
    low = min(0, *(one.was for one in rows)) if min(one.was for one in rows) < BELOW else _below(rows)
    reach = max(1, *(one.now - low for one in rows))
    names = min(most_name, max(width(one.name) for one in rows))
    across = max(LEAST_ACROSS, room - names - max(width(one.words) for one in rows) - 5)
    return [fit(_bar(one, low, across / reach, (across, names), ground), room) for one in rows]


def _below(rows: Sequence[Bar]) -> int:
    return min(one.was for one in rows) - BELOW


def _bar(one: Bar, low: int, scale: float, widths: tuple[int, int], ground: str) -> Line:
    across, names = widths
    on = "" if ground == TABLE else f"@{ground}"
    end = max(0, round((one.now - low) * scale))
    start = max(0, min(end, round((one.was - low) * scale)))
    return (
        Span(one.badge.letter, f"badge:{one.badge.tone}{on}"),
        Span(f" {fill(cut(one.name, names), names)} ", f"{one.badge.tone}{on}"),
        Span(WAS * start, f"shade{on}"),
        Span(FULL * (end - start), f"{one.badge.tone}{on}"),
        Span(" " * (across - end), f"plain{on}"),
        Span(f" {one.words}", f"plain{on}"),
    )
