"""Plays the answers of a journal once more, with the engine alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.game import Game, Header
from dragonroads.engine.journal import Accepted, Answered, Handed, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.match import Match


def played_again(game: Game[Any], header: Header, records: Sequence[Record]) -> tuple[Match[Any], list[Record]]:
    """The engine's own match, and what it wrote."""
    journal: list[Record] = []
    match: Match[Any] = Match(game, header, journal.append)
    before: Record | None = None
    for record in records:
        is_opened_set = isinstance(record, Answered) and isinstance(before, SealedAnswer)
        if not is_opened_set:  # a set of secret choices opens itself
            _do_again(match, record)
        before = record
    return match, journal


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
