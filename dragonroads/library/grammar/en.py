"""English: nouns need no gender but for pronouns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dragonroads.library.grammar import chained, in_words

if TYPE_CHECKING:
    from dragonroads.library.messages import NounWords

LANGUAGE = "English"
GENDERS = ("m", "f", "n", "p")
FEWEST_BRANCHES = 2
ARTICLES: Mapping[str, Mapping[str, str]] = {}
NOUN_FORMS = ("the", "a")
PERSON_FORMS = ("s",)
NUMBER_FORMS = ("word", "nth")
NOUN_FACTS: Mapping[str, object] = {}
_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_AND = {"and": "and", "or": "or"}
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def category(n: float) -> str:
    """One alone is singular."""
    return "one" if n == 1 else "other"


def noun(form: str, words: NounWords) -> str | None:
    """`the goat`, `an ox`; what is only plural has no `a`."""
    if words.gender == "own" or (form == "a" and words.gender == "p"):
        return words.one
    article = "the" if form == "the" else "an" if words.one[:1].lower() in "aeiou" else "a"
    return f"{article} {words.one}"


def person(form: str, name: str) -> str:
    """`Ana's`, `Max's`."""
    return f"{name}'s"


def number(form: str, n: int) -> str:
    """`three` or `3rd`."""
    if form == "word":
        return in_words(n, _WORDS)
    return f"{n}{'th' if n % 100 in (11, 12, 13) else _ENDINGS.get(n % 10, 'th')}"


def listed(items: Sequence[str], conjunction: str) -> str:
    """`Ana, Ben and Cleo`."""
    return chained(items, _AND[conjunction])
