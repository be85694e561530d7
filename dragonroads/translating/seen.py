"""From which English a text was made: ten signs of its hash beside the texts, written by the tool alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping

from dragonroads.library.aside import seen_file
from dragonroads.library.binder import Binder
from dragonroads.library.node import Value
from dragonroads.library.packs import read_aside
from dragonroads.library.problems import Problem, Problems, quoted
from dragonroads.shelf import Shelf
from dragonroads.translating.entries import Entry, Texts, forms_of
from dragonroads.translating.pages import key_text

SIGNS = 10
HEAD = "# Which English each text was made from. Written by 'dragonroads texts', never by hand.\n"


def sign_of(english: Value) -> str:
    """Ten signs that change with any form of an English text."""
    text = json.dumps(english, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:SIGNS]


def seen_in(folder: str, lang: str, shelf: Shelf, problems: Problems) -> dict[str, str]:
    """What was noted in a folder, by key."""
    document = read_aside(folder, seen_file(lang), shelf.roots, problems)
    return (Binder(problems).bind(document.root, dict[str, str]) or {}) if document else {}


def is_stale(entry: Entry, seen: Mapping[str, str]) -> bool:
    """Whether a translation was made from another English than today's, or nobody knows from which."""
    says_something = any(forms_of(entry.english))
    return says_something and entry.theirs is not None and seen.get(entry.key) != sign_of(entry.english)


def stale(texts: Texts, seen: Mapping[str, Mapping[str, str]]) -> Iterator[Problem]:
    """Every translation that has to be read again; `seen` is by folder."""
    for entry in texts.entries:
        noted = seen.get(entry.folder, {})
        if is_stale(entry, noted):
            when = "the English has changed since" if entry.key in noted else "nobody has noted its English"
            advice = f"read it again, then: dragonroads texts {texts.lang} --seen {entry.name}"
            yield entry.problem(texts.lang, f"{quoted(entry.key)}: {when} ({advice})")


def written(seen: Mapping[str, str]) -> str:
    """The content of a `seen` file."""
    return HEAD + "".join(f'{key_text(key)}: "{sign}"\n' for key, sign in seen.items())
