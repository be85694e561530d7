"""What reading costs: content from YAML and from the cache, and a save of 300 decisions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from dragonroads.bench.measure import Figure, best_of
from dragonroads.bench.tables import Setting, answer_at_random
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.shelf import Shelf

RUNS = 5
LONG = 300


def disk_figures(shelf: Shelf, setting: Setting) -> list[Figure]:
    """Loading content and saves, in milliseconds."""
    with TemporaryDirectory() as folder:
        name = setting.loaded.spec.id
        cold, warm = replace(shelf, cache=None), replace(shelf, cache=Path(folder) / "cache")
        warm.open(name)
        save = Path(folder) / "long.save"
        decisions = _write_long_save(setting, save)
        return [
            Figure(f"content of {name}, from YAML", best_of(RUNS, lambda: cold.open(name)) * 1e3, "ms"),
            Figure(f"content of {name}, from the cache", best_of(RUNS, lambda: warm.open(name)) * 1e3, "ms"),
            Figure(
                f"load a save of {decisions} decisions",
                best_of(RUNS, lambda: load_match(save, setting.loaded.game)) * 1e3,
                "ms",
            ),
        ]


def _write_long_save(setting: Setting, path: Path) -> int:
    """The first game of at least 300 decisions, written as it would be at a table."""
    for seed in range(1000):
        header = replace(setting.header, seed=seed)
        random = Random(seed)
        trial = Match(setting.loaded.game, header)
        while not trial.over and trial.answered < LONG:
            answer_at_random(trial, random)
        if trial.answered >= LONG:
            break
    random = Random(header.seed)
    with SaveFile.create(path, header) as file:
        match = Match(setting.loaded.game, header, file.append)
        while not match.over and match.answered < LONG:
            answer_at_random(match, random)
    return match.answered
