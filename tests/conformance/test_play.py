"""Random games of every case: legal, ending, conserving, replayed; what is large is reported."""

from __future__ import annotations

import warnings

import pytest

from dragonroads.engine.simulate import simulate
from dragonroads.engine.simulate_tally import Tally
from dragonroads.engine.state import State
from tests.conformance.cases import ALL_CASES, CASES, GAMES, Case, opened

GAMES_PER_CHANGE = 1000
GAMES_PER_RELEASE = 250_000
WIDE = 60
"""A longer list of options is hard to choose from."""
LONG = 20
"""A step with more answers is slow to run again."""


def play(case: Case, games: int) -> Tally:
    """Play random games with every invariant; none may break."""
    tally = simulate(case, case.header(), games, seed=2024)
    broken = [f"game {one.number}: {one.message}" for one in tally.failures[:3]]
    assert not broken, f"{case}: {broken} (simulate the same setting with --seed 2024 for a file)"
    for kind, width in tally.widest.items():
        if width > WIDE:
            warnings.warn(f"{case}: {kind} offers up to {width} options", stacklevel=1)
    if tally.longest_step > LONG:
        warnings.warn(f"{case}: a step takes {tally.longest_step} answers", stacklevel=1)
    return tally


def share(case: Case, total: int) -> int:
    """The games of one case, so that those of all cases of its game add up."""
    return -(-total // sum(other.game_id == case.game_id for other in ALL_CASES))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_break_nothing(case: Case) -> None:
    play(case, share(case, GAMES_PER_CHANGE))


@pytest.mark.release
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_very_many_random_games_break_nothing(case: Case) -> None:
    play(case, share(case, GAMES_PER_RELEASE))


@pytest.mark.parametrize("package", sorted({opened(name).spec.rules for name in GAMES}))
def test_every_kind_of_question_of_the_rule_book_is_asked(package: str) -> None:
    """Games of one package share a book, and not each of them asks everything in it."""
    cases = sorted([case for case in CASES if opened(case.game_id).spec.rules == package], key=lambda case: -case.seats)
    missing = {kind for case in cases for rule in opened(case.game_id).rules for kind in rule.kinds}
    for case in cases:
        if missing:
            missing -= set(play(case, 20).coverage.questions)
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_only_things_that_the_game_lists_are_used(name: str) -> None:
    known = {(sort, one) for sort, names in opened(name).game.things().items() for one in names}
    for case in (case for case in CASES if case.game_id == name):
        assert not set(play(case, 2).coverage.things) - known


def lists_in(state: State) -> list[object]:
    """Every list in a state, those inside others too."""
    found: list[object] = []
    for field in type(state).fields:
        held = getattr(state, field.name)
        if isinstance(held, State):
            found += lists_in(held)
        elif isinstance(held, list):
            found.append(held)
            found += [inner for inner in held if isinstance(inner, list)]
            found += [one for inner in held if isinstance(inner, State) for one in lists_in(inner)]
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_two_fields_of_a_fresh_state_share_a_list(case: Case) -> None:
    """A shared list is parted by the first copy, so that play with and without copies would differ."""
    lists = lists_in(case.game.begin(case.header()))
    assert len({id(one) for one in lists}) == len(lists)
