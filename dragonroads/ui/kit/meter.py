"""A value as signs in a row and as a number: courage, stamina, anything that is counted."""

from __future__ import annotations

from dragonroads.gamekit.facts.marks import Number
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.kit.signs import sign, tone


def meter(mark: Number, most: int, label: int = 0) -> Line:
    """`courage ♦♦♦♦♦···· 5`; the label fills at least so many cells, so that meters stand below each other."""
    shown = max(0, min(mark.value, most))
    return (
        Span(f"{mark.word:<{label}} ", "dim"),
        Span((sign(mark.sign) or "■") * shown, tone(mark.sign)),
        Span("·" * (most - shown), "shade"),
        Span(f" {mark.value}", tone(mark.sign)),
    )
