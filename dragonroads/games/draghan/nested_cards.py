"""Cards that play other cards (RACE-NEST)."""

from __future__ import annotations

from dragonroads.engine.table import Card, Closed, Refusal, Seat
from dragonroads.engine.zones import reveal
from dragonroads.games.draghan.execution import execute, play_slot
from dragonroads.games.draghan.model import PLAYED, RESOLVING, UNKNOWN, Race, RaceTable, Slot
from dragonroads.games.draghan.piles import discard, discard_drawn, draw, draw_open
from dragonroads.games.draghan.rows import has_unplayed, next_place
from dragonroads.games.draghan.storyline_cards import sing
from dragonroads.games.draghan.verbs import words


@words.verb()
def swap_with_pile(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """The card in the slot is discarded; the top card of the draw pile takes its place and is played."""
    race = t.state
    if slot is None:
        _play_from_pile(t, seat)
        return
    row = race.rows[seat]
    place = row.ids.index(slot)
    discard(t, [row.cards[place]])
    card = draw(t)
    assert card is not None, "the discard pile holds at least the card of this slot"
    row.cards[place] = card
    row.laid_by[place] = UNKNOWN
    reveal(race.seen, card)
    t.tell("drew", seat, card)
    execute(t, card, seat, slot)


def _play_from_pile(t: RaceTable, seat: Seat) -> None:
    """Goblins without a slot: the drawn card is played beside the rows and discarded."""
    drawn = draw_open(t)
    if drawn is None:
        t.tell("no_effect", seat, "no_card_to_draw")
        return
    t.tell("drew", seat, drawn)
    execute(t, drawn, seat, None)
    discard_drawn(t, [drawn])


@words.verb()
def make_a_wish(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Exchange the lamp for a card that was already played, and play that card."""
    race = t.state
    wishes = [card for card, state in _open_cards(race) if not why_no_wish(race, card, state)]
    if not wishes:
        t.tell("no_effect", seat, "nothing_to_wish_for")
        return
    wish = t.ask(seat, "lamp_wish", [*wishes, None], closed=lambda: _closed_wishes(race))
    t.tell("wished", seat, wish)
    if wish is None:
        return
    if slot is not None:
        _exchange(race, seat, slot, wish)
    execute(t, wish, seat, slot)


def _open_cards(race: Race) -> list[tuple[Card, str]]:
    """Every card that lies open in a row, and whether it is still running."""
    return [
        (card, state) for row in race.rows for card, state in zip(row.cards, row.states) if state in (PLAYED, RESOLVING)
    ]


def why_no_wish(race: Race, card: Card, state: str) -> Refusal | None:
    """Why a card that lies open in somebody's row cannot be wished for."""
    if state == RESOLVING:
        return Refusal("is_running", (card,), "RACE-NEST-04")
    if race.content.cards[card].effect.verb == make_a_wish.__name__:
        return Refusal("no_lamp_for_a_lamp", (card,), "RACE-NEST-04")
    return None


def _closed_wishes(race: Race) -> list[Closed]:
    refused = [(card, why_no_wish(race, card, state)) for card, state in _open_cards(race)]
    return [Closed(card, reason) for card, reason in refused if reason]


def _exchange(race: Race, seat: Seat, slot: int, wish: Card) -> None:
    mine = race.rows[seat]
    theirs = next(row for row in race.rows if wish in row.cards)
    here, there = mine.ids.index(slot), theirs.cards.index(wish)
    mine.cards[here], theirs.cards[there] = wish, mine.cards[here]
    mine.laid_by[here], theirs.laid_by[there] = theirs.laid_by[there], mine.laid_by[here]


@words.verb()
def draw_luck(t: RaceTable, seat: Seat, slot: Slot, cards: int) -> None:
    """Draw cards face up, play one of them; all are discarded afterwards."""
    drawn = [card for card in (draw_open(t) for _ in range(cards)) if card is not None]
    if not drawn:
        t.tell("no_effect", seat, "no_card_to_draw")
        return
    t.tell("drew_luck", seat, tuple(drawn))
    chosen = t.ask(seat, "talisman_pick", drawn)
    t.tell("tries_luck", seat, chosen)
    execute(t, chosen, seat, None)
    discard_drawn(t, drawn)


@words.verb()
def mirror(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """The next player plays the next card now; the active seat does the same."""
    race = t.state
    after = race.clockwise_from(seat)[1:]
    other = next((b for b in after if not race.hugged[b] and has_unplayed(race.rows[b])), None)
    if other is None:
        t.tell("no_effect", seat, "nobody_to_mirror")
        return
    place = next_place(race.rows[other])
    assert place is not None, "a seat with unplayed cards was found"
    ahead_of_time = race.acted[other]
    if ahead_of_time:
        race.owed[other] += 1
    race.acted[other] = True
    t.tell("mirrors", seat, other)
    card = play_slot(t, other, place)
    if card is None:
        t.tell("no_effect", seat, "nothing_to_copy")
    elif ahead_of_time and race.content.cards[card].effect.verb == sing.__name__:
        # Both would sing of the action round that comes next, and its cards are gone already.
        t.tell("no_effect", seat, "sung_already")
    else:
        t.tell("copies", seat, card)
        execute(t, card, seat, slot)


@words.verb()
def follow_wisp(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Play all own unplayed cards at once, the last one first; no bag has a card for this seat from now on."""
    race = t.state
    row = race.rows[seat]
    race.out[seat] = True
    if not has_unplayed(row):
        t.tell("no_effect", seat, "no_card_left")
        return
    row.backwards = True
    t.tell("follows_wisp", seat)
    while (place := next_place(row)) is not None:
        play_slot(t, seat, place)
    row.backwards = False


@words.verb()
def hug(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """When this turn is over the dragon is hugged: it waits, and nothing touches it."""
    race = t.state
    if seat in race.hugging:
        t.tell("no_effect", seat, "hugged_already")
        return
    race.hugging.append(seat)
    t.tell("is_hugged", seat)
