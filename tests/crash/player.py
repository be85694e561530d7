"""A process that plays a game into a file and says after each thing done how many lines are safely on disk.

Run as `python -m tests.crash.player <table> <seed> <file>`, or with `hold` as a fourth word to just keep the file open.
"""

from __future__ import annotations

import os
import sys

from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from tests.crash.tables import TABLES
from tests.engine.playing import going_on


def main(table: str, seed: str, path: str, *hold: str) -> None:
    """Play to the end, or wait for the end of the input."""
    game, header = TABLES[table](int(seed))
    match = Match(game, header, SaveFile.create(path, header).append)
    say(match.lines)
    if hold:
        sys.stdin.read()
        return
    for _ in going_on(match):
        say(match.lines)


def say(lines: int) -> None:
    """Tell how many lines are on disk, in one write."""
    os.write(1, b"%d\n" % lines)


if __name__ == "__main__":
    main(*sys.argv[1:])
