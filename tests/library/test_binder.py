from __future__ import annotations

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.problems import BadContent, Problems
from dragonroads.library.reader import read
from dragonroads.library.vocabulary import Effect

from .sample import GOOD, VERBS, Cards


def test_bound_things_and_their_fields_can_be_found_again() -> None:
    document = read(GOOD["cards"].encode(), "f", Problems())
    assert document is not None
    binder = Binder(vocabulary=VERBS)
    cards = binder.bind(document.root, Cards)
    assert cards is not None
    knight, goat = cards.cards
    assert (binder.node_of(goat).line, binder.node_of(goat).column) == (9, 5)
    assert binder.node_of(goat, "hidden").line == 14
    assert binder.node_of(knight, "copies", 1, "value").column == 54
    assert binder.node_of(knight.also[0]).line == 7


def test_settling_raises_what_a_game_complained_about() -> None:
    document = read(b"a: 1", "f", Problems())
    assert document is not None
    binder = Binder()
    binder.complain(document.root.at("a"), "a", "too small")
    with pytest.raises(BadContent, match=r"^f:1:4: a: too small$"):
        binder.settle()


def test_settling_is_silent_when_all_is_well() -> None:
    Binder().settle()


def test_effects_without_a_vocabulary_are_a_fault_of_the_program() -> None:
    document = read(b"{stride: {value: 1}}", "f", Problems())
    assert document is not None
    with pytest.raises(TypeError, match="vocabulary"):
        Binder().bind(document.root, Effect)
