"""A process whose children play games into files, to be killed: `python -m tests.crash.player <table>`.

For each line `<seed> <file>` that it reads, a child says its process id, then after each thing done how many lines are
safely on disk; when the child is gone, however it went, the parent says `end`. So only the parent loads the game.
"""

from __future__ import annotations

import os
import sys

from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from tests.crash.tables import TABLES
from tests.engine.playing import going_on


def main(table: str) -> None:
    """Play one game after another, each in a child of its own."""
    TABLES[table](0)
    gone: list[int] = []
    for line in iter(sys.stdin.readline, ""):
        while gone:  # only now: until it is asked for the next one, a late kill must find the old one
            os.waitpid(gone.pop(), 0)
        seed, path = line.rstrip("\n").split(" ", 1)
        child = os.fork()
        if not child:
            play_as_child(table, int(seed), path)
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        say("end")
        gone.append(child)


def play_as_child(table: str, seed: int, path: str) -> None:
    """Play to the end and be gone, whatever happens."""
    try:
        say(os.getpid())
        game, header = TABLES[table](seed)
        match = Match(game, header, SaveFile.create(path, header).append)
        say(match.lines)
        for _ in going_on(match):
            say(match.lines)
    finally:
        os._exit(0)


def say(word: object) -> None:
    """One line in one write."""
    os.write(1, f"{word}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
