"""The magic mirror: the next player plays now, and the active seat does the same (RACE-NEST-05)."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects.song import Sing
from dragonroads.games.draghan.model import RaceTable, Slot
from dragonroads.games.draghan.nouns import Runner, Who
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.execution import CardActs, execute, play_slot
from dragonroads.games.draghan.steps.rows import has_unplayed, next_place

NOBODY_TO_MIRROR = because("nobody_to_mirror")
NOTHING_TO_COPY = because("nothing_to_copy")
SUNG_ALREADY = because("sung_already")


class Mirrors(CardBeat):
    who: Who
    other: Runner


class Copies(CardActs):
    pass


class Mirror(Effect):
    """The next player plays the next card now; the active seat does the same."""

    usual = 1.0

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        after = race.clockwise_from(seat)[1:]
        other = next((b for b in after if not race.hugged[b] and has_unplayed(race.rows[b])), None)
        if other is None:
            t.tell(NoEffect, who=seat, reason=NOBODY_TO_MIRROR)
            return
        place = next_place(race.rows[other])
        assert place is not None, "a seat with unplayed cards was found"
        ahead_of_time = race.acted[other]
        if ahead_of_time:
            race.owed[other] += 1
        race.acted[other] = True
        t.tell(Mirrors, who=seat, other=other)
        card = play_slot(t, other, place)
        if card is None:
            t.tell(NoEffect, who=seat, reason=NOTHING_TO_COPY)
        elif ahead_of_time and isinstance(race.content.cards[card].effect, Sing):
            # Both would sing of the action round that comes next, and its cards are gone already.
            t.tell(NoEffect, who=seat, reason=SUNG_ALREADY)
        else:
            t.tell(Copies, who=seat, card=card)
            execute(t, card, seat, slot)
