"""Tables to measure on: games at their defaults, played at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.games.loaded import LoadedGame

SEED = 7


@dataclass(frozen=True, slots=True)
class Setting:
    """A preset of a game at a number of seats."""

    loaded: LoadedGame
    preset: str
    seats: int

    @property
    def header(self) -> Header:
        """The header of a game with these settings."""
        game = self.loaded.game
        spec = self.loaded.spec
        options = game.settle(spec.bounded(spec.preset(self.preset).settings(self.seats)), self.seats).options
        people = tuple(SeatSpec(f"Seat {n + 1}") for n in range(self.seats))
        return Header(game.id, game.rules_version, game.content_hash, SEED, people, options)

    def match(self) -> Match[Any]:
        """A new game."""
        return Match(self.loaded.game, self.header)


def default_seats(loaded: LoadedGame) -> int:
    """Four, or as near to it as the game allows."""
    return max(loaded.spec.seats.least, min(4, loaded.spec.seats.most))


def answer_at_random(match: Match[Any], random: Random) -> None:
    """Answer the first open question at random."""
    seat = next(seat for seat in match.asked if seat not in match.sealed)
    question = next(q for q in match.open(seat) if isinstance(q, Question) and q.seat == seat)
    count = min(len(question.options), max(1, question.lo))
    picks = sorted(random.sample(range(len(question.options)), count))
    match.answer(seat, question.n, *(question.key(i) for i in picks))


def played(setting: Setting, answers: int, seed: int = 1) -> Match[Any]:
    """A game in which so many answers were given, or a finished one."""
    random = Random(seed)
    match = setting.match()
    while not match.over and match.answered < answers:
        answer_at_random(match, random)
    return match
