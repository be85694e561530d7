"""Events with the table as it was then: the same events, the views of that time, and a match that does not notice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.game import Agreements
from dragonroads.engine.match import Match
from dragonroads.engine.moments import Moment
from dragonroads.engine.views import Hidden, is_hidden
from tests.engine.playing import answer_one, answer_until, asked, going_on, play, toy_header, toy_match
from tests.engine.toy import FairState, Toy

ROLL, DRAW = 1, 2
CASES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


def viewers(match: Match[FairState]) -> list[int | None]:
    return [None, *range(len(match.header.seats))]


def hands(moment: Moment) -> list[list[Any]]:
    return [visitor["hand"] for visitor in moment.view["visitors"]]


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_moments_are_the_events_at_every_time_and_from_every_number(seats: int, seed: int) -> None:
    match = toy_match(seats, seed)
    for _ in going_on(match):
        viewer = viewers(match)[match.lines % (seats + 1)]
        events = match.events(viewer)
        for since in {0, len(events) // 2, max(0, len(events) - 1), len(events), len(events) + 5}:
            assert [moment.event for moment in match.moments(viewer, since)] == events[since:]


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_a_moment_shows_only_faces_its_viewer_may_see(seats: int, seed: int) -> None:
    match = play(toy_match(seats, seed))
    for viewer in viewers(match):
        for moment in match.moments(viewer):
            closed = [hand for seat, hand in enumerate(hands(moment)) if seat != viewer]
            assert all(isinstance(card, Hidden) for hand in [*closed, moment.view["deck"]] for card in hand)
            assert all(isinstance(card, Hidden) for card in moment.view["table"])
            guesses = [visitor["guess"] for visitor in moment.view["visitors"]]
            assert all(is_hidden(guess) for seat, guess in enumerate(guesses) if seat != viewer)
            assert is_hidden(moment.view["seed"])


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_asking_for_moments_leaves_the_match_as_it_is(seats: int, seed: int) -> None:
    looked_at, left_alone = toy_match(seats, seed), toy_match(seats, seed)
    for _ in zip(going_on(looked_at), going_on(left_alone), strict=True):
        looked_at.moments(viewers(looked_at)[looked_at.lines % (seats + 1)])
        assert looked_at.state.key() == left_alone.state.key()
        assert asked(looked_at) == asked(left_alone)
        assert looked_at.can_undo() == left_alone.can_undo()
        assert looked_at._told == left_alone._told


def test_the_deal_is_seen_card_by_card() -> None:
    moments = toy_match(3).moments(1)
    own = [len(hands(moment)[1]) for moment in moments if moment.event.kind == "drew_card"]
    assert own == [1, 2, 3, 4]
    assert len(moments[0].view["deck"]) == 23
    assert len(moments[-1].view["deck"]) == 12


def test_a_moment_in_the_middle_of_an_answer_is_earlier_than_what_came_of_it() -> None:
    match = toy_match(2)
    answer_until(match, "parade")
    before = len(match.events(None))
    answer_one(match)
    turned = [moment for moment in match.moments(None, before) if moment.event.kind == "turned"]
    assert len(turned) == 2
    assert all(len(moment.view["table"]) == 2 for moment in turned)
    assert match.view(None)["table"] == []


def test_the_last_moment_shows_what_the_view_shows_when_nothing_has_happened_since() -> None:
    match = toy_match()
    answer_until(match, "luck")
    answer_one(match, pick=ROLL)
    for viewer in viewers(match):
        last, now = match.moments(viewer)[-1], match.view(viewer)
        assert last.event.kind == "rolled"
        assert {field.name for field in FairState.fields if now[field.name] != last.view[field.name]} == {"turn"}


def test_moments_of_answers_taken_back_are_gone() -> None:
    match = toy_match()
    answer_until(match, "luck")
    before = match.moments(0)
    answer_one(match, pick=DRAW)
    assert len(match.moments(0)) > len(before)
    match.undo(agreed=True)
    assert match.moments(0) == before


def test_moments_of_a_game_that_begins_from_a_position() -> None:
    first = play(toy_match(2))
    start = toy_match(2)
    answer_until(start, "bid")
    match = Match(Toy(), replace(first.header, start=start.state.dump()))
    play(match)
    assert [moment.event for moment in match.moments(0)] == match.events(0) != []


def test_a_stopped_game_keeps_its_moments() -> None:
    match = toy_match()
    answer_until(match, "bid")
    before = match.moments(2)
    match.stop()
    assert match.moments(2) == before != []


def test_agreements_count_for_moments_as_they_do_for_views() -> None:
    closed, opened = toy_match(2), toy_match(2, agreed=Agreements("open"))
    assert all(isinstance(card, Hidden) for card in hands(closed.moments(None)[-1])[0])
    assert hands(opened.moments(None)[-1]) == [visitor.hand for visitor in opened.state.visitors]
    with_memory = Match(Toy(), replace(toy_header(2), agreements=Agreements(memory=True)))
    answer_until(with_memory, "luck")
    assert with_memory.moments(0)[-1].event.kind == "laid"
    assert with_memory.moments(0)[-1].view["table"] == with_memory.state.table


def test_a_sealed_answer_shows_in_no_moment_before_all_are_in() -> None:
    one, other = toy_match(2), toy_match(2)
    for match, pick in ((one, 0), (other, 3)):
        answer_until(match, "bid")
        answer_one(match, pick=pick)
    for viewer in (None, 1):
        assert one.moments(viewer) == other.moments(viewer)
