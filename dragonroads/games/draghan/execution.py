"""Carrying out cards: a slot whose turn has come, and cards inside cards (RACE-MOVE-02, RACE-NEST)."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.zones import reveal
from dragonroads.games.draghan.model import MISSED, PLAYED, RESOLVING, TURNED, RaceTable, Slot
from dragonroads.games.draghan.rockslide import start_rockslides
from dragonroads.games.draghan.rows import is_barred

DEEPEST = 12
"""Cards inside cards; deeper ones are ignored (RACE-NEST-02)."""


def execute(t: RaceTable, card: Card, seat: Seat, slot: Slot) -> None:
    """Run a card for a seat, landing included, before anything around it goes on."""
    race = t.state
    cause = t.cause
    if is_barred(race, seat, card):
        t.tell("barred_by_book", seat, card, race.books[seat])
        return
    if len(cause) == DEEPEST:
        t.tell("too_deep", seat, card)
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
    if states[place] == TURNED or is_barred(race, seat, card):
        t.tell("missed", seat, place)
        states[place] = MISSED
        return None
    states[place] = RESOLVING
    race.trees[seat] = False
    reveal(race.seen, card)
    t.tell("revealed", seat, place, card)
    slot = row.ids[place]
    execute(t, card, seat, slot)
    states[row.ids.index(slot)] = PLAYED
    return card
