"""One word for one thing: `glossary.yaml` lists terms, and a translation that lacks every form of one is named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache

from dragonroads.library.aside import GLOSSARY
from dragonroads.library.binder import Binder
from dragonroads.library.node import Node, Value
from dragonroads.library.packs import read_aside
from dragonroads.library.problems import Problem, Problems, quoted
from dragonroads.library.tags import Text
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Entry, Texts, forms_of


@dataclass(frozen=True, slots=True)
class Term:
    """The forms of one term by language (`*` stands for any ending), and the texts that say it otherwise, with why."""

    en: tuple[Text, ...]
    es: tuple[Text, ...] = ()
    fr: tuple[Text, ...] = ()
    de: tuple[Text, ...] = ()
    note: Text = ""
    but: dict[str, Text] = field(default_factory=dict)

    def forms(self, lang: str) -> Sequence[str]:
        """Its forms in a language; none where it has no word yet."""
        found: Sequence[str] = getattr(self, lang, ())
        return found

    def is_lost(self, entry: Entry, lang: str) -> bool:
        """Whether the English of a text has the term and its translation does not."""
        forms = self.forms(lang)
        if not forms or entry.theirs is None or any(fnmatchcase(entry.key, key) for key in self.but):
            return False
        return _has(entry.english, self.en) and not _has(entry.theirs, forms)


@dataclass(frozen=True, slots=True)
class Glossary:
    """The shape of `glossary.yaml`."""

    terms: tuple[Term, ...]


def terms_of(folder: str, shelf: Shelf, problems: Problems) -> list[tuple[Term, Node]]:
    """The terms of a content folder with their places; none when it lists none."""
    document = read_aside(folder, GLOSSARY, shelf.roots, problems)
    if document is None:
        return []
    binder = Binder(problems)
    bound = binder.bind(document.root, Glossary)
    return [(term, binder.node_of(term)) for term in bound.terms] if bound else []


def lost_terms(texts: Texts, terms: Sequence[tuple[Term, Node]]) -> Iterator[Problem]:
    """Every translation without the word that the glossary has for a term of its English."""
    for term, _ in terms:
        wanted = " or ".join(map(quoted, term.forms(texts.lang)))
        for entry in texts.entries:
            if term.is_lost(entry, texts.lang):
                told = f"{quoted(entry.key)}: the English has {quoted(term.en[0])}, this lacks {wanted}"
                yield entry.problem(texts.lang, told)


def idle_exceptions(texts: Texts, terms: Sequence[tuple[Term, Node]]) -> Iterator[Problem]:
    """Every exception that no text has."""
    for term, node in terms:
        for key in term.but:
            if not any(fnmatchcase(entry.key, key) for entry in texts.entries):
                at = node.at("but", key)
                yield Problem(at.file, at.line, at.column, f"no text is called {quoted(key)}")


def _has(value: Value, forms: Sequence[str]) -> bool:
    searched = _search(tuple(forms))
    return any(searched.search(form) for form in forms_of(value))


@cache
def _search(forms: tuple[str, ...]) -> re.Pattern[str]:
    either = "|".join(re.escape(form).replace(r"\*", r"\w*") for form in forms)
    return re.compile(rf"(?<![\w{{-])(?:{either})(?![\w-])", re.IGNORECASE)
