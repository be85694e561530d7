"""Things that content calls by name: a class for each, whose fields are what content writes.

A family is a direct subclass of `Thing`; a class below it is known to content by existing, under its own name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, cast, dataclass_transform

from dragonroads.engine.line import snake_case
from dragonroads.library.node import MAPPING, Node
from dragonroads.library.problems import hint, quoted
from dragonroads.library.schema import is_complete, read_slots, reader_for
from dragonroads.library.shapes import Wording, slots_of

if TYPE_CHECKING:
    from dragonroads.library.binder import Binder

Offers: TypeAlias = Mapping[str, tuple[Any, Node]]
"""Fields that content need not write, each with its value and the place it comes from."""


@dataclass_transform(frozen_default=True)
class Thing:
    """Something that content calls by name; an instance is bound to what content wrote."""

    family: ClassVar[str] = ""
    """What its family is called: `effect`."""
    kind: ClassVar[str] = ""
    """What content calls it: the name of its class in small letters."""
    members: ClassVar[dict[str, type[Thing]]]
    """Everything of its family that content may call."""

    def __init_subclass__(cls) -> None:
        cls.kind = snake_case(cls.__name__)
        if Thing in cls.__bases__:
            cls.family, cls.members = cls.kind, {}
            return
        dataclass(frozen=True)(cls)
        if cls.__name__.startswith("_"):  # what several of a family share
            return
        if cls.kind in cls.members:
            raise TypeError(f"two of the family {cls.family} are called {cls.kind}")
        cls.members[cls.kind] = cls

    @classmethod
    def bind(cls, node: Node, label: str, binder: Binder) -> Self | None:
        """Reads whatever of this family content calls: `{name: {field: value}}`."""
        return cls.read(node, binder)

    @classmethod
    def read(
        cls, node: Node, binder: Binder, offers: Offers | None = None, beside: Collection[str] = ()
    ) -> Self | None:
        """Reads `{name: {field: value}}`; whoever allows the keys `beside` to stand next to it reads those."""
        binder.note_family(cls)
        entries = [(name, value) for name, value in node.entries() if name not in beside]
        if len(entries) != 1:
            binder.complain(
                node, "", f"expected one {cls.family} with its fields, such as {{{min(cls.members)}: {{}}}}"
            )
            return None
        ((name, given),) = entries
        if name not in cls.members:
            binder.complain(node.key(name), "", f"unknown {cls.family} {quoted(name)}{hint(name, cls.members)}")
            return None
        if given.kind != MAPPING:
            binder.expected("its fields in a mapping, {} for none", given, name)
            return None
        made: Any = _filled(cls.members[name], node, given, binder, offers or {})
        return None if made is None else binder.remember(made, node)


def _filled(thing: type[Thing], whole: Node, node: Node, binder: Binder, offers: Offers) -> Thing | None:
    """A thing with its fields as content gives them, or else as they are offered."""
    name = thing.kind
    wording = Wording(f"{name} has no field", f"{name} needs the field", f"{name}.")
    slots = slots_of(cast(Any, thing))
    values = read_slots(node, slots, binder, wording=wording)
    for field, (value, place) in offers.items():
        if field in slots and field not in values:
            values[field] = reader_for(slots[field])(place.holding(value), wording.prefix + field, binder)
    return thing(**values) if is_complete(values, slots, whole.key(name), binder, wording=wording) else None
