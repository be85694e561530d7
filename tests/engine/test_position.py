"""Positions: a computer player tries things out in worlds that look like this one, never in the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dragonroads.engine.game import Result
from dragonroads.engine.hidden import determinize
from dragonroads.engine.match import Match
from dragonroads.engine.position import Position
from dragonroads.engine.views import Sight, see
from tests.engine.playing import answer_one, answer_until, asked, going_on, toy_header, toy_match
from tests.engine.test_match import everything_about
from tests.engine.toy import Fairground, FairState, Toy

Trace = list[tuple[int, str, tuple[Any, ...]]]


def play_outs(position: Position[FairState], seed: int, count: int = 5) -> tuple[list[Result], Trace]:
    """Some play-outs with a random player, and everything that player was asked."""
    random = Random(seed)
    trace: Trace = []

    def choose(seat: int, kind: str, options: Sequence[Any]) -> int:
        trace.append((seat, kind, tuple(options)))
        return random.randrange(len(options))

    return [position.play_out(choose, random.random) for _ in range(count)], trace


def begun_from(state: FairState, steps: dict[str, Callable[[Fairground], None]] | None = None) -> Match[FairState]:
    return Match(Toy(steps=steps), replace(toy_header(), start=state.dump()))


def at_the_start_of_a_turn() -> FairState:
    match = toy_match()
    while asked(match)[0].seat != 1:
        answer_one(match)
    return match.state


def test_thinking_does_not_change_the_match() -> None:
    match = toy_match()
    for _ in going_on(match):
        before = everything_about(match)
        for question in asked(match):
            play_outs(match.position(question.seat), 1, count=1)
            match.finality(question.seat, question.n, question.key(0))
        assert everything_about(match) == before


def test_a_position_holds_the_question_and_the_view_of_its_seat() -> None:
    match = toy_match()
    answer_until(match, "lay")
    position = match.position(0)
    assert position.question == asked(match)[0]
    assert position.view == match.view(0)


def test_play_outs_begin_at_the_open_question_of_an_unfinished_step() -> None:
    match = toy_match()
    answer_until(match, "lay")
    _, trace = play_outs(match.position(0), 1, count=1)
    assert trace[0] == (0, "lay", tuple(match.state.visitors[0].hand))


@pytest.mark.parametrize("seed", range(5))
def test_a_computer_player_thinks_the_same_in_the_true_world_and_in_a_twin(seed: int) -> None:
    state = at_the_start_of_a_turn()
    other = state.copy()
    determinize(other, 1, Random(seed).random)
    assert other.key() != state.key()
    true, twin = begun_from(state), begun_from(other)
    assert play_outs(true.position(1), seed) == play_outs(twin.position(1), seed)


def test_sealed_answers_of_others_change_no_thought() -> None:
    match = toy_match()
    question = answer_until(match, "bid")
    before = play_outs(match.position(0), 3)
    match.answer(1, question.n, "3")
    match.answer(2, question.n, "0")
    assert play_outs(match.position(0), 3) == before


def test_worlds_differ_in_chance() -> None:
    match = toy_match()
    answer_until(match, "luck")
    assert len({result.scores for result in play_outs(match.position(0), 1, 30)[0]}) > 5


def test_a_sampled_state_is_at_the_open_question_and_looks_the_same_to_its_seat() -> None:
    match = toy_match()
    compared = 0
    for _ in going_on(match):
        for question in asked(match):
            position = match.position(question.seat)
            worlds = [position.sampled(Random(seed).random) for seed in range(4)]
            for world in worlds:
                assert world is not match.state
                assert see(world, Sight(question.seat)) == position.view
            compared += len({world.digest() for world in worlds}) > 1
    assert compared > 10
