"""A sheet: paper with its title in the edge, as long as what stands on it: for all that is read, not played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dragonroads.ui.drawing import Line, Span, cut, fit, width

PAPER, LIT = "paper", "cursor_paper"
EDGES = 2
"""Lines and columns that the edges take."""
MARGIN = 1
"""Cells between the edge and what stands on the sheet."""


def sheet(lines: Sequence[Line], room: int, height: int, title: str = "", note: str = "", foot: str = "") -> list[Line]:
    """These lines on paper in exactly so many cells; `note` stands in the upper edge, `foot` in the lower."""
    inside = room - EDGES - 2 * MARGIN
    edge, gap = Span("│", "frame@paper"), Span(" " * MARGIN, "plain@paper")
    shown = [(edge, *_on_paper(line, inside, gap), edge) for line in lines[: height - EDGES]]
    blank: Line = (edge, Span(" " * (room - EDGES), "plain@paper"), edge)
    body = [*shown, *[blank] * (height - EDGES - len(shown))]
    return [_edge("┌", title, note, "┐", room), *body, _edge("└", "", foot, "┘", room)]


def _on_paper(line: Line, inside: int, gap: Span) -> Line:
    """A line on the sheet; what is lit is lit from edge to edge."""
    if line and line[0].tone.endswith(f"@{LIT}"):
        tone = f"badge@{LIT}"
        return replace(gap, tone=tone), *fit(line, inside, tone), replace(gap, tone=tone)
    return gap, *on_paper(fit(line, inside)), gap


def on_paper(line: Iterable[Span], ground: str = PAPER) -> Line:
    """The same line lying on paper: whatever has no ground of its own gets it."""
    return tuple(span if "@" in span.tone else replace(span, tone=f"{span.tone}@{ground}") for span in line)


def lit(line: Iterable[Span], place: str = "") -> Line:
    """The line under the cursor: dark, a pointer in its first cell, and nothing of it in a colour of its own."""
    first, *rest = line
    spans = (replace(first, text=f"►{first.text[1:]}"), *rest)
    return tuple(replace(span, tone=f"badge@{LIT}", place=span.place or place) for span in spans)


def _edge(left: str, title: str, note: str, right: str, room: int) -> Line:
    name = Span(f" {cut(title, max(0, room - 6))} " if title else "", "title@paper")
    told = Span(f" {note} " if note and width(note) + name.width + 8 <= room else "", "dim@paper")
    across = max(0, room - name.width - told.width - 4)
    return (
        Span(f"{left}─", "frame@paper"),
        name,
        Span("─" * across, "frame@paper"),
        told,
        Span(f"─{right}", "frame@paper"),
    )


def window(top: int, first: int, last: int, count: int, height: int) -> int:
    """Which line of so many is the first in sight, so that these are: as little is scrolled as can be."""
    top = min(first, max(top, last - height + 1))
    return max(0, min(top, count - height))
