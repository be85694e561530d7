"""The table of scripted answers: tick lists are one answer, and a wrong one is a failed test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dragonroads.engine.state import GameState
from tests.scripted import Scripted

CRATES = ["leaf", "ice", "leaf", "fish"]


def table(*answers: tuple[str, str], name: Callable[[str, Any], str] | None = None) -> Scripted[GameState]:
    return Scripted(GameState(seed=1, phase="any"), answers, name=name)


@pytest.mark.parametrize(
    ("ticked", "found"),
    [
        ("ice fish", ["ice", "fish"]),
        ("fish leaf", ["leaf", "fish"]),
        ("leaf leaf", ["leaf", "leaf"]),
        ("", []),
    ],
)
def test_a_tick_list_is_answered_with_names_and_blanks(ticked: str, found: list[str]) -> None:
    t = table(("drop", ticked))
    assert t.ask_some(1, "drop", CRATES, 0, 2, private=True) == found
    (asked,) = t.asked
    assert (asked.seat, asked.kind, asked.options, asked.private) == (1, "drop", CRATES, True)
    assert t.answers == []


def test_options_of_one_name_are_ticked_from_the_first_on() -> None:
    t = table(("drop", "leaf"), ("drop", "leaf leaf"), name=lambda _kind, option: CRATES[option])
    assert t.ask_some(0, "drop", range(4), 1, 2) == [0]
    assert t.ask_some(0, "drop", range(4), 1, 2) == [0, 2]


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([("drop", "")], "ticks 0 of"),
        ([("drop", "leaf ice fish")], "ticks 3 of"),
        ([("drop", "spice")], "'spice' is not among"),
        ([("drop", "ice ice")], "'ice' is not among"),
        ([("keep", "ice")], "the script answers keep, but seat 1 is asked drop"),
        ([], "the script has no more answers"),
    ],
)
def test_a_wrong_tick_list_is_a_failed_test(answers: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        table(*answers).ask_some(1, "drop", CRATES, 1, 2)
