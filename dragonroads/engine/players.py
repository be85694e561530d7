"""Who plays each seat now, and who ever was a person at this table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from dragonroads.engine.game import KEYBOARD, Header
from dragonroads.engine.stale import Stale
from dragonroads.engine.table import Seat
from dragonroads.errors import StaleAnswer

# A save may come from anybody and this is shown to people: nothing that a terminal could obey.
_WHO = re.compile(rf"{KEYBOARD}|computer:[A-Za-z0-9_.-]{{1,40}}")


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays each seat, `keyboard` or `computer:<level>`, whether or not there is such a computer here."""

    who: tuple[str, ...]
    ever_people: frozenset[Seat]
    """Seats that are or were played at the keyboard: whoever has seen a hand keeps a right to its secrets."""
    changes: tuple[int, ...]
    """How often each seat was handed over."""

    @classmethod
    def of(cls, header: Header) -> Self:
        """Those who sit down at the start of a game."""
        people = frozenset(seat for seat, spec in enumerate(header.seats) if spec.is_person)
        return cls(tuple(spec.who for spec in header.seats), people, (0,) * len(header.seats))

    def is_person(self, seat: Seat) -> bool:
        """Whether a person at the keyboard plays this seat now."""
        return self.who[seat] == KEYBOARD

    def handed(self, seat: Seat, who: str) -> Players:
        """The same table after a seat has changed hands; StaleAnswer when it cannot."""
        if not 0 <= seat < len(self.who):
            raise StaleAnswer(Stale.no_seat(n=seat))
        if not _WHO.fullmatch(who):
            raise StaleAnswer(Stale.nobody(who=repr(who[:60])))
        if who == self.who[seat]:
            raise StaleAnswer(Stale.already())
        people = self.ever_people | {seat} if who == KEYBOARD else self.ever_people
        changes = (*self.changes[:seat], self.changes[seat] + 1, *self.changes[seat + 1 :])
        return Players((*self.who[:seat], who, *self.who[seat + 1 :]), people, changes)
