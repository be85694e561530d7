"""Compares the save of a game played in the app with what the engine alone makes of the same answers."""

from __future__ import annotations

from pathlib import Path

from dragonroads.engine.journal import Record
from dragonroads.engine.savefile_reading import read
from tests.ui.again import played_again
from tests.ui.played.table_for import Laid


def check_journal(laid: Laid) -> list[Record]:
    """The save holds exactly what the engine writes, and leads to the table as the app shows it."""
    saved = read(laid.path)
    records = list(saved.records)
    match, again = played_again(laid.session.loaded.game, saved.header, records)
    assert again == records
    assert match.over
    assert match.state.digest() == laid.session.match.state.digest()
    assert match.result == laid.session.match.result
    return records


def verified(path: Path) -> int:
    """What `dragonroads verify` makes of the save."""
    from dragonroads.cli import main

    return main(["verify", str(path)])
