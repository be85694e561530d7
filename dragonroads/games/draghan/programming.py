"""Laying the Storylines (RACE-PROG, RACE-2P, RACE-6P)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.zones import keep_for, show
from dragonroads.games.draghan.model import UNKNOWN, RaceTable
from dragonroads.games.draghan.piles import discard
from dragonroads.games.draghan.rows import add_slot, move_last_slot


def program(t: RaceTable) -> None:
    """One seat lays all its cards: one at home, one in each other row, and the last one (if there is one) at home."""
    race = t.state
    seat = (race.first + race.turn) % race.seats
    targets = race.clockwise_from(seat)
    # Everybody sees that cards are laid but not which: what others knew of this hand is worth nothing now.
    hand = race.hands[seat]
    keep_for(race.seen, hand, 1 << seat)
    for target in targets if race.seats == 6 else [*targets, seat]:
        race.laying_for = target
        card = t.ask(seat, "lay_card", hand, private=True)
        hand.remove(card)
        _lay(t, seat, target, card)
    race.laying_for = UNKNOWN
    race.turn += 1
    if race.turn == race.seats:
        race.phase = "action_round"


def _lay(t: RaceTable, seat: Seat, target: Seat, card: Card, at: int | None = None) -> None:
    race = t.state
    add_slot(race, target, card, seat)
    if at is not None:
        move_last_slot(race.rows[target], at)
    t.tell("laid", seat, target, race.content.backs[card] if race.show_backs else None, at)


def duo_own(t: RaceTable) -> None:
    """Both choose two cards for the own row before either back is shown."""
    _lay_pairs(t, "duo_own", lambda seat: seat)
    t.state.phase = "duo_give"


def duo_give(t: RaceTable) -> None:
    """Both choose two cards for the other row."""
    _lay_pairs(t, "duo_give", t.state.left_of)
    race = t.state
    race.hands.reverse()
    for seat, hand in enumerate(race.hands):
        show(race.seen, hand, 1 << seat)
    race.phase = "duo_insert"


def _lay_pairs(t: RaceTable, kind: str, target_of: Callable[[Seat], Seat]) -> None:
    race = t.state
    order = race.clockwise_from(race.first)
    pairs = t.ask_all(kind, order, lambda seat: list(permutations(race.hands[seat], 2)), parts=("card", "card"))
    for seat, pair in zip(order, pairs):
        keep_for(race.seen, race.hands[seat], 1 << seat)
        for card in pair:
            race.hands[seat].remove(card)
            _lay(t, seat, target_of(seat), card)


def duo_insert(t: RaceTable) -> None:
    """Each picks one of the two cards received and a place in the own row; the other one is discarded."""
    race = t.state
    order = race.clockwise_from(race.first)
    places = range(1, len(race.rows[0].cards) + 2)
    picks = t.ask_all(
        "duo_insert",
        order,
        lambda seat: [(card, place) for card in race.hands[seat] for place in places],
        parts=("card", "slot"),
    )
    for seat, (card, place) in zip(order, picks):
        race.hands[seat].remove(card)
        _lay(t, seat, seat, card, place - 1)
    for seat in order:
        discard(t, race.hands[seat])
        t.tell("discarded", seat, tuple(race.hands[seat]))
        race.hands[seat] = []
    race.phase = "action_round"
