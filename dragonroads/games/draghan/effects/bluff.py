"""The truth serum: a token in a fist, a claim, and a rival who believes or doubts it."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Closed, Option, Person, Seat, text
from dragonroads.gamekit import Who as Player
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import JudgedAsk, RaceAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import HANDS, NO_HAND, Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import whole_name
from dragonroads.games.draghan.places import seat_place
from dragonroads.games.draghan.reasons import IsHugged, NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat
from dragonroads.games.draghan.steps.walking import walk_or_say

BELIEVE, DOUBT = "believe", "doubt"
NOBODY_TO_ASK = because("nobody_to_ask")
WAYS = [(hand, fist) for hand in HANDS for fist in HANDS]
"""Which hand holds the token, and which fist is raised."""


class Claims(CardBeat):
    who: Player
    fist: str

    def variant(self, _race: Race) -> Literal["left", "right"]:
        return "left" if self.fist == HANDS[0] else "right"


class Asks(CardBeat):
    who: Player
    other: Person


class OpenedHand(CardBeat):
    who: Player
    other: Person
    answer: str
    honest: bool

    def variant(self, _race: Race) -> Literal["believe.truth", "believe.lie", "doubt.truth", "doubt.lie"]:
        if self.answer == BELIEVE:
            return "believe.truth" if self.honest else "believe.lie"
        return "doubt.truth" if self.honest else "doubt.lie"


class SerumHide(RaceAsk[tuple[str, str]]):
    """Which hand holds the token, and which fist is raised."""

    parts = ("hand", "fist")
    hand, more = text(*HANDS), text()
    both, truth, lie = text(*(f"{hand}.{fist}" for hand, fist in WAYS)), text(steps=int), text(steps=int)

    def option(self, race: Race, way: tuple[str, ...]) -> Option:
        hand = way[0]
        if len(way) == 1:
            return Option(self.hand(hand), (self.more(),), f"hand:{hand}")
        fist = way[1]
        effect = (self.truth if hand == fist else self.lie)(steps=steps_of(race, self.why))
        return Option(self.both(f"{hand}.{fist}"), (effect,), f"hand:{fist}")


class SerumAsk(JudgedAsk[Seat]):
    """Who is asked to judge the claim."""

    title, help, effect = text(who=Person), text(steps=int), text(steps=int)

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat, "steps": steps_of(race, self.why)}

    def option(self, race: Race, other: Seat) -> Option:
        effect = self.effect(steps=steps_of(race, self.why))
        return Option(whole_name(race, other), (effect,), seat_place(other))

    @classmethod
    def worth(cls, outlook: Outlook, other: Seat) -> float:
        """The one who is last: a walk helps that one least."""
        return -outlook.game.places[other]


class SerumAnswer(RaceAsk[str]):
    """Whether the claim is believed."""

    title, help = text(who=Person, teller=Person), text(steps=int, teller=Person)
    answer, effect = text(BELIEVE, DOUBT), text(BELIEVE, DOUBT, steps=int, teller=Person)

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat, "steps": steps_of(race, self.why), "teller": race.active}

    def place(self, race: Race) -> str:
        return seat_place(race.active)

    def option(self, race: Race, answer: str) -> Option:
        return Option(self.answer(answer), (self.effect(answer, steps=steps_of(race, self.why), teller=race.active),))


class Bluff(Effect):
    """Hide the token, raise a fist and claim it is in there; one rival believes or doubts, and one of the two walks."""

    steps: int
    usual = 1.2

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        rivals = race.others(seat)
        if not rivals:
            t.tell(NoEffect, who=seat, reason=NOBODY_TO_ASK)
            return
        ((hand, fist),) = t.ask_all(SerumHide, [seat], lambda _: WAYS)
        race.token_hand[seat] = HANDS.index(hand)
        t.tell(Claims, who=seat, fist=fist)
        asked = t.ask(seat, SerumAsk, rivals, closed=lambda: _out_of_reach(race, seat))
        t.tell(Asks, who=seat, other=asked)
        answer = t.ask(asked, SerumAnswer, (BELIEVE, DOUBT))
        honest = HANDS[race.token_hand[seat]] == fist
        race.token_hand[seat] = NO_HAND
        t.tell(OpenedHand, who=seat, other=asked, answer=answer, honest=honest)
        guessed_right = honest if answer == BELIEVE else not honest
        walk_or_say(t, asked if guessed_right else seat, self.steps)


def _out_of_reach(race: Race, seat: Seat) -> list[Closed]:
    rivals = race.others(seat)
    return [Closed(b, IsHugged(b)) for b in race.clockwise_from(seat)[1:] if b not in rivals]


def steps_of(race: Race, why: tuple[int, ...]) -> int:
    """How far the card that asks lets somebody walk."""
    effect = race.content.cards[why[-1]].effect
    assert isinstance(effect, Bluff)
    return effect.steps
