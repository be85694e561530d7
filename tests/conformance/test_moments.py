"""Every event comes with the table as it was then, and shows no viewer more than that."""

from __future__ import annotations

from itertools import accumulate
from random import Random

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.views import Sight
from tests.conformance.cases import ALL_CASES, CASES, BoxedCase, Case
from tests.conformance.driving import sampled
from tests.conformance.moments import check_game, check_twin
from tests.conformance.secrets import viewers

RELEASE = pytest.mark.release


def twins(case: Case, seed: int, share: float) -> int:
    """Compare the moments of twin worlds; how many could be."""
    match, random = case.match(seed), Random(seed)
    return sum(check_twin(match, viewer, random) for _ in sampled(match, random, share) for viewer in viewers(match))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moments_are_the_events_with_no_face_too_many(case: Case) -> None:
    assert check_game(case, 1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twin_worlds_have_the_same_moments(case: Case) -> None:
    found = accumulate(twins(case, seed, 0.03) for seed in range(1, 13))
    assert any(found)


@RELEASE
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_more_moments_show_no_face_too_many(case: Case, seed: int) -> None:
    assert check_game(case, seed)
    twins(case, seed, 0.3)


def test_a_moment_seen_through_eyes_that_see_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_sight", lambda _match, seat: Sight(seat, open_hands=True))
    with pytest.raises(AssertionError, match=r"shows seat .* the cards"):
        check_game(BoxedCase("draghan", 3, "regular"), 1)
