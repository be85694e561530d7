"""The box is there whole in each language it promises: every text can be said, and none has a slip that can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from dragonroads.gamekit.sayings import texts_said
from dragonroads.library.binder import Binder
from dragonroads.library.messages import Message, texts_in
from dragonroads.library.promises import ENGLISH
from dragonroads.library.sorts import LIST, NUMBER, PERSON, sort_of
from dragonroads.library.values import Listed
from dragonroads.library.words import placeholders, read_words
from dragonroads.shelf import BOX, SPEAKING, Shelf
from tests.library.lints import lints
from tests.library.worded import NUMBERS, PEOPLE

SHELF = Shelf(cache=None)
LANGUAGES = SHELF.languages()
IN_COLUMNS = re.compile(
    r"^(?:line\.help|line\.final|line\.ticks|line\.back|line\.page|line\.filtered|line\.closed|kit\.score)"
)
"""Texts with a column of their own, or set off from the left, where two spaces stand together."""
WITH_KEYS = re.compile(r"line\.(?:help|final|rules\.sections)|ui\.legend")
KEY = re.compile(r"(?:^|(?<=[ \u00a0(]))[?!](?= )")
"""`?` and `!` that are keys and marks, not punctuation."""


@cache
def said() -> Mapping[str, Mapping[str, Any]]:
    """What fills the places of each text that is declared."""
    return texts_said(SPEAKING)


@cache
def words(lang: str) -> Mapping[str, Message]:
    """The words of the box."""
    return read_words(SHELF.pack(BOX), lang, Binder())


def values_of(key: str, message: Message) -> Iterator[dict[str, Any]]:
    """Everything that can fill the places of a text, as far as it makes a difference."""
    sorts = {name: sort_of(sort) for name, sort in said().get(key, {}).items()}
    people = cycle(PEOPLE)
    for n in NUMBERS:
        found: dict[str, Any] = {}
        for name in placeholders(message) | sorts.keys():
            sort = sorts.get(name)
            if sort is None or sort.is_a(NUMBER):
                found[name] = n if sort or name == "n" else "7"
            elif sort.is_a(PERSON):
                found[name] = next(people)
            elif sort.is_a(LIST):
                found[name] = Listed(PEOPLE[: 1 + n % 3])
            else:
                found[name] = "7"
        yield found


def renderings(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of the box with everything that can fill it."""
    catalog = SHELF.catalog(lang)
    for key, message in words(lang).items():
        for values in values_of(key, message):
            yield key, catalog.say(key, **values)


def test_the_box_speaks_four_languages() -> None:
    assert LANGUAGES == ("en", "es", "fr", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_words_of_its_own_for_every_text(lang: str) -> None:
    assert words(lang).keys() == words(ENGLISH).keys()
    assert SHELF.catalog(lang).lang == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said_and_has_no_slip_of_grammar(lang: str) -> None:
    slips: dict[str, list[str]] = {}
    for key, text in renderings(lang):
        plain = KEY.sub("x", text.strip()) if WITH_KEYS.match(key) else text.strip()
        found = [slip for slip in lints(plain, lang) if slip != "two spaces" or not IN_COLUMNS.match(key)]
        if found:
            slips.setdefault(f"{key}: {text}", found)
    assert slips == {}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ENGLISH])
def test_a_sentence_is_not_the_english_one(lang: str) -> None:
    same = [
        key
        for key, message in words(lang).items()
        for name, text in texts_in(message).items()
        if len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{.*?\}", "", text))) > 2
        and text == texts_in(words(ENGLISH)[key]).get(name)
    ]
    assert same == []
