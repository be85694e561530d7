"""Binds the files of one pack together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, TypeVar, cast

from dragonroads.library.names import Names
from dragonroads.library.node import NUMBER, TEXT, TRUTH, Node
from dragonroads.library.problems import Problems
from dragonroads.library.schema import reader_of

if TYPE_CHECKING:
    from dragonroads.library.thing import Thing
    from dragonroads.library.vocabulary import Vocabulary

T = TypeVar("T")


class Binder:
    """One collection of problems, one book of names and one of places for everything that is bound."""

    def __init__(self, problems: Problems | None = None, vocabulary: Vocabulary | None = None) -> None:
        self.problems = Problems() if problems is None else problems
        self.names = Names(self.problems)
        self.vocabulary = vocabulary
        self.families: list[type[Thing]] = []
        """The families of things that content has called by name."""
        self._written: dict[int, tuple[object, Node]] = {}

    def bind(self, node: Node, shape: type[T], label: str = "") -> T | None:
        """Makes what the shape describes, or notes every problem and returns None."""
        bound: T | None = reader_of(cast(Hashable, shape))(node, label, self)
        return bound

    def complain(self, node: Node, label: str, message: str) -> None:
        """Notes a problem under the name of the field or argument it concerns."""
        self.problems.add(node, f"{label}: {message}" if label else message)

    def expected(self, what: str, node: Node, label: str) -> None:
        """Notes that something else was expected at a node."""
        advice = " (quote it)" if what == TEXT and node.kind in (NUMBER, TRUTH) else ""
        self.complain(node, label, f"expected {what}, found {node.found}{advice}")

    def remember(self, thing: T, node: Node) -> T:
        """Keeps the place of a bound thing for later checks."""
        # The thing is kept as well, so that nothing else can come to have its identity.
        self._written[id(thing)] = (thing, node)
        return thing

    def note_family(self, family: type[Thing]) -> None:
        """Keeps in mind that content calls things of this family."""
        if family not in self.families:
            self.families.append(family)

    def node_of(self, thing: object, *path: str | int) -> Node:
        """Returns where a bound dataclass or effect was written, or a part of it."""
        return self._written[id(thing)][1].at(*path)

    def settle(self) -> None:
        """Looks up every reference, then raises BadContent if anything at all is wrong."""
        self.names.settle()
        self.problems.raise_if_any()
