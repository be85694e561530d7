"""Words for people by language, with English underneath, and the washing of what people type."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from dragonroads.library.binder import Binder
from dragonroads.library.letters import cells, refused
from dragonroads.library.marks import Text
from dragonroads.library.pack import Pack

_PLACEHOLDER = re.compile(r"\{([a-z_][a-z0-9_]*)\}")
_WORDS_FILE = re.compile(r"(?:([^/]+)/)?text\.([a-z]{2})\.yaml")
# The numbers that go with the singular; in most languages it is one alone.
_SINGULAR = {"fr": (0, 1)}


@dataclass(frozen=True, slots=True)
class Plural:
    """A message in two forms, chosen by the value of `n`."""

    one: Text
    other: Text


Message: TypeAlias = str | Plural


class Catalog:
    """The words of one app in one language; each app has its own, so that two languages can live side by side."""

    def __init__(
        self, lang: str, tables: Sequence[Mapping[str, Message]] = (), fallback: Catalog | None = None
    ) -> None:
        self.lang = lang
        self.fallback = fallback
        self._messages = {key: message for table in tables for key, message in table.items()}

    def offer(self, lang: str, table: Mapping[str, Message]) -> None:
        """Adds words of a language, here or in the languages underneath; a later word replaces an earlier one."""
        if lang == self.lang:
            self._messages.update(table)
        elif self.fallback is not None:
            self.fallback.offer(lang, table)

    def has(self, key: str) -> bool:
        """Says whether there are words for a key, in this language or underneath."""
        return key in self._messages or (self.fallback is not None and self.fallback.has(key))

    def say(self, key: str, **values: object) -> str:
        """Returns the words for a key with its places filled in; the bare key in brackets when there are none."""
        message = self._messages.get(key)
        if message is None:
            return self.fallback.say(key, **values) if self.fallback is not None else f"[{key}]"
        if isinstance(message, Plural):
            message = message.one if values.get("n") in _SINGULAR.get(self.lang, (1,)) else message.other
        return _PLACEHOLDER.sub(lambda place: str(values.get(place[1], place[0])), message)


def placeholders(message: Message) -> frozenset[str]:
    """Returns the names of the places a message leaves open."""
    forms = (message.one, message.other) if isinstance(message, Plural) else (message,)
    return frozenset(name for form in forms for name in _PLACEHOLDER.findall(form))


def languages(pack: Pack) -> list[str]:
    """Returns the languages a pack has words in, those of the packs it uses included."""
    places = (None, *pack.uses)
    found = filter(None, map(_WORDS_FILE.fullmatch, pack.files))
    return sorted({one[2] for one in found if one[1] in places})


def read_words(pack: Pack, lang: str, binder: Binder) -> dict[str, Message]:
    """Reads the words of a language out of a pack, if it has any; its own win over those of the packs it uses."""
    words: dict[str, Message] = {}
    for file in words_files(pack, lang):
        words |= pack.bind(file, dict[str, str | Plural], binder) or {}
    return words


def words_files(pack: Pack, lang: str) -> list[str]:
    """Returns the files with the words of a language, those of used packs first."""
    file = f"text.{lang}.yaml"
    return [name for name in (*(f"{used}/{file}" for used in pack.uses), file) if name in pack.files]


def clean_text(text: str, max_cells: int = 24) -> str:
    """Makes anything a person typed safe to show: composed, on one line, without invisible or moving characters."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if letter.isspace() else letter for letter in composed if letter.isspace() or not refused(letter)
    )
    return _cut(unicodedata.normalize("NFC", " ".join(kept.split())), max_cells)


def _cut(text: str, max_cells: int) -> str:
    room = max_cells
    for index, letter in enumerate(text):
        room -= cells(letter)
        if room < 0:
            return text[:index].rstrip()
    return text
