"""How fast whole games are played at random, beside the reference slice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dragonroads.bench import reference_slice
from dragonroads.bench.measure import Figure, best_of, best_of_each
from dragonroads.bench.tables import Setting
from dragonroads.engine.simulate import header_of
from dragonroads.engine.simulate_game import play_one
from dragonroads.engine.simulate_tally import Finished
from dragonroads.engine.tables import Rollout

RUNS = 5


def playout_figures(setting: Setting, games: int) -> list[Figure]:
    """Decisions and games per second, and what a decision costs compared with one of the reference slice."""
    decisions = slice_decisions = 0

    def full() -> None:
        nonlocal decisions
        decisions = _play(setting, games)

    def small() -> None:
        nonlocal slice_decisions
        random = Random(1).random
        slice_decisions = sum(reference_slice.play(random) for _ in range(games))

    seconds, slice_seconds = best_of_each(RUNS, full, small)
    name = f"{setting.loaded.spec.id} {setting.preset}, {setting.seats} seats"
    ratio = (seconds / decisions) / (slice_seconds / slice_decisions)
    return [
        Figure(f"{name}: random decisions", decisions / seconds, "per s", low_is_good=False),
        Figure(f"{name}: random games", games / seconds, "per s", low_is_good=False),
        Figure(f"{name}: cost of a decision", ratio, "x reference slice"),
    ]


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
    return max(settings, key=lambda setting: _play(setting, 10))


def _play(setting: Setting, games: int) -> int:
    game = setting.loaded.game
    start = game.begin(setting.header)
    random = Random(1).random
    steps = game.steps
    decisions = 0
    for _ in range(games):
        table = Rollout(start.copy(), random)
        state = table.state
        while not state.over:
            steps[state.phase](table)
        decisions += table.decisions
    return decisions
