"""What a sensible beginner does about snow, bugs, ballast, producers and ladders."""

from __future__ import annotations

from tests.games.almanac.advising import advice
from tests.games.almanac.peaks.heights import on_peak


def test_the_snow_guards_what_one_wants_for_oneself() -> None:
    table = on_peak(4, goods=["VVV"], gold=[0], contracts=["04 05"], display="30 29 28").then(
        ("place", "a2"), ("shop", "guard")
    )
    assert advice(table, "shovel") == "e"


def test_the_bug_goes_where_nobody_can_join_it() -> None:
    table = on_peak(6).put(1, "d1").put(2, "c1", "c2").then(("place", "a1"))
    table.state.facts["bug"] = 1
    assert advice(table, "shoo_bug") == "a"


def test_ballast_is_what_one_misses_least_and_no_more_than_that() -> None:
    table = on_peak(6, goods=["VVVD"], contracts=["01"]).then(("place", "d2"))
    assert advice(table, "barter") == "everice"


def test_a_producer_of_something_useful_is_hired() -> None:
    table = on_peak(4, gold=[9], contracts=["01"]).then(("place", "d1"))
    hired = advice(table, "hire").removeprefix("producer_")
    needs = table.state.content.contract_needs[table.player(0).contracts[0]]
    assert needs[("dewleaf", "emberspice", "everice", "skyfish").index(hired)] > 0


def test_a_ladder_that_opens_nothing_new_is_left_alone() -> None:
    table = on_peak(3)
    table.state.facts["h2"] = 0
    assert advice(table, "place") not in ("ladder h8", "neutral h8")


def test_whoever_has_nothing_to_place_on_puts_up_a_ladder() -> None:
    table = on_peak(3, seats=2, workers=[3, 6]).put(1, "a1", "a2", "a3", "a4")
    assert advice(table, "place").startswith("ladder")


def test_nobody_brings_a_rival_a_good_without_need() -> None:
    table = on_peak(3, goods=["VVVV"]).put(1, "a1", "a3", "a4", "a5")
    table.state.facts.update(h2=1, h8=0)
    assert advice(table, "place") == "c2"
