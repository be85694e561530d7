"""What a game gives the engine, and the header that starts one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from dragonroads.engine.agreements import AT_NEED
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Card, Face, S, Seat, Table

RNG = "splitmix64/1"
FORMAT = 1
KEYBOARD = "keyboard"

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]
Step = Callable[[Table[S]], None]
Thing = tuple[str, str]
"""The sort of a thing and its name."""

S_rules = TypeVar("S_rules", bound=GameState)


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits down at a seat: a name, `keyboard` or `computer:<level>`, what guards it, and what it plays with."""

    name: str
    who: str = KEYBOARD
    code: str = ""
    """A salted hash of the digits that open this seat's curtain; empty when none are needed."""
    piece: str = ""
    """The dragon or colour this seat plays with; empty: the game gives the first free one that suits."""

    @property
    def is_person(self) -> bool:
        """Whether a person at the keyboard plays this seat when the game begins."""
        return self.who == KEYBOARD


@dataclass(frozen=True, slots=True)
class Agreements:
    """What the people at a table agreed on beside the rules."""

    handover: str = AT_NEED
    memory: bool = False


@dataclass(frozen=True, slots=True)
class Header:
    """Everything a game starts from; with the answers it is the whole game."""

    game: str
    rules: int
    content: str
    seed: int
    seats: tuple[SeatSpec, ...]
    options: Options
    salt: str = ""
    agreements: Agreements = field(default_factory=Agreements)
    name: str = ""
    start: Mapping[str, Any] | None = None
    """A dumped state to go on from, when older answers no longer fit the rules."""

    @property
    def promise(self) -> str:
        """A hash of the seed that may be shown: it proves later that the deal was not changed."""
        return promise_of(self.seed, self.salt)


def promise_of(seed: int, salt: str) -> str:
    """The promise of a deal, which can be made as soon as it is drawn."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points and rank per seat (1 is best), the winners, and the way it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str
    by_points: bool = True
    """Whether points have decided; where something else has, the way it ended tells what."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Options that go together, and for each one that had to give way its id."""

    options: Options
    changed: tuple[str, ...] = ()


class Game(Protocol[S]):
    """Rules and content of one game, ready to be played."""

    id: str
    rules_version: int
    content_hash: str
    state_class: type[S]
    most_answers: int
    """No game of this kind takes more answers than this."""

    @property
    def steps(self) -> Mapping[str, Step[S]]:
        """The rules: what happens in each phase."""
        ...

    def settle(self, options: Options, seats: int) -> Settled:
        """Make options consistent; raises UsageError for a value that does not exist."""
        ...

    def pieces(self) -> Sequence[str]:
        """The dragons or colours seats choose from, by the letters that mark them; none where a game has none."""
        ...

    def begin(self, header: Header) -> S:
        """The state before anything has happened; chance is used by the first step, not here."""
        ...

    def load(self, data: Mapping[str, Any], header: Header) -> S:
        """A dumped state, with its content put back."""
        ...

    def result(self, state: S) -> Result:
        """Points and ranks of a finished game; standings of one that is stopped."""
        ...

    def check(self, state: S) -> None:
        """Raise Violation when the bookkeeping of the state is broken."""
        ...

    def endow(self, state: S, seat: Seat) -> None:
        """Give a seat what an open question may ask of it, in a world that is only thought of."""
        ...

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        """The faces of cards that an event's arguments or a question's options show."""
        ...

    def card_name(self, family: str, card: Card) -> str:
        """What a list of used cards calls it: all copies of a face together."""
        ...

    def things(self) -> Mapping[str, Sequence[str]]:
        """What else many games together should use: per sort of thing, such as tokens, the names of all there are."""
        ...

    def can_tell(self, kind: str) -> bool:
        """Whether an event of a kind that has words can happen here at all: words may be shared with other games."""
        ...

    def used(self, kind: str, args: tuple[Any, ...]) -> Iterable[Thing]:
        """The things that an event shows being used."""
        ...
