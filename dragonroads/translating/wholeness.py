"""Whole or not at all: what a promised language lacks, each gap where it can be closed."""

from __future__ import annotations

from collections.abc import Iterator

from dragonroads.library.problems import Problem, hint, quoted
from dragonroads.translating.entries import Entry, Texts, forms_of, places_in


def gaps_in(texts: Texts) -> Iterator[Problem]:
    """Every text that is missing, that nothing asks for, or that has other places than the English."""
    known = [entry.key for entry in texts.entries]
    for entry in texts.entries:
        if complaint := gap_of(entry, texts.lang):
            yield entry.problem(texts.lang, complaint)
    for key, stray in texts.strays:
        yield Problem(stray.file, stray.line, stray.column, f"nothing asks for {quoted(key)}{hint(key, known)}")


def gap_of(entry: Entry, lang: str) -> str:
    """What one text lacks in a promised language; empty when it is whole."""
    if entry.theirs is None:
        return f"{quoted(entry.key)} is promised in '{lang}' and missing here"
    ours, theirs = set(places_in(entry.english)), set(places_in(entry.theirs))
    if any(forms_of(entry.english)) and not all(form.strip() for form in forms_of(entry.theirs)):
        return f"{quoted(entry.key)} is empty"
    if ours != theirs:
        return f"{quoted(entry.key)} fills in {_named(theirs)}, the English {_named(ours)}"
    return ""


def _named(places: set[str]) -> str:
    return ", ".join(f"{{{place}}}" for place in sorted(places)) or "nothing"
