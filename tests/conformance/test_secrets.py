"""Nobody learns what they cannot know, and no computer player peeks."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.conformance.audit import audit
from tests.conformance.cases import ALL_CASES, CASES, GAMES, Case
from tests.conformance.driving import drive, enough, sampled
from tests.conformance.honesty import asked_together, check_sealed, check_search, check_set
from tests.conformance.scramble import check_scrambled
from tests.conformance.secrets import check_events, check_step, check_views, viewers

RELEASE = pytest.mark.release


def twins(case: Case, seed: int, share: float) -> tuple[int, int]:
    """Compare worlds at some questions of a game; how many pairs of state and viewer, and of steps, were compared."""
    match, random = case.match(seed), Random(seed)
    pairs = steps = 0
    for _ in sampled(match, random, share):
        for viewer in viewers(match):
            check_views(match, viewer, random)
            steps += check_step(match, viewer, random)
            pairs += 1
    check_events(match)
    return pairs, steps


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twin_worlds_look_and_ask_the_same(case: Case) -> None:
    pairs, steps = map(sum, zip(*(twins(case, seed, 0.12) for seed in (1, 2))))
    assert steps >= pairs / 10


@RELEASE
@pytest.mark.parametrize("seed", range(3, 43))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_very_many_twin_worlds_look_and_ask_the_same(case: Case, seed: int) -> None:
    twins(case, seed, 1.0)


def honest(case: Case, seed: int, share: float) -> None:
    """Compare the searches of twin worlds at some questions of a game, and those of sealed sets."""
    match, random = case.match(seed), Random(seed)
    together = asked_together(case.game, case.header())
    for asked in drive(match, random):
        check_set(match, asked, together)
        if random.random() < enough(match, share):
            check_search(match, random.choice(asked), random)
            if len(asked) > 1:
                check_sealed(match, asked, random)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_search_builds_the_same_tree_in_every_world_it_cannot_tell_apart(case: Case) -> None:
    honest(case, 1, 0.06)


@RELEASE
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_more_searches_build_the_same_tree(case: Case, seed: int) -> None:
    honest(case, seed, 0.5)


@pytest.mark.parametrize("name", GAMES)
def test_sealed_sets_and_steps_can_really_be_compared(name: str) -> None:
    """Otherwise the tests above would say nothing."""
    compared = sealed = 0
    cases = [case for case in CASES if case.game_id == name]
    together = any(asked_together(case.game, case.header(), games=2) for case in cases)
    for case, seed in product(cases, range(5, 13)):
        match, random = case.match(seed), Random(seed)
        for asked in sampled(match, random, 0.05):
            compared += check_search(match, random.choice(asked), random)
            sealed += len(asked) > 1
        if compared and (sealed or not together):
            return
    raise AssertionError(f"{compared} steps and {sealed} sealed sets could be compared")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_goes_on_when_every_world_is_dealt_anew(case: Case) -> None:
    for seed in range(4):
        check_scrambled(case.game, case.header(seed), Random(seed))


@RELEASE
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_more_games_go_on_when_every_world_is_dealt_anew(case: Case) -> None:
    for seed in range(4, 400):
        check_scrambled(case.game, case.header(seed), Random(seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_book_of_shown_faces_balances(case: Case) -> None:
    audit(case.game, case.header(1), Random(1))


@RELEASE
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_more_books_balance(case: Case) -> None:
    for seed in range(2, 60):
        audit(case.game, case.header(seed), Random(seed))
