"""A match: who is asked what, sealed sets, stale answers, and what happens when a line cannot be written."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.foresight import SEALED
from dragonroads.engine.journal import Answered, Record, SealedAnswer, Snapshot, Stopped
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.table import Closed, Question, S
from dragonroads.errors import SaveError, StaleAnswer
from tests.engine.playing import (
    answer_one,
    answer_until,
    asked,
    do_something,
    going_on,
    play,
    some_keys,
    toy_header,
    toy_match,
)
from tests.engine.toy import Fairground, Taken, Toy


def everything_about(match: Match[S]) -> tuple[Any, ...]:
    """All that anybody could notice of a match."""
    seats = range(len(match.header.seats))
    seen = [(match.view(s), match.open(s), match.events(s), match.recap(s), match.has_looked(s)) for s in seats]
    public = (match.view(None), match.open(None), match.events(None))
    counts = (match.lines, match.answered, match.holder, match.can_undo(), match.over, match.result)
    return match.state.key(), match.state.digest(), seen, public, counts


def test_a_match_waits_at_its_first_question() -> None:
    match = toy_match()
    (question,) = asked(match)
    assert (question.seat, question.kind, question.n) == (0, "stall", 0)
    assert (match.lines, match.answered, match.over, match.result) == (0, 0, False, None)


def test_a_public_question_is_open_to_all_and_a_private_one_to_its_seat_alone() -> None:
    match = toy_match()
    for viewer in (None, 0, 1, 2):
        assert isinstance(match.open(viewer)[0], Question)
    answer_one(match)
    assert isinstance(match.open(0)[0], Question)
    for viewer in (None, 1, 2):
        assert match.open(viewer) == (Waiting(1, 0, "turn"),)


def test_closed_options_come_with_their_reason() -> None:
    match = toy_match()
    answer_one(match, pick=1)
    while asked(match)[0].seat == 0:
        answer_one(match)
    (question,) = asked(match)
    assert "east" not in question.options
    assert question.closed() == [Closed("east", Taken("east"))]


@pytest.mark.parametrize(
    ("seat", "n", "keys"),
    [
        (1, 0, ("north",)),
        (0, 1, ("north",)),
        (0, -1, ("north",)),
        (7, 0, ("north",)),
        (0, 0, ("nowhere",)),
        (0, 0, ()),
        (0, 0, ("north", "east")),
        (0, 0, ("north", "nowhere")),
    ],
)
def test_a_stale_answer_changes_nothing(seat: int, n: int, keys: tuple[str, ...]) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    before = everything_about(match)
    with pytest.raises(StaleAnswer):
        match.answer(seat, n, *keys)
    assert everything_about(match) == before
    assert lines == []


def test_the_same_answer_given_twice_counts_once() -> None:
    match = toy_match()
    match.answer(0, 0, "north")
    with pytest.raises(StaleAnswer):
        match.answer(0, 0, "north")
    assert match.answered == 1


def test_the_order_of_ticks_does_not_matter() -> None:
    match = toy_match()
    question = answer_until(match, "parade")
    match.answer(question.seat, question.n, question.key(2), question.key(0))
    assert match.state.shown[:2] == [question.options[0], question.options[2]]


def test_a_seat_that_is_not_asked_has_no_position() -> None:
    with pytest.raises(StaleAnswer):
        toy_match().position(2)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_sealed_answers_come_in_any_order_and_nobody_sees_a_change_before_the_last(order: tuple[int, ...]) -> None:
    match = toy_match()
    answer_until(match, "bid")
    number = match.lines
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    events = [match.events(seat) for seat in (None, 0, 1, 2)]
    for answered, seat in enumerate(order):
        waiting = [w for w in match.open(None) if isinstance(w, Waiting)]
        assert sorted(w.seat for w in waiting if w.done) == sorted(order[:answered])
        assert [q.n for q in asked(match)] == [number] * (3 - answered)
        assert [match.view(seat) for seat in (None, 0, 1, 2)] == views
        assert [match.events(seat) for seat in (None, 0, 1, 2)] == events
        match.answer(seat, number, str(seat))
    assert match.events(None)[-1].args == (0, 1, 2)
    assert asked(match)[0].kind == "parade"


def test_a_sealed_answer_is_final_and_stops_undo() -> None:
    match = toy_match()
    question = answer_until(match, "bid")
    match.answer(1, question.n, "2")
    assert match.finality(0, question.n, "0") == SEALED
    assert (match.can_undo().steps, match.can_undo().limit) == (0, "sealed")
    with pytest.raises(StaleAnswer):
        match.answer(1, question.n, "0")
    with pytest.raises(StaleAnswer):
        match.undo()


def test_a_set_is_written_seat_by_seat_and_then_as_one_line() -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    question = answer_until(match, "bid")
    del lines[:]
    for seat in (2, 0, 1):
        match.answer(seat, question.n, str(seat))
    first, second, third, whole = lines
    assert [r.seat for r in (first, second, third) if isinstance(r, SealedAnswer)] == [2, 0, 1]
    assert isinstance(whole, Answered)
    assert (whole.n, whole.seats, whole.keys) == (question.n, (0, 1, 2), (("0",), ("1",), ("2",)))


@pytest.mark.parametrize("seed", range(6))
def test_question_numbers_are_never_used_twice_and_count_lines(seed: int) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(seed=seed), lines.append)
    for _ in going_on(match):
        assert match.lines == len(lines)
        assert len({q.n for q in asked(match)}) <= 1
    numbers = [line.n for line in lines if isinstance(line, Answered)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_plays_the_same_game_twice(seats: int) -> None:
    first, second = play(toy_match(seats)), play(toy_match(seats))
    assert everything_about(first) == everything_about(second)
    assert first.result is not None
    assert sorted(first.result.ranks)[0] == 1


def test_a_stopped_game_is_over_with_the_standings_as_they_are() -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    answer_until(match, "bid")
    answer_one(match)
    match.stop()
    assert match.over
    assert match.result is not None
    assert match.result.ending == "stopped"
    assert asked(match) == []
    assert match.can_undo().limit == "stopped"
    assert lines[-1] == Stopped()
    for act in (match.stop, match.undo, lambda: match.undo(agreed=True)):
        with pytest.raises(StaleAnswer):
            act()


class FailingJournal:
    """Refuses one line, then works again, as after somebody has made room on the disk."""

    def __init__(self, fails_at: int) -> None:
        self.lines: list[Record] = []
        self.left = fails_at

    def __call__(self, record: Record) -> None:
        self.left -= not isinstance(record, Snapshot)
        if self.left == 0:
            raise SaveError("no room")
        self.lines.append(record)


@pytest.mark.parametrize("fails_at", range(1, 60, 2))
def test_a_line_that_cannot_be_written_leaves_everything_as_before(fails_at: int) -> None:
    reference: list[Record] = []
    play(Match(Toy(), toy_header(), reference.append))
    journal = FailingJournal(fails_at)
    match = Match(Toy(), toy_header(), journal)
    while not match.over:
        before, written = everything_about(match), len(journal.lines)
        try:
            do_something(match)
        except SaveError:
            if len(journal.lines) == written:
                assert everything_about(match) == before
            match.open_sealed_set()
    assert journal.lines == reference


def test_a_set_whose_line_cannot_be_written_stays_sealed_and_can_be_opened_later() -> None:
    journal = FailingJournal(0)
    match = Match(Toy(), toy_header(), journal)
    question = answer_until(match, "bid")
    match.answer(0, question.n, "1")
    match.answer(1, question.n, "1")
    journal.left = 2
    with pytest.raises(SaveError):
        match.answer(2, question.n, "3")
    assert asked(match) == []
    assert all(isinstance(w, Waiting) and w.done for w in match.open(0))
    match.open_sealed_set()
    assert isinstance(journal.lines[-1], Answered)
    assert asked(match)[0].kind == "parade"
    assert match.lines == len(journal.lines)


def test_a_snapshot_that_cannot_be_written_does_not_harm_the_answer() -> None:
    def journal(record: Record) -> None:
        if isinstance(record, Snapshot):
            raise SaveError("no room")
        lines.append(record)

    lines: list[Record] = []
    match = play(Match(Toy(), toy_header(), journal))
    again = Match(Toy(), toy_header())
    again.follow(lines)
    assert again.state.key() == match.state.key()
    assert again.lines == match.lines == len(lines)


def test_rules_that_stumble_leave_the_match_at_its_question() -> None:
    def stumble(t: Fairground) -> None:
        t.tell("before")
        if t.ask(0, "dare", ["yes", "no"]) == "yes":
            t.state.turn = 5
            raise ZeroDivisionError
        t.state.over = True

    lines: list[Record] = []
    match = Match(Toy(steps={"turn": stumble}), toy_header(), lines.append)
    before = everything_about(match)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, 0, "yes")
    assert everything_about(match) == before
    assert lines == []
    match.answer(0, 0, "no")
    assert match.over


def test_keys_answer_every_kind_of_question() -> None:
    kinds = set()
    match = toy_match(2)
    for _ in going_on(match):
        for question in asked(match):
            kinds.add(question.kind)
            assert all(some_keys(question, chance) is not None for chance in range(3))
    assert kinds == {"stall", "guess", "lay", "luck", "bid", "parade"}
