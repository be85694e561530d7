"""The goblin tribe: the card in the slot is swapped for the top card of the draw pile (RACE-NEST-03)."""

from __future__ import annotations

from dragonroads.engine.zones import reveal
from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import UNKNOWN, RaceTable, Slot
from dragonroads.games.draghan.reasons import NO_CARD_TO_DRAW, NoEffect
from dragonroads.games.draghan.steps.execution import CardActs, execute
from dragonroads.games.draghan.steps.piles import discard, discard_drawn, draw, draw_open


class Drew(CardActs):
    pass


class SwapWithPile(Effect):
    """The card in the slot is discarded; the top card of the draw pile takes its place and is played."""

    usual = 1.0

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
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
        t.tell(Drew, who=seat, card=card)
        execute(t, card, seat, slot)


def _play_from_pile(t: RaceTable, seat: Seat) -> None:
    """Goblins without a slot: the drawn card is played beside the rows and discarded."""
    drawn = draw_open(t)
    if drawn is None:
        t.tell(NoEffect, who=seat, reason=NO_CARD_TO_DRAW)
        return
    t.tell(Drew, who=seat, card=drawn)
    execute(t, drawn, seat, None)
    discard_drawn(t, [drawn])
