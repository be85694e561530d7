"""The grammar of each language, loaded when the first text needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from dragonroads.library.messages import NounWords

GRAMMARS = ("en", "es", "fr", "de")
"""The languages that have a grammar."""
CATEGORIES = ("one", "other")
"""The plural categories of every language there is here, in the order of a choice's branches."""


class Grammar(Protocol):
    """What a module of this folder has."""

    LANGUAGE: str
    """What the language is called in a message for authors."""
    GENDERS: tuple[str, ...]
    """The genders a noun can have, in the order of a choice's branches; `own` is not among them."""
    FEWEST_BRANCHES: int
    """With how many branches a choice by gender is whole; those for nouns that are only plural may follow."""
    ARTICLES: Mapping[str, Mapping[str, str]]
    """What stands before a noun, by form and gender, where the gender decides."""
    NOUN_FORMS: tuple[str, ...]
    """The forms of a noun, each called by its masculine."""
    PERSON_FORMS: tuple[str, ...]
    NUMBER_FORMS: tuple[str, ...]
    NOUN_FACTS: Mapping[str, object]
    """What else a noun may say about itself, with the one thing that can be said."""

    def category(self, n: float) -> str:
        """The plural category of a number."""

    def noun(self, form: str, words: NounWords) -> str | None:
        """A noun in a form, or None when it lacks the gender that decides."""

    def person(self, form: str, name: str) -> str:
        """A person's name in a form."""

    def number(self, form: str, n: int) -> str:
        """A number in a form."""

    def listed(self, items: Sequence[str], conjunction: str) -> str:
        """Two items or more in a row, with `and` or `or`."""


@cache
def grammar_of(lang: str) -> Grammar | None:
    """The grammar of a language; None when there is none, and its texts can have bare places only."""
    return cast(Grammar, import_module(f"{__name__}.{lang}")) if lang in GRAMMARS else None


def chained(items: Sequence[str], word: str) -> str:
    """`a, b and c`: no comma before the last."""
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def in_words(n: int, words: Sequence[str]) -> str:
    """A number in words as far as there are words for it, then in digits."""
    return words[n] if 0 <= n < len(words) else str(n)
