"""Something to say, before any language: a text is an attribute of its owner, and saying it makes a line.

A line carries raw values; each place of a text has a sort, which tells whoever words it later what the value is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Called:
    """Tags a sort of value with the function that says what such a value is called: (view, value) -> noun."""

    noun: Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to say: the key of its text, the raw values of its places and the sort of each."""

    key: str
    values: Values
    sorts: Mapping[str, Any]

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True, slots=True)
class Saying:
    """A declared text under its whole key; calling it with its places makes a line."""

    key: str
    sorts: Mapping[str, Any]
    variants: tuple[str, ...] | None = None
    """The endings of its key that can be said; None where a game finds them out by itself."""

    def __call__(self, variant: str = "", /, **values: Any) -> Line:
        if self.variants is not None and variant not in self.variants:
            raise TypeError(f"{self.key} has no variant {variant!r}")
        if values.keys() != self.sorts.keys():
            wanted, given = (", ".join(sorted(names)) or "nothing" for names in (self.sorts, values))
            raise TypeError(f"{self.key} is said with {wanted}, not with {given}")
        return Line(f"{self.key}.{variant}" if variant else self.key, values, self.sorts)


class text:  # noqa: N801 - a declaration, written like a field
    """Declares that its owner says something: `help = text(here=Space)`; the key follows from both names.

    `variants` are the endings of a family of keys, of which one is chosen when it is said.
    """

    def __init__(self, *variants: str, key: str = "", **sorts: Any) -> None:
        self.sorts = sorts
        self.variants = variants
        self._key = key
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Saying:
        by = type(instance) if owner is None else owner
        return Saying(self.key_in(by), self.sorts, (self.variants or ("",)) if issubclass(by, Texts) else None)

    def key_in(self, owner: type) -> str:
        """The whole key, as a class says it that declares or inherits this text."""
        if self._key:
            return self._key
        family, kind = getattr(owner, "family", ""), getattr(owner, "kind", snake_case(owner.__name__))
        return ".".join(part for part in (family, kind, self._name) if part)

    def keys_in(self, owner: type) -> list[str]:
        """The key, or those of all its variants."""
        key = self.key_in(owner)
        return [f"{key}.{variant}" if variant else key for variant in self.variants] or [key]


class Texts:
    """What a screen, a command or another part of the box says: a group of texts whose keys begin alike.

    `class Says(Texts): family = "ui.agree"; help = text()` declares `ui.agree.help`, and `Says.help()` is said.
    """

    family: ClassVar[str]
    kind: ClassVar[str] = ""


def texts_of(owner: type) -> dict[str, text]:
    """Every text a class declares or inherits, by the name of the attribute."""
    found: dict[str, text] = {}
    for cls in reversed(owner.__mro__):
        found |= {name: value for name, value in vars(cls).items() if isinstance(value, text)}
        for name in vars(cls):
            if name in found and not isinstance(vars(cls)[name], text):
                del found[name]  # a subclass has something else there
    return found


def snake_case(name: str) -> str:
    """What content, saves and texts call a class: `TrapPick` is `trap_pick`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
