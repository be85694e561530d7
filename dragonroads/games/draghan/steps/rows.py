"""Storyline rows: which slots are unplayed, what their backs add up to, how slots come and go."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Card, Seat
from dragonroads.games.draghan.model import DOWN, TURNED, UNKNOWN, UNPLAYED, Race, RaceTable, Row
from dragonroads.games.draghan.nouns import Nth, Shown, Who
from dragonroads.games.draghan.scenes import Harm
from dragonroads.games.draghan.steps.piles import discard


class SlotLost(Harm):
    who: Who
    nth: Nth
    card: Shown


class Turned(Harm):
    who: Who
    nths: tuple[Nth, ...]

    def variant(self, _race: Race) -> Literal["none", "one", "many"]:
        return "many" if len(self.nths) > 1 else "one" if self.nths else "none"


def unplayed(row: Row) -> list[int]:
    """The places of the face-down cards that still have a turn, from left to right."""
    return [k for k, state in enumerate(row.states) if state in UNPLAYED]


def unplayed_slots(race: Race, seat: Seat) -> list[tuple[Seat, int]]:
    """The same places, each with the seat whose row it is."""
    return [(seat, k) for k, state in enumerate(race.rows[seat].states) if state in UNPLAYED]


def has_unplayed(row: Row) -> bool:
    """Whether a turn is left in this row."""
    states = row.states
    return DOWN in states or TURNED in states


def any_unplayed(race: Race) -> bool:
    """Whether a turn is left in any row."""
    for row in race.rows:  # noqa: SIM110 - asked in every action round, and a plain loop takes half the time
        if DOWN in row.states or TURNED in row.states:
            return True
    return False


def next_place(row: Row) -> int | None:
    """The slot whose turn comes next: the leftmost unplayed one, or the rightmost while a wisp is followed."""
    states = row.states
    if row.backwards or TURNED in states:
        return next(iter(in_turn_order(row)), None)
    try:
        return states.index(DOWN)
    except ValueError:
        return None


def in_turn_order(row: Row) -> list[int]:
    """The unplayed slots in the order in which their turns will come."""
    places = unplayed(row)
    return places[::-1] if row.backwards else places


def courage(race: Race, seat: Seat) -> int:
    """The sum of courage on the backs of the seat's unplayed cards."""
    return _sum_of_backs(race.rows[seat], race.content.courage)


def stamina(race: Race, seat: Seat) -> int:
    """The sum of footprints on the backs of the seat's unplayed cards."""
    return _sum_of_backs(race.rows[seat], race.content.footprint)


def _sum_of_backs(row: Row, values: list[int]) -> int:
    return sum([values[card] for card, state in zip(row.cards, row.states) if state in UNPLAYED])


def add_slot(race: Race, seat: Seat, card: Card, laid_by: int = UNKNOWN) -> None:
    """A card goes face down to the right end of a row."""
    row = race.rows[seat]
    row.cards.append(card)
    row.states.append(DOWN)
    row.ids.append(race.next_slot)
    row.laid_by.append(laid_by)
    race.next_slot += 1


def move_last_slot(row: Row, place: int) -> None:
    """The slot at the right end moves to a place further left; those from there on make room."""
    for column in (row.cards, row.ids, row.laid_by):
        column.insert(place, column.pop())
    row.states.insert(place, row.states.pop())


def remove_slots(t: RaceTable, taken: list[tuple[Seat, int]]) -> None:
    """These slots, at most one of a row, vanish; their cards go face up to the discard pile."""
    rows = t.state.rows
    cards = []
    for seat, k in taken:
        row = rows[seat]
        cards.append(row.cards.pop(k))
        del row.states[k], row.ids[k], row.laid_by[k]
    discard(t, cards)
    for (seat, k), card in zip(taken, cards):
        t.tell(SlotLost, who=seat, nth=k, card=card)


def is_barred(race: Race, seat: Seat, card: Card) -> bool:
    """Whether a book lets this card do nothing for a seat."""
    book = race.books[seat]
    return book != "" and race.content.spell[card] != book


def turn_next(t: RaceTable, seat: Seat, count: int) -> None:
    """The next cards a seat would carry out will be missed; what is lost anyway is passed over."""
    race = t.state
    row = race.rows[seat]
    upright = [k for k in in_turn_order(row) if row.states[k] == DOWN and not is_barred(race, seat, row.cards[k])]
    turn_places(t, seat, upright[:count])


def turn_barred(t: RaceTable, seat: Seat) -> None:
    """Every unplayed card that a seat's book bars is turned, and stays so whoever holds the row later."""
    race = t.state
    row = race.rows[seat]
    barred = [k for k in unplayed(row) if row.states[k] == DOWN and is_barred(race, seat, row.cards[k])]
    if barred:
        turn_places(t, seat, barred)


def turn_places(t: RaceTable, seat: Seat, places: list[int]) -> None:
    """These cards of a row are turned and will be missed."""
    for k in places:
        t.state.rows[seat].states[k] = TURNED
    t.tell(Turned, who=seat, nths=tuple(places))


def forget_layers(row: Row, places: list[int]) -> None:
    """Cards were moved: who laid them cannot be told any more."""
    for k in places:
        row.laid_by[k] = UNKNOWN


def taking_part(race: Race, seat: Seat) -> list[Seat]:
    """Everybody who is not hugged and has an unplayed card, clockwise from this seat."""
    return [b for b in race.free_seats(seat) if has_unplayed(race.rows[b])]
