"""Cut at every byte: a save always opens at its last whole line."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from dragonroads.engine import savefile_reading
from dragonroads.engine.game import Game
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import Saved, parse
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.errors import SaveError
from tests.crash.tables import SHORT, TABLES
from tests.engine.saving import lines_of

PATH = Path("a.save")
LINES_PER_LOAD = 10


def check_every_cut(table: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the file cut at every byte; what is left is followed line by line, and now and then loaded anew."""
    game, header = TABLES[table](seed)
    whole = b"".join(lines_of(game, header))
    for name in ("_record", "body_of"):  # the same whole lines come again and again
        monkeypatch.setattr(savefile_reading, name, cache(getattr(savefile_reading, name)))
    first = whole.index(b"\n") + 1
    for cut in range(first):
        with pytest.raises(SaveError, match=r"never begun|not a dragonroads save|is empty"):
            parse(PATH, whole[:cut])
    match = Match(game, header)
    records = parse(PATH, whole).records
    for cut in range(first, len(whole) + 1):
        saved = parse(PATH, whole[:cut])
        if not saved.notice:
            match.follow(saved.records[match.lines :])
            check_line(saved, game, match)
        assert saved.records == records[: match.lines]
        assert saved.ends[-1] == whole.rindex(b"\n", 0, cut) + 1


def check_line(saved: Saved, game: Game[Any], match: Match[Any]) -> None:
    """Where a line ends, the game is sound; every so often it is also loaded from the beginning."""
    assert match.lines == len(saved.records)
    game.check(match.state)
    if match.lines % LINES_PER_LOAD == 0 or match.over:
        assert load_match(saved, game).state.key() == match.state.key()


@pytest.mark.parametrize(("seed", "table"), zip(range(5), cycle(SHORT)))
def test_a_save_cut_at_any_byte_opens_at_its_last_whole_line(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_every_cut(table, seed, monkeypatch)


@pytest.mark.release
@pytest.mark.parametrize("table", SHORT)
@pytest.mark.parametrize("seed", range(10, 60))
def test_fifty_saves_cut_at_any_byte_open_at_their_last_whole_line(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_every_cut(table, seed, monkeypatch)
