"""Picking a card of a row by its back: the thief takes it away, hypnosis passes it on, a spy will look at it."""

from __future__ import annotations

from typing import Annotated

from dragonroads.gamekit import Called, Joined, Option, Person, Seat, Value, text
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import JudgedAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import TURNED, Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import Nth, Runner, back_of, behind, dragon
from dragonroads.games.draghan.places import seat_place, slot_place
from dragonroads.games.draghan.reasons import NO_CARD_IN_REACH, NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.rows import forget_layers, remove_slots, taking_part, unplayed_slots

NOBODY_TO_PASS_TO = because("nobody_to_pass_to")
Place = tuple[Seat, int]
"""A slot of a row: whose row, and the how-manieth card."""


class PassedCards(CardBeat):
    is_big = True
    each = text(who=Runner, nth=Nth)

    cards: Annotated[tuple[Place, ...], Called(_passed)]


def _passed(_race: Race, given: tuple[Place, ...]) -> Value:
    return Joined(", ", tuple(PassedCards.each(who=seat, nth=k) for seat, k in given))


class SlotAsk(JudgedAsk[Place]):
    """Which unplayed card of a row: away with the worst of the own row, and with the best of another."""

    parts = ("seat", "slot")
    title, effect = text(who=Person, row=Runner), text()
    slot = text(key="question.slot.name", who=Runner, nth=Nth, back=str)
    turned = text(key="question.slot.turned", effect=str)

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat, "row": self.options[0][0]}

    def place(self, race: Race) -> str:
        return seat_place(self.options[0][0])

    def option(self, race: Race, option: tuple[int, ...]) -> Option:
        seat = option[0]
        if len(option) == 1:
            return Option(dragon(race, seat), (), seat_place(seat))
        k = option[1]
        row = race.rows[seat]
        name = self.slot(who=seat, nth=k, back=behind(back_of(race, row.cards[k])))
        effect = self.effect()
        if row.states[k] == TURNED:
            effect = self.turned(effect=effect)
        return Option(name, (effect,), slot_place(seat, k))

    @classmethod
    def worth(cls, outlook: Outlook, slot: Place) -> float:
        owner, place = slot
        hope = outlook.hope(owner, place)
        return -hope if owner == outlook.seat else hope


class ThiefTake(SlotAsk):
    """Which card of a row is stolen."""


class HypnosisGive(SlotAsk):
    """Which of the own cards goes to the left."""

    title = text(who=Person)


class Rob(Effect):
    """One unplayed card of every Storyline is discarded; the active seat picks them by their backs."""

    usual = 0.3

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        robbed = taking_part(race, seat)
        if not robbed:
            t.tell(NoEffect, who=seat, reason=NO_CARD_IN_REACH)
        taken = [t.ask(seat, ThiefTake, unplayed_slots(race, other)) for other in robbed]
        remove_slots(t, taken)


class Hypnotise(Effect):
    """Everybody passes one unplayed card of the own row to the next player who has one."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        givers = taking_part(race, seat)
        if len(givers) < 2:
            t.tell(NoEffect, who=seat, reason=NOBODY_TO_PASS_TO if givers else NO_CARD_IN_REACH)
            return
        given = [t.ask(other, HypnosisGive, unplayed_slots(race, other)) for other in givers]
        cards = [race.rows[other].cards[k] for other, k in given]
        for (other, k), card in zip(given[1:] + given[:1], cards):
            race.rows[other].cards[k] = card
            forget_layers(race.rows[other], [k])
        t.tell(PassedCards, cards=tuple(given))
