"""Draw pile and discard pile (RACE-PILE)."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.visibility import ALL
from dragonroads.engine.zones import reveal, show, shuffle
from dragonroads.gamekit import Card, Step
from dragonroads.games.draghan.model import RaceTable
from dragonroads.games.draghan.scenes import DEALING


class Reshuffled(Step):
    cause = DEALING
    n: int


def refill(t: RaceTable) -> None:
    """An empty draw pile is made anew from the discard pile, but only when a card is needed."""
    race = t.state
    if race.deck or not race.discard:
        return
    race.deck, race.discard = race.discard, race.deck
    shuffle(t, race.deck, race.seen)
    t.tell(Reshuffled, n=len(race.deck))


def draw(t: RaceTable) -> Card | None:
    """Take the top card of the draw pile; nothing when both piles are empty."""
    race = t.state
    if not race.deck:
        refill(t)
        if not race.deck:
            return None
    return race.deck.pop()


def draw_open(t: RaceTable) -> Card | None:
    """Take the top card and lay it open beside the rows."""
    card = draw(t)
    if card is not None:
        reveal(t.state.seen, card)
        t.state.drawn.append(card)
    return card


def check_top(t: RaceTable) -> Card | None:
    """Read the back of the top card and leave it where it is."""
    refill(t)
    deck = t.state.deck
    return deck[-1] if deck else None


def discard(t: RaceTable, cards: Sequence[Card]) -> None:
    """Cards go face up to the discard pile, for everybody to see."""
    race = t.state
    show(race.seen, cards, ALL)
    race.discard += cards


def discard_drawn(t: RaceTable, cards: Sequence[Card]) -> None:
    """Cards that lay open beside the rows go to the discard pile."""
    for card in cards:
        t.state.drawn.remove(card)
    discard(t, cards)
