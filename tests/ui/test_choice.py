"""Picking part by part: what leaves no choice picks itself, but nobody's whole answer does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dragonroads.engine.table import Question
from dragonroads.games.presenter import Label
from dragonroads.ui.choice import Choice, numbered


def choice(*options: tuple[Any, ...]) -> Choice:
    """A question of two parts."""
    return Choice(Question(0, "place", options, parts=("where", "how")))


def test_a_part_that_leaves_no_choice_picks_itself() -> None:
    asked = choice(("a1", "worker"), ("a1", "rest"))
    assert asked.picked == ("a1",)
    assert asked.offered == [("a1", "worker"), ("a1", "rest")]


def test_the_only_answer_there_is_has_still_to_be_given() -> None:
    asked = choice(("a1", "worker"))
    assert asked.picked == ()
    assert asked.offered == [("a1",)]
    assert asked.pick(("a1",)) == ("a1/worker",)


@pytest.mark.parametrize(("option", "keys"), [(("a1",), ()), (("b2",), ("b2/worker",))])
def test_a_part_completes_the_answer_where_nothing_else_is_left_to_choose(
    option: tuple[str], keys: tuple[str, ...]
) -> None:
    asked = choice(("a1", "worker"), ("a1", "rest"), ("b2", "worker"))
    assert asked.completed(option) == keys


def keys(options: Sequence[Any], *names: str, are_ticked: bool = False) -> list[str]:
    """What is typed for options of these names."""
    return [item.key for item in numbered(options, [Label(name) for name in names], are_ticked)]


def test_amounts_are_typed_as_they_are() -> None:
    assert keys([0, 1, 9], "0 embers", "1 ember", "9 embers") == ["0", "1", "9"]
    assert keys([0, 5], "nothing", "5 gold") == ["0", "5"]
    assert keys([("sell", 2), ("sell", 3)], "2 for 6 gold", "3 for 9 gold") == ["2", "3"]


def test_seats_names_and_ticks_are_no_amounts() -> None:
    assert keys([0, 1], "Ana", "Ben") == ["1", "2"]
    assert keys([0, 1], "Player 1", "Player 2") == ["1", "2"]
    assert keys([4, 7], "card 4", "card 7", are_ticked=True) == ["1", "2"]
    assert keys([True, False], "yes 1", "no 0") == ["1", "2"]
