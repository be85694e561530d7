"""Fields of a screen have a size: `fits.yaml` lists it by key, and no text may need more."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Annotated

from dragonroads.library.aside import FITS
from dragonroads.library.binder import Binder
from dragonroads.library.node import Node
from dragonroads.library.packs import read_aside
from dragonroads.library.problems import Problem, Problems, quoted
from dragonroads.library.tags import Range
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Entry, Texts, forms_of

_CHOICE = re.compile(r"\{[^{}|]*\|([^{}]*)\}")
_PLACE = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Fits:
    """The room of a field."""

    columns: Annotated[int, Range(1, 300)]
    lines: Annotated[int, Range(1, 50)] = 1

    def __str__(self) -> str:
        room = f"{self.columns} columns"
        return room if self.lines == 1 else f"{self.lines} lines of {room}"

    def hold(self, text: str) -> bool:
        """Whether a text goes in, however its places are filled: they are counted as empty."""
        bare = _PLACE.sub("", _CHOICE.sub(lambda choice: max(choice[1].split("|"), key=len), text))
        return needed(bare, self.columns) <= self.lines


def needed(text: str, columns: int) -> int:
    """How many lines a text takes; a word that is wider than a line takes more than there can be."""
    lines, room = 1, columns
    for at, word in enumerate(text.split(" ")):  # other white space does not break
        if len(word) > columns:
            return len(text)
        step = len(word) + (at > 0)
        if step > room:
            lines, room = lines + 1, columns - len(word)
        else:
            room -= step
    return lines


@dataclass(frozen=True, slots=True)
class Field:
    """The room of all texts whose keys have a form, and where that is said."""

    pattern: str
    fits: Fits
    node: Node

    def holds(self, entry: Entry) -> bool:
        """Whether the field is one for this text."""
        return fnmatchcase(entry.key, self.pattern)


def fields_of(folder: str, shelf: Shelf, problems: Problems) -> list[Field]:
    """The fields of a content folder; none when it lists none."""
    document = read_aside(folder, FITS, shelf.roots, problems)
    if document is None:
        return []
    binder = Binder(problems)
    bound: Mapping[str, Fits] = binder.bind(document.root, dict[str, Fits]) or {}
    nodes = dict(zip((key for key, _ in document.root.entries()), document.root.keys()))
    return [Field(pattern, fits, nodes[pattern]) for pattern, fits in bound.items()]


def too_long(texts: Texts, fields: list[Field]) -> Iterator[Problem]:
    """Every text that needs more room than its field has, in English and in the language."""
    for field in fields:
        meant = [entry for entry in texts.entries if field.holds(entry)]
        if not meant:
            yield Problem(field.node.file, field.node.line, field.node.column, f"no text is called {field.pattern}")
        for entry in meant:
            if not all(map(field.fits.hold, forms_of(entry.english))):
                at = entry.english_node or field.node
                yield Problem(at.file, at.line, at.column, _complaint(entry, "en", field))
            if not all(map(field.fits.hold, forms_of(entry.theirs))):
                yield entry.problem(texts.lang, _complaint(entry, texts.lang, field))


def _complaint(entry: Entry, lang: str, field: Field) -> str:
    texts = forms_of(entry.english if lang == "en" else entry.theirs)
    longest = next(form for form in texts if not field.fits.hold(form))
    return f"{quoted(entry.key)}: {quoted(longest)} ({len(longest)}) does not fit into {field.fits}"
