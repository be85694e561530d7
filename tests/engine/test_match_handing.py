"""A seat is handed to the computer and back: who plays it, what is final, and that a record follows it."""

from __future__ import annotations

import json

import pytest

from dragonroads.engine.following import Diverged
from dragonroads.engine.journal import Handed, Record, Undone, from_json, to_json
from dragonroads.engine.match import Match, Undo
from dragonroads.errors import SaveError, StaleAnswer
from tests.engine.playing import answer_one, answer_until, asked, chance_of, do_something, toy_header, toy_match
from tests.engine.toy import FairState, Toy
from tests.english import english

EASY = "computer:easy"


def test_a_seat_is_played_by_whom_it_was_handed_to() -> None:
    match = toy_match(computers=[2])
    assert [match.who(seat) for seat in range(3)] == ["keyboard", "keyboard", "computer:1"]
    match.hand(0, EASY)
    match.hand(2, "keyboard")
    assert [match.who(seat) for seat in range(3)] == [EASY, "keyboard", "keyboard"]
    assert [match.is_person(seat) for seat in range(3)] == [False, True, True]
    match.hand(0, "computer:no-such-level.9")
    assert match.who(0) == "computer:no-such-level.9"


def test_whoever_was_a_person_once_is_remembered() -> None:
    match = toy_match(computers=[1, 2])
    assert match.ever_people == {0}
    match.hand(0, EASY)
    assert match.ever_people == {0}
    match.hand(2, "keyboard")
    match.hand(2, EASY)
    assert match.ever_people == {0, 2}


@pytest.mark.parametrize(
    ("seat", "who"),
    [
        (-1, EASY),
        (3, EASY),
        (0, "keyboard"),
        (1, "computer:1"),
        (0, ""),
        (0, "computer"),
        (0, "computer:"),
        (0, "computer:a b"),
        (0, "computer:\x1b[2J"),
        (0, "computer:easy\n"),
        (0, "computer:" + "x" * 41),
        (0, "Keyboard"),
        (0, "cloud:easy"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line_and_written_nowhere(seat: int, who: str) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(computers=[1]), lines.append)
    with pytest.raises(StaleAnswer) as refused:
        match.hand(seat, who)
    assert english(refused.value).isprintable()
    assert (lines, match.lines) == ([], 0)


def test_a_game_that_is_over_stays_with_those_who_played_it() -> None:
    match = toy_match()
    match.stop()
    with pytest.raises(StaleAnswer, match=r"stale\.over"):
        match.hand(0, EASY)


def test_a_hand_over_that_cannot_be_written_has_not_happened() -> None:
    def full(_record: Record) -> None:
        raise SaveError("no room")

    match = toy_match()
    answer_one(match)
    match.journal = full
    with pytest.raises(SaveError, match="no room"):
        match.hand(0, EASY)
    assert match.who(0) == "keyboard"
    assert match.holder == 0
    assert match.can_undo().steps == 1


def test_handing_over_is_a_barrier_and_frees_the_keyboard() -> None:
    match = toy_match()
    answer_until(match, "luck")
    assert match.can_undo().steps == 3
    match.hand(0, EASY)
    assert match.can_undo() == Undo(0, "handed_over")
    assert match.holder is None
    answer_one(match)
    assert match.can_undo().steps == 0
    assert match.holder is None


def test_handing_another_seat_over_leaves_the_keyboard_where_it_is_but_is_a_barrier_too() -> None:
    match = toy_match()
    answer_until(match, "luck")
    match.hand(1, EASY)
    assert match.holder == 0
    assert match.can_undo() == Undo(0, "handed_over")


def test_a_seat_taken_back_answers_as_a_person_again() -> None:
    match = toy_match()
    match.hand(0, EASY)
    match.hand(0, "keyboard")
    answer_one(match)
    assert match.can_undo() == Undo(1, "handed_over")
    assert match.holder == 0


def test_an_agreed_undo_goes_behind_a_hand_over_which_stays_in_force() -> None:
    match = toy_match()
    answer_until(match, "luck")
    match.hand(0, EASY)
    match.undo(2, agreed=True)
    assert match.answered == 1
    assert match.who(0) == EASY
    assert match.can_undo().steps == 0


def test_a_seat_can_be_handed_over_while_others_still_choose_in_secret() -> None:
    match = toy_match(2)
    answer_until(match, "bid")
    answer_one(match)
    match.hand(1, EASY)
    match.hand(0, EASY)
    assert [question.seat for question in asked(match)] == [1]
    answer_one(match)
    assert match.can_undo() == Undo(0, "sealed")


def play_with_hand_overs(match: Match[FairState]) -> None:
    while not match.over:
        chance = chance_of(match)
        seat = chance % 3
        if chance % 5 == 0:
            match.hand(seat, EASY if match.is_person(seat) else "keyboard")
        do_something(match)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_with_hand_overs_is_followed_line_by_line(seed: int) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(seed=seed), lines.append)
    play_with_hand_overs(match)
    assert any(isinstance(line, Handed) for line in lines)
    again = Match(Toy(), match.header)
    again.follow(from_json(json.loads(json.dumps(to_json(line)))) for line in lines)
    assert again.state.key() == match.state.key()
    assert again.players == match.players
    assert (again.lines, again.holder, again.can_undo()) == (match.lines, match.holder, match.can_undo())


@pytest.mark.parametrize("line", [Handed(3, EASY), Handed(0, "keyboard"), Handed(0, "somebody")])
def test_a_forged_hand_over_is_named_by_its_line(line: Handed) -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    answer_one(match)
    with pytest.raises(Diverged) as diverged:
        Match(Toy(), match.header).follow([*lines, line])
    assert diverged.value.at == 1


def test_a_recorded_undo_across_a_hand_over_needs_everybodys_consent() -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    answer_one(match)
    match.hand(0, EASY)
    with pytest.raises(Diverged):
        Match(Toy(), match.header).follow([*lines, Undone(0)])
    again = Match(Toy(), match.header)
    again.follow([*lines, Undone(0, agreed=True)])
    assert again.who(0) == EASY
