"""Records: named, typed tuples for what happens and for why something cannot be.

The class of a record is its kind. What happens has a part to play when it is shown, said by its base: it opens a scene,
is a beat of one, is folded into the last beat, or is a step that is drawn without a scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from dragonroads.engine.line import snake_case

if TYPE_CHECKING:
    from dragonroads.engine.line import Line

SEAT = "seat"
"""Tags a field that holds a seat to which it happens."""


@dataclass(frozen=True, slots=True)
class ShowsFace:
    """Tags a field whose cards are seen by everybody who is told."""

    family: str


@dataclass(frozen=True, slots=True)
class Uses:
    """Tags a field that names a thing of this sort: many games together should use each of them."""

    sort: str


@dataclass_transform()
class RecordMeta(type):
    """Turns the annotations of a class into the fields of a tuple."""

    fields: tuple[str, ...]
    kind: str

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> RecordMeta:
        own = [f for f, note in space.get("__annotations__", {}).items() if not str(note).startswith("ClassVar")]
        inherited: tuple[str, ...] = next((base.fields for base in bases if isinstance(base, RecordMeta)), ())
        fields = (*inherited, *(f for f in own if f not in inherited))
        defaults = {f: space.pop(f) for f in own if f in space}
        space |= {f: property(itemgetter(fields.index(f))) for f in own}
        space |= {"__slots__": (), "fields": fields}
        space.setdefault("kind", snake_case(name))  # given where something else in the game goes by that name
        if fields:
            space["__new__"] = _maker(fields, defaults)
        return super().__new__(mcs, name, bases, space)


def _maker(fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """`__new__` with the fields as its parameters, written as source text: reasons are made while games are played."""
    heads = [f"{f}=defaults[{f!r}]" if f in defaults else f for f in fields]
    names = {"new": tuple.__new__, "defaults": defaults}
    exec(f"def __new__(cls, {', '.join(heads)}): return new(cls, ({', '.join(fields)},))", names)
    return names["__new__"]


if TYPE_CHECKING:

    class _Tuple:
        def __iter__(self) -> Iterator[Any]: ...

else:
    _Tuple = tuple


class Record(_Tuple, metaclass=RecordMeta):
    """Base of everything that is told and of every reason; without fields it is still something."""

    family: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]]
    kind: ClassVar[str]

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple(self) == tuple(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self))

    def __repr__(self) -> str:
        named = ", ".join(f"{name}={value!r}" for name, value in zip(self.fields, self))
        return f"{type(self).__name__}({named})"

    @property
    def args(self) -> tuple[Any, ...]:
        """The values of all fields, in their order."""
        return tuple(self)

    @classmethod
    def sorts(cls) -> dict[str, Any]:
        """The sort of each field: its annotation, looked up late, when everything is imported."""
        return _sorts(cls)


@cache
def _sorts(cls: type[Record]) -> dict[str, Any]:
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in cls.fields}


def tags_of(sort: Any) -> tuple[Any, ...]:
    """Everything that an annotation says about a value beside its type, those of the items of a list too."""
    if get_origin(sort) is Annotated:
        return (*get_args(sort)[1:], *tags_of(get_args(sort)[0]))
    return tuple(tag for part in get_args(sort) if part is not Ellipsis for tag in tags_of(part))


def faces_shown(sort: Any, value: Any) -> Iterator[tuple[str, int]]:
    """The faces that a value of this sort shows: of a card, of each in a list, of each part of a tuple."""
    if get_origin(sort) is Annotated:
        kind, *tags = get_args(sort)
        families = [tag.family for tag in tags if isinstance(tag, ShowsFace)]
        yield from ((family, card) for family in families for card in _cards_in(value))
        yield from faces_shown(kind, value) if not families else ()
        return
    parts = get_args(sort)
    if isinstance(value, (list, tuple)) and parts:
        is_plain_tuple = get_origin(sort) is tuple and Ellipsis not in parts
        each = parts if is_plain_tuple else (parts[0],) * len(value)
        yield from (face for part, one in zip(each, value) for face in faces_shown(part, one))
    elif value is not None:
        yield from (face for part in parts for face in faces_shown(part, value))


def _cards_in(value: Any) -> Iterator[int]:
    if isinstance(value, (list, tuple)):
        yield from (card for one in value for card in _cards_in(one))
    elif isinstance(value, int):
        yield value


Sense = Literal["plain", "good", "bad"]
"""Whether something helps or hurts."""


class Happening(Record):
    """Something that happened. `cause` names the sort of scene that it belongs to."""

    family: ClassVar[str] = "event"
    cause: ClassVar[str] = ""
    is_reveal: ClassVar[bool] = False
    """Dice or secret choices are shown: everybody compares numbers, and wants longer for that."""
    is_story: ClassVar[bool] = False
    """What explains it is read aloud at the table: it stays until somebody goes on."""
    is_big: ClassVar[bool] = False
    """Everybody should stop and look, also where other things run by."""
    stays: ClassVar[bool] = True
    """Whether the result of a scene that ends with it waits for a key; where scenes come by the dozen, few do."""
    uses: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Things that are used whenever this happens, beside those that its fields name."""
    mentions: ClassVar[tuple[str, ...]] = ()
    """What its words may mention beside its fields, in a game whose presenter still puts that in."""

    def role(self, view: Any) -> type[Happening]:
        """Its part in a scene: mostly its base."""
        return next(role for role in ROLES if isinstance(self, role))

    def variant(self, view: Any) -> str:
        """Which of several sentences tells it; with a Literal as its type, `check` knows them all."""
        return ""

    @classmethod
    def variants(cls) -> Sequence[str]:
        """All of them, where they are named in the files that tell it; else the type of `variant` says which."""
        return ()

    def sense(self, view: Any) -> Sense:
        """Whether it helps or hurts whom it happens to."""
        return "plain"

    def explained(self, view: Any) -> Line | None:
        """What explains it in a line: what the card says that is turned up, for one."""
        return None

    @classmethod
    def is_plain(cls) -> bool:
        """Whether it neither shows cards nor uses things, like most of what happens: then it need not be looked at."""
        return _is_plain(cls)

    def faces(self) -> list[tuple[str, int]]:
        """The faces of cards that everybody who is told it sees."""
        return faces_of(type(self), self.args)

    def things(self) -> list[tuple[str, str]]:
        """The things it shows being used, each with its sort."""
        named = [(sort, one) for at, sort in using(type(self)) for one in _each(self.args[at])]
        return [*self.uses, *((sort, str(one)) for sort, one in named if one not in ("", None))]

    def seats(self) -> list[int]:
        """The seats it happens to."""
        found = [value for value, sort in zip(self, self.sorts().values()) if SEAT in tags_of(sort)]
        return [seat for value in found for seat in _each(value)]


def faces_of(cls: type[Happening], values: Sequence[Any]) -> list[tuple[str, int]]:
    """The faces of cards that an event with these values shows."""
    return [face for at, faces in showing(cls) for face in faces(values[at])]


@cache
def showing(cls: type[Happening]) -> tuple[tuple[int, Callable[[Any], Iterable[tuple[str, int]]]], ...]:
    """The places of the fields that show cards, and how: looked up once, for many games are counted."""
    sorts = enumerate(cls.sorts().values())
    return tuple((at, _finder(sort)) for at, sort in sorts if any(isinstance(tag, ShowsFace) for tag in tags_of(sort)))


def _finder(sort: Any) -> Callable[[Any], Iterable[tuple[str, int]]]:
    """How faces are found in a value of this sort; a plain card, by far the most of them, has no parts to look into."""
    families = [tag.family for tag in get_args(sort)[1:] if isinstance(tag, ShowsFace)]
    if get_origin(sort) is Annotated and get_args(sort)[0] is int and len(families) == 1:
        return lambda card: ((families[0], card),)
    return lambda value: faces_shown(sort, value)


@cache
def using(cls: type[Happening]) -> tuple[tuple[int, str], ...]:
    """The places of the fields that name things, each with the sort of thing."""
    sorts = enumerate(cls.sorts().values())
    return tuple((at, tag.sort) for at, sort in sorts for tag in tags_of(sort) if isinstance(tag, Uses))


@cache
def _is_plain(cls: type[Happening]) -> bool:
    return not (showing(cls) or using(cls) or cls.uses)


def _each(value: Any) -> Iterable[Any]:
    return value if isinstance(value, (list, tuple)) else (value,)


class Opens(Happening):
    """Begins a scene."""


class Beat(Happening):
    """Something that can surprise: a moment of the scene it happens in."""


class Folded(Happening):
    """Told with the last beat, and too small for one of its own."""


class Step(Happening):
    """Drawn where it happens, without a scene."""

    is_move: ClassVar[bool] = True
    """Whether a seat begins something anew with it: what it did before is old then."""


ROLES: tuple[type[Happening], ...] = (Opens, Beat, Folded, Step)


def scene_key(cause: str) -> str:
    """The key of the words that a sort of scene has as its title."""
    return f"scene.{cause}"


class Reason(Record):
    """Why something is not allowed."""

    family: ClassVar[str] = "refusal"
    mentions: ClassVar[tuple[str, ...]] = ()
    """What its words may mention beside its fields, in a game whose presenter still puts that in."""

    @classmethod
    def variants(cls) -> Sequence[str]:
        """The endings of its sentences, in a game whose presenter still chooses among several."""
        return ()

    @property
    def rule(self) -> str:
        """The rule it rests on where that follows from more than its kind; otherwise the rule book knows."""
        return ""


@cache
def called(kind: str, count: int) -> type[Happening]:
    """A record for what a game still tells by name: its fields have no names of their own."""
    fields = {f"field_{at}": Any for at in range(count)}
    made = RecordMeta("".join(part.title() for part in kind.split("_")), (Step,), {"__annotations__": fields})
    made.kind = kind
    return made  # type: ignore[return-value] # the metaclass cannot say so


_new: Any = tuple.__new__


def happening(event: Any, fields: tuple[Any, ...], named: dict[str, Any]) -> Happening:
    """The record of what was told: by its class, or by name."""
    if not named and type(event) is RecordMeta and len(fields) == len(event.fields):
        record: Happening = _new(event, fields)  # all in their places, as in what is told most often
        return record
    made = called(event, len(fields))(*fields) if isinstance(event, str) else event(*fields, **named)
    assert isinstance(made, Happening)
    return made
