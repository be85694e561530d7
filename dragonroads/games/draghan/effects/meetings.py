"""Knight and troll: more than they have and they flee, less and the dragon does; equals part as friends."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Who
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.dealing import hand_size
from dragonroads.games.draghan.steps.rows import courage, stamina
from dragonroads.games.draghan.steps.walking import walk_or_say

FRIENDS_WITH_KNIGHT = because("friends_with_knight")
FRIENDS_WITH_TROLL = because("friends_with_troll")
MEAN_COURAGE = 1.5
"""Of a back nobody has seen yet."""
DUO_ROW = 5
"""Cards in a Storyline of two players."""


class _Met(CardBeat):
    who: Who
    mine: int
    value: int

    def variant(self, _race: Race) -> Literal["more", "less", "same"]:
        return "same" if self.mine == self.value else "more" if self.mine > self.value else "less"


class FacedKnight(_Met):
    pass


class MetTroll(_Met):
    pass


class FaceKnight(Effect):
    """More courage than the knight drives it off, less makes the dragon flee."""

    value: int

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        brave = courage(t.state, seat)
        t.tell(FacedKnight, who=seat, mine=brave, value=self.value)
        _win_or_lose(t, seat, brave, self.value, self.value, FRIENDS_WITH_KNIGHT)

    def worth(self, race: Race, owner: Seat) -> float:
        brave = courage(race, owner) if race.action_round else _courage_to_come(race, owner)
        return self.value * float((brave > self.value) - (brave < self.value))


def _courage_to_come(race: Race, owner: Seat) -> float:
    """The courage that will lie behind the card laid next."""
    size = DUO_ROW if race.seats == 2 else hand_size(race.seats)
    return MEAN_COURAGE * (size - len(race.rows[owner].cards) - 1)


class OutrunTroll(Effect):
    """More stamina than the troll escapes it, less is chased back."""

    value: int
    steps: int
    usual = 0.3

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        fit = stamina(t.state, seat)
        t.tell(MetTroll, who=seat, mine=fit, value=self.value)
        _win_or_lose(t, seat, fit, self.value, self.steps, FRIENDS_WITH_TROLL)


def _win_or_lose(t: RaceTable, seat: Seat, mine: int, theirs: int, steps: int, tied: str) -> None:
    """Forward for more, back for less; equals part as friends."""
    if mine == theirs:
        t.tell(NoEffect, who=seat, reason=tied)
    else:
        walk_or_say(t, seat, steps if mine > theirs else -steps)
