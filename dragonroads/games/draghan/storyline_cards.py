"""Cards that change Storylines (RACE-ROW)."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.zones import keep_for, show, shuffle
from dragonroads.games.draghan.model import DOWN, UNKNOWN, UNPLAYED, Race, RaceTable, Slot
from dragonroads.games.draghan.piles import draw
from dragonroads.games.draghan.rows import (
    add_slot,
    forget_layers,
    remove_slots,
    taking_part,
    turn_next,
    turn_places,
    unplayed,
)
from dragonroads.games.draghan.verbs import words

Place = tuple[Seat, int]
"""A slot of a row: whose row, and the how-manieth card."""
SLOT_PARTS = ("seat", "slot")


def _slots_of(race: Race, seat: Seat) -> list[Place]:
    return [(seat, k) for k, state in enumerate(race.rows[seat].states) if state in UNPLAYED]


@words.verb()
def fill_bags(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Everybody who is not out gets one more unseen card at the right end of the row."""
    race = t.state
    filled = [b for b in race.free_seats(seat) if not race.out[b]]
    if not filled:
        t.tell("no_effect", seat, "everybody_is_out")
    for other in filled:
        card = draw(t)
        if card is None:
            if other == filled[0]:
                t.tell("no_effect", seat, "no_card_to_draw")
            return
        add_slot(race, other, card)
        t.tell("got_card", other, race.content.backs[card] if race.show_backs else None)


@words.verb()
def trade_rows(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """When the action round is over everybody takes over the Storyline on the left."""
    t.state.caravans += 1
    t.tell("caravan_waits", seat)


@words.verb()
def gaze(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Look at the own unplayed cards, put them in a new order, and perhaps turn one."""
    race = t.state
    row = race.rows[seat]
    places = unplayed(row)
    if not places:
        t.tell("no_effect", seat, "no_card_left")
        return
    left = [row.cards[k] for k in places]
    t.tell("gazes", seat, len(places))
    for k, card in zip(places, _in_new_order(t, seat, "crystal_order", left, [seat] * len(left))):
        row.cards[k] = card
    forget_layers(row, places if len(places) > 1 else [])
    upright = [row.cards[k] for k in places if row.states[k] == DOWN]
    unwanted = t.ask(seat, "crystal_turn", [*upright, None], private=True)
    t.tell("gazed", seat)
    if unwanted is not None:
        turn_places(t, seat, [row.cards.index(unwanted)])


@words.verb()
def sing(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """The cards of the next action round are discarded."""
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
        t.tell("no_effect", seat, "nothing_to_sing_away")
    remove_slots(t, taken)


@words.verb()
def distract(t: RaceTable, seat: Seat, slot: Slot, cards: int) -> None:
    """The next cards of the own row will be missed."""
    turn_next(t, seat, cards)


@words.verb()
def rob(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """One unplayed card of every Storyline is discarded; the active seat picks them by their backs."""
    race = t.state
    robbed = taking_part(race, seat)
    if not robbed:
        t.tell("no_effect", seat, "no_card_in_reach")
    taken = [t.ask(seat, "thief_take", _slots_of(race, other), parts=SLOT_PARTS) for other in robbed]
    remove_slots(t, taken)


@words.verb()
def hypnotise(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Everybody passes one unplayed card of the own row to the next player who has one."""
    race = t.state
    givers = taking_part(race, seat)
    if len(givers) < 2:
        t.tell("no_effect", seat, "nobody_to_pass_to" if givers else "no_card_in_reach")
        return
    given = [t.ask(other, "hypnosis_give", _slots_of(race, other), parts=SLOT_PARTS) for other in givers]
    cards = [race.rows[other].cards[k] for other, k in given]
    for (other, k), card in zip(given[1:] + given[:1], cards):
        race.rows[other].cards[k] = card
        forget_layers(race.rows[other], [k])
    t.tell("passed_cards", tuple(given))


@words.verb()
def whirl(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """All unplayed cards are shuffled and dealt back to the same slots."""
    race = t.state
    slots = [place for other in race.free_seats(seat) for place in _slots_of(race, other)]
    if not slots:
        t.tell("no_effect", seat, "no_card_in_reach")
        return
    cards = [race.rows[other].cards[k] for other, k in slots]
    shuffle(t, cards, race.seen)
    for (other, k), card in zip(slots, cards):
        race.rows[other].cards[k] = card
        forget_layers(race.rows[other], [k])
    t.tell("whirled", len(cards))


@words.verb()
def spy_out(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Take one unplayed card of everybody, look at them, and deal them back as the active seat likes."""
    race = t.state
    watched = taking_part(race, seat)
    if not watched:
        t.tell("no_effect", seat, "no_card_in_reach")
        return
    taken = [t.ask(seat, "spy_take", _slots_of(race, other), parts=SLOT_PARTS) for other in watched]
    left = [race.rows[other].cards[k] for other, k in taken]
    t.tell("spies", seat, tuple(taken))
    dealt = _in_new_order(t, seat, "spy_deal", left, [other for other, _ in taken])
    for (other, k), card in zip(taken, dealt):
        race.rows[other].cards[k] = card
        forget_layers(race.rows[other], [k] if len(taken) > 1 else [])
    t.tell("spied", seat, tuple(taken))


def _in_new_order(t: RaceTable, seat: Seat, kind: str, cards: list[Card], rows: list[Seat]) -> list[Card]:
    """The seat looks at face-down cards and says which goes to which row; nobody else knows them afterwards."""
    race = t.state
    show(race.seen, cards, 1 << seat)
    order: list[Card] = []
    for row in rows:
        race.laying_for = row
        left = [card for card in cards if card not in order]
        # The last of several goes where it must; a card that is alone is asked for, because the question shows it.
        order.append(t.ask(seat, kind, left, private=True) if len(left) > 1 or not order else left[0])
    race.laying_for = UNKNOWN
    if len(cards) > 1:
        keep_for(race.seen, cards, 1 << seat)
    return order
