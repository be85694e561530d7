"""Views: masked instances of the state's own class, built up field by field from what a seat may see."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NoReturn, TypeAlias, TypeGuard, TypeVar

from dragonroads.engine.fields import inner_class, is_list, is_list_of_lists
from dragonroads.engine.state import Field, GameState, State, StateMeta, copy_text, known_fields
from dragonroads.engine.visibility import (
    ALL,
    NOBODY,
    Backs,
    Cards,
    Known,
    Private,
    Sealed,
    Static,
    everybody,
    nobody,
    owner,
)

View: TypeAlias = Any
"""A masked state where it does not matter of which game: a game's own words name the class of its state."""
G = TypeVar("G", bound=GameState)


# --- what may not be seen ---------------------------------------------------------------------------------------------


class HiddenError(TypeError):
    """Somebody counts with what may not be seen."""


class Hidden(int):
    """A card or number that may not be looked at; of a card its back, where backs lie open.

    It lies beyond every list, so as an index it raises. Compared or reckoned with it raises too, or a panel would say
    "you can pay" because it is so large. Only `==`, hashing and `is_hidden` work.
    """

    __slots__ = ()

    def __new__(cls, back: int | None = None) -> Hidden:
        """Equal backs look alike."""
        return super().__new__(cls, _BEYOND if back is None else _BEYOND + 1 + back)

    @property
    def back(self) -> int | None:
        """The number of its back, if that lies open."""
        number = int.__sub__(self, _BEYOND)
        return number - 1 if number else None

    def __repr__(self) -> str:
        return f"Hidden({'' if self.back is None else self.back})"

    def __reduce__(self) -> tuple[type[Hidden], tuple[int | None]]:
        return Hidden, (self.back,)


_BEYOND = 1 << 60
_COMPARED = ("lt", "le", "gt", "ge")
_TURNED_INTO = ("bool", "int", "float", "index", "str", "format", "round", "trunc", "floor", "ceil")
_COUNTED_ALONE = ("neg", "pos", "abs", "invert")
_COUNTED = ("add", "sub", "mul", "truediv", "floordiv", "mod", "divmod", "pow", "lshift", "rshift", "and", "or", "xor")
_REFUSED = (*_COMPARED, *_TURNED_INTO, *_COUNTED_ALONE, *_COUNTED, *(f"r{name}" for name in _COUNTED))


def _refuse(self: Hidden, *_others: object) -> NoReturn:
    raise HiddenError(f"{self!r} may not be compared, counted or worded: nobody here may look at it")


for _name in _REFUSED:
    setattr(Hidden, f"__{_name}__", _refuse)

FACE_DOWN = Hidden()


class _Backs(dict[int, Hidden]):
    """Hidden cards by their backs, each made once."""

    def __missing__(self, back: int) -> Hidden:
        made = self[back] = Hidden(back)
        return made


_BY_BACK = _Backs()


def is_hidden(value: object) -> TypeGuard[Hidden]:
    """Whether a card or number of a view may not be looked at."""
    return isinstance(value, Hidden)


# --- who looks --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks, and which table agreements widen what is shown."""

    seat: int | None
    memory: bool = False
    """Cards the seat has seen stay visible to it."""
    open_hands: bool = False
    """For teaching: what belongs to one seat is shown to all."""

    @property
    def bit(self) -> int:
        """The seat's bit in a mask; the public has none."""
        return 0 if self.seat is None else 1 << self.seat

    def owns(self, seat: int) -> bool:
        """Whether this seat's private things are shown."""
        return self.open_hands or self.seat == seat


# --- a view of a state ------------------------------------------------------------------------------------------------

Show = Callable[[Any, Any, Sight, GameState], Any]
"""(value, its holder, who looks, the whole state) -> what is shown."""


def see(state: G, sight: Sight) -> G:
    """The whole game as one viewer may see it: nothing in it that can change belongs to the state."""
    seen: G = _plan(type(state))(state, sight, state)
    return seen


@cache
def _plan(cls: StateMeta) -> Callable[[State, Sight, GameState], Any]:
    """Writes as source text how states of a class are seen, and compiles it once."""
    names: dict[str, Any] = {"new": object.__new__, "intern": sys.intern, "cls": cls, "hidden": FACE_DOWN}
    lines = [f"v.{field.name} = {_seen(field, names)}" for field in cls.fields]
    if any("if owns" in line for line in lines):
        lines.insert(0, "owns = sight.owns(s.seat)")
    text = "\n    ".join(["def view(s, sight, root):", "v = new(cls)", *lines, "return v"])
    exec(compile(text, f"<view of {cls.__name__}>", "exec"), names)
    made: Callable[[State, Sight, GameState], Any] = names["view"]
    return made


def _seen(field: Field, names: dict[str, Any]) -> str:
    """The source text of what is seen of a field."""
    tag, value = field.tag, f"s.{field.name}"
    if isinstance(tag, Static):
        return value
    if isinstance(tag, (Sealed, Known)):
        return _nothing(field)
    if isinstance(tag, Private):
        by_seat = f"[x if sight.owns(seat) else hidden for seat, x in enumerate({value})]"
        return by_seat if is_list(field.type) else f"{value} if owns else hidden"
    if isinstance(tag, Cards) and tag.seen_by is not everybody:
        names[f"show_{field.name}"] = _zones_by_seat(tag) if is_list_of_lists(field.type) else _zone(tag)
        return f"show_{field.name}({value}, s, sight, root)"
    return _public(field, value, names)


def _public(field: Field, value: str, names: dict[str, Any]) -> str:
    """A view shares nothing with the state that could be changed."""
    inner = inner_class(field.type)
    if inner is None:
        return copy_text(field.type, value)
    names[f"see_{field.name}"] = _plan(inner)
    see_one = f"see_{field.name}({{}}, sight, root)".format
    return f"[{see_one('x')} for x in {value}]" if is_list(field.type) else see_one(value)


def _nothing(field: Field) -> str:
    """What stands for a field that nobody sees, so that the types of a view are those of the state."""
    if field.type is int:
        return "hidden"
    if is_list(field.type):
        return "[]"
    raise TypeError(f"{field.name} cannot be left out of a view: a number or a list can")


# --- cards ------------------------------------------------------------------------------------------------------------


def _zone(tag: Cards) -> Show:
    is_pile = tag.seen_by is nobody and tag.backs == "none"

    def show(zone: list[int], holder: Any, sight: Sight, root: GameState) -> list[int]:
        if not zone or (is_pile and not sight.memory):
            return [FACE_DOWN] * len(zone)
        return _faces(zone, _masks(tag, zone, holder), tag, sight, root)

    return show


def _masks(tag: Cards, zone: list[int], holder: Any) -> list[int]:
    """For each card of a zone who may look at it."""
    return [NOBODY] * len(zone) if tag.seen_by is nobody else [tag.seen_by(holder, k) for k in range(len(zone))]


def _zones_by_seat(tag: Cards) -> Show:
    def masks(zone: list[int], seat: int, holder: Any) -> list[int]:
        if tag.seen_by is owner:
            return [1 << seat] * len(zone)
        return _masks(tag, zone, holder)

    def show(zones: list[list[int]], holder: Any, sight: Sight, root: GameState) -> list[list[int]]:
        return [_faces(zone, masks(zone, seat, holder), tag, sight, root) for seat, zone in enumerate(zones)]

    return show


def _faces(zone: list[int], masks: Sequence[int], tag: Cards, sight: Sight, root: GameState) -> list[int]:
    seen: list[int] = getattr(root, known_fields(type(root))[tag.family])
    backs = root.backs(tag.family)
    bit = sight.bit
    shown = open_backs(tag, root)
    first_open = 0 if shown == "all" else len(zone) if shown == "none" else len(zone) - 1
    if sight.open_hands:
        bit = ALL
    remembers = sight.bit if sight.memory else NOBODY
    out: list[int] = []
    for k, card in enumerate(zone):
        if masks[k] & bit or masks[k] == ALL or (remembers and seen[card] & remembers):
            out.append(card)
        else:
            out.append(FACE_DOWN if k < first_open else _BY_BACK[backs[card]])
    return out


def open_backs(tag: Cards, root: GameState) -> Backs:
    """Which backs of a zone lie open to everybody now."""
    return tag.backs if not tag.backs_if or getattr(root, tag.backs_if) else "none"
