"""Looking at cards that lie face down and putting them in a new order: the crystal ball and the spy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.zones import keep_for, show
from dragonroads.gamekit import Card, Option, Person, Seat, Step, text
from dragonroads.gamekit import Who as Player
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import CardAsk, OneCardAsk, Random, for_rival
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects.by_back import Place, SlotAsk
from dragonroads.games.draghan.model import DOWN, UNKNOWN, Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Nth, Runner, Shown
from dragonroads.games.draghan.places import seat_place, slot_place
from dragonroads.games.draghan.reasons import NO_CARD_IN_REACH, NO_CARD_LEFT, NoEffect
from dragonroads.games.draghan.scenes import CARD, CardBeat
from dragonroads.games.draghan.steps.rows import forget_layers, taking_part, turn_places, unplayed, unplayed_slots


class Gazes(CardBeat):
    who: Player
    n: int


class Gazed(Step):
    cause = CARD
    who: Person


class Spies(CardBeat):
    is_big = True
    who: Player
    slots: tuple[Place, ...]


class Spied(Step):
    cause = CARD
    who: Person
    slots: tuple[Place, ...]


# --- the crystal ball -------------------------------------------------------------------------------------------------


class CrystalOrder(OneCardAsk):
    """Which card lies next in the own row, from left to right: the best first."""

    private = True
    title = text(nth=Nth)

    def facts(self, race: Race) -> dict[str, object]:
        places = unplayed(race.rows[self.seat])
        return {"nth": places[max(0, len(places) - len(self.options))]}

    def place(self, race: Race) -> str:
        return seat_place(self.seat)


class CrystalTurn(CardAsk[Shown | None]):
    """Which of the own cards is turned: one that does harm, or none."""

    private = True
    name, turned, none, stay = text(card=str, nth=Nth), text(), text(), text()

    def place(self, race: Race) -> str:
        return seat_place(self.seat)

    def option(self, race: Race, card: Shown | None) -> Option:
        if card is None:
            return Option(self.none(), (self.stay(),))
        states = race.rows[self.seat].states
        k = [place for place, state in enumerate(states) if state == DOWN][self.options.index(card)]
        name = self.name(card=self.named(race, card), nth=k)
        return Option(name, (self.turned(),), slot_place(self.seat, k))

    @classmethod
    def worth(cls, outlook: Outlook, card: Shown | None) -> float:
        return 0.0 if card is None else -outlook.worth(card)

    @classmethod
    def rank(cls, outlook: Outlook, card: Shown | None) -> Any:
        return cls.worth(outlook, card), card is None


class Gaze(Effect):
    """Look at the own unplayed cards, put them in a new order, and perhaps turn one."""

    usual = 1.2

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        row = race.rows[seat]
        places = unplayed(row)
        if not places:
            t.tell(NoEffect, who=seat, reason=NO_CARD_LEFT)
            return
        left = [row.cards[k] for k in places]
        t.tell(Gazes, who=seat, n=len(places))
        for k, card in zip(places, _in_new_order(t, seat, CrystalOrder, left, [seat] * len(left))):
            row.cards[k] = card
        forget_layers(row, places if len(places) > 1 else [])
        upright = [row.cards[k] for k in places if row.states[k] == DOWN]
        unwanted = t.ask(seat, CrystalTurn, [*upright, None])
        t.tell(Gazed, who=seat)
        if unwanted is not None:
            turn_places(t, seat, [row.cards.index(unwanted)])


# --- the spy ----------------------------------------------------------------------------------------------------------


class SpyTake(SlotAsk):
    """Which card of a row the spy looks at."""


class SpyDeal(OneCardAsk):
    """Which card goes back to a row: the best one home, the worst to the leader."""

    private = True
    title = text(row=Runner)

    def facts(self, race: Race) -> dict[str, object]:
        return {"row": race.laying_for}

    def place(self, race: Race) -> str:
        return seat_place(race.laying_for)

    @classmethod
    def advise(cls, outlook: Outlook, options: Sequence[Shown], random: Random) -> int:
        race, seat = outlook.game, outlook.seat
        if race.laying_for == seat:
            return super().advise(outlook, options, random)
        return for_rival(outlook, options, taking_part(race, seat)[-len(options) :], None)


class SpyOut(Effect):
    """Take one unplayed card of everybody, look at them, and deal them back as the active seat likes."""

    usual = 0.5

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        watched = taking_part(race, seat)
        if not watched:
            t.tell(NoEffect, who=seat, reason=NO_CARD_IN_REACH)
            return
        taken = [t.ask(seat, SpyTake, unplayed_slots(race, other)) for other in watched]
        left = [race.rows[other].cards[k] for other, k in taken]
        t.tell(Spies, who=seat, slots=tuple(taken))
        dealt = _in_new_order(t, seat, SpyDeal, left, [other for other, _ in taken])
        for (other, k), card in zip(taken, dealt):
            race.rows[other].cards[k] = card
            forget_layers(race.rows[other], [k] if len(taken) > 1 else [])
        t.tell(Spied, who=seat, slots=tuple(taken))


# --- both -------------------------------------------------------------------------------------------------------------


def _in_new_order(t: RaceTable, seat: Seat, kind: type[OneCardAsk], cards: list[Card], rows: list[Seat]) -> list[Card]:
    """The seat looks at face-down cards and says which goes to which row; nobody else knows them afterwards."""
    race = t.state
    show(race.seen, cards, 1 << seat)
    order: list[Card] = []
    for row in rows:
        race.laying_for = row
        left = [card for card in cards if card not in order]
        # The last of several goes where it must; a card that is alone is asked for, because the question shows it.
        order.append(t.ask(seat, kind, left) if len(left) > 1 or not order else left[0])
    race.laying_for = UNKNOWN
    if len(cards) > 1:
        keep_for(race.seen, cards, 1 << seat)
    return order
