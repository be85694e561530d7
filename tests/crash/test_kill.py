"""Killed at any moment: every acknowledged answer is in the file, and the game goes on as if nothing happened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from dragonroads.engine.savefile_resuming import go_on
from tests.crash.tables import TABLES
from tests.engine.playing import play
from tests.engine.saving import lines_of

KILLS_PER_BATCH = 25
ROOT = Path(__file__).parents[2]


def start(table: str, seed: int, path: Path) -> subprocess.Popen[bytes]:
    """A process that plays into a file."""
    command = [sys.executable, "-S", "-m", "tests.crash.player", table, str(seed), str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def play_until_killed(table: str, seed: int, path: Path, until: int, random: Random) -> int:
    """Kill a playing process some moments after it has said that so many lines are on disk; the last number it said."""
    with start(table, seed, path) as process:
        assert process.stdout
        said = -1
        while said < until:
            said = int(process.stdout.readline())
        for _ in range(random.randrange(20_000)):
            pass  # an odd fraction of the time the next line takes
        process.kill()
        return max([said, *map(int, process.stdout.read().split(b"\n")[:-1])])


def check_kills(table: str, batch: int, folder: Path) -> None:
    random = Random(batch)
    for kill in range(KILLS_PER_BATCH):
        seed = random.randrange(6)
        game, header = TABLES[table](seed)
        whole = b"".join(lines_of(game, header))
        path = folder / f"{kill}.save"
        said = play_until_killed(table, seed, path, random.randrange(whole.count(b"\n")), random)
        assert whole.startswith(path.read_bytes())
        assert path.read_bytes().count(b"\n") > said
        match, file, _ = go_on(path, game)
        with file:
            assert match.lines >= said
            play(match)
        assert path.read_bytes() == whole


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("batch", range(4))
def test_no_acknowledged_answer_is_lost_by_a_kill(table: str, batch: int, tmp_path: Path) -> None:
    check_kills(table, batch, tmp_path)


@pytest.mark.release
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("batch", range(100, 140))
def test_no_acknowledged_answer_is_lost_by_a_thousand_kills(table: str, batch: int, tmp_path: Path) -> None:
    check_kills(table, batch, tmp_path)
