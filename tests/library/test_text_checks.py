"""A text that could not be said right is named before it is said."""

from __future__ import annotations

from typing import Annotated

import pytest

from dragonroads.library.messages import Message, NounWords, Plural
from dragonroads.library.sorts import (
    ANYTHING,
    COUNT,
    LIST,
    NOUN,
    NUMBER,
    PERSON,
    POSITIVE,
    TEXT,
    Sort,
    list_of,
    sort_of,
)
from dragonroads.library.text_checks import Mistake, problems_in
from dragonroads.library.values import Count, Listed, Noun, Person, Sentence

from .worded import LANGUAGES, SENTENCES, words

SORTS: dict[str, object] = {
    "who": Person,
    "hero": NOUN.of("hero.*.name"),
    "n": int,
    "tile": str,
    "gold": Count,
    "people": list[Person],
    "anything": object,
}


def says(text: Message, lang: str, **more: Message) -> list[str]:
    return [mistake.says for mistake in problems_in(text, lang, SORTS, more)]


@pytest.mark.parametrize(
    ("declared", "sort"),
    [
        *[(int, NUMBER), (str, TEXT), (Sentence, TEXT), (Person, PERSON), (Noun, NOUN), (Count, COUNT), (Listed, LIST)],
        *[(object, ANYTHING), (NOUN.of("a.*"), Sort("a noun", ("a.*",))), (list[Person], list_of(Person))],
        *[(Annotated[int, "a space"], ANYTHING), (Annotated[int, PERSON], PERSON), (Annotated[int, []], ANYTHING)],
        *[(tuple[Noun, ...], list_of(Noun)), (list_of(NOUN.of("a")), Sort("a list", ("a",), NOUN.of("a")))],
    ],
)
def test_a_declaration_means_a_sort(declared: object, sort: Sort) -> None:
    assert sort_of(declared) == sort


@pytest.mark.parametrize(
    ("lang", "text", "mistake"),
    [
        ("de", "{hero.dme}", "{hero.dme}: no such form in German (did you mean 'dem'?)"),
        ("de", "{hero.das}", "{hero.das}: no such form in German (forms are called by their masculine: 'der')"),
        ("es", "{hero.la}", "{hero.la}: no such form in Spanish (forms are called by their masculine: 'el')"),
        ("fr", "{hero.une}", "{hero.une}: no such form in French (forms are called by their masculine: 'un')"),
        ("en", "{who.zzz}", "{who.zzz}: no such form in English (known: 's')"),
        ("es", "{who.el}", "{who.el}: a person has no form 'el' (did you mean 'del'?)"),
        ("en", "{n.the}", "{n.the}: a number has no form 'the' (did you mean 'nth'?)"),
        ("en", "{tile.the}", "{tile.the}: a text has no form 'the'"),
        ("en", "{gold.the}", "{gold.the}: a count has no form 'the'"),
        ("en", "{people.the}", "{people.the}: a list has no form 'the' (known: 'or', 's')"),
        ("en", "{hreo.the}", "{hreo.the}: no such place 'hreo' (did you mean 'hero'?)"),
        ("es", "{n|casilla}", "{n|casilla}: as many branches are needed as in one|other, found 1"),
        ("es", "{n|a|b|c}", "{n|a|b|c}: as many branches are needed as in one|other, found 3"),
        ("de", "{hero|er|sie}", "{hero|er|sie}: as many branches are needed as in m|f|n, found 2"),
        ("es", "{people|a}", "{people|a}: as many branches are needed as in one|other, found 1"),
        ("de", "{anything|a}", "{anything|a}: as many branches are needed as in one|other or m|f|n, found 1"),
        ("es", "{who|listo|lista}", "{who|listo|lista}: a person has no gender and no number to choose by"),
        ("es", "{tile|a|b}", "{tile|a|b}: a text has no gender and no number to choose by"),
        ("es", "{hero.}", "'{hero.}' is no place: write {who}, {who.form} or {n|one|other}"),
        ("es", "{n|{n} a|b}", "'{n|' is no place: write {who}, {who.form} or {n|one|other}"),
        ("xx", "{who.s}", "{who.s}: there is no grammar for 'xx': only places as they are"),
        ("xx", "{n|a|b}", "{n|a|b}: there is no grammar for 'xx': only places as they are"),
    ],
)
def test_each_kind_of_mistake_is_named(lang: str, text: str, mistake: str) -> None:
    assert says(text, lang) == [mistake]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["{who} {n} {tile} {gold} {people} {hero}", "{n|a|b} {gold|a|b} {people|a|b}", "{2F3}"]
)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert says(text, lang) == []


def test_a_noun_that_lacks_a_gender_is_named() -> None:
    nouns: dict[str, Message] = {
        "hero.skyrider.name": "Himmelsreiter",
        "hero.wisp.name": NounWords("Irrlicht", gender="n"),
        "hero.gatewarden.name": NounWords("Torwächterin", forms={"dem": "der Torwächterin"}),
        "card.goat.name": "Ziege",
    }
    assert problems_in("{hero.dem}", "de", SORTS, nouns) == [
        Mistake("", "{hero.dem}: hero.skyrider.name has no gender", "hero.skyrider.name")
    ]
    assert says("{hero|er|sie|es}", "de", **nouns) == [
        "{hero|er|sie|es}: hero.skyrider.name has no gender",
        "{hero|er|sie|es}: hero.gatewarden.name has no gender",
    ]
    assert says("{hero} {hero.one}", "de", **nouns) == []
    assert says("{hero.the}", "en", **nouns) == []


def test_a_noun_that_is_only_plural_needs_a_branch() -> None:
    twins = NounWords("Gemelas", gender="pf")
    missing = "{hero|a|b}: hero.twins.name has no branch here for its gender (there are m|f)"
    assert says("{hero|a|b}", "es", **{"hero.twins.name": twins}) == [missing]
    assert says("{hero|a|b|c|d}", "es", **{"hero.twins.name": twins}) == []


def test_what_is_counted_needs_a_plural() -> None:
    sorts: dict[str, object] = {"gold": COUNT.of("kind.*")}
    nouns: dict[str, Message] = {"kind.gold": NounWords("oro", count="{n} de oro"), "kind.bone": "hueso"}
    assert [mistake.says for mistake in problems_in("{gold}", "es", sorts, nouns)] == [
        "{gold}: kind.bone has no plural ('other')"
    ]


def test_a_message_goes_by_a_place_with_a_number() -> None:
    assert problems_in(Plural("a", "b", by="m"), "en", {"n": int}) == [Mistake("by", "no such place 'm' (known: 'n')")]
    assert problems_in(Plural("a", "b", by="who"), "en", SORTS) == [
        Mistake("by", "'who' is a person, which has no number")
    ]
    assert problems_in(Plural("a", "{x}", exact={0: "{y.s}"}), "en", {"n": int, "y": int}) == [
        Mistake("other", "{x}: no such place 'x' (known: 'n', 'y')"),
        Mistake("0", "{y.s}: a number has no form 's' (known: 'nth', 'word')"),
    ]


def test_french_says_its_singular_of_nought_too() -> None:
    spelt_out = Plural("Une réponse", "{n} réponses")
    assert [mistake.under for mistake in problems_in(spelt_out, "fr", SORTS)] == ["by"]
    assert problems_in(spelt_out, "es", SORTS) == []
    assert problems_in(Plural("Une réponse", "{n} réponses", exact={0: "Aucune"}), "fr", SORTS) == []
    assert problems_in(spelt_out, "fr", {"n": POSITIVE}) == []
    assert problems_in(Plural("{n} réponse", "{n} réponses"), "fr", SORTS) == []


def test_a_noun_has_one_number_to_count_by_and_no_other_place() -> None:
    assert problems_in(NounWords("oro", count="{n} de oro"), "es", None) == []
    assert problems_in(NounWords("oro", count="{m} de oro"), "es", None) == [
        Mistake("count", "{m}: no such place 'm' (known: 'n')")
    ]
    assert problems_in(NounWords("{n} de oro"), "es", None) == [Mistake("one", "a noun has no places to fill in")]


def test_where_nobody_has_said_what_fills_a_place_only_what_cannot_be_is_wrong() -> None:
    assert problems_in("{x.del} {y.nth_f} {z|a|b} {z|a|b|c|d} {l.or} {x.other}", "es", None) == []
    assert [mistake.says for mistake in problems_in("{x.dem} {z|a}", "es", None)] == [
        "{x.dem}: no such form in Spanish (did you mean 'del'?)",
        "{z|a}: as many branches are needed as in one|other or m|f, found 1",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ten_sentences_have_no_mistake(lang: str) -> None:
    sorts: dict[str, object] = {
        "who": Person,
        "hero": NOUN.of("hero.*.name"),
        "dragon": NOUN.of("dragon.*.name"),
        "start": Noun,
        "tile": str,
        "n": int,
        "trades": POSITIVE,
        "people": list[Person],
        "gold": Count,
        "loot": LIST,
        "tokens": LIST,
    }
    for key, places in SENTENCES.items():
        declared = {name: sorts[name] for name in places}
        assert problems_in(words(lang)[key], lang, declared, words(lang)) == []
