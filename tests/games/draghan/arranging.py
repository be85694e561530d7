"""Small changes to a situation that one line cannot say: short piles, sideways cards, potions and books."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Card
from dragonroads.engine.visibility import ALL
from dragonroads.engine.zones import show
from tests.games.draghan.situations import Situation, loaded, name_of


def few_left(table: Situation, count: int) -> Situation:
    """Only so many cards stay on the draw pile; those beneath them are out of the race."""
    race = table.state
    cut = len(race.deck) - count
    race.removed += race.deck[:cut]
    del race.deck[:cut]
    return table


def lying(table: Situation, state: str, *slots: str) -> Situation:
    """The named slots (`C2`: the second card of Cinder's row) are in this state."""
    for slot in slots:
        table.state.rows[table.seat(slot[0])].states[int(slot[1:]) - 1] = state
    return table


def bound_to(table: Situation, letter: str, spell: str) -> Situation:
    """A book binds this seat to a spell letter."""
    table.state.books[table.seat(letter)] = spell
    return table


def known_to_all(table: Situation, letters: str) -> Situation:
    """Everybody happens to know the cards of these rows."""
    for letter in letters:
        show(table.state.seen, cards_of(table, letter), ALL)
    return table


def top_of_pile(table: Situation) -> str:
    """The face of the card on top of the draw pile."""
    return name_of(table.state.deck[-1])


def faces_told(table: Situation, to: int) -> list[Card]:
    """Every card whose face was shown by an event for exactly these seats."""
    game = loaded().game
    return [card for kind, args, who in table.told if who == to for _, card in game.faces_in(kind, args)]


def cards_of(table: Situation, letter: str) -> Sequence[Card]:
    """The physical cards of a row."""
    return table.state.rows[table.seat(letter)].cards
