"""Cards that make people compete: holding one's breath, and bluffing with two fists."""

from __future__ import annotations

from dragonroads.engine.table import Closed, Refusal, Seat
from dragonroads.games.draghan.model import NO_HAND, RaceTable, Seats, Slot
from dragonroads.games.draghan.verbs import words
from dragonroads.games.draghan.walking import walk_or_say

DIE = (1, 2, 3, 4, 5, 6)
HANDS = ("left", "right")
BELIEVE, DOUBT = "believe", "doubt"


@words.verb()
def hold_breath(t: RaceTable, seat: Seat, slot: Slot, steps: int, shared: int) -> None:
    """Who holds the breath longest walks: for real, or by a secret pick and a die."""
    seats = t.state.free_seats(seat)
    winners = _longest_for_real(t, seat, seats) if t.state.rules.for_real else _longest_by_die(t, seats)
    for winner in winners:
        walk_or_say(t, winner, steps if len(winners) == 1 else shared)


def _longest_for_real(t: RaceTable, seat: Seat, seats: Seats) -> list[Seat]:
    """All hold their breath at the table, and the table says who held out longest."""
    t.tell("breath_called", seats)
    winners = t.ask_some(seat, "longest_breath", seats, 1, len(seats)) if len(seats) > 1 else [*seats]
    t.tell("held_out", tuple(winners))
    return winners


def _longest_by_die(t: RaceTable, seats: Seats) -> list[Seat]:
    """Everybody picks in secret how long the breath lasts; the longest that outlasts the fumes wins."""
    breaths = dict(zip(seats, t.ask_all("poo_breath", seats, lambda _: DIE)))
    fumes = t.roll(DIE)
    longest = max((breath for breath in breaths.values() if breath <= fumes), default=0)
    winners = [b for b in seats if breaths[b] == longest]
    t.tell("held_breath", tuple(breaths.items()), fumes, tuple(winners))
    return winners


@words.verb()
def bluff(t: RaceTable, seat: Seat, slot: Slot, steps: int) -> None:
    """Hide the token, raise a fist and claim it is in there; one rival believes or doubts, and one of the two walks."""
    race = t.state
    rivals = race.others(seat)
    if not rivals:
        t.tell("no_effect", seat, "nobody_to_ask")
        return
    ways = [(hand, fist) for hand in HANDS for fist in HANDS]
    ((hand, fist),) = t.ask_all("serum_hide", [seat], lambda _: ways, parts=("hand", "fist"))
    race.token_hand[seat] = HANDS.index(hand)
    t.tell("claims", seat, fist)
    hugged = [b for b in race.clockwise_from(seat)[1:] if b not in rivals]
    reasons = [Closed(b, Refusal("is_hugged", (b,), "RACE-HUG-03")) for b in hugged]
    asked = t.ask(seat, "serum_ask", rivals, closed=lambda: reasons)
    t.tell("asks", seat, asked)
    answer = t.ask(asked, "serum_answer", (BELIEVE, DOUBT))
    honest = HANDS[race.token_hand[seat]] == fist
    race.token_hand[seat] = NO_HAND
    t.tell("opened_hand", seat, asked, answer, honest)
    guessed_right = honest if answer == BELIEVE else not honest
    walk_or_say(t, asked if guessed_right else seat, steps)
