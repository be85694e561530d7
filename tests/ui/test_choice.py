"""Picking part by part: what leaves no choice picks itself, but nobody's whole answer does."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.table import Question
from dragonroads.ui.choice import Choice


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
