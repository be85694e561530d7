"""Texts are cut into what stands there and what is filled in, and nothing else is reachable."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonroads.library.binder import Binder
from dragonroads.library.messages import Message, Plural, as_noun
from dragonroads.library.templates import Place, cut, fill, places
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog, read_words
from dragonroads.shelf import BOX, Shelf


class Echo:
    """A voice that shows what it was asked for."""

    def worded(self, value: object, form: str) -> str:
        return f"<{value}:{form}>"

    def chosen(self, value: object, branches: tuple[str, ...]) -> str | None:
        return branches[int(str(value))] if str(value).isdigit() and int(str(value)) < len(branches) else None


def filled(text: str, **values: object) -> str:
    return fill(cut(text), values, Echo())


def test_a_text_is_cut_at_its_places() -> None:
    assert cut("{who} sees {hero.al}, {n|space|spaces}.") == (
        Place("who", "", False, (), "{who}", True),
        " sees ",
        Place("hero", "al", False, (), "{hero.al}", False),
        ", ",
        Place("n", "", False, ("space", "spaces"), "{n|space|spaces}", False),
        ".",
    )


def test_a_capital_in_the_form_is_one_in_the_words() -> None:
    assert [(place.form, place.capital) for place in places("{hero.El} {n.nth_f}")] == [("el", True), ("nth_f", False)]
    assert Catalog("en", [{"a": "{who.S} turn"}]).say("a", who=Person("ben")) == "Ben's turn"


def test_values_go_into_their_places() -> None:
    assert filled("{a} and {b.the}", a="x", b="y") == "x and <y:the>"
    assert filled("{n} {n|space|spaces}", n=1) == "<1:> spaces"
    assert filled("{n||s}", n=0) == ""


def test_a_place_that_nothing_fits_stays_as_it_is_written() -> None:
    assert filled("{who} {who.s} {n|a|b}", n=7) == "{who} {who.s} {n|a|b}"


@pytest.mark.parametrize(
    "text",
    [
        "{0}",
        "{}",
        "{x!r}",
        "{x.__class__}",
        "{x.a.b}",
        "{x[0]}",
        "{X}",
        "{2F3}",
        "{x.}",
        "{x|{x}|b}",
        "{ x }",
        "{x:>9}",
    ],
)
def test_nothing_else_in_braces_means_anything(text: str) -> None:
    assert places(text) == [] or places(text)[0].written == "{x}"
    assert "[secret]" not in Catalog("en", [{"a": text}]).say("a", X="[secret]", **{"0": "[secret]"})


class Tempting:
    """Something with attributes."""

    s = "[secret]"
    word = "[secret]"

    def __str__(self) -> str:
        return "shown"


@pytest.mark.parametrize("form", ["s", "word", "the", "one", "nth", "or", "secret"])
def test_no_attribute_of_any_object_is_reachable(form: str) -> None:
    assert Catalog("en", [{"a": f"{{x.{form}}}"}]).say("a", x=Tempting()) == "shown"


def test_a_value_is_never_read_as_a_text() -> None:
    catalog = Catalog("en", [{"a": "{b} {who} {who.s}"}])
    assert catalog.say("a", b="{who}", who=Person("{b}")) == "{who} {b} {b}'s"


@settings(derandomize=True, database=None, deadline=None)
@given(st.text(st.sampled_from("{}|.aA_n0 é"), max_size=30))
def test_every_text_can_be_cut_and_comes_back_whole(text: str) -> None:
    assert "".join(part if isinstance(part, str) else part.written for part in cut(text)) == text


# What texts meant before they had a grammar: bare places, and one form for 1 and one for the rest.
_BARE = re.compile(r"\{([a-z_][a-z0-9_]*)\}")
_FILLINGS: list[Mapping[str, object]] = [{}, *({"n": n} for n in (0, 1, 2, 21, "1", "many"))]


def _as_ever(message: Message, values: Mapping[str, object]) -> str:
    if isinstance(message, Plural):
        message = message.one if values.get("n") == 1 else message.other
    return _BARE.sub(lambda place: str(values.get(place[1], place[0])), as_noun(message).one)


@pytest.mark.parametrize(("lang", "name"), [*product(("en", "es"), [BOX, *Shelf().games()])])
def test_a_text_with_bare_places_and_plain_values_says_what_it_says(lang: str, name: str) -> None:
    shelf = Shelf()
    beside = shelf.open(name).english if lang == "en" and name != BOX else {}
    words: dict[str, Message] = {**beside, **read_words(shelf.pack(name), lang, Binder())}
    catalog = Catalog(lang, [words])
    told = 0
    for key, message in words.items():
        names = {place.name for text in _texts(message) for place in places(text)} - {"n"}
        if any(place.written != f"{{{place.name}}}" for text in _texts(message) for place in places(text)):
            continue  # it asks for a form or a choice, which bare places cannot
        for more in _FILLINGS:
            values: dict[str, object] = {**{one: f"«{one}»" for one in names}, **more}
            assert catalog.say(key, **values) == _as_ever(message, values)
            told += 1
    assert told


def _texts(message: Message) -> list[str]:
    return [*message.texts().values()] if isinstance(message, Plural) else [as_noun(message).one]
