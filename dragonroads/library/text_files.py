"""Checks the text files of a pack, and names each mistake with its place."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.library.binder import Binder
from dragonroads.library.node import Node
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.text_checks import problems_in
from dragonroads.library.words import languages, read_words, words_files

Declared = Mapping[str, Mapping[str, object]]
"""Key of a text -> name of a place -> the sort of value that fills it."""


def check_texts(pack: Pack, problems: Problems, declared: Declared | None = None) -> None:
    """Notes every mistake in the texts of a pack, in all its languages; what nobody declares is judged by less."""
    for lang in languages(pack):
        words, written = read_words(pack, lang, Binder()), _written(pack, lang)
        for key, message in words.items():
            for mistake in problems_in(message, lang, (declared or {}).get(key), words):
                place = written[key][1].at(mistake.under)
                problems.add(place, mistake.says + _where(written, mistake.noun, place.file))


def _written(pack: Pack, lang: str) -> dict[str, tuple[Node, Node]]:
    """Where each key and its words stand; a pack's own win over those of the packs it uses."""
    roots = [pack.files[file].root for file in words_files(pack, lang)]
    return {name: (key, words) for root in roots for key, (name, words) in zip(root.keys(), root.entries())}


def _where(written: Mapping[str, tuple[Node, Node]], noun: str, file: str) -> str:
    """The place of a noun that a mistake is about, shorter in the same file."""
    if noun not in written:
        return ""
    key = written[noun][0]
    return f" ({'' if key.file == file else f'{key.file}:'}{key.line}:{key.column})"
