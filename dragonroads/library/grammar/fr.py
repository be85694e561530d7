"""French: articles by gender, shortened before a vowel; zero is singular."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dragonroads.library.grammar import chained, in_words

if TYPE_CHECKING:
    from dragonroads.library.messages import NounWords

LANGUAGE = "French"
GENDERS = ("m", "f", "p")
FEWEST_BRANCHES = 2
ARTICLES = {
    "le": {"m": "le ", "f": "la ", "p": "les ", "vowel": "l'", "own": ""},
    "un": {"m": "un ", "f": "une ", "p": "des ", "own": ""},
    "du": {"m": "du ", "f": "de la ", "p": "des ", "vowel": "de l'"},
    "au": {"m": "au ", "f": "à la ", "p": "aux ", "vowel": "à l'"},
}
NOUN_FORMS = tuple(ARTICLES)
PERSON_FORMS = ("du", "au")
NUMBER_FORMS = ("word", "nth", "nth_f")
NOUN_FACTS: Mapping[str, object] = {"h": "aspired"}
_WORDS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]
_AND = {"and": "et", "or": "ou"}
# Without their accents; a y before a vowel is a consonant: "de Yann", "d'Yves".
_VOWEL = re.compile(r"[aeiouœæ]|y(?![aeiouy])", re.IGNORECASE)


def category(n: float) -> str:
    """Nought and one are singular."""
    return "one" if n in (0, 1) else "other"


def noun(form: str, words: NounWords) -> str | None:
    """`la Gardienne`, `l'Illusionniste`, `du héros`."""
    before = ARTICLES[form]
    if words.gender == "own" and form not in ("le", "un"):
        return person(form, words.one)
    if words.gender in ("m", "f") and "vowel" in before and _is_shortened(words):
        return before["vowel"] + words.one
    return before[words.gender] + words.one if words.gender in before else None


def person(form: str, name: str) -> str:
    """`d'Ana`, `de Ben`, `de Hugo`, `à Ana`."""
    if form == "au":
        return f"à {name}"
    return f"d'{name}" if _begins_with_vowel(name) else f"de {name}"


def number(form: str, n: int) -> str:
    """`trois`, `1er`, `1re` or `3e`."""
    if form == "word":
        return in_words(n, _WORDS)
    return f"{n}{'e' if n != 1 else 're' if form == 'nth_f' else 'er'}"


def listed(items: Sequence[str], conjunction: str) -> str:
    """`Ana, Ben et Inés`."""
    return chained(items, _AND[conjunction])


def _is_shortened(words: NounWords) -> bool:
    is_silent_h = words.one[:1] in ("h", "H") and words.facts.get("h") != "aspired"
    return is_silent_h or _begins_with_vowel(words.one)


def _begins_with_vowel(text: str) -> bool:
    plain = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return _VOWEL.match(plain) is not None
