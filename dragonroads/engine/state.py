"""A state is plain slotted data; copy, key, dump and load are generated from its annotations."""

from __future__ import annotations

import marshal
import sys
import types
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Self, Union, dataclass_transform, get_args, get_origin, get_type_hints

from dragonroads.engine.visibility import Known, Public, Sealed, Static, Tag

_TAGS = get_args(Tag)
_PLAIN = (int, str, bool, type(None))


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its name, its type and who may see it."""

    name: str
    type: Any
    tag: Tag


@dataclass(frozen=True, slots=True)
class Form:
    """Source text for the four things done with a value; each takes the expression of the value."""

    copy: Callable[[str], str]
    key: Callable[[str], str]
    dump: Callable[[str], str]
    load: Callable[[str], str]
    flat: bool = False


def _same(v: str) -> str:
    return v


def _interned(v: str) -> str:
    return f"({v} and intern({v}))"


# Marshal writes an interned string differently from an equal one that is not, so keys intern every string.
_FORM_OF_PLAIN = Form(_same, _same, _same, _same, flat=True)
_FORM_OF_TEXT = Form(_same, _interned, _same, _interned, flat=True)


def _each(form: Callable[[str], str], v: str) -> str:
    x = f"x{len(v)}"
    return f"[{form(x)} for {x} in {v}]"


def _form_of_list(item: Form) -> Form:
    if item is _FORM_OF_PLAIN:
        return Form(lambda v: f"{v}.copy()", lambda v: f"tuple({v})", lambda v: f"{v}[:]", lambda v: f"{v}[:]")
    if item.flat:
        return Form(
            lambda v: f"{v}.copy()",
            lambda v: f"tuple({_each(item.key, v)})",
            lambda v: _each(item.dump, v),
            lambda v: _each(item.load, v),
        )
    return Form(
        lambda v: _each(item.copy, v),
        lambda v: f"tuple({_each(item.key, v)})",
        lambda v: _each(item.dump, v),
        lambda v: _each(item.load, v),
    )


def _form_of_tuple(item: Form) -> Form:
    return Form(
        _same,
        lambda v: f"tuple({_each(item.key, v)})",
        lambda v: _each(item.dump, v),
        lambda v: f"tuple({_each(item.load, v)})",
        flat=True,
    )


def _form_of_dict(item: Form) -> Form:
    def pairs(form: Callable[[str], str], v: str) -> str:
        return f"{{intern(k): {form('y')} for k, y in {v}.items()}}"

    def key(v: str) -> str:
        if item is _FORM_OF_PLAIN:
            return f"(tuple(zip(map(intern, {v}), {v}.values())) if {v} else ())"
        return f"tuple([(intern(k), {item.key('y')}) for k, y in {v}.items()])"

    return Form(
        lambda v: f"{v}.copy()" if item.flat else pairs(item.copy, v),
        key,
        lambda v: pairs(item.dump, v),
        lambda v: pairs(item.load, v),
    )


def _form_of_state(kind: StateMeta, names: dict[str, Any]) -> Form:
    names[kind.__name__] = kind
    return Form(
        lambda v: f"{v}.copy()",
        lambda v: f"{v}.key()",
        lambda v: f"{v}.dump()",
        lambda v: f"{kind.__name__}.load({v}, static)",
    )


def _form(kind: Any, names: dict[str, Any]) -> Form:
    kind = getattr(kind, "__supertype__", kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _form_of_either(args)
    if origin is Literal:
        return _FORM_OF_TEXT if isinstance(args[0], str) else _FORM_OF_PLAIN
    if kind is str:
        return _FORM_OF_TEXT
    if kind in _PLAIN:
        return _FORM_OF_PLAIN
    if origin is list:
        return _form_of_list(_form(args[0], names))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis and _form(args[0], names).flat:
        return _form_of_tuple(_form(args[0], names))
    if origin is dict and args[0] is str:
        return _form_of_dict(_form(args[1], names))
    if isinstance(kind, StateMeta):
        return _form_of_state(kind, names)
    raise TypeError(f"a state cannot hold {kind!r}")


def copy_text(kind: Any, value: str) -> str:
    """The source text of an independent copy of such a value; it may hold no states."""
    names: dict[str, Any] = {}
    text = _form(kind, names).copy(value)
    if names:
        raise TypeError(f"a state lies too deep in {kind!r}")
    return text


def _form_of_either(kinds: tuple[Any, ...]) -> Form:
    plain = {getattr(kind, "__supertype__", kind) for kind in kinds}
    if plain == {str, type(None)}:
        return _FORM_OF_TEXT
    if plain <= {int, bool, type(None)}:
        return _FORM_OF_PLAIN
    raise TypeError(f"a state cannot hold one of {kinds!r}")


def _split_tag(kind: Any) -> tuple[Any, Tag]:
    if get_origin(kind) is Annotated:
        plain, *notes = get_args(kind)
        for note in notes:
            if isinstance(note, _TAGS):
                return plain, note
        return plain, Public()
    return kind, Public()


def _fresh(name: str, default: Any) -> str:
    """The source text of a field's default; a list or dictionary of its own for every state."""
    return f"default_{name}.copy()" if isinstance(default, (list, dict)) else f"default_{name}"


def _generate(cls: StateMeta, defaults: Mapping[str, Any]) -> None:
    """Write the methods of a state class as source text and compile them once."""
    names: dict[str, Any] = {"intern": sys.intern, "new": object.__new__, "cls": cls}
    heads, inits, copies, keys, dumps, loads = [], [], [], [], [], []
    for field in cls.fields:
        f = field.name
        heads.append(f"{f}=default_{f}" if f in defaults else f)
        inits.append(f"self.{f} = {f}")
        if f in defaults:
            names[f"default_{f}"] = defaults[f]
            if isinstance(defaults[f], (list, dict)):
                inits[-1] = f"self.{f} = {f}.copy()"
        if isinstance(field.tag, Static):
            copies.append(f"s.{f} = self.{f}")
            loads.append(f"s.{f} = static[{f!r}]")
            continue
        form = _form(field.type, names)
        copies.append(f"s.{f} = {form.copy(f'self.{f}')}")
        keys.append(form.key(f"self.{f}"))
        dumps.append(f"{f!r}: {form.dump(f'self.{f}')}")
        value = f"data[{f!r}]"
        loads.append(f"s.{f} = {form.load(value)}")
        if f in defaults:  # a position written down before there was such a field
            loads[-1] += f" if {f!r} in data else {_fresh(f, defaults[f])}"
    star = ["*"] if heads else []
    text = "\n".join(
        [
            f"def __init__(self, {', '.join(star + heads)}):",
            *(f"    {line}" for line in inits or ["pass"]),
            "def copy(self):",
            "    s = new(cls)",
            *(f"    {line}" for line in copies),
            "    return s",
            "def key(self):",
            f"    return ({', '.join(keys)},)" if keys else "    return ()",
            "def dump(self):",
            f"    return {{{', '.join(dumps)}}}",
            "def load(data, static):",
            "    s = new(cls)",
            *(f"    {line}" for line in loads),
            "    return s",
        ]
    )
    exec(compile(text, f"<state {cls.__name__}>", "exec"), names)
    for method in ("__init__", "copy", "key", "dump"):
        setattr(cls, method, names[method])
    setattr(cls, "load", staticmethod(names["load"]))  # noqa: B010 - the name is declared on State, for the type checker


@dataclass_transform(kw_only_default=True)
class StateMeta(type):
    """Turns the annotations of a class into slots and generated methods."""

    fields: tuple[Field, ...]
    defaults: dict[str, Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> StateMeta:
        own = space.get("__annotations__", {})
        defaults = {n: space.pop(n) for n in own if n in space}
        space["__slots__"] = tuple(own)
        cls = super().__new__(mcs, name, bases, space)
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = tuple(Field(n, *_split_tag(k)) for n, k in hints.items())
        cls.defaults = {n: v for b in bases if isinstance(b, StateMeta) for n, v in b.defaults.items()} | defaults
        _generate(cls, cls.defaults)
        return cls


class State(metaclass=StateMeta):
    """Base of everything that is part of a saved game."""

    def copy(self) -> Self:
        """An independent copy; content tagged Static is shared."""
        raise AssertionError("generated")

    def key(self) -> tuple[Any, ...]:
        """All of it as nested tuples: equal keys, equal states."""
        raise AssertionError("generated")

    def dump(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        raise AssertionError("generated")

    @classmethod
    def load(cls, data: Mapping[str, Any], static: Mapping[str, Any]) -> Self:
        """The state that `dump` described, with the static content put back."""
        raise AssertionError("generated")

    def __getitem__(self, name: str) -> Any:
        """A field by its name, for words that were written when a view was a dictionary."""
        return getattr(self, name)

    def __eq__(self, other: object) -> bool:
        """States of one class are equal when all of them is."""
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def digest(self) -> int:
        """A checksum that is the same in every process and Python build."""
        return zlib.crc32(marshal.dumps(self.key(), 2))


class GameState(State):
    """What the engine itself needs of a game's state."""

    seed: Annotated[int, Sealed()]
    phase: str
    round: int = 0
    over: bool = False

    def backs(self, family: str) -> list[int]:
        """For each card of a family the number of its back; cards with equal backs look alike face down."""
        raise KeyError(family)


@cache
def known_fields(cls: StateMeta) -> dict[str, str]:
    """Card family -> name of the field that holds who knows which card."""
    return {f.tag.family: f.name for f in cls.fields if isinstance(f.tag, Known)}
