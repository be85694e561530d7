"""Every view of a game can be drawn: no presenter counts with what is hidden, shows it, or changes what it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.engine.views import HiddenError, View
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.status import StatusWords
from dragonroads.games.presenter import Presenter
from dragonroads.shelf import Shelf
from tests.conformance.cases import GAMES, Case, chosen_cases, opened
from tests.conformance.driving import drive

A_FEW = 3


def _some(cases: list[Case]) -> list[Case]:
    return Random(5).sample(cases, min(A_FEW, len(cases)))


DRAWN_CASES = [case for name in GAMES for case in _some(chosen_cases(name))]
JOURNEY = Case("crystal_peaks", 2, "journey")


@cache
def _presenter(case: Case) -> Presenter:
    game = opened(case.game_id)
    return game.present(Shelf(cache=None).catalog("en", game), [f"P{seat}" for seat in range(case.seats)])


def _drawn(presenter: Presenter, view: View, seats: int) -> Iterator[Any]:
    """Everything on the table and behind the screens."""
    yield presenter.status(view)
    yield presenter.sections(view)
    yield presenter.board(view)
    yield presenter.seats(view)
    yield presenter.map(view)
    yield presenter.standing(view)
    for seat in range(seats):
        yield presenter.private(view, seat)


def _worded(presenter: Presenter, view: View, question: Question) -> Iterator[Any]:
    """What is asked, what can be answered, and why something else cannot."""
    yield presenter.question(view, question)
    for option in question.options:
        yield presenter.option(view, question, option)
        if question.parts:
            yield presenter.option(view, question, option[:1])
    for closed in question.closed():
        yield presenter.refusal(view, closed.reason)


def _check_drawing(match: Match[Any], case: Case) -> None:
    """Draw what everybody sees and what each seat sees."""
    presenter = _presenter(case)
    for viewer in (None, *range(case.seats)):
        view = match.view(viewer)
        before = view.key()
        shown = list(_drawn(presenter, view, case.seats))
        for asked in match.open(viewer):
            if isinstance(asked, Question):
                shown += _worded(presenter, view, asked)
        assert "Hidden(" not in repr(shown)
        assert view.key() == before, f"drawing changes the view of seat {viewer}"


@pytest.mark.parametrize("case", DRAWN_CASES, ids=str)
def test_every_view_at_every_question_is_drawn_without_what_it_hides(case: Case) -> None:
    match = case.match(5)
    for _ in drive(match, Random(5)):
        _check_drawing(match, case)
    _check_drawing(match, case)


def _planted(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Journey], object]) -> None:
    monkeypatch.setattr(StatusWords, "line", lambda _words, view: str(fault(view)))


def _gold_of_all(view: Journey) -> int:
    return sum(one.gold for one in view.players)


def _whoever_is_rich(view: Journey) -> list[int]:
    return [one.seat for one in view.players if one.gold > 4]


def _contracts_by_name(view: Journey) -> list[str]:
    return [view.content.contracts[card].id for one in view.players for card in one.contracts]


@pytest.mark.parametrize("fault", [_gold_of_all, _whoever_is_rich, _contracts_by_name])
def test_words_that_use_what_is_hidden_are_found(
    fault: Callable[[Journey], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    _planted(monkeypatch, fault)
    with pytest.raises((HiddenError, IndexError)):
        _check_drawing(_begun(), JOURNEY)


def test_words_that_change_a_view_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _planted(monkeypatch, lambda view: view.display.pop())
    with pytest.raises(AssertionError, match="changes the view"):
        _check_drawing(_begun(), JOURNEY)


def _begun() -> Match[Any]:
    """A journey in its first round, with contracts behind the screens."""
    match = JOURNEY.match(5)
    next(asked for asked in drive(match, Random(5)) if asked[0].kind == "place")
    return match
