"""Saves damaged at random: one line each, and never a position the game did not have."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.record import Record
from dragonroads.engine.savefile_reading import Stuck, parse
from dragonroads.engine.savefile_resuming import copy_from_snapshot, copy_until, go_on, load_match
from dragonroads.errors import SaveError
from tests.crash.damage import DAMAGES
from tests.crash.tables import TABLES
from tests.engine.playing import going_on
from tests.engine.saving import lines_of, put

DAMAGED_PER_BATCH = 500
PATH = Path("a.save")


@cache
def lines_once(table: str, seed: int) -> tuple[bytes, ...]:
    return tuple(lines_of(*TABLES[table](seed)))


@cache
def positions(table: str, seed: int) -> frozenset[int]:
    """Every position a game came to, undone ones included."""
    game, header = TABLES[table](seed)
    records: list[Record] = []
    match = Match(game, header, records.append)
    return frozenset({match.state.digest(), *(match.state.digest() for _ in going_on(match))})


def check_damage(table: str, batch: int, folder: Path) -> Counter[str]:
    """Damage saves and open them; how often they were refused, cut or none the worse for it."""
    random = Random(batch)
    outcomes: Counter[str] = Counter()
    for case in range(DAMAGED_PER_BATCH):
        seed, other = random.sample(range(8), 2)
        harm = DAMAGES[case % len(DAMAGES)]
        data = harm([*lines_once(table, seed)], [*lines_once(table, other)], random)
        known = positions(table, seed) | positions(table, other)
        outcomes[check_one(table, seed, data, known)] += 1
        if case % 25 == 0:
            check_copies(table, seed, put(folder / f"{case}.save", data))
    return outcomes


def check_one(table: str, seed: int, data: bytes, known: frozenset[int]) -> str:
    game, _ = TABLES[table](seed)
    try:
        saved = parse(PATH, data)
        match = load_match(saved, game)
    except SaveError as fault:
        check_refusal(fault, known)
        if isinstance(fault, Stuck):
            assert load_match(fault.saved, game).state.digest() in known | begun(fault)
        return type(fault).__name__
    assert match.state.digest() in known or not match.answered
    return "torn" if saved.notice else "read"


def begun(fault: Stuck) -> frozenset[int]:
    """A forged header may begin another game, but none of the answers belongs to it."""
    return frozenset() if fault.saved.records else frozenset({0})


def check_refusal(fault: SaveError, _known: frozenset[int]) -> None:
    assert str(fault).startswith("a.save: ")
    assert str(fault).isprintable()
    assert len(str(fault)) < 240
