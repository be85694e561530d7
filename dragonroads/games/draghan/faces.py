"""Which events and questions show the faces of cards, and where in their arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.table import Card, Face

FAMILY = "race"
"""All cards of the race are of one family."""

Find = Callable[[Sequence[Any]], Iterable[Card]]


def _all(values: Sequence[Any]) -> Iterable[Card]:
    return (card for card in values if card is not None)


def _inside(values: Sequence[Any]) -> Iterable[Card]:
    return (card for pair in values for card in pair)


def _first_of_each(values: Sequence[Any]) -> Iterable[Card]:
    return (pair[0] for pair in values)


def _at(place: int) -> Find:
    return lambda values: [values[place]]


def _listed_at(place: int) -> Find:
    return lambda values: list(values[place])


QUESTIONS: Mapping[str, Find] = {
    "draft_pick": _all,
    "lay_card": _all,
    "duo_own": _inside,
    "duo_give": _inside,
    "duo_insert": _first_of_each,
    "crystal_order": _all,
    "crystal_turn": _all,
    "spy_deal": _all,
    "lamp_wish": _all,
    "talisman_pick": _all,
}
EVENTS: Mapping[str, Find] = {
    "slot_lost": _at(2),
    "revealed": _at(2),
    "barred_by_book": _at(1),
    "too_deep": _at(1),
    "roared": _at(1),
    "discarded": _listed_at(1),
    "drew": _at(1),
    "wished": lambda values: _all(values[1:]),
    "drew_luck": _listed_at(1),
    "tries_luck": _at(1),
    "copies": _at(1),
    "flipped": _listed_at(1),
    "footprint": _at(1),
    "photo": lambda values: [card for _, card in values[0]],
    "left_out": _listed_at(0),
}


def cards_in(kind: str, values: Sequence[Any]) -> Iterable[Card]:
    """The cards whose faces are shown by the arguments of an event or the options of a question."""
    find = QUESTIONS.get(kind) or EVENTS.get(kind)
    return find(values) if find else ()


def faces_in(kind: str, values: Sequence[Any]) -> Iterable[Face]:
    """The same cards with their family."""
    return ((FAMILY, card) for card in cards_in(kind, values))
