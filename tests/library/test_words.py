from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.words import Catalog, Plural, clean_text, languages, placeholders, read_words

from .sample import GOOD

STEPS = Plural("{n} step", "{n} steps")


@pytest.fixture
def spanish() -> Catalog:
    english = Catalog("en", [{"hello": "Hello {name}", "bye": "Bye", "steps": STEPS}])
    return Catalog("es", [{"hello": "Hola {name}"}], fallback=english)


def test_words_come_in_the_language_and_else_in_english(spanish: Catalog) -> None:
    assert spanish.say("hello", name="Ana") == "Hola Ana"
    assert spanish.say("bye") == "Bye"


def test_a_key_without_words_is_shown_in_brackets(spanish: Catalog) -> None:
    assert spanish.say("card.goat.name") == "[card.goat.name]"
    assert not spanish.has("card.goat.name")
    assert spanish.has("bye")


@pytest.mark.parametrize(("lang", "singular"), [("en", {1}), ("es", {1}), ("de", {1}), ("fr", {0, 1})])
def test_each_language_has_its_own_singular(lang: str, singular: set[int]) -> None:
    catalog = Catalog(lang, [{"steps": STEPS}])
    assert {n for n in range(4) if catalog.say("steps", n=n) == f"{n} step"} == singular


def test_a_plural_in_english_underneath_follows_english(spanish: Catalog) -> None:
    french = Catalog("fr", fallback=spanish.fallback)
    assert french.say("steps", n=0) == "0 steps"


def test_a_later_table_replaces_the_words_of_an_earlier_one() -> None:
    assert Catalog("en", [{"a": "old"}, {"a": "new"}]).say("a") == "new"


def test_a_game_offers_its_english_words_underneath(spanish: Catalog) -> None:
    spanish.offer("en", {"card.knight.name": "Knight", "card.goat.name": "Goat"})
    spanish.offer("es", {"card.knight.name": "Caballero"})
    spanish.offer("de", {"card.knight.name": "Ritter"})
    assert spanish.say("card.knight.name") == "Caballero"
    assert spanish.say("card.goat.name") == "Goat"


def test_a_place_without_a_value_stays_and_values_are_never_looked_into() -> None:
    catalog = Catalog("en", [{"a": "{who} {name.__class__} {0} {x!r}"}])
    assert catalog.say("a", name="n") == "{who} {name.__class__} {0} {x!r}"
    assert Catalog("en", [{"a": "{b}"}]).say("a", b="{a}") == "{a}"


def test_the_open_places_of_a_message_are_known() -> None:
    assert placeholders("{name} takes {n}") == {"name", "n"}
    assert placeholders(Plural("one for {name}", "{n} for all")) == {"name", "n"}


def test_the_words_of_a_pack_are_read_by_language() -> None:
    document = read(GOOD["text.es"].encode(), "f", Problems())
    assert document is not None
    pack = Pack("lantern", "f", {"text.es.yaml": document, "cards.yaml": document})
    assert languages(pack) == ["es"]
    assert read_words(pack, "es", Binder())["steps"] == Plural("{n} paso", "{n} pasos")
    assert read_words(pack, "fr", Binder()) == {}


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  Ana   Bel\tén\n", "Ana Bel én"),
        ("Cafe\u0301", "Café"),
        ("\x1b[2JAna\x07", "[2JAna"),
        ("A\u200bn\u202ea", "Ana"),
        ("\U0001f44d\U0001f3fd", "\U0001f44d"),
        ("a \u200d b", "a b"),
        ("龍" * 20, "龍" * 12),
        ("x" * 23 + "龍", "x" * 23),
        ("x" * 23 + " y", "x" * 23),
        ("\x00\x1b", ""),
    ],
)
def test_typed_text_is_washed(typed: str, clean: str) -> None:
    assert clean_text(typed) == clean


@settings(derandomize=True, database=None, deadline=None)
@given(st.text(st.characters(codec=None)), st.integers(1, 40))
def test_washed_text_is_harmless_short_and_stays_as_it_is(typed: str, room: int) -> None:
    clean = clean_text(typed, room)
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me") for letter in clean)
    assert unicodedata.is_normalized("NFC", clean)
    assert clean == " ".join(clean.split())
    assert cell_len(clean) <= room
    assert clean_text(clean, room) == clean
