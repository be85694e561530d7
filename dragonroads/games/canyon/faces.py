"""Which events and questions show the faces of cards, and where in their arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.table import Face
from dragonroads.games.canyon.model import AUTOMA, HERO

Find = Callable[[Sequence[Any]], Iterable[Face]]


def _heroes(*places: int) -> Find:
    return lambda values: [(HERO, values[place]) for place in places]


QUESTIONS: Mapping[str, Find] = {
    "deploy": lambda options: [
        (HERO, card) for card in dict.fromkeys(one[0] for one in options) if isinstance(card, int)
    ],
    "recall": lambda options: [(HERO, card) for card in options],
    "lose_hero": lambda options: [(HERO, card) for card in options],
}
EVENTS: Mapping[str, Find] = {
    "deployed_hero": _heroes(2),
    "recalled": _heroes(1),
    "lost_hero": _heroes(1),
    "sealed": _heroes(2),
    "battle": _heroes(2, 5),
    "looted": _heroes(2),
    "fell": _heroes(1),
    "passive": _heroes(2),
    "trick": _heroes(2),
    "exposed": _heroes(3),
    "festival": lambda values: [(HERO, card) for card in values[2]],
    "automa_card": lambda values: [(AUTOMA, values[1])],
}


def faces_in(kind: str, values: Sequence[Any]) -> Iterable[Face]:
    """The cards whose faces are shown by the arguments of an event or the options of a question."""
    find = QUESTIONS.get(kind) or EVENTS.get(kind)
    return find(values) if find else ()
