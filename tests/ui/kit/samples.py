"""What the tests of the kit share: the cards of its sheets in every state, and what a part says in letters."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.people import Plate
from dragonroads.ui.drawing import Line
from dragonroads.workshop.pictures.kit_facts import (
    CINDER,
    DEER,
    FLOWER,
    MOSS,
    STATES,
    THERE,
    TIDE,
    WALK,
    WISP,
    laid,
    plate,
)

RED, BLUE, GREEN = CINDER, TIDE, MOSS
CARDS = (FLOWER, DEER, WALK, WISP, THERE)
EVERY = [laid(state, card) for state in STATES for card in CARDS]
PLATE: Plate = plate(TIDE, "Ben", "Tide", "12", is_active=True)


def text(block: Sequence[Line]) -> str:
    """What a part says, line by line."""
    return "\n".join(said(line) for line in block)


def said(line: Line) -> str:
    """What a line says."""
    return "".join(span.text for span in line)
