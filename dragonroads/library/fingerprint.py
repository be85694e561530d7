"""The content hash: what the rules read, without the words for people."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, get_args, get_origin

from dragonroads.library.node import Node
from dragonroads.library.shapes import slots_of
from dragonroads.library.tags import Words
from dragonroads.library.vocabulary import Effect

LENGTH = 16
PLAIN, LISTS = (str, int, type(None)), (list, tuple)


def content_hash(*bound: object) -> str:
    """Returns sixteen hexadecimal digits that change exactly when something a rule reads changes."""
    text = json.dumps([_essence(thing) for thing in bound], ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _essence(thing: Any) -> Any:
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, LISTS):
        return [_essence(member) for member in thing]
    if isinstance(thing, dict):
        return {"": [[_essence(key), _essence(value)] for key, value in thing.items()]}
    if isinstance(thing, Node):
        return _essence(thing.value)
    if isinstance(thing, Effect):
        return {"verb": thing.verb, "args": _essence(thing.args)}
    if is_dataclass(thing) and not isinstance(thing, type):
        return {name: _essence(getattr(thing, name)) for name in _read_by_rules(type(thing))}
    raise TypeError(f"{type(thing).__name__} has no place in a content hash")


@cache
def _read_by_rules(record: type) -> tuple[str, ...]:
    slots = slots_of(record)
    return tuple(f.name for f in fields(record) if f.name in slots and not _are_words(slots[f.name].shape))


def _are_words(shape: Any) -> bool:
    if get_origin(shape) is Annotated and any(isinstance(tag, Words) for tag in shape.__metadata__):
        return True
    return any(_are_words(part) for part in get_args(shape))
