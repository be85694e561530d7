"""A value as signs in a row and as a number: courage, stamina, anything that is counted."""

from __future__ import annotations

from dragonroads.gamekit.facts.marks import Count, Number
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


def count(one: Count, pieces: bool = True) -> Line:
    """`■ 12 points`, or piece by piece `♦♦♦♦♦····· 5 embers left`; without its pieces only the words."""
    inked, words = tone(one.sign), Span(one.said, "strong")
    if not one.most:
        return (Span(f"{sign(one.sign)} ", inked), words) if one.sign and pieces else (words,)
    if not pieces:
        return (words,)
    shown = max(0, min(one.value, one.most))
    spans = [Span(sign(one.sign) * shown, inked), Span("·" * (one.most - shown), "shade")]
    return (*(span for span in spans if span.text), Span(" "), words)
