"""German: articles by case and gender; forms are called by the masculine article of their case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dragonroads.library.grammar import chained, in_words

if TYPE_CHECKING:
    from dragonroads.library.messages import NounWords

LANGUAGE = "German"
GENDERS = ("m", "f", "n", "p")
FEWEST_BRANCHES = 3
ARTICLES = {
    "der": {"m": "der ", "f": "die ", "n": "das ", "p": "die "},
    "den": {"m": "den ", "f": "die ", "n": "das ", "p": "die "},
    "dem": {"m": "dem ", "f": "der ", "n": "dem ", "p": "den "},
    "des": {"m": "des ", "f": "der ", "n": "des ", "p": "der "},
    "ein": {"m": "ein ", "f": "eine ", "n": "ein ", "p": ""},
    "einen": {"m": "einen ", "f": "eine ", "n": "ein ", "p": ""},
    "einem": {"m": "einem ", "f": "einer ", "n": "einem ", "p": ""},
    "eines": {"m": "eines ", "f": "einer ", "n": "eines ", "p": ""},
}
NOUN_FORMS = tuple(ARTICLES)
PERSON_FORMS = ("s",)
NUMBER_FORMS = ("word", "nth")
NOUN_FACTS: Mapping[str, object] = {"weak": True}
_WORDS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]
_AND = {"and": "und", "or": "oder"}
_HISSES = ("s", "ß", "x", "z", "ce")


def category(n: float) -> str:
    """One alone is singular."""
    return "one" if n == 1 else "other"


def noun(form: str, words: NounWords) -> str | None:
    """`den Drachentöter`, `dem Walddrachen`, `des Drachentöters`."""
    if words.gender == "own":
        return words.one
    before = ARTICLES[form].get(words.gender)
    return None if before is None else before + words.one + _ending(form, words)


def person(form: str, name: str) -> str:
    """`Anas`, `Max'`."""
    return name + ("'" if name.lower().endswith(_HISSES) else "s")


def number(form: str, n: int) -> str:
    """`drei` or `3.`."""
    return in_words(n, _WORDS) if form == "word" else f"{n}."


def listed(items: Sequence[str], conjunction: str) -> str:
    """`Ana, Ben und Inés`."""
    return chained(items, _AND[conjunction])


def _ending(form: str, words: NounWords) -> str:
    """Weak nouns end in -n in every case but the first, others in -s in the genitive, plurals in -n in the dative."""
    name = words.one
    if words.gender == "p":
        return "n" if form in ("dem", "einem") and not name.endswith(("n", "s")) else ""
    if words.gender == "f" or form in ("der", "ein"):
        return ""
    if words.facts.get("weak"):
        return "n" if name.endswith("e") else "en"
    if form in ("des", "eines"):
        return "es" if name.endswith(_HISSES) else "s"
    return ""
