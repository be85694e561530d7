"""Describes shapes and verbs in Markdown: the list of fields that authors look things up in."""

from __future__ import annotations

import inspect
from collections.abc import Container, Iterator, Mapping
from typing import Any, get_args

from dragonroads.library.shapes import PLAIN, Slot, family_of, members_of, slots_of
from dragonroads.library.tags import Tag
from dragonroads.library.thing import Thing
from dragonroads.library.vocabulary import Vocabulary


def describe(shape: type, known: Container[type] = ()) -> str:
    """Describes a dataclass and every dataclass inside it that is not known yet, with a heading each."""
    parts = (
        f"### {record.__name__}\n\n{_sentence(record)}\n\n{_list(slots_of(record))}\n"
        for record in records_in(shape)
        if record not in known
    )
    return "\n".join(parts)


def describe_verbs(vocabulary: Vocabulary) -> str:
    """Describes every verb of a vocabulary with its arguments, sorted by name."""
    verbs = sorted(vocabulary, key=lambda verb: verb.name)
    return "\n".join(
        f"- `{verb.name}`: {_sentence(verb.function)}\n{_list(verb.slots, '  ')}".rstrip() for verb in verbs
    )


def describe_things(family: type[Thing]) -> str:
    """Describes everything of a family that content may call, with its fields, sorted by name."""
    things: list[tuple[str, Any]] = sorted(family.members.items())
    return "\n".join(f"- `{name}`: {_sentence(one)}\n{_list(slots_of(one), '  ')}".rstrip() for name, one in things)


def expects(shape: Any) -> str:
    """Says in a few words what may be written for a shape."""
    arguments = get_args(shape)
    match family_of(shape):
        case "plain":
            return PLAIN[shape]
        case "choice":
            return "one of " + ", ".join(f"`{value}`" for value in arguments)
        case "list":
            return f"a list of {expects(arguments[0])}"
        case "table":
            return f"a mapping from {expects(arguments[0])} to {expects(arguments[1])}"
        case "either":
            return " or ".join(expects(member) for member in members_of(shape))
        case "marked":
            remarks = (tag.remark() for tag in arguments[1:] if isinstance(tag, Tag))
            return " ".join([expects(arguments[0]), *filter(None, remarks)])
        case "node":
            return "Effect"
        case _:
            return str(shape.__name__)


def _list(slots: Mapping[str, Slot], indent: str = "") -> str:
    lines = (f"{indent}- `{n}`: {expects(s.shape)}{'' if s.needed else ' (optional)'}" for n, s in slots.items())
    return "\n".join(lines)


def _sentence(thing: object) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]


def records_in(shape: Any) -> list[Any]:
    """Returns the dataclasses of a shape, outermost first, each once."""
    return list(dict.fromkeys(_walk(shape)))


def _walk(shape: Any) -> Iterator[Any]:
    if shape in (type(None), ...) or isinstance(shape, Tag | str | int):
        return
    if family_of(shape) == "record":
        yield shape
        for slot in slots_of(shape).values():
            yield from _walk(slot.shape)
    for part in get_args(shape):
        yield from _walk(part)
