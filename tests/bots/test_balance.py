"""Games between styles: who sits where, what they add up to, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any

import pytest

from dragonroads.engine.game import Header, Result, SeatSpec
from dragonroads.errors import Violation
from dragonroads.games.loaded import LoadedGame
from dragonroads.workshop.balance.measuring import Advised, Contest, measure, play_game
from dragonroads.workshop.balance.tally import Balance, Group, Played
from tests.engine.toy import FairState, Toy
from tests.ui.fair import fair

HEADER = Header("toy", 1, "", 0, (SeatSpec("a"), SeatSpec("b"), SeatSpec("c")), {})


def first(_state: Any, _seat: int, _kind: str, _options: Sequence[Any], _random: object) -> int:
    """Whoever always takes what stands first."""
    return 0


def bold(_state: Any, _seat: int, kind: str, options: Sequence[Any], _random: object) -> int:
    """Whoever rolls whenever that is possible, and shows every card."""
    return options.index("roll") if kind == "luck" else 0


def crash(*_: Any) -> int:
    """Whoever cannot play."""
    raise KeyError("no idea")


def points(state: FairState) -> dict[str, list[int]]:
    """A figure that may be negative, and one that says how many cards were shown."""
    hands = [len(visitor.hand) for visitor in state.visitors]
    return {"debt": [-visitor.points for visitor in state.visitors], "cards": hands}


@dataclass(frozen=True)
class Opened:
    """How a worker gets the fair with three ways to visit it."""

    broken: bool = False

    def __call__(self) -> LoadedGame:
        styles = {"first": first, "bold": bold} | ({"crash": crash} if self.broken else {})
        return replace(fair(), game=Toy(), styles=styles, figures=points)


def contest(*styles: str, slips: float = 0.0, seed: int = 3, broken: bool = False) -> Contest:
    return Contest(Opened(broken), HEADER, seed, styles, slips)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_game_has_one_style_unless_it_names_more() -> None:
    loaded = replace(fair(), styles={}, policy=first)
    assert loaded.styles == {"easy": first}
    assert Opened()().styles == {"first": first, "bold": bold}


def test_styles_are_drawn_for_every_seat_of_every_game() -> None:
    balance = measure(contest("first", "bold", "random"), 200)
    assert set(balance.by_style) == {"first", "bold", "random"}
    assert all(150 < group.seats < 250 for group in balance.by_style.values())
    assert [group.seats for group in balance.by_seat.values()] == [200] * 3
    assert balance.everybody.seats == 600


def test_a_style_plays_as_it_advises() -> None:
    balance = measure(contest("first", "bold"), 200)
    assert balance.by_style["bold"].mean_score > balance.by_style["first"].mean_score + 5
    assert balance.by_style["bold"].share > 0.45
    assert sum(group.won for group in balance.by_style.values()) == balance.everybody.won
    assert balance.everybody.share == pytest.approx(1 / 3)


def test_slips_let_a_seat_answer_anything() -> None:
    steady, slipping, random = (
        measure(contest(style, slips=slips), 60).by_style[style]
        for style, slips in (("first", 0.0), ("first", 1.0), ("random", 0.0))
    )
    assert steady.mean_score < slipping.mean_score
    assert slipping.score > 0
    assert abs(slipping.mean_score - random.mean_score) < 2


def test_tick_lists_are_shown_to_the_policy_option_by_option() -> None:
    seen: list[Sequence[Any]] = []

    def tick_the_second(_state: Any, _seat: int, _kind: str, options: Sequence[Any], _random: object) -> int:
        seen.append(options)
        return 1

    table = Advised(Toy().begin(HEADER), [tick_the_second] * 3, 0.0, Random(1).random)
    assert table.ask_some(0, "parade", ["hat", "flag", "drum"], 0, 2) == ["flag"]
    assert seen == [("hat", "flag", "drum", None), ("drum", None)]
    assert table.decisions == 1


def test_a_style_that_breaks_is_named_with_its_game() -> None:
    with pytest.raises(Violation, match=r"^game 0 \(crash, crash, crash\): KeyError: 'no idea' \(test_balance\.py:"):
        measure(contest("crash", broken=True), 3)


def test_a_game_that_never_ends_is_stopped() -> None:
    def again(t: Any) -> None:
        t.ask(0, "stall", ["north", "south"])

    endless = replace(fair(), game=Toy(steps={"deal": again}))
    with pytest.raises(Violation, match=f"goes on after {Toy.most_answers * 3} decisions"):
        play_game(endless, HEADER, ("random",) * 3)


# --- sums -------------------------------------------------------------------------------------------------------------


def played(styles: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(styles)))
    return Played(tuple(styles), Result(scores, ranks, winners, "end"), {"gold": scores}, 3, 9, 7)


def test_a_shared_win_is_split() -> None:
    balance = Balance()
    balance.count(played("aab", (0, 2), (4, 1, 4)))
    balance.count(played("abb", (1,), (2, 5, 2)))
    assert [group.share for group in balance.by_seat.values()] == [0.25, 0.5, 0.25]
    assert balance.by_style["a"].share == pytest.approx(0.5 / 3)
    assert balance.by_style["b"].share == pytest.approx(1.5 / 3)
    assert balance.by_style["a"].mean_score == balance.by_style["a"].mean("gold") == pytest.approx(7 / 3)


def test_the_error_of_a_seat_is_that_of_independent_games() -> None:
    group = Group()
    for number in range(100):
        group.count(played("ab", (number % 4 and 1,), (0, 0)), (0,))
    assert group.share == 0.25
    assert group.error == pytest.approx(sqrt(0.25 * 0.75 / 100))


def test_seats_of_one_game_are_no_independent_tries() -> None:
    alone = Balance()
    for number in range(60):
        alone.count(played("aaa", (number % 3,), (0, 0, 0)))
    assert alone.by_style["a"].share == pytest.approx(1 / 3)
    assert alone.by_style["a"].error == pytest.approx(0, abs=1e-9)
    assert Group().error == Group().share == Group().mean_score == Group().mean("gold") == 0


def test_figures_may_be_negative() -> None:
    group = measure(contest("bold"), 20).everybody
    assert group.mean("debt") == -group.mean_score
    assert set(group.figures) == {"debt", "cards"}


def test_neither_blocks_nor_workers_change_anything() -> None:
    one = measure(contest("first", "bold", slips=0.2), 70)
    with ThreadPoolExecutor(2) as executor:
        shared = measure(contest("first", "bold", slips=0.2), 70, executor, block=9)
    assert shared.digest == one.digest
    assert (shared.by_seat, shared.everybody, shared.endings) == (one.by_seat, one.everybody, one.endings)
    assert dict(shared.by_style) == dict(one.by_style)
    assert measure(contest("first", "bold", slips=0.2, seed=4), 70).digest != one.digest
