"""A game may add seats that its rules play: screens and figures show them, and nobody takes them for people."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

from dragonroads.console.simulated import Run
from dragonroads.engine.game import Result
from dragonroads.engine.simulate_tally import Tally
from dragonroads.gamekit.facts.progress import Series
from dragonroads.shelf import Shelf
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.result_sheet import Ended, decided
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.session import Session
from tests.games.canyon.matches import new_match, play_on
from tests.games.canyon.situations import header, loaded
from tests.ui.people import words
from tests.ui.screens.showing import run, shown, sitting_at

FACES = tuple(Face(letter, "red", letter) for letter in "AB")


@cache
def session(*, is_over: bool = False) -> Session:
    """One person at a table with a seat that the rules play."""
    match = new_match(people=1)
    return Session(play_on(match) if is_over else match, loaded(), Shelf(cache=None).catalog("en", loaded()))


def ended(scores: tuple[int, ...], winner: int) -> Ended:
    result = Result(scores, tuple(1 if seat == winner else 2 for seat in range(len(scores))), (winner,), "")
    series = tuple(Series(face.badge, (score,)) for face, score in zip(FACES, scores))
    return Ended(result, ("",), FACES, series, 1, False)


def test_a_seat_of_the_rules_is_no_computer_player() -> None:
    assert not session().is_computer(0)
    assert not session().is_computer(1)
    assert session().who(1).startswith("Automa")


def test_the_table_has_a_row_for_it_and_says_nothing_of_a_computer() -> None:
    async def test() -> None:
        async with sitting_at(session()) as app:
            row = next(line for line in app.lines if "Automa" in line)
            assert words("en").say("ui.seat.computer") not in row

    run(test)


def test_the_result_ranks_it() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(session(is_over=True))) as app:
            assert sum(line.strip().startswith(("♦", "R", "B")) for line in app.lines) >= 2
            assert "Automa" in app.text

    run(test)


def test_whoever_wins_with_fewer_points_has_not_won_a_tie_break() -> None:
    catalog = words("en")
    assert decided(ended((5, 9), winner=0), catalog) == ""
    assert decided(ended((9, 9), winner=0), catalog) == catalog.say("ui.result.tie_break")
    assert catalog.say("ui.result.margin", n=4) in decided(ended((9, 5), winner=0), catalog)


def test_whoever_wins_by_something_else_than_points_has_not_won_a_tie_break() -> None:
    for scores in ((9, 9), (9, 5), (5, 9)):
        end = ended(scores, winner=0)
        assert decided(replace(end, result=replace(end.result, by_points=False)), words("en")) == ""


def test_a_simulation_counts_its_victories_too() -> None:
    run_alone = Run(loaded(), header(people=1), "solo", 1, Tally(wins=Counter({1: 3})), 1.0)
    assert run_alone.wins == [0, 3]
    assert Run(loaded(), header(people=2), "first_game", 1, Tally(), 1.0).wins == [0, 0]
