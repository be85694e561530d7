"""Tables: who answers, and what is asked at all."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from dragonroads.engine.table import Question, Suspend, key_of, picks_allowed
from dragonroads.engine.tables import Deciding, Replay, Rollout, pick_some
from tests.engine.playing import toy_header
from tests.engine.toy import STEPS, FairState, Toy


def fresh() -> FairState:
    return Toy().begin(toy_header())


def test_a_replay_answers_from_the_record_and_then_asks() -> None:
    t = Replay(fresh(), [1, (0, 2), (1, 0)])
    assert t.ask(0, "colour", ["red", "blue"]) == "blue"
    assert t.ask_some(0, "tick", ["a", "b", "c"], 0, 3) == ["a", "c"]
    assert t.ask_all("bid", [0, 1], lambda seat: [f"{seat}x", f"{seat}y"]) == ["0y", "1x"]
    with pytest.raises(Suspend) as suspended:
        t.ask(2, "colour", ["red", "blue"], private=True)
    (question,) = suspended.value.questions
    assert (question.seat, question.kind, question.options, question.private) == (2, "colour", ("red", "blue"), True)


def test_a_single_option_is_taken_unless_asking_is_a_ritual() -> None:
    for t in (Replay(fresh(), []), Deciding(fresh(), never)):
        assert t.ask(0, "only", ["one"]) == "one"
    with pytest.raises(Suspend):
        Replay(fresh(), []).ask(0, "only", ["one"], ritual=True)


def never(_seat: int, kind: str, _options: Any) -> int:
    raise AssertionError(kind)


def test_a_sealed_set_asks_every_seat_even_one_with_a_single_option() -> None:
    with pytest.raises(Suspend) as suspended:
        Replay(fresh(), []).ask_all("bid", [0, 1], lambda seat: range(seat + 1))
    first, second = suspended.value.questions
    assert (first.options, second.options) == ((0,), (0, 1))
    assert first.sealed
    assert first.private


def test_a_sealed_set_of_nobody_asks_nothing_and_uses_no_answer() -> None:
    table = Replay(Toy().begin(toy_header()), [3])
    assert table.ask_all("bid", [], lambda _: (1, 2)) == []
    assert table.at == 0


def test_no_handler_of_ordinary_faults_swallows_a_question() -> None:
    assert not issubclass(Suspend, Exception)


def test_a_question_names_what_led_to_it() -> None:
    t = Replay(fresh(), [])
    t.cause.append("a card")
    with pytest.raises(Suspend) as suspended:
        t.ask_some(1, "tick", ["a"], 0, 1)
    assert suspended.value.questions[0].why == ("a card",)


def test_events_are_kept_with_their_audience() -> None:
    t = Replay(fresh(), [])
    t.tell("for_all", 1)
    t.tell_to(0b100, "for_two", 2)
    heard = [(told.record.kind, told.record.args, told.to) for told in t.told]
    assert heard == [("for_all", (1,), -1), ("for_two", (2,), 0b100)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rollouts_and_deciding_tables_play_whole_games(seats: int) -> None:
    random = Random(seats)
    for t in (
        Rollout(Toy().begin(toy_header(seats)), random.random),
        Deciding(Toy().begin(toy_header(seats)), lambda _seat, _kind, options: random.randrange(len(options))),
    ):
        while not t.state.over:
            STEPS[t.state.phase](t)
        assert t.decisions > 0
        Toy().check(t.state)


def test_a_rollout_takes_its_chance_from_its_own_stream() -> None:
    t = Rollout(fresh(), lambda: 0.5)
    assert [t.below(10), t.below(3)] == [5, 1]
    assert t.state.seed == fresh().seed


def test_the_stream_of_chance_is_part_of_the_state_and_even() -> None:
    t = Replay(fresh(), [])
    drawn = [t.below(6) for _ in range(6000)]
    assert set(drawn) == set(range(6))
    assert all(850 < drawn.count(face) < 1150 for face in range(6))
    again = Replay(fresh(), [])
    assert [again.below(6) for _ in range(6000)] == drawn
    assert again.state.seed == t.state.seed != fresh().seed


def test_chance_is_splitmix64_for_good() -> None:
    """Known answers of the published generator: saves of years ago must deal the same cards."""
    t = Replay(fresh(), [])
    t.state.seed = 0
    assert t.below(1 << 64) == 0xE220A8397B1DCDAF
    assert t.below(1 << 64) == 0x6E789E6AA1B965F4


def test_ticks_come_ascending_and_every_allowed_set_can_come() -> None:
    for count, lo, hi in [(4, 0, 2), (4, 2, 2), (3, 1, 3), (2, 0, 5), (0, 0, 2)]:
        allowed = {c for size in range(lo, min(hi, count) + 1) for c in combinations(range(count), size)}
        random = Random(3)
        found = {tuple(pick_some(count, lo, hi, random.randrange)) for _ in range(600)}
        assert found == allowed


@pytest.mark.parametrize(
    ("picks", "allowed"), [((0,), True), ((0, 2), True), ((), False), ((2, 0), False), ((1, 1), False), ((3,), False)]
)
def test_only_fitting_picks_are_allowed(picks: tuple[int, ...], allowed: bool) -> None:
    assert picks_allowed(Question(0, "tick", ("a", "b", "c"), lo=1, hi=2), picks) is allowed


def test_keys_of_options_are_plain_words() -> None:
    assert [key_of(option) for option in ("a", 3, None, ("b", 2, None))] == ["a", "3", "none", "b/2/none"]
