"""The names that content declares, and the references to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dragonroads.library.node import Node
from dragonroads.library.problems import Problems, hint, quoted


class _Reference(NamedTuple):
    kind: str
    name: str
    node: Node
    label: str


class Names:
    """Knows who is called what; references are settled when everything has been read."""

    def __init__(self, problems: Problems) -> None:
        self._problems = problems
        self._declared: dict[str, dict[str, Node | None]] = {}
        self._references: list[_Reference] = []

    def declare(self, kind: str, name: str, node: Node) -> bool:
        """Gives a name to something written at a node; refuses a name that is taken."""
        taken = self._declared.setdefault(kind, {})
        if name in taken:
            first = taken[name]
            where = f" (first in {first.file}:{first.line})" if first else ""
            self._problems.add(node, f"a second {kind} called {quoted(name)}{where}")
            return False
        taken[name] = node
        return True

    def built_in(self, kind: str, names: Iterable[str]) -> None:
        """Declares names that come with the rules and not from a file."""
        self._declared.setdefault(kind, {}).update(dict.fromkeys(names))

    def refer(self, kind: str, name: str, node: Node, label: str) -> None:
        """Remembers that a name is used at a node."""
        self._references.append(_Reference(kind, name, node, label))

    def settle(self) -> None:
        """Notes every reference to a name that nothing has."""
        for kind, name, node, label in self._references:
            known = self._declared.get(kind, {})
            # A file that could not be read declares nothing: its own problem is enough.
            if name in known or (not known and len(self._problems)):
                continue
            self._problems.add(
                node, f"{label}{': ' if label else ''}no {kind} called {quoted(name)}{hint(name, known)}"
            )
        self._references.clear()
