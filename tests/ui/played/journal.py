"""Compares the save of a game played in the app with what the engine alone makes of the same answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.record import Accepted, Answered, Handed, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.savefile_reading import read
from tests.ui.played.table_for import Laid


def replayed(laid: Laid) -> tuple[Match[Any], list[Record], list[Record]]:
    """The engine's own match, what it wrote, and what is in the save."""
    saved = read(laid.path)
    journal: list[Record] = []
    match: Match[Any] = Match(laid.session.loaded.game, saved.header, journal.append)
    before: Record | None = None
    for record in saved.records:
        if not (
            isinstance(record, Answered) and isinstance(before, SealedAnswer)
        ):  # a set of secret choices opens itself
            _do_again(match, record)
        before = record
    return match, journal, list(saved.records)


def _do_again(match: Match[Any], record: Record) -> None:
    """What a person or a computer did."""
    match record:
        case SealedAnswer(n, _, seat, _, keys):
            match.answer(seat, n, *keys)
        case Answered(n, _, seats, _, keys):
            match.answer(seats[0], n, *keys[0])
        case Accepted(seat):
            match.accept(seat)
        case Undone(to, agreed):
            match.undo(len(match._numbers) - match._numbers.index(to), agreed=agreed)
        case Handed(seat, who):
            match.hand(seat, who)
        case Stopped():
            match.stop()
        case Snapshot():
            pass  # the engine writes it by itself


def check_journal(laid: Laid) -> list[Record]:
    """The save holds exactly what the engine writes, and leads to the table as the app shows it."""
    match, again, saved = replayed(laid)
    assert again == saved
    assert match.over
    assert match.state.digest() == laid.session.match.state.digest()
    assert match.result == laid.session.match.result
    return saved


def verified(path: Path) -> int:
    """What `dragonroads verify` makes of the save."""
    from dragonroads.cli import main

    return main(["verify", str(path)])
