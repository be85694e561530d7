"""Turns typed shapes into readers of nodes: the annotations are the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, get_args, get_origin

from dragonroads.library.node import LIST, MAPPING, NUMBER, TEXT, Node
from dragonroads.library.problems import hint, quoted
from dragonroads.library.scalars import WHOLE_NUMBER
from dragonroads.library.shapes import PLAIN, RECORD, Family, Slot, Wording, family_of, kinds_of, members_of, slots_of
from dragonroads.library.tags import Tag

if TYPE_CHECKING:
    from dragonroads.library.binder import Binder

# Reads a node under a label. Content has no empty values, so None says that a problem was noted.
Reader: TypeAlias = Callable[[Node, str, "Binder"], Any]
MOST_UNKNOWN = 20
"""How many unknown keys of one mapping are named, each with a guess at what was meant."""


@cache
def reader_of(shape: Any) -> Reader:
    """Returns the reader of a shape; a shape that content cannot have is a TypeError."""
    return _MAKERS[family_of(shape)](shape)


@cache  # slots are found much faster than shapes, and every entry of every file is looked up
def reader_for(slot: Slot) -> Reader:
    """Returns the reader of what belongs into a slot."""
    return reader_of(slot.shape)


def read_slots(
    node: Node, slots: Mapping[str, Slot], binder: Binder, label: str = "", wording: Wording = RECORD
) -> dict[str, Any]:
    """Reads the entries of a mapping into their slots; what is wrong or unknown becomes None."""
    values: dict[str, Any] = {}
    unknown: list[Node] = []
    for key, (name, value) in zip(node.keys(), node.entries()):
        values[name] = None
        if name in slots:
            values[name] = reader_for(slots[name])(value, wording.prefix + name, binder)
            continue
        unknown.append(key)
        if len(unknown) <= MOST_UNKNOWN:  # guesses cost time, and nobody reads on for ever
            binder.complain(key, label, f"{wording.unknown} {quoted(name)}{hint(name, slots)}")
    if more := unknown[MOST_UNKNOWN:]:
        binder.complain(more[0], label, f"{wording.unknown} {quoted(str(more[0].value))}, and {len(more) - 1} more")
    return values


def is_complete(
    values: Mapping[str, Any],
    slots: Mapping[str, Slot],
    node: Node,
    binder: Binder,
    label: str = "",
    wording: Wording = RECORD,
) -> bool:
    """Says whether every slot is filled and none of them wrongly; notes the needed ones that are missing."""
    lacking = [name for name, slot in slots.items() if slot.needed and name not in values]
    for name in lacking:
        binder.complain(node, label, f"{wording.missing} '{name}'")
    return not lacking and all(value is not None for value in values.values())


def _only(kind: str, read: Reader) -> Reader:
    """Reads one kind of node and refuses the others."""

    def read_only(node: Node, label: str, binder: Binder) -> Any:
        if node.kind == kind:
            return read(node, label, binder)
        binder.expected(kind, node, label)
        return None

    return read_only


def _made(make: Callable[[], object], node: Node, label: str, binder: Binder) -> object | None:
    """What a class makes of content; its ValueError is the author's problem, said where it was written."""
    try:
        return make()
    except ValueError as refusal:
        binder.complain(node, label, str(refusal))
        return None


def _plain(shape: Any) -> Reader:
    return _only(PLAIN[shape], lambda node, label, binder: node.value)


def _record(shape: Any) -> Reader:
    def read(node: Node, label: str, binder: Binder) -> object | None:
        slots = slots_of(shape)
        values = read_slots(node, slots, binder, label)
        if not is_complete(values, slots, node, binder, label):
            return None
        record = _made(lambda: shape(**values), node, label, binder)
        return None if record is None else binder.remember(record, node)

    return _only(MAPPING, read)


def _list(shape: Any) -> Reader:
    make: type = get_origin(shape)
    member = reader_of(get_args(shape)[0])

    def read(node: Node, label: str, binder: Binder) -> object | None:
        members = [member(item, label, binder) for item in node.items()]
        return None if any(value is None for value in members) else make(members)

    return _only(LIST, read)


def _table(shape: Any) -> Reader:
    key_shape, value_shape = get_args(shape)
    read_key = _number_key if key_shape is int else reader_of(key_shape)
    read_value = reader_of(value_shape)

    def read(node: Node, label: str, binder: Binder) -> dict[Any, Any] | None:
        pairs = [
            (read_key(key, label, binder), read_value(value, label, binder))
            for key, (_, value) in zip(node.keys(), node.entries())
        ]
        return None if any(key is None or value is None for key, value in pairs) else dict(pairs)

    return _only(MAPPING, read)


def _number_key(node: Node, label: str, binder: Binder) -> int | None:
    text = str(node.value)
    if WHOLE_NUMBER.fullmatch(text):
        return int(text)
    binder.expected(NUMBER, node, label)
    return None


def _choice(shape: Any) -> Reader:
    known = get_args(shape)

    def read(node: Node, label: str, binder: Binder) -> object | None:
        if any(node.value == value and type(node.value) is type(value) for value in known):
            return node.value
        alike = [value for value in known if type(value) is type(node.value)] or known
        binder.complain(node, label, f"unknown value {node.found}{hint(str(node.value), map(str, alike))}")
        return None

    return read


def _marked(shape: Any) -> Reader:
    base, *tags = get_args(shape)
    read_base = reader_of(base)
    tags = [tag for tag in tags if isinstance(tag, Tag)]

    def read(node: Node, label: str, binder: Binder) -> object | None:
        value: object = read_base(node, label, binder)
        if value is None:
            return None
        for tag in tags:
            if not tag.accepts(value, node, label, binder):
                return None
        return value

    return read


def _either(shape: Any) -> Reader:
    """The kind of the node decides which member of a union is meant."""
    members = members_of(shape)
    if len(members) == 1:
        return reader_of(members[0])
    readers = {kind: reader_of(member) for member in members for kind in kinds_of(member)}
    *kinds, last = readers
    what = f"{', '.join(kinds)} or {last}"

    def read(node: Node, label: str, binder: Binder) -> Any:
        if node.kind in readers:
            return readers[node.kind](node, label, binder)
        binder.expected(what, node, label)
        return None

    return read


def _parsed(shape: Any) -> Reader:
    return _only(TEXT, lambda node, label, binder: _made(lambda: shape.parse(node.value), node, label, binder))


def _self_binding(shape: Any) -> Reader:
    read: Reader = shape.bind
    return read


def _untouched(shape: Any) -> Reader:
    return lambda node, label, binder: node


_MAKERS: dict[Family, Callable[[Any], Reader]] = {
    "plain": _plain,
    "node": _untouched,
    "list": _list,
    "table": _table,
    "choice": _choice,
    "marked": _marked,
    "either": _either,
    "self-binding": _self_binding,
    "parsed": _parsed,
    "record": _record,
}
