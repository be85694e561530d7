"""Tags for annotations: what a shape asks of a value beyond its type."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeAlias

if TYPE_CHECKING:
    from dragonroads.library.binder import Binder
    from dragonroads.library.node import Node


class Tag:
    """Something an annotation says about a value; by itself it asks for nothing."""

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Says whether the value may stand, and notes a problem when it may not."""
        return True

    def remark(self) -> str:
        """Returns what authors should know, as a few words after the type."""
        return ""


@dataclass(frozen=True, slots=True)
class Range(Tag):
    """A whole number between two others, both included."""

    least: int
    most: int

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Refuses a number outside the range."""
        if isinstance(value, int) and self.least <= value <= self.most:
            return True
        binder.complain(node, label, f"expected {self.least} to {self.most}, found {node.found}")
        return False

    def remark(self) -> str:
        """Names the range."""
        return f"from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Pattern(Tag):
    """A text of a given form; `such_as` is the example shown to whoever gets it wrong."""

    form: str
    such_as: str

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Refuses a text of another form."""
        if isinstance(value, str) and re.fullmatch(self.form, value):
            return True
        binder.complain(node, label, f"expected something like {self.such_as}, found {node.found}")
        return False

    def remark(self) -> str:
        """Shows the example."""
        return f"such as `{self.such_as}`"


@dataclass(frozen=True, slots=True)
class Declares(Tag):
    """The name under which other places may refer to what is written here."""

    kind: str

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Takes the name, unless something of the kind has it already."""
        return binder.names.declare(self.kind, str(value), node)

    def remark(self) -> str:
        """Says what the name is for."""
        return f"(the name of this {self.kind})"


@dataclass(frozen=True, slots=True)
class Ref(Tag):
    """The name of something declared elsewhere, looked up when every file has been read."""

    kind: str

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Remembers the reference for later."""
        binder.names.refer(self.kind, str(value), node, label)
        return True

    def remark(self) -> str:
        """Says what the name stands for."""
        return f"(the name of a {self.kind})"


@dataclass(frozen=True, slots=True)
class Words(Tag):
    """Words for people, which no rule reads: they are left out of the content hash."""


Text: TypeAlias = Annotated[str, Words()]
Id: TypeAlias = Annotated[str, Pattern(r"[a-z][a-z0-9_]*", "goat_ladder")]
LongId: TypeAlias = Annotated[str, Pattern(r"[a-z0-9]+([-_][a-z0-9]+)*", "goat-ladder")]
