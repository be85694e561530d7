"""What rules talk to: a table answers `ask`, decides `below` and hears `tell`; tables.py has those that answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, ParamSpec, Protocol, TypeVar

from dragonroads.engine.question import Ask, Kind
from dragonroads.engine.record import Happening, Reason
from dragonroads.engine.state import GameState
from dragonroads.engine.visibility import ALL

S = TypeVar("S", bound=GameState)
T = TypeVar("T")
P = ParamSpec("P")

Seat = int
Card = int
Face = tuple[str, Card]
"""A card and the family it belongs to: every family counts its own cards from 0."""
Answer = int | tuple[int, ...]
"""Index of the picked option; several for a tick list or a sealed set."""

_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Closed:
    """An option that is not open now, and the reason."""

    option: Any
    reason: Reason


Closing = Callable[[], Sequence[Closed]]


def no_closed() -> Sequence[Closed]:
    """For questions in which everything imaginable is open."""
    return ()


def always() -> bool:
    """For what shows something hidden, whatever the public facts are."""
    return True


@dataclass(frozen=True, slots=True)
class Openly:
    """A question as it is put on the open table: what public facts allow, whatever the asked seat hides.

    Every option of the true list is among these, in whatever world a seat could be.
    """

    options: tuple[Any, ...]
    why: tuple[Any, ...] | None = None
    """What the question is about, where its true cause would tell something hidden."""
    closed: Closing = no_closed


EVERYTHING = 1 << 30
"""More options than any question has."""


class Opening(Protocol):
    """Makes the public list of an open question, when somebody asks for it."""

    def __call__(self, enough: int = EVERYTHING) -> Openly:
        """The whole list, or as soon as so many options are found those: enough to see that there is a choice."""


def key_of(option: Any) -> str:
    """The stable text of an option: written to the log and used by screens and tests."""
    if option is None:
        return "none"
    if isinstance(option, tuple):
        return "/".join(key_of(part) for part in option)
    return str(option)


@dataclass(frozen=True, slots=True)
class Question:
    """A seat has to decide. `n` is given by the match; a tick list has `hi` > 1 or `lo` = 0.

    There are three kinds. One for its seat's *own eyes* is `private`: the list shows something hidden. The true list
    of an *open* one follows from something hidden, so it has a public list as well (`openly`). In a *public* one
    nothing hidden is involved.
    """

    seat: Seat
    kind: str
    options: tuple[Any, ...]
    why: tuple[Any, ...] = ()
    private: bool = False
    sealed: bool = False
    parts: tuple[str, ...] = ()
    lo: int = 1
    hi: int = 1
    n: int = -1
    closed: Closing = field(default=no_closed, compare=False, repr=False)
    openly: Opening | None = field(default=None, compare=False, repr=False)
    asks: type[Ask[Any, Any, Any]] | None = field(default=None, compare=False, repr=False)
    """The class of this kind of question."""

    @property
    def ask(self) -> Ask[Any, Any, Any]:
        """The question as an instance of its class, which knows its words and what its options mean."""
        if self.asks is None:
            raise LookupError(f"{self.kind} has no class")
        return self.asks(self.seat, self.options, self.why)

    def key(self, i: int) -> str:
        """The stable text key of an option."""
        return key_of(self.options[i])

    def aloud(self) -> Question:
        """The question as everybody may hear it: an open one with its public list, any other as it is."""
        if self.openly is None:
            return self
        heard = self.openly()
        why = self.why if heard.why is None else heard.why
        return replace(self, options=heard.options, why=why, closed=heard.closed, openly=None)


class Suspend(BaseException):
    """An answer is missing: the step unwinds and runs again when it has come. No `except Exception` swallows it."""

    def __init__(self, *questions: Question) -> None:
        self.questions = questions


class Table(ABC, Generic[S]):
    """Everything rules may do with the world beside changing the state."""

    __slots__ = ("cause", "state")

    listens: ClassVar[bool] = True
    """Whether anybody hears what is asked; where nobody does, no reasons and no public list need to be prepared."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.cause: list[Any] = []

    @abstractmethod
    def ask(
        self,
        seat: Seat,
        kind: Kind[T],
        options: Sequence[T],
        *,
        private: bool = False,
        ritual: bool = False,
        parts: tuple[str, ...] = (),
        closed: Closing = no_closed,
        openly: Opening | None = None,
    ) -> T:
        """The seat picks one option. A single option is taken without asking, unless `must_ask` says otherwise."""

    @abstractmethod
    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        """All seats decide in secret and nobody learns anything before the last one has.

        The options are a function of the seat, because in a world dealt anew other seats hold other cards.
        """

    @abstractmethod
    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        """The seat ticks from `lo` to `hi` of the options."""

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        """Something happened, and everybody may know it."""
        self.tell_to(ALL, event, *fields, **named)

    @abstractmethod
    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        """Something happened, and these seats may know it. Nothing is made of it where nobody listens."""

    def unveil(self, why: str, may_differ: Callable[[], bool] = always) -> None:
        """From here on it shows whether something hidden is there: what was answered before is final, and says why.

        Chance, cards that are seen and opened secrets end taking back by themselves; this is for their absence.
        Whether there is anything to be seen must follow from public facts; it is asked only where it matters.
        """

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, the next of the stream that is part of the state."""
        state = self.state
        z = state.seed = (state.seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def mix(self, things: list[Any]) -> None:
        """Put a list into a random order."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            k = below(i + 1)
            things[i], things[k] = things[k], things[i]

    def roll(self, faces: Sequence[T]) -> T:
        """One face of a die."""
        return faces[self.below(len(faces))]


def is_private(kind: Kind[Any], private: bool) -> bool:
    """Whether a question is for its seat's own eyes: its class says so, or whoever asks by name."""
    return private if isinstance(kind, str) else kind.private


def must_ask(options: Sequence[Any], ritual: bool, private: bool, openly: Opening | None) -> bool:
    """Whether a seat has to be asked: there is a choice, or not to be asked would tell what it hides.

    What is for its own eyes is always asked, and an open question whenever everybody must think that there is a choice.
    """
    if len(options) != 1 or ritual or private:
        return True
    return openly is not None and len(openly(enough=2).options) > 1


def picks_allowed(question: Question, picks: Sequence[int]) -> bool:
    """Whether these indexes answer the question: enough, not too many, ascending, in range."""
    if not question.lo <= len(picks) <= question.hi:
        return False
    return all(0 <= i < len(question.options) for i in picks) and list(picks) == sorted(set(picks))
