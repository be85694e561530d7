"""What an answer would show is told beforehand with its reason: the same wherever everybody has seen the same."""

from __future__ import annotations

from random import Random

import pytest

from dragonroads.engine.foresight import DIE, DRAWN, MIXED, NOTHING, SEALED, TURNED_UP
from dragonroads.engine.hidden import determinize
from dragonroads.engine.visibility import ALL
from dragonroads.engine.zones import show, shuffle
from tests.engine.playing import answer_until, asked, toy_match
from tests.engine.test_position import at_the_start_of_a_turn, begun_from
from tests.engine.toy import Fairground


@pytest.mark.parametrize(("key", "why"), [("rest", NOTHING), ("roll", DIE), ("draw", DRAWN)])
def test_an_answer_that_uses_chance_or_shows_a_card_is_final_and_says_why(key: str, why: str) -> None:
    match = toy_match()
    question = answer_until(match, "luck")
    assert match.finality(0, question.n, key) == why


def test_an_answer_that_shows_nothing_is_not_final() -> None:
    match = toy_match()
    for kind in ("stall", "guess", "lay"):
        question = answer_until(match, kind)
        assert not any(match.finality(0, question.n, question.key(i)) for i in range(len(question.options)))


def test_a_sealed_answer_is_final() -> None:
    match = toy_match()
    question = answer_until(match, "bid")
    assert match.finality(question.seat, question.n, "0") == SEALED


def test_the_last_answer_before_cards_are_turned_up_is_final() -> None:
    match = toy_match()
    question = answer_until(match, "parade")
    assert match.finality(question.seat, question.n) == TURNED_UP


def test_looking_ahead_changes_nothing() -> None:
    match = toy_match()
    question = answer_until(match, "luck")
    before = match.state.digest(), match.lines, match._told[:], asked(match)
    match.finality(0, question.n, "draw")
    assert (match.state.digest(), match.lines, match._told, asked(match)) == before


def knock(t: Fairground) -> None:
    """Knocking shows the top card only if it is a high one: that it does not tells something, too."""
    if t.ask(1, "knock", ["yes", "no"]) == "yes":
        t.unveil("knocked")
        if t.state.deck[-1] >= 12:
            show(t.state.seen, t.state.deck[-1:], ALL)
    t.state.phase = "wait"


def wait(t: Fairground) -> None:
    """Something to be asked afterwards."""
    t.ask(2, "wait", ["a", "b"])
    t.state.over = True


def test_the_absence_of_something_hidden_is_final_in_every_world_and_says_so() -> None:
    state = at_the_start_of_a_turn()
    tops = set()
    for seed in range(30):
        other = state.copy()
        determinize(other, 1, Random(seed).random)
        match = begun_from(other, {"turn": knock, "wait": wait})
        tops.add(match.state.deck[-1] >= 12)
        assert match.finality(1, 0, "yes") == "knocked"
        assert match.finality(1, 0, "no") == NOTHING
        match.answer(1, 0, "yes")
        assert (match.can_undo().steps, match.can_undo().limit) == (0, "revealed")
    assert tops == {True, False}


def mixing(t: Fairground) -> None:
    """The deck is mixed, or not."""
    if t.ask(1, "mix", ["yes", "no"]) == "yes":
        shuffle(t, t.state.deck, t.state.seen)
    t.state.phase = "wait"


def test_mixing_is_final() -> None:
    match = begun_from(at_the_start_of_a_turn(), {"turn": mixing, "wait": wait})
    assert (match.finality(1, 0, "yes"), match.finality(1, 0, "no")) == (MIXED, NOTHING)
