"""The seats of a race: what everybody sees of each."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.model import MISSED, RESOLVING, TURNED, UNPLAYED, Race
from dragonroads.games.draghan.nouns import back_of, short, tone
from dragonroads.games.draghan.places import slot_place
from dragonroads.games.draghan.table.part import Part, is_active, is_barred, padded, width
from dragonroads.games.draghan.table.rows import PLACE, Storylines
from dragonroads.games.presenter import CardSpot, SeatRow

TOTALS = 7
STATES = {RESOLVING: "now"}
"""What the state of a slot is called on a screen, where the names differ."""


class Seats(Part):
    """Rows of seats."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._rows = Storylines(speaker)

    def rows(self, race: Race) -> list[SeatRow]:
        """One row for each seat, with the cards of its Storyline."""
        return [self._seat(race, seat) for seat in range(race.seats)]

    def _seat(self, race: Race, seat: Seat) -> SeatRow:
        return SeatRow(
            seat,
            self.letter(race, seat),
            tone(race, seat),
            self.say(race, short(race, seat)),
            self._facts(race, seat),
            tuple(self._card(race, seat, k) for k in range(len(race.rows[seat].cards))),
            self._rows.flags(race, seat),
            is_active(race, seat),
            self.speaker.people[seat],
        )

    def _facts(self, race: Race, seat: Seat) -> tuple[str, ...]:
        """The space and the totals, always as wide, so that nothing jumps when they change."""
        if not race.round:
            return ()
        space = self._rows.short_space(race, race.places[seat])
        at = " " * (PLACE - width(space)) + space
        return (at, padded(self._rows.totals(race, seat), TOTALS)) if race.show_totals else (at,)

    def _card(self, race: Race, seat: Seat, k: int) -> CardSpot:
        row = race.rows[seat]
        card, state = row.cards[k], row.states[k]
        place = slot_place(seat, k)
        if state == MISSED:
            return CardSpot(place, self.say(race, self._rows.missed()), state)
        if state not in UNPLAYED:
            return CardSpot(place, self.tag(race, card), STATES.get(state, state))
        back = back_of(race, card)
        by = row.laid_by[k]
        layer = self.letter(race, by) if by >= 0 else ""
        return CardSpot(place, self.symbols(race, back), TURNED if is_barred(race, seat, back) else state, layer)
