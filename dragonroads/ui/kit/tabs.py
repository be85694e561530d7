"""Tabs: parts of a screen that do not fit side by side."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span

TAB = "tab:"
"""The beginning of the places; the rest is the number of the tab."""


def tabs(names: Sequence[str], at: int) -> Line:
    """The open one on the cursor's ground, the others in brackets."""
    spans: list[Span] = []
    for nth, name in enumerate(names):
        shown, tone = (f" {name} ", "badge@cursor") if nth == at else (f"[ {name} ]", "key")
        spans += [Span(shown, tone, f"{TAB}{nth}"), Span(" ")]
    return tuple(spans[:-1])
