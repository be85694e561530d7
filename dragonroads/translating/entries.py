"""Each English text beside its translation, and the places where both stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from dragonroads.errors import ContentError
from dragonroads.library.node import Node, Value
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem
from dragonroads.library.promises import ENGLISH
from dragonroads.library.words import Message, words_files
from dragonroads.shelf import Shelf

_PLACE = re.compile(r"\{([a-z_][a-z0-9_]*)[^{}]*\}")
_CASES = ("by", "gender", "weak", "h")
"""What a message says about itself rather than to people."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One text: its English, and its translation if there is one."""

    key: str
    folder: str
    """The content folder its translation belongs into."""
    english: Value
    theirs: Value | None
    english_node: Node | None
    """None for a text that stands beside the numbers."""
    node: Node | None
    after: Node | None
    """The translation it follows in the English order, where a missing one would be looked for."""

    @property
    def name(self) -> str:
        """The text among those of all folders."""
        return f"{self.folder}/{self.key}"

    def problem(self, lang: str, message: str) -> Problem:
        """Something that is wrong with the translation, or with the place where it is missing."""
        at = self.node or self.after
        if at is None:
            return Problem(f"content/{self.folder}/text.{lang}.yaml", 1, 1, message)
        return Problem(at.file, at.line, at.column, message)


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts of a game, or of the box, in English and one other language."""

    lang: str
    entries: tuple[Entry, ...]
    strays: tuple[tuple[str, Node], ...]
    """Texts of the language whose key no English text has."""

    def of(self, key: str) -> Entry | None:
        """The text of a key."""
        return next((entry for entry in self.entries if entry.key == key), None)


def texts_of(name: str, shelf: Shelf, lang: str) -> Texts:
    """The texts of a game or of another content folder; ContentError when it cannot be read."""
    if name in shelf.games():
        loaded = shelf.open(name)
        return side_by_side(loaded.pack, lang, loaded.english)
    pack = shelf.pack(name)
    if pack.unreadable:
        raise ContentError(str(pack.problems()[0]))
    return side_by_side(pack, lang, {})


def side_by_side(pack: Pack, lang: str, beside: Mapping[str, Message]) -> Texts:
    """Put the texts of a pack side by side; part of its English stands beside the numbers."""
    english = {key: (_plain(text), pack.id, None) for key, text in beside.items()} | _written(pack, ENGLISH)
    theirs = _written(pack, lang) if lang != ENGLISH else {}
    entries: list[Entry] = []
    last = {_home(pack, file): pack.files[file].root for file in words_files(pack, lang)}
    for key, (value, home, at) in english.items():
        told, folder, node = theirs.get(key, (None, home, None))
        entries.append(Entry(key, folder, value, told, at, node, last.get(folder)))
        if node:
            last[folder] = node
    strays = tuple((key, node) for key, (_, _, node) in theirs.items() if key not in english and node)
    return Texts(lang, tuple(entries), strays)


def _written(pack: Pack, lang: str) -> dict[str, tuple[Value, str, Node | None]]:
    found: dict[str, tuple[Value, str, Node | None]] = {}
    for file in words_files(pack, lang):
        folder = _home(pack, file)
        # A word of the game's own wins over that of a folder it uses, and stands where that one stood.
        found |= {key: (node.value, folder, node) for key, node in pack.files[file].root.entries()}
    return found


def _plain(text: Message) -> Value:
    """A message as a file would say it."""
    return text if isinstance(text, str) else {name: form for name, form in asdict(text).items() if form}


def _home(pack: Pack, file: str) -> str:
    """The content folder of a file, which may lie in one that the pack uses."""
    return file.rpartition("/")[0] or pack.id


def forms_of(value: Value | None) -> Iterator[str]:
    """Every form of a text in turn: one, or those by number."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for case, form in value.items():
            if case not in _CASES:
                yield from forms_of(form)


def places_in(value: Value | None) -> list[str]:
    """The names of the places a text leaves open, in their order; the number in the count of a noun is none of them."""
    if isinstance(value, dict):
        value = {case: form for case, form in value.items() if case != "count"}
    return list(dict.fromkeys(name for form in forms_of(value) for name in _PLACE.findall(form)))
