"""What all questions of the race have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from dragonroads.gamekit import Ask, Card, Option, Seat, Value
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import Shown, card_and_back, card_text
from dragonroads.games.draghan.places import card_place

T = TypeVar("T")
Random = Callable[[], float]


class RaceAsk(Ask[Race, Outlook, T]):
    """A question of the race. Any option is as good as another where a kind does not say more."""


class JudgedAsk(RaceAsk[T]):
    """A question whose options have a worth: the first of the best is advised."""

    @classmethod
    def rank(cls, outlook: Outlook, option: T) -> Any:
        """What options are compared by: their worth, unless equals are to be told apart."""
        return cls.worth(outlook, option)

    @classmethod
    def advise(cls, outlook: Outlook, options: Sequence[T], random: Random) -> int:
        """The first of the best."""
        ranks = [cls.rank(outlook, option) for option in options]
        return ranks.index(max(ranks))


class CardAsk(JudgedAsk[T]):
    """A question whose options are cards that the asked seat sees, or have cards in them."""

    def card_option(self, race: Race, card: Card) -> Option:
        """A card: its name, what it does, and the card itself."""
        return Option(self.named(race, card), (card_text(race, card),), card_place(card))

    def named(self, race: Race, card: Card) -> Value:
        """A card's name and back; equal cards are simply equal."""
        return card_and_back(race, card)


class OneCardAsk(CardAsk[Shown]):
    """Which of these cards: the best one for the asked seat, where nothing else is said."""

    def option(self, race: Race, card: Shown) -> Option:
        return self.card_option(race, card)

    @classmethod
    def worth(cls, outlook: Outlook, card: Shown) -> float:
        return outlook.worth(card)


def for_rival(outlook: Outlook, options: Sequence[Card], waiting: Sequence[Seat], kept: int | None) -> int:
    """The worse a card, the further ahead the one who gets it; `waiting` are all who still get one."""
    race = outlook.game
    target = race.laying_for
    left = [i for i in range(len(options)) if i != kept]
    worst_first = sorted(left, key=lambda i: outlook.worth(options[i], target))
    return worst_first[sum(race.places[other] > race.places[target] for other in waiting)]
