"""A book of its own: which face was shown to whom. Masks may not claim more, and nobody is shown more than they say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

import pytest

from dragonroads.engine import zones
from dragonroads.engine.fields import inner_class, is_list
from dragonroads.engine.game import Game, Header
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.record import happening
from dragonroads.engine.state import GameState, StateMeta, known_fields
from dragonroads.engine.table import Closing, Face, Opening, Seat, is_private, must_ask, no_closed
from dragonroads.engine.tables import Deciding
from dragonroads.engine.views import Sight, View, is_hidden, see
from dragonroads.engine.visibility import ALL, Cards
from tests.conformance.planting import users_of

T = TypeVar("T")


class Auditing(Deciding[GameState]):
    """Random answers; everything told, asked or visible is written into the book."""

    def __init__(self, game: Game[Any], state: GameState, seats: int, random: Random) -> None:
        super().__init__(state, lambda _seat, _kind, options: random.randrange(len(options)))
        self.game = game
        self.seats = seats
        self.everybody = (1 << seats) - 1
        self.families = known_fields(type(state))
        self.book = {family: [0] * len(getattr(state, field)) for family, field in self.families.items()}

    def tell(self, event: Any, /, *fields: Any, **named: Any) -> None:
        self.tell_to(ALL, event, *fields, **named)

    def tell_to(self, to: int, event: Any, /, *fields: Any, **named: Any) -> None:
        told = happening(event, fields, named)
        self.shown(self.game.faces_in(told.kind, told.args), to, f"the event {told.kind}")

    def shown(self, faces: Iterable[Face], to: int, by: str) -> None:
        """These seats see the cards; each of them must be known to them where it lies now."""
        to &= self.everybody
        for family, card in faces:
            known = self.masks(family)[card] & to == to
            assert known, f"{by} shows {family} {card} to seats that do not know it"
            self.book[family][card] |= to

    def forget(self, cards: Sequence[int], seen: list[int]) -> None:
        """Nobody can tell any more which of these lies where; the masks say of which family they are."""
        family = next(family for family in self.families if self.masks(family) is seen)
        for card in cards:
            self.book[family][card] = 0

    def masks(self, family: str) -> list[int]:
        """Who knows which card, as the state says."""
        found: list[int] = getattr(self.state, self.families[family])
        return found

    def balance(self) -> None:
        """Add what can be looked at now, and compare the book with the masks."""
        for seat in range(self.seats):
            for family, card in faces_shown(type(self.state), see(self.state, Sight(seat))):
                assert self.masks(family)[card] >> seat & 1, (
                    f"seat {seat} may look at {family} {card} but does not know it"
                )
                self.book[family][card] |= 1 << seat
        for family, book in self.book.items():
            for card, mask in enumerate(self.masks(family)):
                more = mask & self.everybody & ~book[card]
                assert not more, f"seats {more:b} are said to know {family} {card}, which they were never shown"
                book[card] &= mask

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
        if must_ask(options, ritual, is_private(kind, private), openly):
            self.note_question(seat, name_of(kind), options, is_private(kind, private))
        return super().ask(seat, kind, options, private=private, ritual=ritual, openly=openly)

    def note_question(self, seat: Seat, kind: str, options: Sequence[Any], private: bool) -> None:
        """Options first: they may show cards that lie where nobody may look."""
        faces = self.game.faces_in(kind, options)
        self.shown(faces, 1 << seat if private else ALL, f"the question {kind}")
        self.balance()

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        for seat in seats:
            self.note_question(seat, name_of(kind), options(seat), private=True)
        return [Deciding.ask(self, seat, kind, options(seat), ritual=True) for seat in seats]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self.note_question(seat, name_of(kind), options, is_private(kind, private))
        return super().ask_some(seat, kind, options, lo, hi, private=private)


def faces_shown(cls: StateMeta, view: View) -> Iterator[Face]:
    """Every card whose face a view shows."""
    for field in cls.fields:
        if isinstance(field.tag, Cards):
            zones = view[field.name] if _by_seat(view[field.name]) else [view[field.name]]
            yield from ((field.tag.family, card) for zone in zones for card in zone if not is_hidden(card))
        elif inner := inner_class(field.type):
            for one in view[field.name] if is_list(field.type) else [view[field.name]]:
                yield from faces_shown(inner, one)


def _by_seat(zones: list[Any]) -> bool:
    return bool(zones) and isinstance(zones[0], list)


@contextmanager
def shuffles_noted() -> Iterator[None]:
    """Whoever shuffles at an auditing table has the shuffled cards struck out of its book."""
    true = zones.shuffle

    def shuffle(t: Any, zone: list[int], seen: list[int]) -> None:
        true(t, zone, seen)
        if isinstance(t, Auditing):
            t.forget(zone, seen)

    with pytest.MonkeyPatch.context() as patch:
        for module in users_of(true):
            patch.setattr(module, "shuffle", shuffle)
        yield


def audit(game: Game[Any], header: Header, random: Random) -> None:
    """Play a game with the book open; it is balanced at every question and after every step."""
    state = game.begin(header)
    table = Auditing(game, state, len(header.seats), random)
    with shuffles_noted():
        while not state.over:
            game.steps[state.phase](table)
            table.balance()
