"""What line mode and the full screen both say."""

from __future__ import annotations

from dragonroads.engine.line import Line, Texts, text
from dragonroads.library.labels import label

LIMITS = ("start", "handed_over", "revealed", "sealed", "computer", "stopped")
"""Why nothing more can be taken back, as a match calls it."""
FINAL = ("sealed", "sealed_alone", "die", "chance", "mixed", "drawn", "turned_up", "opened")
"""Why an answer could not be taken back, as the engine calls it; a game may have reasons of its own."""


class Final(Texts):
    """The reasons that the box has words for."""

    family = ""
    final = text(*FINAL)


def why_final(why: str) -> Line:
    """Why an answer could not be taken back."""
    return Final.final(why) if why in FINAL else label("final", why)
