"""The lucky talisman: draw some, play one (RACE-NEST-07)."""

from __future__ import annotations

from dragonroads.gamekit import Person, Seat, text
from dragonroads.games.draghan.asking import OneCardAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Shown, Who
from dragonroads.games.draghan.reasons import NO_CARD_TO_DRAW, NoEffect
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.execution import CardActs, execute
from dragonroads.games.draghan.steps.piles import discard_drawn, draw_open


class DrewLuck(CardBeat):
    who: Who
    cards: tuple[Shown, ...]


class TriesLuck(CardActs):
    pass


class TalismanPick(OneCardAsk):
    """Which of the drawn cards is played."""

    title = text(who=Person)

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat}


class DrawLuck(Effect):
    """Draw cards face up, play one of them; all are discarded afterwards."""

    cards: int
    usual = 2.6

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        drawn = [card for card in (draw_open(t) for _ in range(self.cards)) if card is not None]
        if not drawn:
            t.tell(NoEffect, who=seat, reason=NO_CARD_TO_DRAW)
            return
        t.tell(DrewLuck, who=seat, cards=tuple(drawn))
        chosen = t.ask(seat, TalismanPick, drawn)
        t.tell(TriesLuck, who=seat, card=chosen)
        execute(t, chosen, seat, None)
        discard_drawn(t, drawn)
