"""Texts with places, cut once into what stands there and what is filled in.

`{who}` is a value as it is, `{hero.al}` a value in a form of the language (`{hero.Al}` with a capital letter), and
`{n|space|spaces}` a choice by the value. Nothing else in braces means anything, and no object can be looked into.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol, TypeAlias

_PLACE = re.compile(r"(\{([a-z_][a-z0-9_]*)(?:\.([A-Za-z][a-z_]*)|((?:\|[^{}|]*)+))?\})")
_GROUPS = 5
_MISSING = object()


class Place(NamedTuple):
    """One place of a text: whose value, in which form or by which choice, and how it was written."""

    name: str
    form: str
    capital: bool
    branches: tuple[str, ...]
    written: str
    is_bare: bool


Template: TypeAlias = tuple[str | Place, ...]


class Voice(Protocol):
    """Whoever words values in a language."""

    def worded(self, value: object, form: str) -> str:
        """A value in a form; the empty form is the value as it is."""

    def chosen(self, value: object, branches: tuple[str, ...]) -> str | None:
        """The branch that goes with a value, or None when none does."""


def cut(text: str) -> Template:
    """Cuts a text at its places; what is no place stays as it is written."""
    if "{" not in text:
        return (text,) if text else ()
    pieces = _PLACE.split(text)
    parts: list[str | Place] = [pieces[0]]
    for at in range(1, len(pieces), _GROUPS):
        written, name, form, branches, after = pieces[at : at + _GROUPS]
        parts += (_place(written, name, form or "", branches or ""), after)
    return tuple(part for part in parts if part)


def places(text: str) -> list[Place]:
    """The places of a text, in order."""
    return [part for part in cut(text) if isinstance(part, Place)]


def fill(template: Template, values: Mapping[str, object], voice: Voice) -> str:
    """Puts values into the places; a place that nothing fits stays as it is written."""
    words: list[str] = []
    for part in template:
        if isinstance(part, str):
            words.append(part)
        elif (value := values.get(part.name, _MISSING)) is _MISSING:
            words.append(part.written)
        elif type(value) is str and part.is_bare:  # by far the most of them
            words.append(value)
        else:
            words.append(_filled(part, value, voice))
    return "".join(words)


def _filled(place: Place, value: object, voice: Voice) -> str:
    if place.branches:
        found = voice.chosen(value, place.branches)
        return place.written if found is None else found
    words = voice.worded(value, place.form)
    return words[:1].upper() + words[1:] if place.capital else words


def _place(written: str, name: str, form: str, branches: str) -> Place:
    if not form and not branches:
        return Place(name, "", False, (), written, True)
    return Place(name, form[:1].lower() + form[1:], form[:1].isupper(), tuple(branches.split("|")[1:]), written, False)
