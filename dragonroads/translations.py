"""What the other languages of a content folder lack beside the English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.words import Message, languages, placeholders, read_words

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Gap:
    """One way in which a language does not follow the English, and the keys that show it."""

    folder: str
    lang: str
    what: str
    """`missing`, `unknown` (no such English words) or `places` (other places to fill in)."""
    keys: tuple[str, ...]


def gaps(pack: Pack, beside: Mapping[str, str]) -> list[Gap]:
    """Where the languages of a folder differ from its English, part of which stands beside the content."""
    binder = Binder()
    english: dict[str, Message] = {**beside, **read_words(pack, ENGLISH, binder)}
    found: list[Gap] = []
    for lang in languages(pack):
        if lang != ENGLISH:
            found += _gaps(pack.folder, lang, english, read_words(pack, lang, binder))
    return found


def _gaps(folder: str, lang: str, english: Mapping[str, Message], other: Mapping[str, Message]) -> list[Gap]:
    differing = [key for key in english if key in other and placeholders(english[key]) != placeholders(other[key])]
    found = {
        "missing": [key for key in english if key not in other],
        "unknown": [key for key in other if key not in english],
        "places": differing,
    }
    return [Gap(folder, lang, what, tuple(sorted(keys))) for what, keys in found.items() if keys]
