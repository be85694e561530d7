"""Cards that change when a seat plays: the Will-o'-the-wisp leads it on at once, Bigfoot's hug holds it back."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import RaceTable, Slot
from dragonroads.games.draghan.nouns import Who
from dragonroads.games.draghan.reasons import NO_CARD_LEFT, NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat, Harm
from dragonroads.games.draghan.steps.execution import play_slot
from dragonroads.games.draghan.steps.rows import has_unplayed, next_place

HUGGED_ALREADY = because("hugged_already")


class FollowsWisp(CardBeat):
    is_big = True
    who: Who


class IsHugged(Harm):
    is_big = True
    who: Who


class FollowWisp(Effect):
    """Play all own unplayed cards at once, the last one first; no bag has a card for this seat from now on."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        row = race.rows[seat]
        race.out[seat] = True
        if not has_unplayed(row):
            t.tell(NoEffect, who=seat, reason=NO_CARD_LEFT)
            return
        row.backwards = True
        t.tell(FollowsWisp, who=seat)
        while (place := next_place(row)) is not None:
            play_slot(t, seat, place)
        row.backwards = False


class Hug(Effect):
    """When this turn is over the dragon is hugged: it waits, and nothing touches it."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        if seat in race.hugging:
            t.tell(NoEffect, who=seat, reason=HUGGED_ALREADY)
            return
        race.hugging.append(seat)
        t.tell(IsHugged, who=seat)
