"""What all questions of the race have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from dragonroads.gamekit import Ask, Card, Option, Seat, Value
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import CardNoun, Shown, back_of, card_and_back, card_text
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

    def offered(self) -> list[Card]:
        """Every card among the options."""
        cards: set[Any] = set(self.options)
        return sorted(cards - {None})

    def card_option(self, race: Race, card: Card) -> Option:
        """A card: its name, what it does, and the card itself."""
        return Option(self.named(race, card), (card_text(race, card),), card_place(card))

    def named(self, race: Race, card: Card) -> Value:
        """A card's name and back; a second one that looks the same is counted."""
        alike = [one for one in self.offered() if looks(race, one) == looks(race, card)]
        name = card_and_back(race, card)
        if card not in alike or card == alike[0]:
            return name
        return CardNoun.another(card=name, n=alike.index(card) + 1)


class OneCardAsk(CardAsk[Shown]):
    """Which of these cards: the best one for the asked seat, where nothing else is said."""

    def option(self, race: Race, card: Shown) -> Option:
        return self.card_option(race, card)

    @classmethod
    def worth(cls, outlook: Outlook, card: Shown) -> float:
        return outlook.worth(card)


def looks(race: Race, card: Card) -> tuple[object, ...]:
    """All that tells a card from others: the words of cards that look the same are the same."""
    known = race.content.cards[card]
    return known.face.id, known.value if known.is_told_by_value else 0, back_of(race, card)


def for_rival(outlook: Outlook, options: Sequence[Card], waiting: Sequence[Seat], kept: int | None) -> int:
    """The worse a card, the further ahead the one who gets it; `waiting` are all who still get one."""
    race = outlook.game
    target = race.laying_for
    left = [i for i in range(len(options)) if i != kept]
    worst_first = sorted(left, key=lambda i: outlook.worth(options[i], target))
    return worst_first[sum(race.places[other] > race.places[target] for other in waiting)]
