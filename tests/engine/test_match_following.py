"""Following a record: every line is checked, and the first that does not fit is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.following import Diverged
from dragonroads.engine.journal import Accepted, Answered, Record, SealedAnswer, Snapshot, Stopped, Undone
from dragonroads.engine.match import Match
from tests.engine.playing import answer_one, answer_until, asked, going_on, play, toy_header
from tests.engine.test_match import everything_about
from tests.engine.toy import Fair, FairState, Toy
from tests.english import english


def recorded(seed: int = 7, seats: int = 3) -> list[Record]:
    """The lines of a whole game."""
    lines: list[Record] = []
    play(Match(Toy(), toy_header(seats, seed), lines.append))
    return lines


def follow(lines: Sequence[Record], game: Toy | None = None, seed: int = 7) -> Match[FairState]:
    match = Match(game or Toy(), toy_header(seed=seed))
    match.follow(lines)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_followed_match_is_the_same_in_everything_at_every_line(seed: int) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(seed=seed), lines.append)
    for at, _ in enumerate(going_on(match)):
        if at % 3 == 0:
            assert everything_about(follow(lines, seed=seed)) == everything_about(match)
    assert everything_about(follow(lines, seed=seed)) == everything_about(match)


def test_a_match_followed_half_way_goes_on_with_fresh_numbers() -> None:
    lines = recorded()
    for cut in range(0, len(lines), 7):
        match = follow(lines[:cut])
        used = {line.n for line in lines[:cut] if isinstance(line, Answered)}
        assert match.lines == cut
        assert not {q.n for q in asked(match)} & used


def at_line(lines: Sequence[Record], at: int) -> str:
    """Where following stops and why."""
    with pytest.raises(Diverged) as diverged:
        follow(lines)
    assert diverged.value.at == at
    return english(diverged.value)


def first(lines: list[Record], kind: type[Any]) -> int:
    return next(at for at, line in enumerate(lines) if isinstance(line, kind))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"n": 99}, "question 99 (stall) is not asked any more"),
        ({"kind": "sell"}, "question 0 (sell) is not asked any more"),
        ({"seats": (1,)}, "question 0 (stall) is not asked any more"),
        ({"seats": (0, 1)}, "question 0 (stall) is not asked any more"),
        ({"counts": (3,)}, "question 0 (stall) has other options now"),
        ({"picks": ((9,),)}, "question 0 (stall) has other options now"),
        ({"keys": (("moon",),)}, "question 0 (stall) has other options now"),
        ({"keys": ((),)}, "question 0 (stall) has other options now"),
        ({"keys": (), "picks": ()}, "question 0 (stall) has other options now"),
        ({"digest": 1}, "question 0 (stall) leads to another position now"),
    ],
)
def test_an_answer_that_does_not_fit_is_named(changes: dict[str, Any], message: str) -> None:
    lines = recorded()
    assert isinstance(lines[0], Answered)
    lines[0] = replace(lines[0], **changes)
    assert at_line(lines, 0) == message


def test_other_lines_that_do_not_fit_are_named() -> None:
    lines = recorded()
    assert at_line([lines[0], Undone(5)], 1) == "there is no answer 5 to take back"
    assert at_line([Undone(0)], 0) == "there is no answer 0 to take back"
    assert at_line([lines[0], Undone(0), Undone(0)], 2) == "there is no answer 0 to take back"
    assert at_line([lines[0], lines[0]], 1) == "question 0 (stall) is not asked any more"
    assert at_line([Accepted(4)], 0) == "there is no seat 4"
    assert at_line([Stopped(), Stopped()], 1) == "the game is over"
    assert at_line([Stopped(), lines[0]], 1) == "question 0 (stall) is not asked any more"
    assert at_line([SealedAnswer(0, "stall", 0, (0,), ("north",))], 0) == "question 0 (stall) has other options now"
    assert at_line([Snapshot(3, {})], 0) == "the snapshot after 3 answers shows another position"


def test_a_plain_undo_beyond_a_barrier_does_not_fit() -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    answer_until(match, "luck")
    answer_one(match, pick=1)
    assert at_line([*lines, Undone(0)], 4) == "cannot take back 4 answers: 0 can be"


def test_a_set_that_differs_from_the_sealed_answers_does_not_fit() -> None:
    lines = recorded()
    at = next(i for i, line in enumerate(lines) if isinstance(line, Answered) and line.kind == "bid")
    whole = lines[at]
    assert isinstance(whole, Answered)
    picks = (((whole.picks[0][0] + 1) % 4,), *whole.picks[1:])
    other = replace(whole, picks=picks, keys=tuple((str(p[0]),) for p in picks))
    n = whole.n
    assert at_line([*lines[:at], other], at) == f"question {n} (bid) was answered otherwise by some seat"
    without = [line for line in lines[: at + 1] if not isinstance(line, SealedAnswer)]
    assert at_line(without, len(without) - 1) == f"question {n} (bid) was answered otherwise by some seat"


def test_a_snapshot_of_another_position_or_a_second_one_does_not_fit() -> None:
    lines = recorded()
    at = first(lines, Snapshot)
    snapshot = lines[at]
    assert isinstance(snapshot, Snapshot)
    wrong = replace(snapshot, state={**snapshot.state, "turn": 2})
    expected = f"the snapshot after {snapshot.answers} answers shows another position"
    assert at_line([*lines[:at], wrong], at) == expected
    assert at_line([*lines[: at + 1], snapshot], at + 1) == expected


def test_other_content_is_found_at_the_first_answer_it_changes() -> None:
    lines = recorded()
    at = next(i for i, line in enumerate(lines) if isinstance(line, Answered) and line.keys == (("roll",),))
    with pytest.raises(Diverged) as diverged:
        follow(lines, Toy(Fair(die=(10, 20, 30, 40, 50, 60))))
    assert diverged.value.at == at
    assert english(diverged.value).endswith("(luck) leads to another position now")


@pytest.mark.parametrize("fault", [TypeError("odd"), ZeroDivisionError("odd"), AssertionError("odd"), KeyError("odd")])
def test_rules_that_stumble_over_an_old_answer_are_a_change_not_a_crash(fault: Exception) -> None:
    def stumble(_table: object) -> None:
        raise fault

    lines = recorded()
    with pytest.raises(Diverged, match=r"save\.stumbles") as diverged:
        follow(lines, Toy(steps={"reveal": stumble}))
    assert lines[diverged.value.at] == next(r for r in lines if isinstance(r, Answered) and r.kind == "parade")


def cut_before_the_set(lines: list[Record]) -> int:
    return next(i for i, line in enumerate(lines) if isinstance(line, Answered) and line.kind == "bid")


def test_pending_sealed_answers_survive_a_resume() -> None:
    lines = recorded()
    at = cut_before_the_set(lines)
    match = follow(lines[: at - 1])
    (question,) = asked(match)
    assert question.kind == "bid"
    assert match.can_undo().limit == "sealed"


def attach(match: Match[FairState], journal: Callable[[Record], None]) -> None:
    match.attach(journal)


def construct_with(match: Match[FairState], journal: Callable[[Record], None]) -> None:
    match.journal = journal
    match.follow([])


@pytest.mark.parametrize("resume", [attach, construct_with])
def test_a_complete_set_gets_its_line_exactly_once_when_a_journal_is_there(
    resume: Callable[[Match[FairState], Callable[[Record], None]], None],
) -> None:
    lines = recorded()
    at = cut_before_the_set(lines)
    match = follow(lines[:at])
    assert match.lines == at
    assert asked(match) == []
    rest: list[Record] = []
    resume(match, rest.append)
    assert rest == [lines[at]]
    resume(match, rest.append)
    assert rest == [lines[at]]
    play(match)
    assert [*lines[:at], *rest] == lines


def test_a_snapshot_lost_in_a_crash_is_written_when_a_journal_is_there() -> None:
    lines = recorded()
    at = first(lines, Snapshot)
    match = follow(lines[:at])
    rest: list[Record] = []
    match.attach(rest.append)
    assert rest == [lines[at]]
    match.attach(rest.append)
    assert len(rest) == 1


def test_a_resumed_game_goes_on_exactly_as_if_nothing_had_happened() -> None:
    lines = recorded()
    for cut in range(len(lines)):
        rest: list[Record] = []
        match = follow(lines[:cut])
        match.attach(rest.append)
        play(match)
        assert [*lines[:cut], *rest] == lines


def test_snapshots_are_taken_at_the_start_of_each_round_and_a_game_can_begin_from_one() -> None:
    lines = recorded()
    snapshots = [line for line in lines if isinstance(line, Snapshot)]
    assert {s.state["round"] for s in snapshots} == {2, 3}
    header = replace(toy_header(), start=snapshots[-1].state)
    match = Match(Toy(), header)
    assert match.state.round == 3
    assert match.answered == 0
    play(match)
    assert match.over
