"""Random play side by side with OpenSpiel, in one process: `python -m tests.bench.side_by_side`.

OpenSpiel's hearts (C++, driven from Python) and one of its Python games; skipped with a sentence when it is not there
(`pip install '.[spiel]'`).
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.playouts import playout_figures
from dragonroads.workshop.bench.tables import Setting, default_seats

CPP_GAME = "hearts"
PYTHON_GAME = "python_liars_poker"
SECONDS = 2.0
GAMES = 400


def spiel_rate(pyspiel: Any, name: str) -> float:
    """Decisions per second of random play in an OpenSpiel game."""
    game = pyspiel.load_game(name)
    random = Random(1)
    decisions, start = 0, process_time()
    while process_time() - start < SECONDS:
        decisions += _play_one(game, random)
    return decisions / (process_time() - start)


def _play_one(game: Any, random: Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, chances)[0])
        else:
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def our_rates() -> dict[str, float]:
    """Decisions per second of every game on the shelf, at its first preset."""
    shelf = Shelf()
    rates = {}
    for name in shelf.games():
        loaded = shelf.open(name)
        setting = Setting(loaded, loaded.spec.presets[0].id, default_seats(loaded))
        rates[name] = playout_figures(setting, GAMES)[0].value
    return rates


def main(
    write: Callable[[str], object] = sys.stdout.write, find: Callable[[str], Any] = importlib.import_module
) -> int:
    """Print the rates and their ratios as one JSON object."""
    try:
        pyspiel = find("pyspiel")
        find("open_spiel.python.games")
    except ImportError:
        write("OpenSpiel is not installed (pip install '.[spiel]'): nothing to compare with\n")
        return 0
    theirs = {name: spiel_rate(pyspiel, name) for name in (CPP_GAME, PYTHON_GAME)}
    ours = our_rates()
    ratios = {f"{mine} / {other}": ours[mine] / theirs[other] for mine in ours for other in theirs}
    rates = {name: round(rate) for name, rate in (ours | theirs).items()}
    write(
        json.dumps({"decisions_per_s": rates, "ratios": {k: round(v, 2) for k, v in ratios.items()}}, indent=1) + "\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
