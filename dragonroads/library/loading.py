"""Loads a game's content out of a pack, or says everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.problems import BadContent, Problem, Problems
from dragonroads.library.vocabulary import Vocabulary
from dragonroads.library.words import languages, read_words

T = TypeVar("T")
# Binds the files of a pack and makes the game's own checks; None when something is missing.
Assembly: TypeAlias = Callable[[Pack, Binder], T | None]


def load(pack: Pack, assemble: Assembly[T], vocabulary: Vocabulary | None = None) -> T:
    """Returns what a game assembles from its pack, or raises BadContent with every problem of every file."""
    binder = Binder(Problems(pack.problems()), vocabulary)
    content = assemble(pack, binder)
    for lang in languages(pack):
        read_words(pack, lang, binder)
    binder.settle()
    if content is None:
        raise TypeError(f"{pack.id}: assembling gave nothing and noted no problem")
    return content


def check(pack: Pack, assemble: Assembly[T], vocabulary: Vocabulary | None = None) -> tuple[Problem, ...]:
    """Returns every problem of every file of a pack, the game's own checks and those of its texts included."""
    from dragonroads.library.text_files import check_texts  # only now: who plays has no need of it

    problems = Problems()
    try:
        load(pack, assemble, vocabulary)
    except BadContent as bad:
        problems = Problems(bad.problems)
    check_texts(pack, problems)
    return tuple(problems)
