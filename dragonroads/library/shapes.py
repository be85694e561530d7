"""What kinds of shapes there are: the types that content may be bound to."""

from __future__ import annotations

import types
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from dragonroads.library.node import LIST, MAPPING, NUMBER, TEXT, TRUTH, Node

Family: TypeAlias = Literal[
    "plain", "node", "list", "table", "choice", "marked", "either", "self-binding", "parsed", "record"
]

PLAIN = {str: TEXT, int: NUMBER, bool: TRUTH}
_BY_ORIGIN: dict[Any, Family] = {
    list: "list",
    tuple: "list",
    dict: "table",
    Literal: "choice",
    Annotated: "marked",
    Union: "either",
    types.UnionType: "either",
}


@dataclass(frozen=True, slots=True, eq=False)  # readers are kept by slot, which is found fast by its identity
class Slot:
    """A field or an argument: its shape, and whether it must be given."""

    shape: Any
    needed: bool


@dataclass(frozen=True, slots=True)
class Wording:
    """How messages speak of the slots of one thing."""

    unknown: str = "unknown key"
    missing: str = "needs"
    prefix: str = ""


RECORD = Wording()


def family_of(shape: Any) -> Family:
    """Says how a shape is read; a shape that content cannot have is a TypeError."""
    if shape in PLAIN:
        return "plain"
    if family := _BY_ORIGIN.get(get_origin(shape)):
        return family
    if shape is Node:
        return "node"
    if hasattr(shape, "bind"):
        return "self-binding"
    if hasattr(shape, "parse"):
        return "parsed"
    if is_dataclass(shape):
        return "record"
    raise TypeError(f"content cannot be read as {shape}")


def members_of(union: Any) -> list[Any]:
    """Returns the members of a union without None, which content cannot say."""
    return [member for member in get_args(union) if member is not types.NoneType]


def kinds_of(shape: Any) -> list[str]:
    """Returns the kinds of node a shape can be read from."""
    match family_of(shape):
        case "plain":
            return [PLAIN[shape]]
        case "parsed":
            return [TEXT]
        case "list":
            return [LIST]
        case "marked":
            return kinds_of(get_args(shape)[0])
        case "choice":
            return list(dict.fromkeys(PLAIN[type(value)] for value in get_args(shape)))
        case "either":
            return [kind for member in members_of(shape) for kind in kinds_of(member)]
        case _:
            return [MAPPING]


@cache
def slots_of(record: type) -> dict[str, Slot]:
    """Returns the slots of a dataclass in the order they are declared."""
    hints = get_type_hints(record, include_extras=True)
    return {
        field.name: Slot(hints[field.name], field.default is MISSING and field.default_factory is MISSING)
        for field in fields(record)
        if field.init
    }
