"""Tortuga: six turtles in a row, cheap near the beach, and off to sea once boarded."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.peaks.heights import dusk, laid_out, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

IN_ORDER = (5, 4, 3, 2, 1)
"""Rolls that leave the row as it is printed."""


def tortuga(**more: Any) -> Situation:
    """The turtles swim in the order of their letters."""
    return laid_out(10, IN_ORDER, **more)


def row(table: Situation) -> str:
    """The turtles from the beach out to sea."""
    return "".join(table.state.page.rule.swimming(table.state))


def fees(table: Situation, seat: int = 0) -> dict[str, int]:
    """For each turtle, and the beach, the fee for a player."""
    return {way[0]: fee for way, fee in sorted(table.fees(seat).items())}


@pytest.mark.rule("L10-1")
def test_boarding_is_free_at_the_first_two_places_and_costs_one_or_two_gold_further_out() -> None:
    table = tortuga(gold=[9], goods=["VE"])
    assert fees(table) == {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "z": 0}


@pytest.mark.rule("L10-1", "L10-2")
def test_the_boarded_turtle_swims_to_the_end_and_those_behind_it_move_up() -> None:
    table = tortuga(gold=[9, 9], goods=["", "VE"]).place("c2")
    assert (row(table), table.gold[0]) == ("abdefc", 8)
    assert fees(table, 1) == {"a": 0, "b": 0, "c": 2, "d": 1, "e": 1, "f": 2, "z": 0}


@pytest.mark.rule("L10-1")
def test_a_fee_that_cannot_be_paid_keeps_the_turtle_away() -> None:
    table = tortuga(gold=[1])
    assert (table.closed(0)["f2"], "c2" in table.spaces(0)) == ("boarding", True)
    assert tortuga(gold=[3], display="01").closed(0)["d1"] == "boarding"


@pytest.mark.rule("L10-3")
def test_a_full_turtle_dives_with_its_workers_and_the_row_gets_shorter() -> None:
    table = tortuga(seats=2, gold=[9, 9], goods=["V"]).put(1, "b2").place("b1")
    assert (row(table), table.at("b1"), table.at("b2")) == ("acdef", "0", "1")
    assert (table.heard("dived"), table.heard("swam_out")) == ([("b",)], [])
    assert fees(table, 1) == {"a": 0, "c": 0, "d": 1, "e": 1, "f": 2, "z": 0}


@pytest.mark.rule("L10-4")
def test_the_beach_is_free_and_moves_nobody() -> None:
    table = tortuga(gold=[0]).place("z2")
    assert (row(table), table.gold[0]) == ("abcdef", 0)


@pytest.mark.rule("L10-5")
def test_whoever_could_only_go_where_a_fee_is_due_may_decline() -> None:
    table = tortuga(seats=2, gold=[5, 5], display="09 04", workers=[1, 6])
    table.put(1, "a1", "b1", "z1", "z2").place("decline")
    assert (table.heard("declined"), table.gold[0], table.player(0).workers) == ([(0,)], 5, 1)


@pytest.mark.rule("L10-5")
def test_nobody_declines_who_has_a_space_without_a_fee() -> None:
    table = tortuga(gold=[5]).place("z2")
    assert "decline" not in table.asked[-1].options


@pytest.mark.rule("L10-6")
@pytest.mark.parametrize(("boarded", "gold"), [([], 12), (["a1"], 10), (["a1", "b1"], 8), (["a1", "f3"], 12)])
def test_a_ride_pays_two_gold_for_each_place_at_dusk(boarded: list[str], gold: int) -> None:
    table = tortuga(seats=4, gold=[2, 9, 9]).place("f1")
    assert table.gold[0] == 0
    assert dusk(table.place(*boarded)).gold[0] == gold


@pytest.mark.rule("L10-6")
def test_a_ride_on_a_turtle_that_has_dived_pays_six() -> None:
    table = tortuga(seats=2, gold=[9, 9], contracts=["", "01 02"]).put(1, "f2").place("f1")
    assert (row(table), table.gold[0], dusk(table).gold[0]) == ("abcde", 7, 13)


@pytest.mark.rule("L10-6")
def test_a_potion_doubles_the_ride_when_it_is_paid() -> None:
    table = tortuga(gold=[2], tokens=["doppelganger_potion"]).place("f1")
    assert dusk(table.then(("repeat", "again"))).gold[0] == 24


@pytest.mark.rule("L10-7")
def test_the_row_is_shuffled_and_the_board_grows() -> None:
    assert row(laid_out(10, [0, 4, 3, 2, 1])) == "fbcdea"
    assert row(tortuga()) == "abcdef"
    assert sizes(10) == [14, 17, 21]


def test_the_row_with_its_fees_is_told() -> None:
    table = tortuga(gold=[9, 9])
    row_told = "From the beach: Mossback, Barnacle, Driftshell 1g, Lanternback 1g, Twinhump 2g, Grandmother 2g"
    assert notes(table) == row_told
    assert offered(table)["f1/worker"].effect.startswith("fee 2 gold; ")
    assert notes(table.place("f1")) == f"{row_told}; the ride pays 12 gold"
    assert said(dusk(table), "ride_over") == ["Ana has come a long way on Grandmother."]
    assert said(table, "swam_out") == ["Grandmother swims out to the end of the row."]


def test_declining_is_told_as_paying_nothing() -> None:
    table = on_peak(10, seats=2, gold=[5, 5], display="09 04", workers=[1, 6])
    spaces = [f"{turtle}{n}" for turtle in row(table)[:2] for n in (1, 2)]
    table.put(1, *spaces, "z1", "z2")
    assert "nothing is paid" in offered(table)["decline/"].effect
