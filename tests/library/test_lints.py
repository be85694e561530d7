"""The lints find what they are for, and nothing in what is right."""

from __future__ import annotations

import pytest

from dragonroads import paths
from dragonroads.library.binder import Binder
from dragonroads.library.words import read_words
from dragonroads.shelf import Shelf

from .lints import lints, pronouns

SHELF = Shelf([paths.built_in_content()], cache=None)


@pytest.mark.parametrize(
    ("lang", "text", "slip"),
    [
        ("en", "Ana  wins.", "two spaces"),
        ("en", "Ana , Ben", "a space before a comma"),
        ("en", "{who} wins.", "a brace"),
        ("en", "Ana meets [hero.gatewarden.name].", "a key instead of words"),
        ("en", "Ana wins..", "two full stops"),
        ("en", 'Ana says "no.', "a quote that does not end"),
        ("es", "la bolsa de el Matadragones", "'de el' or 'a el'"),
        ("es", "A el Matadragones", "'de el' or 'a el'"),
        ("es", "Ana y Inés", "'y' before i"),
        ("es", "madre y hija", "'y' before i"),
        ("es", "siete o ocho", "'o' before o"),
        ("es", "plata o hojalata u o hongos", "'o' before o"),
        ("es", "¿Quién", "a question that does not end"),
        ("es", "¡Mirad", "a cry that does not end"),
        ("fr", "le Illusionniste", "no elision before a vowel"),
        ("fr", "les cartes de Ana", "no elision before a vowel"),
        ("fr", "la ruse de le Tueur", "'de le' or 'à le'"),
        ("fr", "regardez !", "no no-break space"),
        ("fr", "regardez!", "no no-break space"),
        ("de", "sie verliert den drachentöter.", "a noun in small letters"),
    ],
)
def test_a_slip_is_found(lang: str, text: str, slip: str) -> None:
    assert slip in lints(text, lang, ["Drachentöter"])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", 'Ana says "no" and waits ...'),
        ("es", "Ana e Inés, agua y Hielo Eterno, y hiatos; siete u ocho. ¿Quién? ¡Mirad!"),
        ("es", "El sello de El Puente que Muerde"),
        ("fr", "L'Illusionniste d'Ana, de Hugo, de Le Pont qui mord\u00a0: regardez\u00a0!"),
        ("de", "Den anderen fehlt der Drachentöter."),
    ],
)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert lints(text, lang, ["Drachentöter"]) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("She draws, and the tile is hers.", ["She", "hers"]),
        ("{who} loses his head", ["his"]),
        ("The other hero is there: this is where they are.", []),
    ],
)
def test_a_pronoun_for_a_person_is_found(text: str, found: list[str]) -> None:
    assert pronouns(text) == found


@pytest.mark.parametrize("folder", [*SHELF.games(), *sorted(SHELF.used())])
def test_no_sentence_of_a_game_calls_anybody_a_man_or_a_woman(folder: str) -> None:
    pack = SHELF.pack(folder)
    said = read_words(pack, "en", Binder())
    assert {key: pronouns(str(message)) for key, message in said.items() if pronouns(str(message))} == {}
