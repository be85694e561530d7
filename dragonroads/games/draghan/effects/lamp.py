"""The magic lamp: it changes places with a card that was already played (RACE-NEST-04)."""

from __future__ import annotations

from typing import Any, Literal

from dragonroads.gamekit import Card, Closed, Line, Option, Person, Reason, Seat, text
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import CardAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import PLAYED, RESOLVING, Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Nth, Runner, Shown, Who, card_text
from dragonroads.games.draghan.places import slot_place
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardOpens
from dragonroads.games.draghan.steps.execution import execute

NOTHING_TO_WISH_FOR = because("nothing_to_wish_for")


class Wished(CardOpens):
    who: Who
    card: Shown | None

    def variant(self, _race: Race) -> Literal["", "none"]:
        return "none" if self.card is None else ""

    def explained(self, race: Race) -> Line | None:
        return None if self.card is None else card_text(race, self.card)


class IsRunning(Reason):
    card: Shown


class NoLampForALamp(Reason):
    card: Shown


class LampWish(CardAsk[Shown | None]):
    """Which played card is wished for: the best that helps, or none."""

    title = text(who=Person)
    name, none, stays = text(card=Shown, who=Runner, nth=Nth), text(), text()

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat}

    def option(self, race: Race, card: Shown | None) -> Option:
        if card is None:
            return Option(self.none(), (self.stays(),))
        seat, k = next((b, row.cards.index(card)) for b, row in enumerate(race.rows) if card in row.cards)
        return Option(self.name(card=card, who=seat, nth=k), (card_text(race, card),), slot_place(seat, k))

    @classmethod
    def worth(cls, outlook: Outlook, card: Shown | None) -> float:
        return 0.0 if card is None else outlook.worth(card)

    @classmethod
    def rank(cls, outlook: Outlook, card: Shown | None) -> Any:
        return cls.worth(outlook, card), card is None


class MakeAWish(Effect):
    """Exchange the lamp for a card that was already played, and play that card."""

    usual = 2.5

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        wishes = [card for card, state in _open_cards(race) if not why_no_wish(race, card, state)]
        if not wishes:
            t.tell(NoEffect, who=seat, reason=NOTHING_TO_WISH_FOR)
            return
        wish = t.ask(seat, LampWish, [*wishes, None], closed=lambda: _closed_wishes(race))
        t.tell(Wished, who=seat, card=wish)
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


def why_no_wish(race: Race, card: Card, state: str) -> Reason | None:
    """Why a card that lies open in somebody's row cannot be wished for."""
    if state == RESOLVING:
        return IsRunning(card)
    return NoLampForALamp(card) if isinstance(race.content.cards[card].effect, MakeAWish) else None


def _closed_wishes(race: Race) -> list[Closed]:
    refused = [(card, why_no_wish(race, card, state)) for card, state in _open_cards(race)]
    return [Closed(card, reason) for card, reason in refused if reason]


def _exchange(race: Race, seat: Seat, slot: int, wish: Card) -> None:
    mine = race.rows[seat]
    theirs = next(row for row in race.rows if wish in row.cards)
    here, there = mine.ids.index(slot), theirs.cards.index(wish)
    mine.cards[here], theirs.cards[there] = wish, mine.cards[here]
    mine.laid_by[here], theirs.laid_by[there] = theirs.laid_by[there], mine.laid_by[here]
