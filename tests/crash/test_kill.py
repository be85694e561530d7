"""Killed at any moment: every acknowledged answer is in the file, and the game goes on as if nothing happened."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import IO

import pytest

from dragonroads.engine.savefile_resuming import go_on
from tests.crash.tables import TABLES
from tests.engine.playing import play
from tests.engine.saving import lines_of

KILLS_PER_BATCH = 25
SEEDS = 6
ROOT = Path(__file__).parents[2]


class Victims:
    """Starts players and kills them."""

    def __init__(self, orders: IO[bytes], said: IO[bytes]) -> None:
        self.orders = orders
        self.said = said

    def play_and_kill(self, seed: int, path: Path, until: int, random: Random) -> int:
        """Kill a player some moments after it said that so many lines are on disk; the last number it said."""
        self.orders.write(f"{seed} {path}\n".encode())
        self.orders.flush()
        player = int(self.said.readline())
        lines = -1
        while lines < until:
            lines = int(self.said.readline())
        for _ in range(random.randrange(20_000)):
            pass  # an odd fraction of the time the next line takes
        os.kill(player, signal.SIGKILL)
        while (word := self.said.readline()) != b"end\n":
            lines = int(word)
        return lines


@contextmanager
def victims(table: str) -> Iterator[Victims]:
    """A process that starts players of one game."""
    command = [sys.executable, "-m", "tests.crash.player", table]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        yield Victims(process.stdin, process.stdout)


@cache
def whole_game(table: str, seed: int) -> bytes:
    """The file of a game that nobody interrupts."""
    return b"".join(lines_of(*TABLES[table](seed)))


def check_kills(table: str, batch: int, folder: Path) -> None:
    random = Random(batch)
    with victims(table) as those:
        for kill in range(KILLS_PER_BATCH):
            seed, path = random.randrange(SEEDS), folder / f"{kill}.save"
            until = random.randrange(whole_game(table, seed).count(b"\n"))
            said = those.play_and_kill(seed, path, until, random)
            check_file(table, seed, path, said)


def check_file(table: str, seed: int, path: Path, said: int) -> None:
    """All that was acknowledged is there, nothing else is, and the game can be played to the same end."""
    whole, left = whole_game(table, seed), path.read_bytes()
    assert whole.startswith(left)
    assert left.count(b"\n") > said
    match, file, _ = go_on(path, TABLES[table](seed)[0])
    with file:
        assert match.lines >= said
        play(match)
    assert path.read_bytes() == whole


@pytest.mark.parametrize(("batch", "table"), zip(range(5), cycle(TABLES)))
def test_no_acknowledged_answer_is_lost_by_a_kill(
    table: str, batch: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fdatasync", lambda _fd: None)  # only the players have to fear a crash
    check_kills(table, batch, tmp_path)


@pytest.mark.release
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("batch", range(100, 140))
def test_no_acknowledged_answer_is_lost_by_a_thousand_kills(table: str, batch: int, tmp_path: Path) -> None:
    check_kills(table, batch, tmp_path)
