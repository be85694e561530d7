"""Line mode knows no game: it plays the made-up fair, which has tick lists, with a presenter of a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.game import Agreements, Result
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Refusal, Seat, key_of
from dragonroads.engine.views import View
from dragonroads.games.presenter import Asked, Label, Section
from dragonroads.ui import line_mode
from dragonroads.ui.choice import Item, ticks
from tests.engine.playing import answer_until, toy_match
from tests.engine.toy import FairState
from tests.games.draghan.situations import loaded
from tests.ui.people import Paper, Reader, words


class FairPresenter:
    """The fewest words that do."""

    def seat(self, seat: Seat, view: View) -> str:
        return f"Visitor {seat}"

    def letter(self, seat: Seat, view: View) -> str:
        return "VWXY"[seat]

    def status(self, view: View) -> str:
        return f"round {view['round']}"

    def sections(self, view: View) -> Sequence[Section]:
        return [Section("Hands", tuple(str(visitor["hand"]) for visitor in view["visitors"]))]

    def question(self, view: View, question: Question) -> Asked:
        return Asked(question.kind, "", "")

    def step(self, view: View, seat: Seat, step: str) -> str:
        return step

    def option(self, view: View, question: Question, option: Any) -> Label:
        return Label(f"{question.kind} {key_of(option)}")

    def refusal(self, view: View, refusal: Refusal) -> str:
        return refusal.kind

    def event(self, view: View, event: Event) -> str:
        return event.kind

    def score(self, view: View, result: Result) -> Sequence[str]:
        return [str(result.scores)]


def sit_at_the_fair(match: Match[FairState], reader: Reader) -> str:
    assert line_mode.play(match, loaded(), FairPresenter(), words("en"), reader, reader.paper) == 0
    return reader.paper.getvalue()


@pytest.mark.parametrize("handover", ["strict", "turns", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_game_is_played_to_its_end(handover: str, seats: int) -> None:
    match = toy_match(seats, agreed=Agreements(handover))
    printed = sit_at_the_fair(match, Reader(Paper(False), seats))
    assert match.over
    assert ("CURTAIN" in printed) == (handover != "open")


@pytest.mark.parametrize(("typed", "shown"), [("1 2", 2), ("2,1", 2), ("2", 1), ("0", 0)])
def test_a_tick_list_is_answered_in_one_line(typed: str, shown: int) -> None:
    match = toy_match(3)
    question = answer_until(match, "parade")
    before = len(match.state.shown)
    reader = Reader(Paper(False), script=["VWXY"[question.seat], "1 2 3", "9", "1 1 x", typed], goes_on=False)
    printed = sit_at_the_fair(match, reader)
    assert "Pick 0 to 2" in printed
    assert len(match.state.shown) == before + shown + len(match.header.seats)


def test_ticks_are_numbers_of_the_list_and_nothing_else() -> None:
    items = [Item(str(n), n, f"thing {n}") for n in range(1, 5)]
    assert ticks("0", items) == []
    assert ticks("3 1", items) == [items[0], items[2]]
    assert ticks("2 2", items) == [items[1]]
    assert ticks("5", items) is None
    assert ticks("1 u", items) is None
    assert ticks("", items) is None
