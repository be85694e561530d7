"""A piece of a content file together with the place where it was written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from dragonroads.library.problems import quoted

Value: TypeAlias = "str | int | bool | list[Value] | dict[str, Value]"
# [line, column, places of the members]; a mapping has two per entry: its key's and its value's.
Places: TypeAlias = list[Any]

TEXT, NUMBER, TRUTH, LIST, MAPPING = "text", "a whole number", "true or false", "a list", "a mapping"
_KINDS = {str: TEXT, int: NUMBER, bool: TRUTH, list: LIST, dict: MAPPING}


@dataclass(slots=True)
class Document:
    """One file: its plain values, and apart from them the places, which only a complaint asks for."""

    file: str
    value: Value = field(repr=False)
    places: Places | str = field(repr=False)

    @property
    def root(self) -> Node:
        """The node of the whole file."""
        return Node(self, self.value)

    def place(self, path: tuple[int, ...]) -> tuple[int, int]:
        """Looks up line and column; a document from a damaged archive answers with its beginning."""
        try:
            found = self._unpacked()
            for step in path:
                found = found[2 + step]
            return int(found[0]), int(found[1])
        except (ValueError, LookupError, TypeError):
            return 1, 1

    def packed_places(self) -> str:
        """Returns the places as one text, the form that costs nothing until it is needed."""
        return self.places if isinstance(self.places, str) else json.dumps(self.places, separators=(",", ":"))

    def _unpacked(self) -> Places:
        if isinstance(self.places, str):
            self.places = list(json.loads(self.places))
        return self.places


@dataclass(frozen=True, slots=True)
class Node:
    """A view of one value of a document; the nodes inside are made when they are asked for."""

    document: Document
    value: Value
    path: tuple[int, ...] = ()

    @property
    def file(self) -> str:
        """The file, as messages name it."""
        return self.document.file

    @property
    def line(self) -> int:
        """The line, counted from 1."""
        return self.document.place(self.path)[0]

    @property
    def column(self) -> int:
        """The column, counted from 1."""
        return self.document.place(self.path)[1]

    @property
    def kind(self) -> str:
        """What stands here, in words."""
        return _KINDS[type(self.value)]

    @property
    def found(self) -> str:
        """What stands here, as a message quotes it."""
        if isinstance(self.value, str):
            return quoted(self.value)
        return str(self.value).lower() if isinstance(self.value, int) else self.kind

    def items(self) -> Iterator[Node]:
        """Yields the members of a list, none for anything else."""
        if isinstance(self.value, list):
            for index, member in enumerate(self.value):
                yield Node(self.document, member, (*self.path, index))

    def entries(self) -> Iterator[tuple[str, Node]]:
        """Yields the keys of a mapping with the nodes of their values, none for anything else."""
        if isinstance(self.value, dict):
            for index, (key, value) in enumerate(self.value.items()):
                yield key, Node(self.document, value, (*self.path, 2 * index + 1))

    def keys(self) -> Iterator[Node]:
        """Yields the nodes of the keys of a mapping, for what is wrong with a key itself."""
        if isinstance(self.value, dict):
            for index, key in enumerate(self.value):
                yield Node(self.document, key, (*self.path, 2 * index))

    def key(self, name: str) -> Node:
        """Returns the node of one key of a mapping."""
        return next(key for key in self.keys() if key.value == name)

    def at(self, *path: str | int) -> Node:
        """Follows keys and indices as far as they lead, so that a message lands as near as it can."""
        if not path:
            return self
        for name, member in (*enumerate(self.items()), *self.entries()):
            if name == path[0]:
                return member.at(*path[1:])
        return self

    def holding(self, value: Value) -> Node:
        """Returns a node at the same place with another value."""
        return Node(self.document, value, self.path)
