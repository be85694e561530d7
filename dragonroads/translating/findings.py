"""Everything that `check` says about the languages of a game or of the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.library.problems import Problem, Problems
from dragonroads.library.promises import ENGLISH, promised
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Texts, texts_of
from dragonroads.translating.fits import fields_of, too_long
from dragonroads.translating.glossary import idle_exceptions, lost_terms, terms_of
from dragonroads.translating.seen import seen_in, stale
from dragonroads.translating.wholeness import gaps_in


@dataclass(frozen=True, slots=True)
class Findings:
    """What breaks a promise, and what somebody should look at."""

    problems: tuple[Problem, ...]
    remarks: tuple[Problem, ...]


def findings(name: str, shelf: Shelf) -> Findings:
    """What is to be said about each promised language of a folder."""
    problems, remarks = Problems(), Problems()
    pack = shelf.pack(name)
    for lang in promised(pack):
        _look_into(texts_of(name, shelf, lang), (*pack.uses, name), shelf, problems, remarks)
    return Findings(tuple(problems), tuple(sorted(remarks)))


def _look_into(texts: Texts, folders: Sequence[str], shelf: Shelf, problems: Problems, remarks: Problems) -> None:
    fields = [field for folder in folders for field in fields_of(folder, shelf, problems)]
    for problem in too_long(texts, fields):
        problems.note(problem)
    if texts.lang == ENGLISH:
        return
    seen = {folder: seen_in(folder, texts.lang, shelf, problems) for folder in folders}
    terms = [term for folder in folders for term in terms_of(folder, shelf, problems)]
    for problem in (*gaps_in(texts), *idle_exceptions(texts, terms)):
        problems.note(problem)
    for remark in (*stale(texts, seen), *lost_terms(texts, terms)):
        remarks.note(remark)
