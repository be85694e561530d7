"""Spanish: articles by gender, `del` and `al`, and `e` and `u` where `y` and `o` would be swallowed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dragonroads.library.grammar import chained, in_words

if TYPE_CHECKING:
    from dragonroads.library.messages import NounWords

LANGUAGE = "Spanish"
GENDERS = ("m", "f", "pm", "pf")
FEWEST_BRANCHES = 2
ARTICLES = {
    "el": {"m": "el ", "f": "la ", "pm": "los ", "pf": "las ", "own": ""},
    "un": {"m": "un ", "f": "una ", "pm": "unos ", "pf": "unas ", "own": ""},
    "del": {"m": "del ", "f": "de la ", "pm": "de los ", "pf": "de las ", "own": "de "},
    "al": {"m": "al ", "f": "a la ", "pm": "a los ", "pf": "a las ", "own": "a "},
}
NOUN_FORMS = tuple(ARTICLES)
PERSON_FORMS = ("del", "al")
NUMBER_FORMS = ("word", "nth", "nth_f")
NOUN_FACTS: Mapping[str, object] = {}
_WORDS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"]
_AND = {"and": ("y", "e"), "or": ("o", "u")}
# In hie- and hia- the i is half a consonant, and y stays: "agua y hielo".
_SWALLOWS = {
    "and": re.compile(r"\W*(?:[ií]|h[ií](?![eéaá]))", re.IGNORECASE),
    "or": re.compile(r"\W*(?:h?[oó]|8|11(?!\d))", re.IGNORECASE),
}


def category(n: float) -> str:
    """One alone is singular."""
    return "one" if n == 1 else "other"


def noun(form: str, words: NounWords) -> str | None:
    """`el Timador`, `de la Guardiana`; a name with an article of its own keeps it: `de El Puente que Muerde`."""
    before = ARTICLES[form].get(words.gender)
    return None if before is None else before + words.one


def person(form: str, name: str) -> str:
    """`de Ana`, `a Ana`: persons have no article."""
    return f"{'de' if form == 'del' else 'a'} {name}"


def number(form: str, n: int) -> str:
    """`tres`, `3.º` or `3.ª`."""
    return in_words(n, _WORDS) if form == "word" else f"{n}.{'ª' if form == 'nth_f' else 'º'}"


def listed(items: Sequence[str], conjunction: str) -> str:
    """`Ana, Ben e Inés`, `siete u ocho`."""
    usual, before_its_like = _AND[conjunction]
    return chained(items, before_its_like if _SWALLOWS[conjunction].match(items[-1]) else usual)
