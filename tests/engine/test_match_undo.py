"""Taking back: up to the last barrier, with the reason, and what a seat is told since it last looked."""

from __future__ import annotations

import pytest

from dragonroads.engine.journal import Record, Snapshot, Undone
from dragonroads.engine.match import Match, Undo
from dragonroads.errors import SaveError, StaleAnswer
from tests.engine.playing import answer_one, answer_until, asked, going_on, toy_header, toy_match
from tests.engine.toy import Fairground, FairState, Toy

REST, ROLL, DRAW = 0, 1, 2


def after_three_answers() -> Match[FairState]:
    """Seat 0 has picked a stall, guessed and laid a card: nothing of it shows anybody anything."""
    match = toy_match()
    answer_until(match, "luck")
    return match


def test_own_answers_that_show_nothing_can_be_taken_back_one_by_one() -> None:
    match = toy_match()
    assert match.can_undo() == Undo(0, "start")
    before = []
    while asked(match)[0].kind != "luck":
        before.append((match.state.key(), asked(match)[0].options, match.events(0)))
        answer_one(match)
    assert match.can_undo() == Undo(3, "handed_over")
    for key, options, events in reversed(before):
        match.undo()
        assert (match.state.key(), asked(match)[0].options, match.events(0)) == (key, options, events)
    with pytest.raises(StaleAnswer, match=r"stale\.not_so_many"):
        match.undo()


@pytest.mark.parametrize("steps", [0, -1, 4])
def test_more_than_there_is_cannot_be_taken_back(steps: int) -> None:
    match = after_three_answers()
    with pytest.raises(StaleAnswer):
        match.undo(steps)
    assert match.answered == 3


def test_several_answers_go_back_in_one_line() -> None:
    lines: list[Record] = []
    match = Match(Toy(), toy_header(), lines.append)
    answer_until(match, "luck")
    match.undo(3)
    assert lines[-1] == Undone(0)
    assert asked(match)[0].n == match.lines == 4


def test_a_reopened_question_has_a_new_number() -> None:
    match = toy_match()
    answer_one(match)
    match.undo()
    with pytest.raises(StaleAnswer):
        match.answer(0, 0, "north")
    match.answer(0, 2, "north")


@pytest.mark.parametrize("pick", [ROLL, DRAW])
def test_chance_and_a_seen_card_are_barriers(pick: int) -> None:
    match = after_three_answers()
    answer_one(match, pick=pick)
    assert match.can_undo() == Undo(0, "revealed")


def test_resting_shows_nothing_and_can_be_taken_back_until_the_next_seat_answers() -> None:
    match = after_three_answers()
    answer_one(match, pick=REST)
    assert match.can_undo().steps == 4
    answer_one(match)
    assert match.can_undo() == Undo(1, "handed_over")


def test_accepting_the_keyboard_is_a_barrier() -> None:
    match = after_three_answers()
    answer_one(match, pick=REST)
    match.accept(1)
    assert match.can_undo() == Undo(0, "handed_over")
    assert match.holder == 1


def test_accepting_again_is_no_further_barrier() -> None:
    match = toy_match()
    match.accept(0)
    answer_one(match)
    match.accept(0)
    assert match.can_undo() == Undo(1, "handed_over")


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_game_can_take_the_keyboard(seat: int) -> None:
    match = toy_match()
    with pytest.raises(StaleAnswer):
        match.accept(seat)
    assert match.lines == 0


def test_an_opened_set_is_a_barrier() -> None:
    match = toy_match()
    answer_until(match, "parade")
    assert match.can_undo() == Undo(0, "sealed")


def test_the_answer_of_a_computer_is_a_barrier_but_takes_no_keyboard() -> None:
    match = toy_match(computers=[1])
    answer_until(match, "luck")
    answer_one(match, pick=REST)
    assert match.can_undo().steps == 4
    answer_one(match)
    assert match.can_undo() == Undo(0, "computer")
    assert match.holder == 0


def test_by_agreement_a_barrier_falls_and_the_same_chance_comes_again() -> None:
    match = after_three_answers()
    answer_one(match, pick=ROLL)
    rolled, key = match.events(None)[-1], match.state.key()
    match.undo(agreed=True)
    answer_one(match, pick=ROLL)
    assert match.events(None)[-1] == rolled
    assert match.state.key() == key
    match.undo(4, agreed=True)
    assert match.answered == 0


def test_going_back_by_agreement_drops_the_sealed_answers_of_an_open_set() -> None:
    match = toy_match()
    answer_until(match, "bid")
    answer_one(match)
    match.undo(agreed=True)
    answer_one(match)
    assert len(asked(match)) == 3


@pytest.mark.parametrize("seed", range(10))
def test_undo_restores_the_state_at_every_answer(seed: int) -> None:
    match = toy_match(seed=seed)
    keys = {0: match.state.key()}
    for _ in going_on(match):
        keys[match.answered] = match.state.key()
        if match.can_undo().steps:
            match.undo()
            assert match.state.key() == keys[match.answered]
            answer_one(match)
            keys[match.answered] = match.state.key()


def test_a_recap_tells_what_happened_since_a_seat_last_looked() -> None:
    match = toy_match()
    assert not match.has_looked(1)
    assert [event.kind for event in match.recap(1)].count("drew_card") == 4
    match.accept(1)
    assert match.has_looked(1)
    assert match.recap(1) == []
    answer_one(match, pick=2)
    assert [(event.kind, event.args) for event in match.recap(1)] == [("stall", (0, "south"))]


def test_a_recap_leaves_out_what_ones_own_answer_led_to_in_the_open() -> None:
    match = after_three_answers()
    answer_one(match, pick=ROLL)
    assert [event.kind for event in match.led_to(0)] == ["rolled"]
    assert match.recap(0) == match.missed(0) == []
    answer_one(match)
    assert [event.kind for event in match.recap(0)] == ["stall"]
    match.accept(0)
    assert match.led_to(0) == []


def test_what_only_oneself_may_know_stays_in_the_recap() -> None:
    match = after_three_answers()
    known = len(match.events(0))
    answer_one(match, pick=DRAW)
    private, public, both = match.recap(0), match.led_to(0), match.events(0)[known:]
    assert private
    assert sorted(event.kind for event in (*private, *public)) == sorted(event.kind for event in both)


def test_a_recap_after_going_back_by_agreement_leaves_nothing_out() -> None:
    match = after_three_answers()
    answer_one(match, pick=ROLL)
    match.accept(1)
    match.undo(4, agreed=True)
    answer_one(match, pick=3)
    assert [event.args for event in match.recap(1)] == [(0, "west")]


@pytest.mark.parametrize("there_is_room", [True, False])
def test_an_answer_taken_back_leaves_no_snapshot_of_a_round_that_did_not_come(there_is_room: bool) -> None:
    def pause(t: Fairground) -> None:
        if t.ask(0, "pause", ["go", "wait"]) == "go":
            t.state.round += 1

    def journal(record: Record) -> None:
        if isinstance(record, Snapshot) and not there_is_room:
            raise SaveError("no room")
        lines.append(record)

    lines: list[Record] = []
    match = Match(Toy(steps={"turn": pause}), toy_header(), journal)
    answer_one(match, pick=0)
    assert isinstance(lines[-1], Snapshot) is there_is_room
    match.undo()
    there_is_room = True
    answer_one(match, pick=1)
    assert not isinstance(lines[-1], Snapshot)
