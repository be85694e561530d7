"""Words for people by language, with English underneath, and the washing of what people type."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from dragonroads.engine.line import Line
from dragonroads.library.binder import Binder
from dragonroads.library.letters import cells, refused
from dragonroads.library.messages import Message, Plural, as_noun, placeholders, read_message
from dragonroads.library.node import Node
from dragonroads.library.pack import Pack
from dragonroads.library.templates import Template, cut, fill
from dragonroads.library.values import Listed, Person, Sentence
from dragonroads.library.voice import LanguageVoice

__all__ = ["Catalog", "Message", "Plural", "clean_text", "languages", "placeholders", "read_words", "words_files"]

_WORDS_FILE = re.compile(r"(?:([^/]+)/)?text\.([a-z]{2})\.yaml")


class Catalog:
    """The words of one app in one language; each app has its own, so that two languages can live side by side."""

    def __init__(
        self, lang: str, tables: Sequence[Mapping[str, Message]] = (), fallback: Catalog | None = None
    ) -> None:
        self.lang = lang
        self.fallback = fallback
        self._messages = {key: message for table in tables for key, message in table.items()}
        self._ready: dict[str, Template | dict[str, Template]] = {}
        self._voice = LanguageVoice(lang, self.find, lambda key, values: self.say(key, **values))

    def offer(self, lang: str, table: Mapping[str, Message]) -> None:
        """Adds words of a language, here or in the languages underneath; a later word replaces an earlier one."""
        if lang == self.lang:
            self._messages.update(table)
            self._ready.clear()
            self._voice.forget()
        elif self.fallback is not None:
            self.fallback.offer(lang, table)

    def has(self, key: str) -> bool:
        """Says whether there are words for a key, in this language or underneath."""
        return key in self._messages or (self.fallback is not None and self.fallback.has(key))

    def find(self, key: str) -> Message | None:
        """Returns what stands under a key, in this language or underneath."""
        found = self._messages.get(key)
        return self.fallback.find(key) if found is None and self.fallback is not None else found

    def say(self, key: str | Line, /, **values: object) -> str:
        """Returns the words for a key with its places filled in; the bare key in brackets when there are none.

        A line of the box brings its own values.
        """
        if not isinstance(key, str):
            return self.say(key.key, **_values_of(key))
        template = self._ready.get(key) or self._prepared(key)
        if template is None:
            return self.fallback.say(key, **values) if self.fallback is not None else f"[{key}]"
        if isinstance(template, dict):
            plural = self._messages[key]
            assert isinstance(plural, Plural)
            template = template[self._voice.text_of(plural, values.get(plural.by))]
        return fill(template, values, self._voice)

    def worded(self, value: object) -> str:
        """Returns a value as it is called where it stands alone."""
        return self._voice.worded(value, "")

    def _prepared(self, key: str) -> Template | dict[str, Template] | None:
        """Cuts the words for a key when they are first said; most are never said in one sitting."""
        message = self._messages.get(key)
        if message is None:
            return None
        if isinstance(message, Plural):
            ready: Template | dict[str, Template] = {form: cut(text) for form, text in message.texts().items()}
        else:
            ready = cut(as_noun(message).one)
        self._ready[key] = ready
        return ready


def _values_of(line: Line) -> dict[str, Any]:
    return {name: _value(line.sorts[name], value) for name, value in line.values.items()}


def _value(sort: Any, value: Any) -> Any:
    """A plain value as the place that it fills means it: a name may be a person's, several things are a list."""
    if isinstance(value, Line):
        return Sentence(value.key, _values_of(value))
    if isinstance(value, (list, tuple)):
        (part,) = get_args(sort)[:1] or (sort,)
        return Listed(_value(part, one) for one in value)
    return Person(value) if sort is Person and isinstance(value, str) else value


def languages(pack: Pack) -> list[str]:
    """Returns the languages a pack has words in, those of the packs it uses included."""
    places = (None, *pack.uses)
    found = filter(None, map(_WORDS_FILE.fullmatch, pack.files))
    return sorted({one[2] for one in found if one[1] in places})


def read_words(pack: Pack, lang: str, binder: Binder) -> dict[str, Message]:
    """Reads the words of a language out of a pack, if it has any; its own win over those of the packs it uses."""
    words: dict[str, Message] = {}
    for file in words_files(pack, lang):
        nodes = pack.bind(file, dict[str, Node], binder) or {}
        read = {key: read_message(node, lang, binder) for key, node in nodes.items()}
        words |= {key: message for key, message in read.items() if message is not None}
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
