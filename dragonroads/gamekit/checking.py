"""What `dragonroads check` proves about a game's words: everything that can be said has words, and no word is idle."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from dragonroads.engine.question import Ask
from dragonroads.engine.record import ROLES, Happening, Reason
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.gamekit.sayings import Sorts, asked_variants, event_variants, sayings_of, texts_said
from dragonroads.gamekit.undeclared import said_by_key, said_in_calls
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.binder import Binder
from dragonroads.library.node import Node
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problem, hint, quoted
from dragonroads.library.promises import ENGLISH, promised
from dragonroads.library.rulebook import FILE as RULES_FILE
from dragonroads.library.text_checks import problems_in
from dragonroads.library.words import Message, read_words, words_files


def check_kinds(
    loaded: LoadedGame, package: str, shared: Collection[str], *, says_more: bool = False
) -> Iterator[Problem]:
    """Everything that is wrong with what a game declares and with its words.

    `shared` are the keys that the box has words for already. A game that `says_more` than it declares has presenters
    that still write keys down.
    """
    kinds = kinds_of(package)
    yield from _without_part(kinds)
    yield from _without_variants(kinds)
    yield from _rules(loaded, kinds)
    written = {key: said for key, said in said_in_calls(package).items() if key not in shared} if says_more else {}
    check = _Words(loaded.pack, loaded.english, {**written, **sayings_of(package)}, shared)
    yield from (*check.missing(), *check.idle())
    for lang in promised(loaded.pack):  # whether they are whole is seen beside the English
        yield from check.mistakes(lang)


def check_box(pack: Pack, packages: Collection[str]) -> Iterator[Problem]:
    """Everything that is wrong with the words of the box, beside what the parts of the app declare to say."""
    literal = said_by_key(packages)
    shared = [key for key in read_words(pack, ENGLISH, Binder()) if literal.search(key)]
    check = _Words(pack, {}, texts_said(packages), shared)
    yield from (*check.missing(), *check.idle())
    for lang in promised(pack):
        yield from check.mistakes(lang)


# --- what happens and on which rule it rests --------------------------------------------------------------------------


def _without_part(kinds: Kinds) -> Iterator[Problem]:
    """Everything that happens plays a part in a scene, and belongs to a sort of scene."""
    for event in kinds.events.values():
        if not issubclass(event, ROLES):
            yield _at(event, f"{event.kind} has no part in a scene: Opens, Beat, Folded or Step")
        if not event.cause:
            yield _at(event, f"{event.kind} has no cause: the sort of scene it belongs to")


def _without_variants(kinds: Kinds) -> Iterator[Problem]:
    """Whatever chooses among sentences lists them."""
    choosing: list[tuple[type[Happening] | type[Ask[Any, Any, Any]], tuple[str, ...] | None]] = [
        *((event, event_variants(event)) for event in kinds.events.values()),
        *((asked, asked_variants(asked)) for asked in kinds.questions.values()),
    ]
    for kind, variants in choosing:
        if variants is None:
            yield _at(kind, f"{kind.kind} chooses among sentences without listing them: variant returns no Literal")


def _rules(loaded: LoadedGame, kinds: Kinds) -> Iterator[Problem]:
    """Each question and reason rests on one rule; a rule names no other kinds.

    Where titles share their rules, a kind may rest on a rule that only another title has.
    """
    asked = {kind for rule in loaded.rules for kind in rule.asks}
    known = {*kinds.questions, *kinds.reasons}
    if not loaded.pack.uses:
        for kind in sorted(known - asked):
            yield _in_file(loaded.pack, RULES_FILE, f"no rule has '{kind}' among what it asks")
    for node in _asks_nodes(loaded.pack):
        if node.value not in known and known:
            told = f"nothing is asked or refused as {quoted(str(node.value))}{hint(str(node.value), known)}"
            yield Problem(node.file, node.line, node.column, told)


def _asks_nodes(pack: Pack) -> Iterator[Node]:
    files = [*(f"{used}/{RULES_FILE}" for used in pack.uses), RULES_FILE]
    for file in files:
        root = pack.files[file].root if file in pack.files else None
        sections = root.at("sections").items() if root else iter(())
        for rule in (rule for section in sections for rule in section.at("rules").items()):
            if "asks" in dict(rule.entries()):
                yield from rule.at("asks").items()


# --- words ------------------------------------------------------------------------------------------------------------


class _Words:
    """The words of a game, or of the box, beside what it says."""

    def __init__(
        self, pack: Pack, english: Mapping[str, Message], said: Mapping[str, Sorts | None], shared: Collection[str]
    ) -> None:
        self._pack = pack
        self._english = english
        self._said = said
        self._shared = shared

    @property
    def _file(self) -> str:
        """Where English words stand or should stand: those of titles that share them, with the first that have some."""
        return next(iter(words_files(self._pack, ENGLISH)), f"text.{ENGLISH}.yaml")

    def missing(self) -> Iterator[Problem]:
        """Declared texts without words."""
        there = {*self._of(ENGLISH), *self._english}
        for key in self._said:
            if key not in there:
                yield _in_file(self._pack, self._file, f"no words for {quoted(key)}")

    def idle(self) -> Iterator[Problem]:
        """Words that nothing says."""
        known = {*self._said, *self._english, *self._shared}
        for key, node in self._nodes(ENGLISH):
            if key not in known:
                told = f"nothing says {quoted(key)}{hint(key, known)}"
                yield Problem(node.file, node.line, node.column, told)

    def mistakes(self, lang: str) -> Iterator[Problem]:
        """Words with a place that nothing fills, or with forms that a value has not."""
        words = self._of(lang)
        for key, node in self._nodes(lang):
            if key in words and key in self._said:
                found = problems_in(words[key], lang, self._said[key], words)
                yield from (Problem(node.file, node.line, node.column, f"{key}: {one.says}") for one in found)

    def _of(self, lang: str) -> dict[str, Message]:
        return read_words(self._pack, lang, Binder())

    def _nodes(self, lang: str) -> Iterator[tuple[str, Node]]:
        for file in words_files(self._pack, lang):
            root = self._pack.files[file].root
            yield from ((str(node.value), node) for node in root.keys())  # noqa: SIM118 - no dictionary


# --- where ------------------------------------------------------------------------------------------------------------


def _in_file(pack: Pack, name: str, message: str) -> Problem:
    return Problem(pack.path_of(name), 1, 1, message)


def _at(kind: type[Happening] | type[Reason] | type[Ask[Any, Any, Any]], message: str) -> Problem:
    return Problem(_source(kind.__module__), inspect.getsourcelines(kind)[1], 1, message)


def _source(module: str) -> str:
    """The file of a module, as messages name it."""
    found = inspect.getsourcefile(__import__(module, fromlist=["_"]))
    return f"{module.replace('.', '/')}{'/__init__' if Path(found or '').stem == '__init__' else ''}.py"
