"""The book of who was shown what keeps the families of cards apart, although both count from 0."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Annotated, Any

import pytest

from dragonroads.engine import zones
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Face
from dragonroads.engine.visibility import ALL, Cards, Known, everybody, nobody
from tests.conformance.audit import Auditing, shuffles_noted
from tests.engine.toy import Toy


class Kiosk(GameState):
    """Two flags lie open, two coins lie covered."""

    flags: Annotated[list[int], Cards("flag", everybody)]
    coins: Annotated[list[int], Cards("coin", nobody)]
    flags_seen: Annotated[list[int], Known("flag")]
    coins_seen: Annotated[list[int], Known("coin")]

    def backs(self, family: str) -> list[int]:
        return [0, 0]


class TwoFamilies(Toy):
    """Events are called after the family whose cards they show."""

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        return ((kind, card) for card in values)


@pytest.fixture
def table() -> Auditing:
    return Auditing(TwoFamilies(), kiosk(), 2, Random(1))


def kiosk() -> Kiosk:
    return Kiosk(seed=1, phase="", flags=[0, 1], coins=[0, 1], flags_seen=[ALL, ALL], coins_seen=[0, 0])


def test_a_known_card_of_one_family_may_be_shown_and_is_noted_in_its_own_book(table: Auditing) -> None:
    table.tell("flag", 1)
    assert table.book == {"flag": [0, 0b11], "coin": [0, 0]}


def test_an_unknown_card_is_not_excused_by_a_known_one_of_the_same_number(table: Auditing) -> None:
    with pytest.raises(AssertionError, match="the event coin shows coin 1 to seats that do not know it"):
        table.tell("coin", 1)


def test_a_shuffle_is_forgotten_in_the_book_of_its_family_alone(table: Auditing) -> None:
    table.state = state = kiosk()
    table.balance()
    table.book["coin"] = [0b11, 0b11]
    with shuffles_noted():
        zones.shuffle(table, state.coins, state.coins_seen)
    assert table.book == {"flag": [0b11, 0b11], "coin": [0, 0]}
