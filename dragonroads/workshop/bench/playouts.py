"""How fast whole games are played at random, beside the reference slice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from dragonroads.engine.simulate import header_of
from dragonroads.engine.simulate_game import play_one
from dragonroads.engine.simulate_tally import Finished
from dragonroads.engine.tables import Rollout
from dragonroads.workshop.bench import reference_slice
from dragonroads.workshop.bench.measure import Figure, best_of, best_of_each
from dragonroads.workshop.bench.tables import Setting

RUNS = 5
STRETCH = 50
"""Games that are timed together: a short while, because a busy machine has few long ones undisturbed."""


Play: TypeAlias = Callable[[Callable[[], float]], int]
"""Plays one game with such random numbers and returns how many decisions it took."""


class Stretch:
    """Some games in a row, the same ones every time, and how many decisions they took."""

    def __init__(self, play: Play, seed: int, games: int) -> None:
        self.play = play
        self.seed = seed
        self.games = games
        self.decisions = 0

    def __call__(self) -> None:
        random = Random(self.seed).random
        self.decisions = sum([self.play(random) for _ in range(self.games)])


def playout_figures(setting: Setting, games: int) -> list[Figure]:
    """Decisions and games per second, and what a decision costs compared with one of the reference slice."""
    full, small = _stretches(_playing(setting), games), _stretches(reference_slice.play, games)
    taken = best_of_each(RUNS, *[stretch for pair in zip(full, small) for stretch in pair])
    seconds, slice_seconds = sum(taken[::2]), sum(taken[1::2])
    decisions, slice_decisions = (sum(one.decisions for one in stretches) for stretches in (full, small))
    name = f"{setting.loaded.spec.id} {setting.preset}, {setting.seats} seats"
    ratio = (seconds / decisions) / (slice_seconds / slice_decisions)
    return [
        Figure(f"{name}: random decisions", decisions / seconds, "per s", low_is_good=False),
        Figure(f"{name}: random games", games / seconds, "per s", low_is_good=False),
        Figure(f"{name}: cost of a decision", ratio, "x reference slice"),
    ]


def _stretches(play: Play, games: int) -> list[Stretch]:
    return [Stretch(play, first, min(STRETCH, games - first)) for first in range(0, games, STRETCH)]


def fuzz_figure(setting: Setting, games: int) -> Figure:
    """Decisions per second of `simulate` in one process: every invariant, every replay, every option tried at times."""
    game = setting.loaded.game
    decisions = 0

    def fuzz() -> None:
        nonlocal decisions
        played = [play_one(game, header_of(setting.header, 1, number), number) for number in range(games)]
        decisions = sum(one.decisions for one in played if isinstance(one, Finished))

    seconds = best_of(RUNS, fuzz)
    return Figure(f"{game.id}: fuzzed decisions", decisions / seconds, "per s", low_is_good=False)


def longest(settings: Sequence[Setting]) -> Setting:
    """The setting whose games take the most decisions."""

    def decisions(setting: Setting) -> int:
        (stretch,) = _stretches(_playing(setting), 10)
        stretch()
        return stretch.decisions

    return max(settings, key=decisions)


def _playing(setting: Setting) -> Play:
    """The way to play games with these settings."""
    game = setting.loaded.game
    start = game.begin(setting.header)
    steps = game.steps

    def play(random: Callable[[], float]) -> int:
        table = Rollout(start.copy(), random)
        state = table.state
        while not state.over:
            steps[state.phase](table)
        return table.decisions

    return play
