"""The purses that make a difference are as good as all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.games.almanac import openly
from dragonroads.games.almanac.unseen_purse import purses
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench.tables import Setting, answer_at_random, default_seats

SEEDS = 3


def test_a_purse_is_tried_one_gold_short_of_the_dearest_price_that_it_paid() -> None:
    tried = []
    for gold in purses(99):
        rich, poor = gold >= 12, gold - 2 > 3
        tried.append((rich, poor))
    assert tried == [(True, True), (False, True), (False, False)]


def test_a_purse_that_is_counted_is_tried_with_every_amount() -> None:
    assert [list(range(min(4, gold))) for gold in purses(6)][-5:] == [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0], []]
    assert [int(gold) for gold in purses(6)] == [6, 5, 4, 3, 2, 1, 0]


def test_a_purse_answers_like_the_number_of_its_gold() -> None:
    for gold in (0, 1, 5):
        coins: Any = next(purses(gold))
        assert [coins == n for n in range(7)] == [gold == n for n in range(7)]
        assert [coins < n for n in range(7)] == [gold < n for n in range(7)]
        assert [n <= coins for n in range(7)] == [n <= gold for n in range(7)]
        assert (bool(coins), coins + 2 - coins, 9 - coins, coins // 2) == (bool(gold), 2, 9 - gold, gold // 2)
        assert {coins: "same"}.get(gold) == "same"
        assert min(3, coins) == min(3, gold)


@pytest.mark.parametrize("name", ["dragon_road", "crystal_peaks", "almanac_tours"])
def test_public_lists_are_those_of_all_purses(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = Shelf(cache=None).open(name)
    setting = Setting(loaded, loaded.spec.presets[-1].id, default_seats(loaded))
    compared = 0
    for seed in range(SEEDS):
        match, random = setting.match(), Random(seed)
        while not match.over:
            question = match.open(match.asked[0])[0]
            if isinstance(question, Question) and question.openly is not None:
                few = _told(match, question)
                with monkeypatch.context() as patch:
                    patch.setattr(openly, "purses", _all_purses)
                    assert few == _told(match, question)
                compared += 1
            answer_at_random(match, random)
    assert compared > 100


def _all_purses(most: int) -> Iterator[int]:
    return iter(range(most, -1, -1))


def _told(match: Match[Any], question: Question) -> list[object]:
    """The list with what it says about fees and closed options, and what the first option would show."""
    heard = question.aloud()
    return [heard, list(heard.closed()), match.finality(question.seat, question.n, heard.key(0))]
