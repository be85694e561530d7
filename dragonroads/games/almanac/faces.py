"""Which events and questions show the faces of cards, and where in their arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.table import Face
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE

Find = Callable[[Sequence[Any]], Iterable[Face]]


def _all(family: str) -> Find:
    return lambda values: [(family, card) for card in values]


def _at(family: str, place: int) -> Find:
    return lambda values: [(family, values[place])]


QUESTIONS: Mapping[str, Find] = {
    "keep_contract": _all(CONTRACT),
    "return_contract": _all(CONTRACT),
    "buy_caravan": _all(CARAVAN),
    "close": lambda values: [(CONTRACT, one[1]) for one in values if one[0] == "contract"],
}
EVENTS: Mapping[str, Find] = {
    "market": lambda values: [(CARAVAN, card) for card in values[0]],
    "bought": _at(CARAVAN, 1),
    "completed": _at(CONTRACT, 1),
    "encounter": _at(ENCOUNTER, 0),
    "peeked": _at(ENCOUNTER, 1),
    "letter_delivered": _at(LETTER, 1),
    "letter_read": _at(LETTER, 1),
    "globe_shown": _at(SLIP, 1),
    "fog_lifted": _at(TILE, 1),
    "monte": _at(TILE, 2),
}


def faces_in(kind: str, values: Sequence[Any]) -> Iterable[Face]:
    """The cards whose faces are shown by the arguments of an event or the options of a question."""
    find = QUESTIONS.get(kind) or EVENTS.get(kind)
    return find(values) if find else ()
