"""What the other languages of a content folder lack beside the English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.words import Message, languages, placeholders, read_words, words_files

ENGLISH = "en"
ANNOUNCED = {"game.name", "game.short", "game.pitch"}
"""What stands on the shelf in every language of the box; a language with nothing else has not been begun."""


@dataclass(frozen=True, slots=True)
class Gap:
    """One way in which a language does not follow the English, and the keys that show it."""

    folder: str
    lang: str
    what: str
    """`missing`, `unknown` (no such English words) or `places` (other places to fill in)."""
    keys: tuple[str, ...]
    place: tuple[int, int] = field(default=(1, 1), compare=False)
    """Line and column of the first of them in the file of the language, as far as it is there."""


def gaps(pack: Pack, beside: Mapping[str, str]) -> list[Gap]:
    """Where the languages of a folder differ from its English, part of which stands beside the content.

    The words of the folders that it uses are its words too; each gap is named in the folder it can be closed in.
    """
    english = _Words.of(pack, ENGLISH, beside)
    others = [_Words.of(pack, lang) for lang in languages(pack) if lang != ENGLISH]
    return [gap for other in others if not other.messages.keys() <= ANNOUNCED for gap in _gaps(english, other)]


@dataclass(frozen=True, slots=True)
class _Words:
    """All words of a language, and the folder that each comes from."""

    lang: str
    messages: Mapping[str, Message]
    folders: Mapping[str, str]
    places: Mapping[str, tuple[int, int]]

    @classmethod
    def of(cls, pack: Pack, lang: str, beside: Mapping[str, str] | None = None) -> _Words:
        folders = dict.fromkeys(beside or {}, pack.folder)
        places: dict[str, tuple[int, int]] = {}
        for file in words_files(pack, lang):
            nodes = dict(pack.files[file].root.entries())
            folders |= dict.fromkeys(nodes, pack.path_of(file).rpartition("/")[0])
            places |= {key: (node.line, node.column) for key, node in nodes.items()}
        return cls(lang, {**(beside or {}), **read_words(pack, lang, Binder())}, folders, places)


def _gaps(english: _Words, other: _Words) -> Iterator[Gap]:
    ours, theirs = english.messages, other.messages
    differing = [key for key in ours if key in theirs and placeholders(ours[key]) != placeholders(theirs[key])]
    yield from _by_folder("missing", [key for key in ours if key not in theirs], english, other)
    yield from _by_folder("unknown", [key for key in theirs if key not in ours], other, other)
    yield from _by_folder("places", differing, other, other)


def _by_folder(what: str, keys: Iterable[str], words: _Words, other: _Words) -> Iterator[Gap]:
    found: dict[str, list[str]] = {}
    for key in sorted(keys):
        found.setdefault(words.folders[key], []).append(key)
    for folder, some in sorted(found.items()):
        yield Gap(folder, other.lang, what, tuple(some), other.places.get(some[0], (1, 1)))
