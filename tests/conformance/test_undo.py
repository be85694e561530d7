"""Undo at every answer of whole games."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import ALL_CASES, CASES, Case
from tests.conformance.driving import drive, some_picks
from tests.conformance.undoing import check_undo


def undo_everywhere(case: Case, seed: int) -> int:
    """Try an undo at every question of a game; how many answers could be taken back."""
    match, random = case.match(seed), Random(seed)
    return sum(check_undo(match, random.choice(asked), random) for asked in drive(match, Random(seed)))


def all_is_final(case: Case) -> bool:
    """Whether every answer of a game is marked as one that cannot be taken back."""
    match, random = case.match(1), Random(1)
    return all(
        match.finality(question.seat, question.n, *(question.key(i) for i in some_picks(question, random)))
        for asked in drive(match, random)
        for question in asked
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_undo_restores_everything_and_unlearns_nothing(case: Case) -> None:
    """In a short race of two nearly all is sealed, and a game may be such that everything shows something."""
    assert any(undo_everywhere(case, seed) for seed in range(1, 6)) or all_is_final(case)


@pytest.mark.release
@pytest.mark.parametrize("seed", range(2, 72))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_more_undos(case: Case, seed: int) -> None:
    undo_everywhere(case, seed)
