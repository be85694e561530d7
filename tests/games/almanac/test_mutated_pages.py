"""Parameters of placement rules that an author got wrong: a page loads, or one line says where it is broken."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from dragonroads.games.almanac.game import AlmanacJourney
from dragonroads.games.almanac.loading import check_game, open_game
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack
from dragonroads.shelf import Shelf

BOXES = ("dragon_road", "crystal_peaks")
EACH = 30
LINE = re.compile(r"content/[a-z0-9_/]+\.yaml:[1-9][0-9]*:[1-9][0-9]*: .{1,400}")


@cache
def box(name: str) -> Pack:
    """A box, read once."""
    return Shelf(cache=None).pack(name)


def spoilt(value: Any) -> Iterator[Any]:
    """The value of a parameter as it could be written by mistake."""
    match value:
        case str():
            yield from ("", "z", value + "x")
        case bool():
            yield not value
        case int():
            yield from (0, -1, 999_999_999)
        case list() if value:
            yield from ([], value[1:], value[:1] + value)
            yield from ([one, *value[1:]] for one in spoilt(value[0]))
        case dict() if value:
            first = next(iter(value))
            yield from ({}, {key: one for key, one in value.items() if key != first})
            yield from ({**value, first: one} for one in spoilt(value[first]))


def pages(name: str) -> Iterator[tuple[str, Document]]:
    """Every page of a box with every parameter of its rule spoilt in every way."""
    for file, document in box(name).files.items():
        rule: Any = document.value.get("placement", {}) if isinstance(document.value, dict) else {}
        for parameter, value in rule.items():
            for wrong in spoilt(value):
                written: Any = copy.deepcopy(document.value)
                written["placement"][parameter] = wrong
                yield file, Document(document.file, written, document.places)


def judge(name: str, first: int, step: int) -> int:
    """Check some of the spoilt pages; how many there were."""
    count = 0
    for file, document in islice(pages(name), first, None, step):
        pack = replace(box(name), files={**box(name).files, file: document})
        problems = check_game(pack)
        assert all(LINE.fullmatch(str(problem)) for problem in problems), problems
        if not problems:
            game = open_game(pack).game
            assert isinstance(game, AlmanacJourney)
            assert all(game.content.pages(players) for players in (2, 3, 4)), "what passes the check can be laid out"
        count += 1
    return count


@pytest.mark.parametrize("name", BOXES)
def test_some_spoilt_pages_load_or_are_refused_in_lines(name: str) -> None:
    step = sum(1 for _ in pages(name)) // EACH
    assert judge(name, 1, step) >= EACH


@pytest.mark.release
@pytest.mark.parametrize("name", BOXES)
def test_all_spoilt_pages_load_or_are_refused_in_lines(name: str) -> None:
    assert judge(name, 0, 1) > 200
