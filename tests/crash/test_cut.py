"""Cut at every byte: a save always opens at its last whole line."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from dragonroads.engine import savefile_reading
from dragonroads.engine.savefile_reading import parse
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.errors import SaveError
from tests.crash.tables import TABLES
from tests.engine.saving import lines_of

PATH = Path("a.save")


def check_every_cut(table: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the file cut at every byte; play what is left once per line."""
    game, header = TABLES[table](seed)
    lines = lines_of(game, header)
    whole = b"".join(lines)
    for name in ("_record", "body_of"):  # the same whole lines come again and again
        monkeypatch.setattr(savefile_reading, name, cache(getattr(savefile_reading, name)))
    records = parse(PATH, whole).records
    for cut in range(len(whole)):
        data = whole[:cut]
        kept = data.count(b"\n")
        if not kept:
            with pytest.raises(SaveError, match=r"never begun|not a dragonroads save|is empty"):
                parse(PATH, data)
            continue
        saved = parse(PATH, data)
        assert saved.records == records[: kept - 1]
        assert saved.ends[-1] == data.rindex(b"\n") + 1
        assert bool(saved.notice) is not data.endswith(b"\n")
        if data.endswith(b"\n"):
            match = load_match(saved, game)
            assert match.lines == kept - 1


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_a_save_cut_at_any_byte_opens_at_its_last_whole_line(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_every_cut(table, seed, monkeypatch)


@pytest.mark.release
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(10, 60))
def test_fifty_saves_cut_at_any_byte_open_at_their_last_whole_line(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_every_cut(table, seed, monkeypatch)
