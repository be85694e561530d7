"""Deal and draft (RACE-DEAL, RACE-DRAFT)."""

from __future__ import annotations

from dragonroads.engine.zones import keep_for, reveal, show
from dragonroads.gamekit import Beat, Card, Step
from dragonroads.gamekit import Who as Player
from dragonroads.games.draghan.advice.outlook import PLAIN_CARD, Outlook
from dragonroads.games.draghan.asking import OneCardAsk
from dragonroads.games.draghan.model import Race, RaceTable, Seats
from dragonroads.games.draghan.nouns import Runner, Shown
from dragonroads.games.draghan.scenes import DEALING
from dragonroads.games.draghan.steps.piles import refill


class Dealt(Step):
    cause = DEALING
    round: int
    who: Runner
    n: int


class Roared(Beat):
    cause = DEALING
    stays = False
    who: Player
    card: Shown


class PassedHands(Step):
    cause = DEALING
    n: int


class DraftPick(OneCardAsk):
    """Which card of the hand is kept: one that does much, good or bad."""

    @classmethod
    def worth(cls, outlook: Outlook, card: Shown) -> float:
        return abs(outlook.worth(card) - PLAIN_CARD)


def hand_size(seats: int) -> int:
    """One card more than players; six with two or six players."""
    return 6 if seats in (2, 6) else seats + 1


def first_programming_phase(race: Race) -> str:
    """Two players lay their cards in their own way."""
    return "duo_own" if race.seats == 2 else "program"


def deal(t: RaceTable) -> None:
    """Cards are dealt one by one, clockwise from the starting seat; whoever gets the Roaring 4 roars."""
    race = t.state
    race.round += 1
    race.action_round = race.turn = race.next_slot = 0
    size = hand_size(race.seats)
    hands = [race.hands[seat] for seat in race.clockwise_from(race.first)]
    count = size * race.seats
    if len(race.deck) >= count:
        dealt = race.deck[: -count - 1 : -1]  # from the top of the pile, which is its end
        del race.deck[-count:]
    else:
        dealt = [_next_card(t) for _ in range(count)]
    for first, hand in enumerate(hands):
        hand += dealt[first :: race.seats]
    for seat, hand in enumerate(race.hands):
        show(race.seen, hand, 1 << seat)
    t.tell(Dealt, round=race.round, who=race.first, n=size)
    if race.rules.roar:
        _roar(t)
    race.phase = "draft" if race.rules.draft else first_programming_phase(race)


def _next_card(t: RaceTable) -> Card:
    """The top card of a pile that runs out while it is dealt from."""
    refill(t)
    return t.state.deck.pop()


def _roar(t: RaceTable) -> None:
    race = t.state
    for card in race.content.roaring:
        for seat, hand in enumerate(race.hands):
            if card in hand:
                reveal(race.seen, card)
                t.tell(Roared, who=seat, card=card)


def draft(t: RaceTable) -> None:
    """Everybody keeps one card in secret and passes the rest to the left; the last card is kept without a choice."""
    race = t.state
    order = race.clockwise_from(race.first)
    if len(race.hands[0]) > 1:
        _keep_one_each(t, order)
        race.hands = race.hands[-1:] + race.hands[:-1]
        for seat, hand in enumerate(race.hands):
            show(race.seen, hand, 1 << seat)
        t.tell(PassedHands, n=len(race.hands[0]))
        return
    race.hands = [kept + hand for kept, hand in zip(race.kept, race.hands)]
    race.kept = [[] for _ in race.hands]
    race.phase = "program"


def _keep_one_each(t: RaceTable, order: Seats) -> None:
    race = t.state
    picks = t.ask_all(DraftPick, order, lambda seat: race.hands[seat])
    for seat, card in zip(order, picks):
        # Whoever saw this hand before cannot tell which card was kept; the one who chose knows all of them.
        keep_for(race.seen, race.hands[seat], 1 << seat)
        race.hands[seat].remove(card)
        race.kept[seat].append(card)
