"""Each language has its plurals, its lists, its ordinals and its forms."""

from __future__ import annotations

import subprocess
import sys

import pytest
from babel import Locale
from babel.lists import format_list

from dragonroads.library.grammar import CATEGORIES, Grammar, grammar_of
from dragonroads.library.messages import NounWords

from .worded import LANGUAGES


def grammar(lang: str) -> Grammar:
    found = grammar_of(lang)
    assert found is not None
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_categories_are_those_of_cldr(lang: str) -> None:
    plural_form, category = Locale(lang).plural_form, grammar(lang).category
    assert [n for n in range(10_001) if category(n) != plural_form(n)] == []
    assert {category(n) for n in range(3)} == {*CATEGORIES}


@pytest.mark.parametrize(("lang", "locale"), [("en", "en_GB"), ("es", "es"), ("fr", "fr"), ("de", "de")])
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize(("conjunction", "style"), [("and", "standard"), ("or", "or")])
def test_lists_are_those_of_cldr(lang: str, locale: str, size: int, conjunction: str, style: str) -> None:
    items = ["Ana", "Ben", "Cleo", "Max"][:size]
    assert grammar(lang).listed(items, conjunction) == format_list(items, style, locale)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("last", "word"),
    [
        *[("Inés", "e"), ("Íñigo", "e"), ("hija", "e"), ("Hidra", "e"), ('"isla"', "e")],
        *[("Hielo Eterno", "y"), ("hiena", "y"), ("hiato", "y"), ("Hugo", "y"), ("Yago", "y"), ("11 de oro", "y")],
    ],
)
def test_spanish_and_before_its_like(last: str, word: str) -> None:
    assert grammar("es").listed(["Ana", last], "and") == f"Ana {word} {last}"


@pytest.mark.parametrize(
    ("last", "word"),
    [("ocho", "u"), ("Oscar", "u"), ("hojas", "u"), ("8", "u"), ("11", "u"), ("80", "u"), ("110", "o"), ("Ana", "o")],
)
def test_spanish_or_before_its_like(last: str, word: str) -> None:
    assert grammar("es").listed(["siete", last], "or") == f"siete {word} {last}"


@pytest.mark.parametrize(
    ("lang", "form", "wanted"),
    [
        ("en", "nth", "0th 1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th"),
        ("es", "nth", "0.º 1.º 2.º 3.º 4.º 11.º 12.º 13.º 21.º 22.º 23.º 101.º 111.º 112.º"),
        ("es", "nth_f", "0.ª 1.ª 2.ª 3.ª 4.ª 11.ª 12.ª 13.ª 21.ª 22.ª 23.ª 101.ª 111.ª 112.ª"),
        ("fr", "nth", "0e 1er 2e 3e 4e 11e 12e 13e 21e 22e 23e 101e 111e 112e"),
        ("fr", "nth_f", "0e 1re 2e 3e 4e 11e 12e 13e 21e 22e 23e 101e 111e 112e"),
        ("de", "nth", "0. 1. 2. 3. 4. 11. 12. 13. 21. 22. 23. 101. 111. 112."),
    ],
)
def test_ordinals(lang: str, form: str, wanted: str) -> None:
    numbers = (0, 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112)
    assert " ".join(grammar(lang).number(form, n) for n in numbers) == wanted


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "zero one two three four five six seven eight nine ten eleven twelve 13 -1"),
        ("es", "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce 13 -1"),
        ("fr", "zéro un deux trois quatre cinq six sept huit neuf dix onze douze 13 -1"),
        ("de", "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf 13 -1"),
    ],
)
def test_numbers_are_words_to_twelve(lang: str, wanted: str) -> None:
    assert " ".join(grammar(lang).number("word", n) for n in (*range(14), -1)) == wanted


def forms(lang: str, words: NounWords) -> list[str | None]:
    return [grammar(lang).noun(form, words) for form in grammar(lang).NOUN_FORMS]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (NounWords("goat"), ["the goat", "a goat"]),
        (NounWords("ox", gender="m"), ["the ox", "an ox"]),
        (NounWords("Ruins", gender="p"), ["the Ruins", "Ruins"]),
        (NounWords("The Long Pier", gender="own"), ["The Long Pier", "The Long Pier"]),
    ],
)
def test_english_nouns(words: NounWords, wanted: list[str]) -> None:
    assert forms("en", words) == wanted


@pytest.mark.parametrize(
    ("gender", "wanted"),
    [
        ("m", ["el X", "un X", "del X", "al X"]),
        ("f", ["la X", "una X", "de la X", "a la X"]),
        ("pm", ["los X", "unos X", "de los X", "a los X"]),
        ("pf", ["las X", "unas X", "de las X", "a las X"]),
        ("own", ["X", "X", "de X", "a X"]),
        ("", [None, None, None, None]),
    ],
)
def test_spanish_nouns(gender: str, wanted: list[str | None]) -> None:
    assert forms("es", NounWords("X", gender=gender)) == wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (NounWords("clan", gender="m"), ["le clan", "un clan", "du clan", "au clan"]),
        (NounWords("carte", gender="f"), ["la carte", "une carte", "de la carte", "à la carte"]),
        (NounWords("os", gender="m"), ["l'os", "un os", "de l'os", "à l'os"]),
        (NounWords("Épée", gender="f"), ["l'Épée", "une Épée", "de l'Épée", "à l'Épée"]),
        (NounWords("œuf", gender="m"), ["l'œuf", "un œuf", "de l'œuf", "à l'œuf"]),
        (NounWords("homme", gender="m"), ["l'homme", "un homme", "de l'homme", "à l'homme"]),
        (NounWords("héros", gender="m", facts={"h": "aspired"}), ["le héros", "un héros", "du héros", "au héros"]),
        (NounWords("yack", gender="m"), ["le yack", "un yack", "du yack", "au yack"]),
        (NounWords("ruines", gender="p"), ["les ruines", "des ruines", "des ruines", "aux ruines"]),
        (NounWords("Le Pont", gender="own"), ["Le Pont", "Le Pont", "de Le Pont", "à Le Pont"]),
        (NounWords("Une Porte", gender="own"), ["Une Porte", "Une Porte", "d'Une Porte", "à Une Porte"]),
        (NounWords("os"), [None, None, None, None]),
    ],
)
def test_french_nouns(words: NounWords, wanted: list[str | None]) -> None:
    assert forms("fr", words) == wanted


@pytest.mark.parametrize(
    ("words", "definite", "indefinite"),
    [
        (
            NounWords("Karren", gender="m"),
            "der Karren, den Karren, dem Karren, des Karrens",
            "ein Karren, einen Karren, einem Karren, eines Karrens",
        ),
        (
            NounWords("Waffe", gender="f"),
            "die Waffe, die Waffe, der Waffe, der Waffe",
            "eine Waffe, eine Waffe, einer Waffe, einer Waffe",
        ),
        (
            NounWords("Holz", gender="n"),
            "das Holz, das Holz, dem Holz, des Holzes",
            "ein Holz, ein Holz, einem Holz, eines Holzes",
        ),
        (
            NounWords("Drache", gender="m", facts={"weak": True}),
            "der Drache, den Drachen, dem Drachen, des Drachen",
            "ein Drache, einen Drachen, einem Drachen, eines Drachen",
        ),
        (
            NounWords("Held", gender="m", facts={"weak": True}),
            "der Held, den Helden, dem Helden, des Helden",
            "ein Held, einen Helden, einem Helden, eines Helden",
        ),
        (
            NounWords("Steine", gender="p"),
            "die Steine, die Steine, den Steinen, der Steine",
            "Steine, Steine, Steinen, Steine",
        ),
        (
            NounWords("Ruinen", gender="p"),
            "die Ruinen, die Ruinen, den Ruinen, der Ruinen",
            "Ruinen, Ruinen, Ruinen, Ruinen",
        ),
        (NounWords("Beißebrück", gender="own"), ", ".join(["Beißebrück"] * 4), ", ".join(["Beißebrück"] * 4)),
    ],
)
def test_german_nouns(words: NounWords, definite: str, indefinite: str) -> None:
    assert forms("de", words) == [*definite.split(", "), *indefinite.split(", ")]


def test_a_german_noun_without_gender_has_no_article() -> None:
    assert {*forms("de", NounWords("Stein"))} == {None}


@pytest.mark.parametrize(
    ("lang", "form", "wanted"),
    [
        ("en", "s", "Ana's Ben's Inés's Hugo's Oscar's Max's Zoë's Yves's Yann's"),
        ("fr", "du", "d'Ana de~Ben d'Inés de~Hugo d'Oscar de~Max de~Zoë d'Yves de~Yann"),
        ("fr", "au", "à~Ana à~Ben à~Inés à~Hugo à~Oscar à~Max à~Zoë à~Yves à~Yann"),
        ("es", "del", "de~Ana de~Ben de~Inés de~Hugo de~Oscar de~Max de~Zoë de~Yves de~Yann"),
        ("es", "al", "a~Ana a~Ben a~Inés a~Hugo a~Oscar a~Max a~Zoë a~Yves a~Yann"),
        ("de", "s", "Anas Bens Inés' Hugos Oscars Max' Zoës Yves' Yanns"),
    ],
)
def test_persons_names(lang: str, form: str, wanted: str) -> None:
    names = ["Ana", "Ben", "Inés", "Hugo", "Oscar", "Max", "Zoë", "Yves", "Yann"]
    assert " ".join(grammar(lang).person(form, name).replace(" ", "~") for name in names) == wanted


def test_a_language_without_a_grammar_has_none() -> None:
    assert grammar_of("xx") is None


def test_a_grammar_is_loaded_only_when_it_is_needed() -> None:
    program = (
        "import sys; from dragonroads.library.words import Catalog; from dragonroads.library.values import Person;"
        "es = Catalog('es', [{'a': 'Hola, {who}', 'b': 'las cartas {who.del}'}]); ana = Person('Ana');"
        "loaded = lambda: sorted(m[-2:] for m in sys.modules if m.startswith('dragonroads.library.grammar.'));"
        "es.say('a', who='Ana'); es.say('a', who=ana); print(loaded()); es.say('b', who=ana); print(loaded())"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["[]", "['es']"]
