"""A language for tests: English with accents and longer, so that a plain word in a frame was written in code."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from math import ceil
from typing import Any

from dragonroads.games.loaded import LoadedGame
from dragonroads.library.binder import Binder
from dragonroads.library.promises import ENGLISH, promised
from dragonroads.library.words import Catalog, languages, read_words
from dragonroads.shelf import BOX, Shelf

PLAIN = "aceinouyACEINOUY"
ACCENTED = "àçéîñöüÿÂÇÊÌÑÔÙÝ"
PAD = "õ"
SIGN = "¤"
"""Stands before every English text that should not be seen."""
LABEL, LONGER_LABEL, LONGER_SENTENCE = 12, 0.7, 0.15
"""Up to so many letters a text is a label; how much longer labels and sentences get, as in other languages."""

NO_WORDS = ("by", "gender", "facts")
"""What a message says about itself."""

_ACCENTS = str.maketrans(PLAIN, ACCENTED)
_PLACE = re.compile(r"(\{[^{}]*\})")
_LAST_LETTER = re.compile(r"[^\W\d_](?=[\W\d_]*$)")
_WORD = re.compile(r"[^\W\d_]+")


def pseudo(text: str) -> str:
    """A text in the language of tests; its places stay."""
    parts = _PLACE.split(text)
    literals = "".join(parts[::2])
    share = LONGER_LABEL if len(literals) <= LABEL else LONGER_SENTENCE
    pad = PAD * ceil(len(literals) * share)
    for at in range(len(parts) - 1 - (len(parts) - 1) % 2, -1, -2):
        parts[at], is_padded = _LAST_LETTER.subn(rf"\g<0>{pad}", parts[at], count=1)
        pad = "" if is_padded else pad
    return "".join(_chosen(part) if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))


def _chosen(place: str) -> str:
    """A place as it is; where it chooses among words, these get accents."""
    name, *words = place[1:-1].split("|")
    return f"{{{'|'.join((name, *(word.translate(_ACCENTS) for word in words)))}}}"


def reworded(message: Any, how: Callable[[str], str] = pseudo) -> Any:
    """A message in the language of tests, or however else a text is changed, in all of its forms."""
    if isinstance(message, str):
        return how(message)
    if isinstance(message, Mapping):
        return {case: reworded(form, how) for case, form in message.items()}
    if is_dataclass(message) and not isinstance(message, type):
        forms = {one.name: getattr(message, one.name) for one in fields(message) if one.name not in NO_WORDS}
        return replace(message, **{name: reworded(form, how) for name, form in forms.items()})
    return message


class PseudoShelf(Shelf):
    """The shelf, with every word in the language of tests."""

    def draft(self, lang: str, game: LoadedGame | None = None) -> Catalog:
        """The words of the app, and of one game."""
        packs = [self.pack(BOX), *([game.pack] if game else [])]
        tables = [*([game.english] if game else []), *(read_words(pack, ENGLISH, Binder()) for pack in packs)]
        return Catalog(ENGLISH, [{key: reworded(message) for key, message in table.items()} for table in tables])


class MarkedShelf(Shelf):
    """The shelf, with a sign before every English word of the box, and before those of a game only where it should
    not speak English."""

    def draft(self, lang: str, game: LoadedGame | None = None) -> Catalog:
        """The words of the app, and of one game."""
        english = Catalog(ENGLISH)
        catalog = english if lang == ENGLISH else Catalog(lang, fallback=english)
        should_not = game is not None and lang in promised(game.pack)
        english.offer(ENGLISH, _marked(game.english, should_not) if game else {})
        for pack, is_marked in ((self.pack(BOX), True), *([(game.pack, should_not)] if game else [])):
            for found in languages(pack):
                words = read_words(pack, found, Binder())
                catalog.offer(found, _marked(words, is_marked) if found == ENGLISH else words)
        return catalog

    def spoken(self, lang: str, game: LoadedGame | None = None) -> str:
        """The language itself: the box shows all it has in it, around a game that is not whole in it too."""
        return lang


def _marked(table: Mapping[str, Any], is_marked: bool) -> dict[str, Any]:
    return {
        key: reworded(message, lambda text: f"{SIGN}{text}") if is_marked else message for key, message in table.items()
    }


def plain_words(frame: str) -> set[str]:
    """The words of a frame that came from no text: every word of a text with one of the usual letters has an accent."""
    words = (word for word in _WORD.findall(frame) if len(word) > 1)
    return {word for word in words if word.isascii() and any(letter in PLAIN for letter in word)}
