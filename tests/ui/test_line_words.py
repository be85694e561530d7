"""Words typed in line mode are those of English and of the reader's language, and they say so themselves."""

from __future__ import annotations

import pytest

from dragonroads.shelf import Shelf
from dragonroads.ui.line_words import WORDS, Says, TypedWords

LANGUAGES = Shelf(cache=None).languages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_may_be_typed_in_english_and_in_the_language_in_any_case_and_without_accents(lang: str) -> None:
    catalog = Shelf(cache=None).catalog(lang)
    typed = TypedWords(catalog)
    for word in WORDS:
        own = catalog.say(Says.type(word))
        assert {typed.meant(one) for one in (word, own, own.upper(), own.replace("á", "a").replace("ü", "u"))} == {word}
    assert typed.meant("7") == "7"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_text_asks_to_be_typed_is_a_word_of_the_language(lang: str) -> None:
    catalog = Shelf(cache=None).catalog(lang)
    own = {word: catalog.say(Says.type(word)) for word in WORDS}
    for key, word in {
        "line.stop.sure": "stop",
        "line.help.stop": "stop",
        "line.help.uall": "all",
        "line.undo.ask_all": "all",
        "line.help.g": "all",
        "line.help.newfile": "newfile",
        "line.lost": "newfile",
        "line.help.s": "save",
    }.items():
        assert own[word] in catalog.say(key), key
