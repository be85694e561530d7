"""What is asked: a class for each kind of question, which knows what its options mean and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, get_args

from dragonroads.engine.line import Line, snake_case, text

V = TypeVar("V")
"""The state, as the asked seat sees it."""
L = TypeVar("L")
"""What an adviser looks at."""
T = TypeVar("T")
"""What an option is."""


@dataclass(frozen=True, slots=True)
class Option:
    """What an option means: what it is called, what follows from taking it, and the place on the board it is about."""

    name: Any
    """A line, or the value of a noun."""
    effects: tuple[Line, ...] = ()
    place: str = ""


class AskMeta(type):
    """A kind of question is a class; while the rules of some games still speak of kinds by name, it equals its name."""

    kind: str

    def __eq__(cls, other: object) -> bool:
        return cls is other or (isinstance(other, str) and cls.kind == other)

    def __hash__(cls) -> int:
        return hash(cls.kind)


class Ask(Generic[V, L, T], metaclass=AskMeta):
    """A kind of question; an instance is one that is open now."""

    family: ClassVar[str] = "question"
    kind: ClassVar[str] = "ask"
    """What saves and texts call it."""
    private: ClassVar[bool] = False
    """For the seat's own eyes: the list of options shows something hidden."""
    parts: ClassVar[tuple[str, ...]] = ()
    """What the parts of an option are called, where an option is picked part by part."""
    for_real: ClassVar[bool] = False
    """People do something at their table before they answer."""
    mentions: ClassVar[tuple[str, ...]] = ()
    """What title and help may mention beside their places, in a game whose presenter still puts that in."""

    title = text()
    help = text()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "kind" not in vars(cls):  # given where an event, too, goes by that name
            cls.kind = snake_case(cls.__name__)

    def __init__(self, seat: int, options: Sequence[T] = (), why: tuple[Any, ...] = ()) -> None:
        self.seat = seat
        self.options = options
        self.why = why

    @classmethod
    def sort(cls) -> Any:
        """What an option is, with everything its annotation says; looked up late, when everything is imported."""
        return get_args(getattr(cls, "__orig_bases__")[0])[-1]  # noqa: B009 - every subclass of a generic class has them

    def variant(self, view: V) -> str:
        """Which of several wordings of title and help fits; with a Literal as its type, `check` knows them all."""
        return ""

    @classmethod
    def variants(cls) -> Sequence[str]:
        """All of them, in a game whose presenter still chooses; else the type of `variant` says which."""
        return ()

    def facts(self, view: V) -> dict[str, Any]:
        """The values that title and help mention."""
        return {}

    def place(self, view: V) -> str:
        """The place on the board that it is about."""
        return ""

    def option(self, view: V, option: T) -> Option:
        """What an option means."""
        raise NotImplementedError(f"{type(self).__name__} does not say what its options mean")

    @classmethod
    def worth(cls, outlook: L, option: T) -> float:
        """What an option is worth to whoever is asked; the same for all where nothing is known."""
        return 0.0

    @classmethod
    def worths(cls, outlook: L, options: Sequence[T]) -> list[float]:
        """What each of the options is worth."""
        return [cls.worth(outlook, option) for option in options]

    @classmethod
    def advise(cls, outlook: L, options: Sequence[T], random: Callable[[], float]) -> int:
        """The index of the option that a sensible beginner takes: one of the best."""
        worths = cls.worths(outlook, options)
        best = max(worths)
        good = [i for i, worth in enumerate(worths) if worth == best]
        return good[int(random() * len(good))]


Kind = str | type[Ask[Any, Any, T]]
"""A kind of question: its class, or its name where the rules still ask by name."""


def name_of(kind: Kind[Any]) -> str:
    """What saves call a kind of question."""
    return kind if isinstance(kind, str) else kind.kind
