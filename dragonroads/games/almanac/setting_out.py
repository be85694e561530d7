"""Before the first page: the first Guide, shuffled decks, and what everybody starts with."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat, Opens, Step
from dragonroads.engine.zones import show, shuffle
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import ColourName, Gold, Start, Who
from dragonroads.games.almanac.scenes import SETTING_OUT

CONTRACTS_DEALT = 2
DRAWN = "drawn"


class Colour(Step):
    cause = SETTING_OUT
    who: Who
    colour: ColourName


class FirstGuide(Opens):
    cause = SETTING_OUT
    who: Who
    drawn: bool

    def variant(self, game: Journey) -> Literal["", "drawn"]:
        return "drawn" if self.drawn else ""


class SetsOut(Beat):
    cause = SETTING_OUT
    who: Who
    start: Start
    gold: Gold


def set_up(t: T) -> None:
    """Fill the decks, and say who travels in which colour."""
    game = t.state
    content, tour = game.content, game.tour
    game.caravan_deck = tour.caravans[:]
    game.contract_deck = tour.contracts[:]
    game.letter_pile = list(range(len(content.letters)))
    game.slip_supply = tour.slips[:]
    for seat, colour in enumerate(game.colours):
        t.tell(Colour, seat, colour)
    game.phase = "set_out"


def set_out(t: T) -> None:
    """The first Guide, the decks, an encounter for each letter, and a caravan with two contracts for everybody."""
    game = t.state
    chosen = game.rules.first_guide
    game.guide = t.below(game.seats) if chosen == DRAWN else min(int(chosen), game.seats) - 1
    t.tell(FirstGuide, game.guide, drawn=chosen == DRAWN)
    starts = list(game.tour.starting)
    t.mix(starts)
    shuffle(t, game.caravan_deck, game.caravan_seen)
    shuffle(t, game.contract_deck, game.contract_seen)
    _choose_encounters(t)
    for place, seat in enumerate(game.in_turn_order):
        _equip(t, game.players[seat], starts[place], place)
    game.phase = "arrive"


def _choose_encounters(t: T) -> None:
    """A card for each letter of the tour, the first one on top; nobody sees the others."""
    game = t.state
    left = {letter: cards[:] for letter, cards in game.tour.encounters.items()}
    for letter in game.tour.letters:
        cards = left[letter]
        game.encounter_deck.insert(0, cards.pop(t.below(len(cards))))
    for cards in left.values():
        game.encounters_unused += cards


def _equip(t: T, p: Player, start: int, place: int) -> None:
    game = t.state
    wagon = game.content.starting[start]
    p.start, p.crates, p.shields = start, wagon.crates, wagon.shields
    p.gold = p.flow = game.content.supplies.starting_gold[place]
    t.tell(SetsOut, p.seat, start, p.gold)
    dealt = [game.contract_deck.pop() for _ in range(CONTRACTS_DEALT)]
    p.contracts += dealt
    show(game.contract_seen, dealt, 1 << p.seat)
