"""Line mode with computer seats: what they do is told, and a full disk does not end the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.journal import Answered, Record
from dragonroads.engine.match import Match
from dragonroads.errors import SaveError, UsageError
from dragonroads.games.draghan.model import Race
from tests.ui.people import Paper, Reader, new_match, sit_down, start, typed_at


def against_computers(*levels: str, seed: int = 5) -> tuple[Match[Race], list[Record]]:
    """One person and computers of these levels."""
    computers = [SeatSpec(f"Robo{n}", f"computer:{level}") for n, level in enumerate(levels)]
    return new_match(replace(start(1 + len(levels), "regular", seed), seats=(SeatSpec("Ana"), *computers)))


def test_computers_play_without_anybody_being_asked_to_answer_for_them() -> None:
    match, journal = against_computers("easy", "easy")
    reader = Reader(Paper())
    printed = sit_down(match, reader)
    assert match.over
    own = [record for record in journal if isinstance(record, Answered) and record.seats == (0,)]
    assert len(reader.typed) >= len(own) > 0
    assert "CURTAIN" not in printed
    assert "Robo0" in printed


def test_a_level_nobody_knows_is_refused_before_anything_is_shown() -> None:
    match, _ = against_computers("easy", "dreadful")
    paper = Paper()
    with pytest.raises(UsageError, match="dreadful"):
        sit_down(match, Reader(paper))
    assert paper.getvalue() == ""


def test_a_computer_that_cannot_write_its_answer_waits_until_there_is_room() -> None:
    match, journal = against_computers("easy")
    room = [True]
    while match.is_person(match.open(None)[0].seat):
        question = match.open(0)[0]
        match.answer(0, question.n, question.key(0))  # type: ignore[union-attr]

    def full(record: Record) -> None:
        if not room:
            room.append(True)
            raise SaveError("the disk is full")
        journal.append(record)

    room.clear()
    match.journal = full
    before = len(journal)
    printed = typed_at(match, "")
    assert "the disk is full" in printed
    assert "Make room" in printed
    assert len(journal) > before
