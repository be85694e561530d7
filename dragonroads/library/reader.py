"""Reads the bytes of one YAML file into a node, and refuses what YAML readers disagree about."""

from __future__ import annotations

from typing import TypeAlias

import yaml
from yaml.events import (
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from dragonroads.library.letters import first_refused
from dragonroads.library.limits import DEEPEST, LARGEST
from dragonroads.library.node import Document, Places, Value
from dragonroads.library.problems import Problem, Problems, quoted
from dragonroads.library.scalars import resolve
from dragonroads.library.syntax import explain, parser_of

Written: TypeAlias = tuple[Value, Places]


class _Refused(Exception):
    """Reading stops here: what follows cannot be understood."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


def read(source: bytes, file: str, problems: Problems, largest: int = LARGEST) -> Document | None:
    """Reads one file; returns None when anything in it is refused, with every reason noted."""
    known = len(problems)
    try:
        value, places = _Builder(_decode(source, largest), file, problems).document()
    except _Refused as stop:
        problems.note(Problem(file, stop.line, stop.column, str(stop)))
        return None
    return Document(file, value, places) if len(problems) == known else None


def _decode(source: bytes, largest: int) -> str:
    if len(source) > largest:
        raise _Refused(1, 1, f"the file is larger than {largest // 1024} kB: split it")
    if source.startswith(b"\xef\xbb\xbf"):
        raise _Refused(1, 1, "the file begins with a byte order mark: save it as plain UTF-8")
    try:
        text = source.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = _end_of(source[: error.start].decode("utf-8"))
        raise _Refused(line, column, "the file is not UTF-8: save it as UTF-8") from None
    text = text.replace("\r\n", "\n")
    if found := first_refused(text):
        index, reason = found
        line, column = _end_of(text[:index])
        raise _Refused(line, column, "a tab: indent with spaces" if text[index] == "\t" else reason)
    return text


def _end_of(text: str) -> tuple[int, int]:
    return text.count("\n") + 1, len(text) - text.rfind("\n")


class _Builder:
    """Builds the tree from the parser's events in one pass, never deeper than allowed."""

    def __init__(self, text: str, file: str, problems: Problems) -> None:
        self._events = parser_of(text)
        self._file = file
        self._problems = problems

    def document(self) -> Written:
        """Reads the only document of the file."""
        self._next()
        start = self._next()
        if isinstance(start, StreamEndEvent):
            raise _Refused(1, 1, "the file is empty")
        if isinstance(start, DocumentStartEvent) and (start.version or start.tags):
            self._note(start, "lines that begin with % are not used here")
        written = self._node(self._next(), 0)
        self._next()
        if not isinstance(more := self._next(), StreamEndEvent):
            raise _stop(more, "a second document begins here: one file holds one")
        return written

    def _next(self) -> Event:
        try:
            event: Event = self._events.get_event()
        except yaml.MarkedYAMLError as error:
            raise _Refused(*explain(error)) from None
        return event

    def _node(self, event: Event, depth: int) -> Written:
        if isinstance(event, ScalarEvent):
            return self._scalar(event), _place(event)
        if not isinstance(event, CollectionStartEvent):
            self._note(event, "references (*) are not used here: write it out")
            return "", _place(event)
        if depth == DEEPEST:
            raise _stop(event, f"nested more than {DEEPEST} deep")
        self._check_marks(event)
        return (self._mapping if isinstance(event, MappingStartEvent) else self._list)(event, depth + 1)

    def _list(self, start: Event, depth: int) -> Written:
        members: list[Value] = []
        places = _place(start)
        while not isinstance(event := self._next(), SequenceEndEvent):
            member, place = self._node(event, depth)
            members.append(member)
            places.append(place)
        return members, places

    def _mapping(self, start: Event, depth: int) -> Written:
        entries: dict[str, Value] = {}
        places = _place(start)
        while not isinstance(event := self._next(), MappingEndEvent):
            key = self._key(event)
            if key in entries:
                self._note(event, f"the key {quoted(key)} stands here twice")
            places.append(_place(event))
            entries[key], place = self._node(self._next(), depth)
            places.append(place)
        return entries, places

    def _key(self, event: Event) -> str:
        if not isinstance(event, ScalarEvent):
            raise _stop(event, "a key must be a plain word")
        self._check_marks(event)
        if not event.value:
            self._note(event, "a key is missing here")
        if event.value == "<<" and not event.style:
            self._note(event, "merge keys (<<) are not used here: write it out")
        self._check_letters(event)
        return event.value

    def _scalar(self, event: ScalarEvent) -> str | int | bool:
        if event.anchor is not None or event.tag is not None:
            self._check_marks(event)
        elif not event.style:
            try:
                return resolve(event.value)
            except ValueError as advice:
                self._note(event, f"{quoted(event.value)}: {advice}" if event.value else str(advice))
        self._check_letters(event)
        return event.value

    def _check_marks(self, event: ScalarEvent | CollectionStartEvent) -> None:
        if event.anchor is not None:
            self._note(event, "anchors (&) are not used here: write it out")
        if event.tag is not None:
            self._note(event, "tags (!) are not used here: leave it out")

    def _check_letters(self, event: ScalarEvent) -> None:
        # The file as a whole is clean; only an escape in double quotes can bring a refused character in.
        if event.style == '"' and (found := first_refused(event.value)):
            self._note(event, found[1])

    def _note(self, event: Event, message: str) -> None:
        line, column = _place(event)
        self._problems.note(Problem(self._file, line, column, message))


def _place(event: Event) -> Places:
    mark = event.start_mark
    return [mark.line + 1, mark.column + 1] if mark else [1, 1]


def _stop(event: Event, message: str) -> _Refused:
    line, column = _place(event)
    return _Refused(line, column, message)
