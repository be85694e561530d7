"""The minstrel: the next action round is sung away (RACE-ROW-04)."""

from __future__ import annotations

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import RaceTable, Slot
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.steps.rows import remove_slots, unplayed

NOTHING_TO_SING_AWAY = because("nothing_to_sing_away")


class Sing(Effect):
    """The cards of the next action round are discarded."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        taken = []
        for other in race.free_seats(seat):
            row = race.rows[other]
            plays_this_round = not race.acted[other] and not race.owed[other]
            places = unplayed(row)[1 if plays_this_round else 0 :]
            # Whoever follows a wisp plays everything now and has no card in the next action round.
            if places and not row.backwards:
                taken.append((other, places[0]))
        if not taken:
            t.tell(NoEffect, who=seat, reason=NOTHING_TO_SING_AWAY)
        remove_slots(t, taken)
