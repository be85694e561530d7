"""Storyline rows: which slots are unplayed, what their backs add up to, how slots come and go."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.games.draghan.model import DOWN, TURNED, UNKNOWN, UNPLAYED, Race, RaceTable, Row
from dragonroads.games.draghan.piles import discard


def unplayed(row: Row) -> list[int]:
    """The places of the face-down cards that still have a turn, from left to right."""
    return [k for k, state in enumerate(row.states) if state in UNPLAYED]


def has_unplayed(row: Row) -> bool:
    """Whether a turn is left in this row."""
    states = row.states
    return DOWN in states or TURNED in states


def next_place(row: Row) -> int:
    """The slot whose turn comes next: the leftmost, or the rightmost while a wisp is followed."""
    places = unplayed(row)
    return places[-1 if row.closed else 0]


def in_turn_order(row: Row) -> list[int]:
    """The unplayed slots in the order in which their turns will come."""
    places = unplayed(row)
    return places[::-1] if row.closed else places


def courage(race: Race, seat: Seat) -> int:
    """The sum of courage on the backs of the seat's unplayed cards."""
    return _sum_of_backs(race.rows[seat], race.content.courage)


def stamina(race: Race, seat: Seat) -> int:
    """The sum of footprints on the backs of the seat's unplayed cards."""
    return _sum_of_backs(race.rows[seat], race.content.footprint)


def _sum_of_backs(row: Row, values: list[int]) -> int:
    return sum([values[card] for card, state in zip(row.cards, row.states) if state in UNPLAYED])


def add_slot(race: Race, seat: Seat, card: Card, laid_by: int = UNKNOWN, at: int | None = None) -> None:
    """A card goes face down to the right end of a row, or to a given place in it."""
    row = race.rows[seat]
    k = len(row.cards) if at is None else at
    row.cards.insert(k, card)
    row.states.insert(k, DOWN)
    row.ids.insert(k, race.next_slot)
    row.laid_by.insert(k, laid_by)
    race.next_slot += 1


def remove_slots(t: RaceTable, taken: list[tuple[Seat, int]]) -> None:
    """These slots vanish from their rows; their cards go face up to the discard pile."""
    rows = t.state.rows
    cards = [rows[seat].cards[k] for seat, k in taken]
    for seat, k in sorted(taken, reverse=True):
        row = rows[seat]
        for column in (row.cards, row.states, row.ids, row.laid_by):
            del column[k]
    discard(t, cards)
    for (seat, k), card in zip(taken, cards):
        t.tell("slot_lost", seat, k, card)


def turn_next(t: RaceTable, seat: Seat, count: int) -> None:
    """The next unplayed cards of a seat that are not turned yet will be missed."""
    row = t.state.rows[seat]
    places = [k for k in in_turn_order(row) if row.states[k] == DOWN][:count]
    for k in places:
        row.states[k] = TURNED
    t.tell("turned", seat, tuple(places))


def forget_layers(row: Row, places: list[int]) -> None:
    """Cards were moved: who laid them cannot be told any more."""
    for k in places:
        row.laid_by[k] = UNKNOWN


def taking_part(race: Race, seat: Seat) -> list[Seat]:
    """Everybody who is not hugged and has an unplayed card, clockwise from this seat."""
    return [b for b in race.free_seats(seat) if has_unplayed(race.rows[b])]
