from __future__ import annotations

from dataclasses import dataclass

import pytest

from dragonroads.library.fingerprint import content_hash
from dragonroads.library.loading import load
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.tags import Text

from .sample import GOOD, VERBS, Deck, read_deck


@dataclass(frozen=True, slots=True)
class Lantern:
    """A thing with rules and words."""

    oil: int
    name: Text = ""
    lines: tuple[Text, ...] = ()
    notes: dict[str, Text] | None = None


def deck(source: str) -> Deck:
    document = read(source.encode(), "f", Problems())
    assert document is not None
    return load(Pack("lantern", "f", {"cards.yaml": document}), read_deck, VERBS)


def test_the_hash_is_sixteen_digits_and_the_same_every_time() -> None:
    assert content_hash(deck(GOOD["cards"])) == content_hash(deck(GOOD["cards"])) == "0d63a400fe20330f"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("value: 4", "value: 5"),
        ("card: goat", "card: knight"),
        ("{do_nothing: {}}", "{stride: {value: 1}}"),
        ("4: 7", "5: 7"),
    ],
)
def test_what_a_rule_reads_changes_the_hash(before: str, after: str) -> None:
    assert content_hash(deck(GOOD["cards"])) != content_hash(deck(GOOD["cards"].replace(before, after)))


def test_words_and_layout_do_not_change_the_hash() -> None:
    same = "# a remark\n" + GOOD["cards"].replace("name: Knight", "name: Brave Knight").replace("[{back", "[ {back")
    assert content_hash(deck(GOOD["cards"])) == content_hash(deck(same))


def test_words_inside_lists_and_mappings_are_words_too() -> None:
    assert content_hash(Lantern(1)) == content_hash(Lantern(1, "Old", ("x",), {"a": "b"}))
    assert content_hash(Lantern(1)) != content_hash(Lantern(2))


def test_order_and_grouping_count() -> None:
    assert content_hash([1, 2]) != content_hash([2, 1])
    assert content_hash([1], [2]) != content_hash([1, 2])
    assert content_hash({1: 2}) != content_hash({"1": 2})
    assert content_hash(True) != content_hash(1)


def test_a_thing_without_an_essence_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="object has no place in a content hash"):
        content_hash(object())
