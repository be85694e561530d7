"""The base of every game: whatever a small game does not care about has a default here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic

from dragonroads.engine.game import Header, Options, Result, Settled, Step, Thing
from dragonroads.engine.hidden import Random
from dragonroads.engine.position import any_option
from dragonroads.engine.question import Kind
from dragonroads.engine.table import Card, Face, S, Seat
from dragonroads.engine.visibility import Static
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.library.gamespec import GameSpec

FINISHED, STOPPED = "finished", "stopped"


@dataclass(frozen=True, slots=True)
class Outlook(Generic[S]):
    """What an adviser looks at: a world that could be the true one, and who is asked there."""

    game: S
    seat: Seat


class BaseGame(Generic[S]):
    """A game gives `state_class`, `steps` and `begin`; the rest is here until it wants something else."""

    state_class: type[S]
    steps: Mapping[str, Step[S]]
    rules_version = 1
    most_answers = 10_000
    files: ClassVar[Mapping[str, type]] = {}
    """The content files beside `game.yaml` and `rules.yaml`, with the shape of each."""

    def __init__(self, spec: GameSpec, content_hash: str, content: Any) -> None:
        self.id = spec.id
        self.spec = spec
        self.content_hash = content_hash
        self.content = content

    def begin(self, header: Header) -> S:
        """The state before anything has happened; chance is used by the first step, not here."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it begins")

    def load(self, data: Mapping[str, Any], header: Header) -> S:
        """A dumped state; its content is that of one which begins now."""
        fresh = self.begin(header)
        static = [field.name for field in self.state_class.fields if isinstance(field.tag, Static)]
        return self.state_class.load(data, {name: getattr(fresh, name) for name in static})

    def points(self, state: S) -> Sequence[int]:
        """What decides the game, by seat."""
        found: Sequence[int] = getattr(state, "points")  # noqa: B009 - states of games that count points have it
        return found

    def result(self, state: S) -> Result:
        """Ranks by points; equal points share a rank."""
        return ranked(self.points(state), FINISHED if state.over else STOPPED)

    def check(self, state: S) -> None:
        """Nothing is kept twice, so nothing can disagree."""

    def settle(self, options: Options, seats: int) -> Settled:
        """All options go together, as long as each of them exists."""
        self.spec.refuse_unknown(options, seats)
        return Settled(dict(options))

    def pieces(self) -> Sequence[str]:
        """Nobody chooses a piece."""
        return ()

    def endow(self, state: S, seat: Seat) -> None:
        """Nothing is asked whose true list is hidden."""

    # --- what follows from the classes of the game ------------------------------------------------------------------

    @cached_property
    def kinds(self) -> Kinds:
        """What can happen, be asked or be refused."""
        return kinds_of(package_of(type(self)))

    def faces_in(self, kind: str, values: Sequence[Any]) -> Iterable[Face]:
        """The faces of cards that an event's fields or a question's options show."""
        return self.kinds.faces_in(kind, values)

    def card_name(self, family: str, card: Card) -> str:
        """Cards are called by their numbers."""
        return str(card)

    def things(self) -> Mapping[str, Sequence[str]]:
        """Nothing has to be used."""
        return {}

    def can_tell(self, kind: str) -> bool:
        """Whatever is declared."""
        return kind in self.kinds.events

    def used(self, kind: str, args: tuple[Any, ...]) -> Iterable[Thing]:
        """The things that the fields of an event name."""
        return self.kinds.things_in(kind, args)

    def advise(self, state: S, seat: Seat, kind: Kind[Any], options: Sequence[Any], random: Random) -> int:
        """How a sensible beginner answers: as the question itself says."""
        if isinstance(kind, str):
            return any_option(state, seat, kind, options, random)
        return kind.advise(Outlook(state, seat), options, random)


def package_of(cls: type) -> str:
    """The package or single file under `games` that a class belongs to."""
    return ".".join(cls.__module__.split(".")[:3])


def ranked(points: Sequence[int], ending: str) -> Result:
    """The result where most points win and equal points share a rank."""
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    return Result(tuple(points), ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ending)
