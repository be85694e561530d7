"""Carrying out cards: a slot whose turn has come, and cards inside cards (RACE-MOVE-02, RACE-NEST)."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.zones import reveal
from dragonroads.gamekit import Card, Line, Person, Seat
from dragonroads.games.draghan.model import MISSED, PLAYED, RESOLVING, TURNED, UNKNOWN, Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Nth, Shown, Spell, Who, card_text
from dragonroads.games.draghan.scenes import CardBeat, CardOpens, Harm
from dragonroads.games.draghan.steps.rockslide import start_rockslides
from dragonroads.games.draghan.steps.rows import is_barred

DEEPEST = 12
"""Cards inside cards; deeper ones are ignored (RACE-NEST-02)."""


class Revealed(CardOpens):
    """A card is turned up; what it says explains what follows."""

    who: Who
    nth: Nth
    card: Shown
    by: Person | None
    """Who laid it, as far as everybody can tell."""

    def variant(self, _race: Race) -> Literal["", "laid"]:
        return "" if self.by is None else "laid"

    def explained(self, race: Race) -> Line:
        return card_text(race, self.card)


class CardActs(CardOpens):
    """A card begins to act that was not turned up in a row."""

    who: Who
    card: Shown

    def explained(self, race: Race) -> Line:
        return card_text(race, self.card)


class Missed(CardOpens):
    who: Who
    nth: Nth


class BarredByBook(Harm):
    who: Who
    card: Shown
    spell: Spell


class TooDeep(CardBeat):
    who: Who
    card: Shown


def execute(t: RaceTable, card: Card, seat: Seat, slot: Slot) -> None:
    """Run a card for a seat, landing included, before anything around it goes on."""
    race = t.state
    cause = t.cause
    if race.books[seat] and is_barred(race, seat, card):  # hardly anybody reads one
        t.tell(BarredByBook, who=seat, card=card, spell=race.books[seat])
        return
    if len(cause) == DEEPEST:
        t.tell(TooDeep, who=seat, card=card)
        return
    cause.append(card)
    race.content.run[card](t, seat, slot)
    cause.pop()
    if race.track.slides:
        start_rockslides(t, seat)


def play_slot(t: RaceTable, seat: Seat, place: int) -> Card | None:
    """A slot's turn has come: its card is missed, or turned up and carried out. The card that was turned up."""
    race = t.state
    row = race.rows[seat]
    states = row.states
    card = row.cards[place]
    if states[place] == TURNED or (race.books[seat] and is_barred(race, seat, card)):
        t.tell(Missed, who=seat, nth=place)
        states[place] = MISSED
        return None
    states[place] = RESOLVING
    race.trees[seat] = False
    reveal(race.seen, card)
    by = row.laid_by[place]
    t.tell(Revealed, seat, place, card, None if by == UNKNOWN else by)
    slot = row.ids[place]
    execute(t, card, seat, slot)
    states[row.ids.index(slot)] = PLAYED
    return card
