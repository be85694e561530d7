"""Whether what is told, or given as a reason, holds in each field a value of the sort that the field declares."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from dragonroads.engine.record import Record


def misfits(record: Record) -> list[str]:
    """The fields of a record whose values are of another sort than they declare."""
    return [name for (name, sort), value in zip(record.sorts().items(), record) if not fits(sort, value)]


def fits(sort: Any, value: Any) -> bool:
    """Whether a value is of this sort, the items of a tuple too."""
    parts, origin = get_args(sort), get_origin(sort)
    if sort is Any:
        return True
    if origin is Annotated:
        return fits(parts[0], value)
    if origin in (Union, UnionType):
        return any(fits(part, value) for part in parts)
    if origin is Literal:
        return value in parts
    if origin is tuple:
        return isinstance(value, tuple) and _items_fit(parts, value)
    return isinstance(value, origin or sort)


def _items_fit(parts: tuple[Any, ...], values: tuple[Any, ...]) -> bool:
    if parts[-1] is Ellipsis:
        return all(fits(parts[0], value) for value in values)
    return len(parts) == len(values) and all(map(fits, parts, values))
