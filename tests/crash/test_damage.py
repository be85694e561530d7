"""Saves damaged at random: one line each, and never a position the game did not have."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dragonroads.engine.game import Game
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import Stuck, parse
from dragonroads.engine.savefile_resuming import copy_from_snapshot, copy_until, go_on, load_match
from dragonroads.errors import SaveError
from tests.crash.damage import DAMAGES
from tests.crash.tables import SHORT, TABLES
from tests.engine.playing import going_on
from tests.engine.saving import lines_of, put
from tests.english import english

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
    """Open one damaged save; what became of it."""
    game, _ = TABLES[table](seed)
    try:
        saved = parse(PATH, data)
        match = load_match(saved, game)
    except Stuck as fault:
        check_words(fault)
        check_position(sound_part(fault, game), known)
        return type(fault).__name__
    except SaveError as fault:
        check_words(fault)
        return "refused"
    check_position(match, known)
    return "torn" if saved.notice else "read"


def sound_part(stuck: Stuck, game: Game[Any]) -> Match[Any]:
    """The game up to the line before; where there is more than one damage, up to the first."""
    try:
        return load_match(stuck.saved, game)
    except Stuck as earlier:
        return sound_part(earlier, game)


def check_words(fault: SaveError) -> None:
    words = english(fault)
    assert words.startswith("a.save: ")
    assert words.isprintable()
    assert len(words) < 240


def check_position(match: Match[Any], known: frozenset[int]) -> None:
    """A forged header may begin another game, but then no answer fits it."""
    assert match.state.digest() in known or not match.answered


def check_copies(table: str, seed: int, path: Path) -> None:
    """Where a save is stuck, it can be gone on with in copies, and stays as it is."""
    game, _ = TABLES[table](seed)
    data = path.read_bytes()
    try:
        go_on(path, game)[1].close()
        return
    except Stuck as stuck:
        copy = path.with_suffix(".before")
        copy_until(path, copy, sound_part(stuck, game).lines + 2)
        go_on(copy, game)[1].close()
        if stuck.snapshot:
            copy = path.with_suffix(".after")
            copy_from_snapshot(stuck, copy, game)
            go_on(copy, game)[1].close()
    except SaveError:
        pass
    assert path.read_bytes() == data


@pytest.mark.parametrize(("batch", "table"), zip(range(4), cycle(SHORT)))
def test_a_damaged_save_is_refused_in_one_line_or_read_right(table: str, batch: int, tmp_path: Path) -> None:
    outcomes = check_damage(table, batch, tmp_path)
    assert {"Damaged", "Changed", "refused", "torn", "read"} == set(outcomes)


@pytest.mark.release
@pytest.mark.parametrize("table", SHORT)
@pytest.mark.parametrize("batch", range(100, 300))
def test_a_hundred_thousand_damaged_saves_are_refused_or_read_right(table: str, batch: int, tmp_path: Path) -> None:
    check_damage(table, batch, tmp_path)
