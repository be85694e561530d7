"""What reading costs: content from YAML and from the cache, and a save of 300 decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from dragonroads.engine.game import Header
from dragonroads.engine.journal import Answered, Record
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.measure import Figure, best_of
from dragonroads.workshop.bench.tables import Setting, answer_at_random

RUNS = 5
LONG = 300
MOST_GAMES = 200


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
                f"{name}: save of {decisions} decisions, loaded",
                best_of(RUNS, lambda: load_match(save, setting.loaded.game)) * 1e3,
                "ms",
            ),
        ]


def _write_long_save(setting: Setting, path: Path) -> int:
    """The first game of at least 300 decisions, written as it would be at a table up to that decision."""
    for seed in range(MOST_GAMES):
        header = replace(setting.header, seed=seed)
        records = _records(setting, header)
        if _decisions(records) >= LONG:
            break
    with SaveFile.create(path, header) as file:
        for record in records:
            file.append(record)
    return _decisions(records)


def _records(setting: Setting, header: Header) -> list[Record]:
    records: list[Record] = []
    match = Match(setting.loaded.game, header, records.append)
    random = Random(header.seed)
    while not match.over and _decisions(records) < LONG:
        answer_at_random(match, random)
    return records


def _decisions(records: Sequence[Record]) -> int:
    """Answers of single seats; a sealed set holds one of each."""
    return sum(len(record.seats) for record in records if isinstance(record, Answered))
