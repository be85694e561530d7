"""Tours for tests: on their way through two books, or played to the end."""

from __future__ import annotations

from random import Random

from dragonroads.engine.tables import Rollout
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.situations import Situation, header, set_out, the_game

BOX, ROAD, PEAKS = "almanac_tours", "dragon_road", "crystal_peaks"
MIXED, BORDER, GRAND = "mixed_decks", "border", "grand"


def tour(kind: str, first: str = ROAD, way: tuple[int, ...] = (), phase: str = "") -> Situation:
    """A tour of two players that has come this way, in the round of the last page; without a way before all."""
    s = set_out(2, box=BOX, tour=kind, first_book=first)
    game = s.state
    if way:
        game.way, game.round = list(way[:-1]), len(way) - 1
        game.location, game.page = way[-1], game.pages[way[-1]]
        met = [game.encounter_deck.pop() for _ in way[1:]]
        game.encounter_discard += met
        for card in met:
            game.encounter_seen[card] = -1
        s.step()
        game.phase = phase or game.phase
    return s


def ahead(kind: str, first: str, *way: int) -> list[int]:
    """The pages that the Guide may choose from at the end of this way."""
    s = tour(kind, first, way, "road")
    s.then(("road", str(s.state.tour.exits[way[-1]][0]))).step()
    return [int(option) for option in s.asked[-1].options]


def travelled(kind: str, first: str, seats: int, seed: int) -> Journey:
    """A whole tour with random answers, all of its bookkeeping checked after every step."""
    game = the_game(BOX)
    state = game.begin(header(seats, seed, BOX, tour=kind, first_book=first))
    table = Rollout(state, Random(seed).random)
    while not state.over:
        game.steps[state.phase](table)
        game.check(state)
    return state
