"""Laying the Storylines (RACE-PROG, RACE-2P, RACE-6P)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any, Literal

from dragonroads.engine.zones import keep_for, show
from dragonroads.gamekit import Card, Option, Person, Seat, Step, text
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import CardAsk, OneCardAsk, Random, for_rival
from dragonroads.games.draghan.model import UNKNOWN, Race, RaceTable
from dragonroads.games.draghan.nouns import (
    Nth,
    Runner,
    Shown,
    Unseen,
    back_of,
    behind,
    card_text,
)
from dragonroads.games.draghan.places import card_place, seat_place, slot_place
from dragonroads.games.draghan.scenes import LAYING
from dragonroads.games.draghan.steps.piles import discard
from dragonroads.games.draghan.steps.rows import add_slot, move_last_slot


class Laid(Step):
    """A card lies face down in a row, at its end or (two players) slipped in."""

    cause = LAYING
    who: Person
    row: Runner
    card: Unseen
    nth: Nth | None

    def variant(self, _race: Race) -> Literal["", "inserted"]:
        return "" if self.nth is None else "inserted"


class Discarded(Step):
    cause = LAYING
    who: Person
    cards: tuple[Shown, ...]


class LayCard(OneCardAsk):
    """Which card goes to a row: the two best stay at home, the better one first; the worst goes to the leader."""

    private = True
    title, help = text("", "home", row=Runner), text("", "home")

    def variant(self, race: Race) -> Literal["", "home"]:
        return "home" if race.laying_for == self.seat else ""

    def facts(self, race: Race) -> dict[str, object]:
        return {"row": race.laying_for}

    def place(self, race: Race) -> str:
        return seat_place(race.laying_for)

    @classmethod
    def advise(cls, outlook: Outlook, options: Sequence[Shown], random: Random) -> int:
        race, seat = outlook.game, outlook.seat
        best = super().advise(outlook, options, random)
        if race.laying_for == seat:
            return best
        table = race.clockwise_from(seat)
        waiting = table[table.index(race.laying_for) :]
        one_is_for_home = len(options) > len(waiting)
        return for_rival(outlook, options, waiting, best if one_is_for_home else None)


class _PairAsk(CardAsk[tuple[Shown, Shown]]):
    """Which two cards, in which order."""

    parts = ("card", "card")
    pair = text(key="question.pair.name", first=str, second=str)

    def option(self, race: Race, cards: tuple[Shown, ...]) -> Option:
        if len(cards) == 1:
            return self.card_option(race, cards[0])
        first, second = (self.named(race, card) for card in cards)
        name = self.pair(first=first, second=second)
        return Option(name, (card_text(race, cards[1]),), card_place(cards[1]))


class DuoOwn(_PairAsk):
    """The two cards that begin the own row: the best pair, the better card first."""

    def place(self, race: Race) -> str:
        return seat_place(self.seat)

    @classmethod
    def worth(cls, outlook: Outlook, cards: tuple[Shown, Shown]) -> float:
        return outlook.worth(cards[0]) + outlook.worth(cards[1])

    @classmethod
    def rank(cls, outlook: Outlook, cards: tuple[Shown, Shown]) -> Any:
        return cls.worth(outlook, cards), outlook.worth(cards[0])


class DuoGive(_PairAsk):
    """The two cards for the rival: the worst pair, the worse card first."""

    title = text(rival=Runner)

    def facts(self, race: Race) -> dict[str, object]:
        return {"rival": race.left_of(self.seat)}

    def place(self, race: Race) -> str:
        return seat_place(race.left_of(self.seat))

    @classmethod
    def worth(cls, outlook: Outlook, cards: tuple[Shown, Shown]) -> float:
        rival = outlook.game.left_of(outlook.seat)
        return -(outlook.worth(cards[0], rival) + outlook.worth(cards[1], rival))

    @classmethod
    def rank(cls, outlook: Outlook, cards: tuple[Shown, Shown]) -> Any:
        return cls.worth(outlook, cards), -outlook.worth(cards[0], outlook.game.left_of(outlook.seat))


class DuoInsert(CardAsk[tuple[Shown, int]]):
    """Which card slips into the own row, and where: in front when it helps, as late as possible when it does not."""

    parts = ("card", "slot")
    name, before, last = text(card=str, nth=Nth), text(nth=Nth, back=str), text()

    def place(self, race: Race) -> str:
        return seat_place(self.seat)

    def option(self, race: Race, option: tuple[int, ...]) -> Option:
        if len(option) == 1:
            return self.card_option(race, option[0])
        card, place = option[0], option[1] - 1
        row = race.rows[self.seat].cards
        name = self.name(card=self.named(race, card), nth=place)
        effect = self.last()
        if place < len(row):
            effect = self.before(nth=place, back=behind(back_of(race, row[place])))
        return Option(name, (effect,), slot_place(self.seat, place))

    @classmethod
    def worth(cls, outlook: Outlook, option: tuple[Shown, int]) -> float:
        return outlook.worth(option[0])

    @classmethod
    def rank(cls, outlook: Outlook, option: tuple[Shown, int]) -> Any:
        good, place = cls.worth(outlook, option), option[1]
        return good, -place if good > 0 else place


def program(t: RaceTable) -> None:
    """One seat lays all its cards: one at home, one in each other row, and the last one (if there is one) at home."""
    race = t.state
    seat = (race.first + race.turn) % race.seats
    targets = race.clockwise_from(seat)
    # Everybody sees that cards are laid but not which: what others knew of this hand is worth nothing now.
    hand = race.hands[seat]
    keep_for(race.seen, hand, 1 << seat)
    backs, show_backs = race.content.backs, race.show_backs
    for target in targets if race.seats == 6 else (*targets, seat):
        race.laying_for = target
        card = t.ask(seat, LayCard, hand)
        hand.remove(card)
        add_slot(race, target, card, seat)
        t.tell(Laid, seat, target, backs[card] if show_backs else None, None)
    race.laying_for = UNKNOWN
    race.turn += 1
    if race.turn == race.seats:
        race.phase = "action_round"


def _lay(t: RaceTable, seat: Seat, target: Seat, card: Card, at: int | None = None) -> None:
    race = t.state
    add_slot(race, target, card, seat)
    if at is not None:
        move_last_slot(race.rows[target], at)
    back = race.content.backs[card] if race.show_backs else None
    t.tell(Laid, seat, target, back, at)


def duo_own(t: RaceTable) -> None:
    """Both choose two cards for the own row before either back is shown."""
    _lay_pairs(t, DuoOwn, lambda seat: seat)
    t.state.phase = "duo_give"


def duo_give(t: RaceTable) -> None:
    """Both choose two cards for the other row."""
    _lay_pairs(t, DuoGive, t.state.left_of)
    race = t.state
    race.hands.reverse()
    for seat, hand in enumerate(race.hands):
        show(race.seen, hand, 1 << seat)
    race.phase = "duo_insert"


def _lay_pairs(t: RaceTable, kind: type[_PairAsk], target_of: Callable[[Seat], Seat]) -> None:
    race = t.state
    order = race.clockwise_from(race.first)
    pairs = t.ask_all(kind, order, lambda seat: list(permutations(race.hands[seat], 2)))
    for seat, pair in zip(order, pairs):
        keep_for(race.seen, race.hands[seat], 1 << seat)
        for card in pair:
            race.hands[seat].remove(card)
            _lay(t, seat, target_of(seat), card)


def duo_insert(t: RaceTable) -> None:
    """Each picks one of the two cards received and a place in the own row; the other one is discarded."""
    race = t.state
    order = race.clockwise_from(race.first)
    places = range(1, len(race.rows[0].cards) + 2)
    picks = t.ask_all(DuoInsert, order, lambda seat: [(card, place) for card in race.hands[seat] for place in places])
    for seat, (card, place) in zip(order, picks):
        race.hands[seat].remove(card)
        _lay(t, seat, seat, card, place - 1)
    for seat in order:
        discard(t, race.hands[seat])
        t.tell(Discarded, who=seat, cards=tuple(race.hands[seat]))
        race.hands[seat] = []
    race.phase = "action_round"
