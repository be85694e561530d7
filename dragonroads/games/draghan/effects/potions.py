"""Potions: a strange one that tastes of the cards it meets, and one that makes young again."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Seat
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Shown, Who
from dragonroads.games.draghan.reasons import NO_CARD_TO_DRAW, NoEffect
from dragonroads.games.draghan.scenes import Harm, Luck
from dragonroads.games.draghan.steps.piles import discard_drawn, draw_open
from dragonroads.games.draghan.steps.walking import walk_or_say


class Flipped(Harm):
    who: Who
    cards: tuple[Shown, ...]
    n: int

    def variant(self, _race: Race) -> Literal["", "none"]:
        return "" if self.n else "none"


class FeelsYoung(Luck):
    who: Who
    n: int


class DrinkStrange(Effect):
    """Flip cards; the movement cards among them send the dragon back."""

    cards: int
    usual = -1.6

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        flipped = [card for card in (draw_open(t) for _ in range(self.cards)) if card is not None]
        if not flipped:
            t.tell(NoEffect, who=seat, reason=NO_CARD_TO_DRAW)
            return
        known = [t.state.content.cards[card] for card in flipped]
        back = sum(card.value for card in known if card.face.group == "movement")
        t.tell(Flipped, who=seat, cards=tuple(flipped), n=back)
        discard_drawn(t, flipped)
        if back:
            walk_or_say(t, seat, -back)


class Strengthen(Effect):
    """Movement cards of the own row walk one further for the rest of the round."""

    usual = 1.0

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        t.state.potions[seat] += 1
        t.tell(FeelsYoung, who=seat, n=t.state.potions[seat])
