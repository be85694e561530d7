"""Line mode at its curtains: nothing but the seat's own letter opens one, and nothing secret stands outside."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.engine.game import Agreements
from dragonroads.engine.journal import Accepted
from dragonroads.engine.match import Match, Waiting
from dragonroads.ui.line_screen import BLANK_LINES, CLEAR
from tests.engine.playing import asked
from tests.games.draghan.situations import loaded
from tests.ui.people import NAMES, Paper, Reader, at_first_curtain, new_match, pages, sit_down, start, typed_at


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


# --- curtains ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "momentum",
    [[""], ["", "", ""], ["1", "1", "1"], ["xyz"], ["TT"], ["?"], ["h"], ["v"], ["g", "p", "save"]],
)
def test_nothing_but_the_letter_opens_a_curtain(momentum: list[str]) -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, *momentum)
    assert "Only for" not in printed
    assert match.holder is None
    assert f"{letter}? " in printed


def test_enter_alone_shows_the_question_again_and_answers_nothing() -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, letter, "h", "", "")
    assert printed.count("Which card goes first into your own Storyline?") == 3
    assert "(Enter shows the question again.)" in printed
    assert match.answered == 0


def test_secret_choices_in_the_making_are_not_undone_by_agreement() -> None:
    match, _ = new_match(start(2, "regular", 5))
    question = asked(match)[0]
    match.answer(question.seat, question.n, question.key(0))
    printed = typed_at(match, "u all")
    assert "secret choices are final" in printed
    assert Waiting(question.n, question.seat, "duo_own", done=True) in match.open(None)


def test_the_letter_opens_it_in_either_case_and_that_is_written_down() -> None:
    first = start(3, "regular", 5)
    match, journal = new_match(first)
    seat = match.open(None)[0].seat
    printed = typed_at(match, match.state.dragons[seat].lower())
    assert journal == [Accepted(seat)]
    assert f"Only for {NAMES[seat]}" in printed


def test_the_screen_is_wiped_before_a_private_page_and_before_the_public_one_that_follows() -> None:
    match, letter = at_first_curtain()
    curtain, private, after = pages(typed_at(match, letter, "1", "1", "1"))
    assert "CURTAIN" in curtain
    assert "Only for" in private
    assert "Hand of" in private
    assert "Only for" not in curtain + after
    assert "Hand of" not in curtain + after


def test_where_nothing_can_be_wiped_it_is_pushed_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, letter, is_terminal=False)
    assert CLEAR not in printed
    assert printed.count("\n" * BLANK_LINES) == 2
    monkeypatch.setenv("TERM", "dumb")
    assert CLEAR not in typed_at(at_first_curtain()[0], letter)


def test_the_curtain_names_whom_it_calls_and_counts_nothing() -> None:
    match, letter = at_first_curtain()
    who = NAMES[match.open(None)[0].seat]
    curtain = pages(typed_at(match, letter))[0]
    assert re.search(rf"^{who} \(.*\), it is your turn\.$", curtain, re.MULTILINE)
    assert "since" not in curtain
    again = typed_at(match, letter)
    assert f"{who} (" in again
    assert ", once more." in again, "who holds the keyboard already is not asked to take it"


def test_what_was_told_in_the_open_is_not_told_again_behind_a_curtain() -> None:
    match, letter = at_first_curtain()
    printed = typed_at(match, letter, "1", "1", "1", "1", *"CMTSPA"[:3])
    told = [page for page in pages(printed) if "lays a card" in page]
    assert told, "the sitting has ended"
    assert not any("Only for" in page for page in told)
    assert "since you last looked" not in printed.lower()


def test_somebody_else_may_choose_first_where_all_choose_in_secret() -> None:
    match, _ = new_match(start(3, "experienced", 5))
    waiting = [match.state.dragons[one.seat] for one in match.open(None)]
    printed = typed_at(match, waiting[1], waiting[1])
    assert f"{waiting[0]}? " in printed
    assert match.holder == match.state.dragons.index(waiting[1])


def test_who_has_chosen_is_shown_but_not_what() -> None:
    match, letter = at_first_curtain(2)
    printed = typed_at(match, letter, "1", "1")
    assert "Has chosen: " in pages(printed)[-1]


def test_who_is_not_asked_cannot_open_a_curtain() -> None:
    match, letter = at_first_curtain()
    other = next(dragon for dragon in match.state.dragons if dragon != letter)
    printed = typed_at(match, other)
    assert "has nothing to decide now" in printed
    assert "Only for" not in printed


def test_with_open_hands_there_is_no_curtain() -> None:
    match = Match(loaded().game, replace(start(3, "regular", 5), agreements=Agreements("open")))
    printed = sit_down(match, Reader(Paper(), 3))
    assert match.over
    assert "CURTAIN" not in printed
    assert "Hand of" in printed
