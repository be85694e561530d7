"""Slips of grammar that can be seen in a finished text, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterable

_QUOTES = '"'
_ARTICLES = "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines"
_EVERYWHERE = {
    "two spaces": r"[ \u00a0]{2}",
    "a space before a comma": r"[ \u00a0],",
    "a brace": r"[{}]",
    "a key instead of words": r"\[[a-z_]+(?:\.[a-z0-9_-]+)+\]",
    "two full stops": r"(?<!\.)\.\.(?!\.)",
}
_BY_LANGUAGE = {
    "es": {
        # An article with a capital belongs to a name and is left alone: "de El Puente que Muerde".
        "'de el' or 'a el'": r"\b(?:[Dd]e|[Aa]) el\b",
        "'y' before i": r"\b[yY] (?:[iíIÍ]|[hH][iíIÍ](?![eéaáEÉAÁ]))",
        "'o' before o": r"\b[oO] [hH]?[oóOÓ]",
        "a question that does not end": r"¿[^?]*$",
        "a cry that does not end": r"¡[^!]*$",
    },
    "fr": {
        "no elision before a vowel": r"(?i)\b(?:le|la|de|que|ne|se|je) [aeiouàâéèêëîïôùûœ]",
        "'de le' or 'à le'": r"\b(?:[Dd]e|[Àà]) les?\b",
        "no no-break space": r"(?<![\u00a0;:!?])[;:!?](?=\s|$)",
    },
}


_PRONOUNS = re.compile(r"(?i)\b(?:he|she|his|her|hers|him|himself|herself)\b")


def pronouns(text: str) -> list[str]:
    """Words of an English text that call somebody a man or a woman: whoever sits at a table is named, or is "you"."""
    return _PRONOUNS.findall(text)


def lints(text: str, lang: str, nouns: Iterable[str] = ()) -> list[str]:
    """What looks wrong in a text; German nouns are known by the list of those that can come."""
    rules = _EVERYWHERE | _BY_LANGUAGE.get(lang, {})
    found = [what for what, pattern in rules.items() if re.search(pattern, text)]
    if text.count(_QUOTES) % 2:
        found.append("a quote that does not end")
    if lang == "de" and any(re.search(rf"\b(?:{_ARTICLES}) {noun[:1].lower()}{noun[1:]}\b", text) for noun in nouns):
        found.append("a noun in small letters")
    return found
