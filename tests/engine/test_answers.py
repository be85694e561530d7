"""Keys and picks: what answers a question, and whether an old answer still does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.engine.answers import as_answer, fits, picks_for
from dragonroads.engine.journal import Answered
from dragonroads.engine.table import Question
from dragonroads.errors import StaleAnswer

PLAIN = Question(0, "stall", ("north", "east"), n=4)
TICKS = Question(0, "parade", (7, 8, 9), lo=0, hi=2, n=5)
BIDS = [Question(seat, "bid", (0, 1, 2), private=True, sealed=True, n=6) for seat in (0, 1)]


def test_keys_become_ascending_picks() -> None:
    assert picks_for(PLAIN, ["east"]) == (1,)
    assert picks_for(TICKS, ["9", "7"]) == (0, 2)
    assert picks_for(TICKS, []) == ()


@pytest.mark.parametrize("keys", [[], ["west"], ["north", "east"], ["north", "north"], ["north", "west"]])
def test_keys_that_are_no_answer_are_stale(keys: list[str]) -> None:
    with pytest.raises(StaleAnswer):
        picks_for(PLAIN, keys)


def test_answers_are_replayed_as_a_number_ticks_and_sets_as_several() -> None:
    assert as_answer([PLAIN], [(1,)]) == 1
    assert as_answer([TICKS], [(0, 2)]) == (0, 2)
    assert as_answer([TICKS], [()]) == ()
    assert as_answer(BIDS, [(2,), (0,)]) == (2, 0)


def test_a_recorded_answer_fits_as_long_as_its_options_are_the_same() -> None:
    record = Answered.of(BIDS, ((2,), (0,)), digest=1)
    assert fits(record, BIDS)
    assert not fits(record, BIDS[:1])
    assert not fits(record, [BIDS[0], replace(BIDS[1], options=(0, 1))])
    assert not fits(record, [BIDS[0], replace(BIDS[1], options=(5, 1, 2))])
    assert not fits(replace(record, picks=((2,), (9,))), BIDS)
    assert not fits(replace(record, picks=((2,),), keys=(("2",),)), BIDS)
