"""Cards that change whole Storylines and ask nobody: bag, caravan, distraction, whirlwind (RACE-ROW)."""

from __future__ import annotations

from dragonroads.engine.zones import shuffle
from dragonroads.gamekit import Folded, Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Unseen, Who
from dragonroads.games.draghan.reasons import NO_CARD_IN_REACH, NO_CARD_TO_DRAW, NoEffect, because
from dragonroads.games.draghan.scenes import CARD, CardBeat
from dragonroads.games.draghan.steps.piles import draw
from dragonroads.games.draghan.steps.rows import add_slot, forget_layers, turn_next, unplayed_slots

EVERYBODY_IS_OUT = because("everybody_is_out")
MISSED_CARD, DISTRACTION = -0.8, -0.4
"""What an adviser thinks of a card that is missed, and of being distracted at all."""


class GotCard(Folded):
    cause = CARD
    who: Who
    card: Unseen


class CaravanWaits(CardBeat):
    is_big = True
    who: Who


class Whirled(CardBeat):
    is_big = True
    n: int


class FillBags(Effect):
    """Everybody who is not out gets one more unseen card at the right end of the row."""

    usual = 1.0

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        filled = [b for b in race.free_seats(seat) if not race.out[b]]
        if not filled:
            t.tell(NoEffect, who=seat, reason=EVERYBODY_IS_OUT)
        for other in filled:
            card = draw(t)
            if card is None:
                if other == filled[0]:
                    t.tell(NoEffect, who=seat, reason=NO_CARD_TO_DRAW)
                return
            add_slot(race, other, card)
            t.tell(GotCard, who=other, card=race.content.backs[card] if race.show_backs else None)


class TradeRows(Effect):
    """When the action round is over everybody takes over the Storyline on the left."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        t.state.caravans += 1
        t.tell(CaravanWaits, who=seat)


class Distract(Effect):
    """The next cards of the own row will be missed."""

    cards: int

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        turn_next(t, seat, self.cards)

    def worth(self, race: Race, owner: Seat) -> float:
        return DISTRACTION + MISSED_CARD * self.cards


class Whirl(Effect):
    """All unplayed cards are shuffled and dealt back to the same slots."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        slots = [place for other in race.free_seats(seat) for place in unplayed_slots(race, other)]
        if not slots:
            t.tell(NoEffect, who=seat, reason=NO_CARD_IN_REACH)
            return
        cards = [race.rows[other].cards[k] for other, k in slots]
        shuffle(t, cards, race.seen)
        for (other, k), card in zip(slots, cards):
            race.rows[other].cards[k] = card
            forget_layers(race.rows[other], [k])
        t.tell(Whirled, n=len(cards))
