"""Words that are typed in line mode: the English ones, and those of the reader's language."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.library.words import Catalog
from dragonroads.ui.rules_words import folded

WORDS = ("stop", "all", "back", "forgot", "save", "newfile")


class Says(Texts):
    """What may be typed instead of the English word."""

    family = "line"
    type = text(*WORDS)


class TypedWords:
    """Knows what a word means, in any case and without regard to accents."""

    def __init__(self, catalog: Catalog) -> None:
        self._meant = {folded(catalog.say(Says.type(word))): word for word in WORDS} | {word: word for word in WORDS}

    def meant(self, typed: str) -> str:
        """The English word that was meant; what was typed when it is none of them."""
        return self._meant.get(folded(typed), typed)
