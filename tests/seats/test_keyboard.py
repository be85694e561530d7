"""Whose eyes the screen is for, in the made-up fair, which has every kind of question."""

from __future__ import annotations

import pytest

from dragonroads.engine.game import Agreements
from dragonroads.engine.match import Match
from dragonroads.errors import SaveError
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Due, Keyboard, Over, Sitting, Unwritten
from dragonroads.seats.looking import Looks
from tests.engine.playing import answer_one, answer_until, asked, toy_match
from tests.engine.toy import FairState


def keyboard(seats: int = 3, computers: tuple[int, ...] = (), handover: str = "every-turn") -> Keyboard:
    return Keyboard(toy_match(seats, computers=computers, agreed=Agreements(handover)))


def kind_of(due: Due) -> str:
    return type(due).__name__


def answer_what_is_due(board: Keyboard) -> Due:
    """Do what is due as a front end would."""
    due = board.due()
    match due:
        case Aloud(question):
            board.go_public()
            answer_one(board.match, question)
        case Sitting(_, questions):
            answer_one(board.match, questions[0])
        case Curtain(seat):
            board.accept(seat)
        case ByComputer(seat):
            answer_one(board.match, next(q for q in asked(board.match) if q.seat == seat))
    return due


def test_a_public_question_is_asked_aloud_without_a_curtain() -> None:
    due = keyboard().due()
    assert isinstance(due, Aloud)
    assert due.question.kind == "stall"


def test_a_private_question_waits_behind_a_curtain_even_for_the_seat_that_has_just_answered_aloud() -> None:
    board = keyboard()
    answer_what_is_due(board)
    assert board.match.holder == 0
    assert board.due() == Curtain(0)
    board.accept(0)
    due = board.due()
    assert isinstance(due, Sitting)
    assert (due.seat, due.questions[0].kind) == (0, "guess")


def test_private_questions_of_one_seat_follow_each_other_in_one_sitting() -> None:
    board = keyboard()
    kinds = [kind_of(answer_what_is_due(board)) for _ in range(5)]
    assert kinds == ["Aloud", "Curtain", "Sitting", "Sitting", "Sitting"]


def test_going_public_closes_the_seat_s_eyes() -> None:
    board = keyboard()
    answer_what_is_due(board)
    board.accept(0)
    board.go_public()
    assert board.due() == Curtain(0)


def test_sealed_choices_are_made_seat_by_seat_and_another_may_go_first() -> None:
    board = keyboard()
    answer_until(board.match, "bid")
    board.match.accept(0)
    assert board.due() == Curtain(0, (1, 2))
    board.let_first(2)
    assert board.due() == Curtain(2, (0, 1))
    board.accept(2)
    assert isinstance(board.due(), Sitting)
    answer_what_is_due(board)
    assert board.due() == Curtain(0, (1,))


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_in_a_sealed_set_whoever_holds_the_keyboard_is_asked_first(holder: int) -> None:
    board = keyboard()
    answer_until(board.match, "bid")
    board.match.accept(holder)
    due = board.due()
    assert isinstance(due, Curtain)
    assert due.seat == holder


def test_what_is_due_is_worked_out_once_for_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    board = keyboard()
    worked_out = []
    work_out = Keyboard._work_out

    def count(self: Keyboard) -> Due:
        worked_out.append(self.match.lines)
        return work_out(self)

    monkeypatch.setattr(Keyboard, "_work_out", count)
    for _ in range(3):
        assert board.due() is board.due()
        answer_what_is_due(board)
    assert len(worked_out) == len(set(worked_out)) == 3
    board.let_first(2)
    board.go_public()
    board.due()
    assert len(worked_out) == 4


def test_who_has_nothing_to_choose_cannot_go_first() -> None:
    board = keyboard()
    answer_until(board.match, "guess")
    board.let_first(2)
    assert board.due() == Curtain(0)


def test_there_is_no_curtain_for_a_person_who_plays_alone_against_computers() -> None:
    board = keyboard(computers=(1, 2))
    assert board.public_viewer == 0
    kinds = set()
    while not board.match.over:
        kinds.add(kind_of(answer_what_is_due(board)))
    assert kinds == {"Aloud", "ByComputer"}
    assert board.due() == Over()


def test_computers_answer_before_people_are_asked() -> None:
    board = keyboard(computers=(1,))
    answer_until(board.match, "bid")
    assert board.due() == ByComputer(1)


def test_open_hands_need_no_curtain() -> None:
    board = keyboard(handover="open")
    while not board.match.over:
        assert isinstance(answer_what_is_due(board), Aloud)


def test_at_need_only_what_is_for_own_eyes_is_hidden() -> None:
    board = keyboard(handover="need")
    behind, aloud = set(), set()
    while not board.match.over:
        match answer_what_is_due(board):
            case Sitting(_, questions):
                behind.add(questions[0].kind)
            case Aloud(question):
                aloud.add(question.kind)
    own = {"guess", "lay", "bid", "parade"}
    assert own <= behind
    assert not own & aloud


def test_a_sealed_set_that_could_not_be_written_is_tried_again() -> None:
    board = keyboard(2)
    answer_until(board.match, "bid")
    full: list[object] = []

    def journal(record: object) -> None:
        full.append(record)
        if len(full) == 3:
            raise SaveError("the disk is full")

    board.match.journal = journal
    answer_one(board.match)
    with pytest.raises(SaveError):
        answer_one(board.match)
    assert board.due() == Unwritten()
    board.match.open_sealed_set()
    assert board.due() != Unwritten()


@pytest.mark.parametrize("handover", ["every-turn", "need", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_never_ask_a_hidden_question_before_its_seat_has_opened_the_curtain(
    handover: str, seats: int
) -> None:
    board = keyboard(seats, handover=handover)
    opened: int | None = None
    while not board.match.over:
        match answer_what_is_due(board):
            case Curtain(seat):
                opened = seat
            case Sitting(seat, _):
                assert seat == opened
            case Aloud():
                opened = None


def test_a_seat_that_was_handed_over_is_played_by_the_computer_and_shown_to_nobody() -> None:
    board = keyboard()
    answer_what_is_due(board)
    board.accept(0)
    assert isinstance(board.due(), Sitting)
    board.match.hand(0, "computer:easy")
    assert board.due() == ByComputer(0)
    assert board.eyes is None
    assert board.people == [1, 2]


def test_a_seat_taken_back_has_its_curtain_again() -> None:
    board = keyboard()
    answer_what_is_due(board)
    board.accept(0)
    board.match.hand(0, "computer:easy")
    board.match.hand(0, "keyboard")
    assert board.due() == Curtain(0)
    board.accept(0)
    assert board.eyes == 0
    assert isinstance(board.due(), Sitting)


def test_handing_another_seat_over_closes_nobody_s_eyes() -> None:
    board = keyboard()
    answer_what_is_due(board)
    board.accept(0)
    board.match.hand(1, "computer:easy")
    assert board.eyes == 0
    assert isinstance(board.due(), Sitting)


def test_who_gets_up_leaves_no_hand_open_to_those_who_stay() -> None:
    board = keyboard(2)
    board.match.hand(0, "computer:easy")
    assert board.people == [1]
    assert board.public_viewer is None
    assert board.has_secrets
    while not board.match.over:
        due = answer_what_is_due(board)
        assert not (isinstance(due, Aloud) and due.question.private)
        assert not (isinstance(due, Curtain | Sitting) and due.seat == 0)


def test_a_person_who_plays_alone_keeps_the_own_side_while_the_computer_plays_it() -> None:
    board = keyboard(computers=(1, 2))
    board.match.hand(0, "computer:easy")
    assert (board.people, board.public_viewer, board.has_secrets) == ([], 0, False)
    assert board.due() == ByComputer(0)


def test_who_takes_a_computer_s_seat_has_secrets_from_then_on() -> None:
    board = keyboard(computers=(1, 2))
    board.match.hand(2, "keyboard")
    assert (board.people, board.public_viewer, board.has_secrets) == ([0, 2], None, True)
    board.match.hand(2, "computer:easy")
    assert (board.public_viewer, board.has_secrets) == (None, True)


def test_a_view_is_made_once_for_each_line_of_the_game() -> None:
    match: Match[FairState] = toy_match()
    looks = Looks(match)
    before = looks(None)
    assert looks(None) is before
    answer_one(match)
    assert looks(None) == match.view(None) != before
    match.undo()
    assert looks(None) == before
