from __future__ import annotations

from typing import Annotated

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.node import Document
from dragonroads.library.schema import reader_of
from dragonroads.library.tags import Declares, Id, LongId, Pattern, Range, Ref, Tag, Text


def lines(shape: object, *values: str | int) -> list[str]:
    binder = Binder()
    for value in values:
        reader_of(shape)(Document("f", value, [1, 1]).root, "it", binder)
    binder.names.settle()
    return [problem.message for problem in binder.problems]


def test_both_ends_of_a_range_belong_to_it() -> None:
    assert lines(Annotated[int, Range(2, 4)], 2, 3, 4) == []
    assert lines(Annotated[int, Range(2, 4)], 1, 5) == ["it: expected 2 to 4, found 1", "it: expected 2 to 4, found 5"]


def test_a_pattern_must_fit_the_whole_text() -> None:
    assert lines(Annotated[str, Pattern(r"[a-z]\d", "a1")], "b2") == []
    assert lines(Annotated[str, Pattern(r"[a-z]\d", "a1")], "b22") == ["it: expected something like a1, found 'b22'"]


@pytest.mark.parametrize("good", ["deck", "tie_break", "m2"])
def test_ids_are_words_with_underscores(good: str) -> None:
    assert lines(Id, good) == []


@pytest.mark.parametrize("bad", ["Deck", "tie-break", "2m", "", "a b", "deck\n"])
def test_other_words_are_no_ids(bad: str) -> None:
    assert len(lines(Id, bad)) == 1


def test_long_ids_may_have_hyphens() -> None:
    assert lines(LongId, "will-o-the-wisp", "move-1", "base") == []
    assert len(lines(LongId, "-a", "a--b", "A")) == 3


def test_names_are_declared_once_and_references_find_them() -> None:
    assert lines(Annotated[str, Declares("card")], "goat", "goat") == ["a second card called 'goat' (first in f:1)"]
    assert lines(Annotated[str, Ref("card")], "goat") == ["it: no card called 'goat'"]


def test_words_for_people_ask_for_nothing() -> None:
    assert lines(Text, "anything") == []


def test_remarks_tell_authors_what_is_asked() -> None:
    tags: list[Tag] = [Tag(), Range(1, 6), Pattern("x", "x1"), Declares("card"), Ref("card")]
    assert [mark.remark() for mark in tags] == [
        "",
        "from 1 to 6",
        "such as `x1`",
        "(the name of this card)",
        "(the name of a card)",
    ]
