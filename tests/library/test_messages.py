"""Under a key stands a text, a message by a number or a noun; what is none of them is refused with its place."""

from __future__ import annotations

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.messages import Message, NounWords, Plural, placeholders, read_message
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read


def bound(text: str, lang: str = "es") -> tuple[Message | None, list[str]]:
    problems = Problems()
    document = read(f"key: {text}".encode(), f"text.{lang}.yaml", problems)
    assert document is not None, list(problems)
    return read_message(document.root.at("key"), lang, Binder(problems)), [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("lang", "text", "message"),
    [
        ("es", "Hola", "Hola"),
        ("es", "{one: a, other: b}", Plural("a", "b")),
        ("es", "{by: trades, one: a, other: b, 0: c, 12: d}", Plural("a", "b", "trades", {0: "c", 12: "d"})),
        ("es", "{one: a, gender: f}", NounWords("a", gender="f")),
        ("es", "{one: a, count: '{n} de a'}", NounWords("a", count="{n} de a")),
        ("es", "{one: a, other: b, short: c}", NounWords("a", "b", short="c")),
        ("es", "{one: Arma, gender: f, el: el Arma}", NounWords("Arma", gender="f", forms={"el": "el Arma"})),
        ("es", "{one: El Puente, gender: own}", NounWords("El Puente", gender="own")),
        ("de", "{one: Drache, gender: m, weak: true}", NounWords("Drache", gender="m", facts={"weak": True})),
        ("fr", "{one: héros, gender: m, h: aspired}", NounWords("héros", gender="m", facts={"h": "aspired"})),
        ("xx", "{one: a, short: b}", NounWords("a", short="b")),
    ],
)
def test_what_stands_under_a_key(lang: str, text: str, message: Message) -> None:
    assert bound(text, lang) == (message, [])


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("es", "3", "text.es.yaml:1:6: expected text or a mapping, found 3"),
        ("es", "[a]", "text.es.yaml:1:6: expected text or a mapping, found a list"),
        ("es", "{one: a}", "text.es.yaml:1:6: needs 'other'"),
        ("es", "{by: m, one: a, ohter: b, other: c}", "text.es.yaml:1:22: unknown key 'ohter' (did you mean 'other'?)"),
        ("es", "{one: a, gendre: f}", "text.es.yaml:1:15: unknown key 'gendre' (did you mean 'gender'?)"),
        (
            "es",
            "{one: a, gender: x}",
            "text.es.yaml:1:23: gender: unknown value 'x' (known: 'f', 'm', 'own', 'pf', 'pm')",
        ),
        ("es", "{gender: f}", "text.es.yaml:1:6: needs 'one'"),
        ("es", "{one: a, gender: f, by: m}", "text.es.yaml:1:15: unknown key 'gender' (known: 'by', 'one', 'other')"),
        ("es", "{one: a, gender: f, el: 3}", "text.es.yaml:1:30: el: expected text, found 3 (quote it)"),
        ("de", "{one: a, gender: m, dme: dem a}", "text.de.yaml:1:26: unknown key 'dme' (did you mean 'dem'?)"),
        ("es", "{one: a, gender: m, weak: true}", "text.es.yaml:1:26: unknown key 'weak'"),
        ("fr", "{one: a, gender: m, h: mute}", "text.fr.yaml:1:29: h: unknown value 'mute' (known: 'aspired')"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(lang: str, text: str, problem: str) -> None:
    message, problems = bound(text, lang)
    assert message is None
    assert problem in problems


def test_the_places_of_forms_and_choices_count_and_those_of_nouns_do_not() -> None:
    assert placeholders("{who.s} {n|a|b} {tile}") == {"who", "n", "tile"}
    assert placeholders(Plural("one", "{n}", exact={0: "no {thing}"})) == {"n", "thing"}
    assert placeholders(NounWords("oro", count="{n} de oro")) == frozenset()
