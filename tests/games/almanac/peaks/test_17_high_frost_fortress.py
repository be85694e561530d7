"""High Frost Fortress: the further in, the more strength a worker ties up, or gold."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying
from tests.games.almanac.peaks.heights import areas, dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

TREASURE = "d3"


def strong(table: Situation, *shields: int) -> Situation:
    """Strength of everybody."""
    for p, n in zip(table.state.players, shields):
        p.shields = n
    return table


def tied(table: Situation) -> list[int]:
    """Strength that is out, by player."""
    return [p.facts["tied"] for p in table.state.players]


@pytest.mark.rule("L17-1", "L17-2")
@pytest.mark.parametrize(("space", "escort"), [("a1", 0), ("b1", 1), (TREASURE, 3)])
def test_a_worker_ties_up_as_much_strength_as_its_ring_needs(space: str, escort: int) -> None:
    table = strong(on_peak(17, gold=[0]), 5).place(space)
    assert (tied(table)[0], table.heard("paid_gold")) == (escort, [])


@pytest.mark.rule("L17-2", "L17-3")
def test_what_is_missing_is_bribed_and_ties_up_nothing() -> None:
    table = strong(on_peak(17, gold=[9], goods=["S"]), 4)
    table.player(0).facts["tied"] = 3
    assert [table.fees(0)[space] for space in ("a1", "b1", "c1", "d1")] == [0, 0, 2, 4]
    table.place("c1")
    assert (tied(table)[0], table.gold[0]) == (4, 9 - 2 + 7)


@pytest.mark.rule("L17-3")
def test_two_gold_buy_one_point_and_have_to_be_there() -> None:
    table = strong(on_peak(17, gold=[5, 6]), 0, 0)
    assert table.closed(0)[TREASURE] == "bribe"
    assert table.fees(1)[TREASURE] == 6
    table = strong(on_peak(17, gold=[6, 6]), 0, 0).place(TREASURE)
    assert (table.gold[0], tied(table)[0]) == (8, 0)


@pytest.mark.rule("L17-3")
def test_the_bribe_is_paid_before_the_action_and_counts_with_its_cost() -> None:
    table = strong(on_peak(17, gold=[4], display="01 03 05"), 0)
    assert table.closed(0)["b3"] == "bribe"
    assert "b3" in strong(on_peak(17, gold=[5], display="01 03 05"), 0).spaces(0)


@pytest.mark.rule("L17-4")
def test_strength_gained_on_the_way_is_free_at_once() -> None:
    table = strong(on_peak(17, gold=[2, 9, 9]), 0).place("a3")
    assert (table.strength(0), table.fees(0)[TREASURE]) == (4, 0)


@pytest.mark.rule("L17-5")
def test_whoever_could_only_go_for_a_bribe_may_decline() -> None:
    table = strong(on_peak(17, seats=2, gold=[9, 9], workers=[3, 6]), 0, 9).put(1, "a1", "a2", "a3", "a4")
    assert areas(table) == "bcd"
    table.place("decline")
    assert (table.heard("declined"), table.player(0).workers) == ([(0,)], 3)


@pytest.mark.rule("L17-5")
def test_the_yard_is_open_to_everybody_and_then_nobody_declines() -> None:
    table = strong(on_peak(17, gold=[0, 9]), 0, 0)
    assert areas(table) == "a"
    assert "decline" not in table.place("a1").asked[-1].options


@pytest.mark.rule("L17-6")
def test_a_drill_brings_two_guards_or_the_last_one() -> None:
    table = on_peak(17, gold=[5]).place("a3")
    assert (table.gold[0], table.player(0).guards) == (3, 2)
    assert on_peak(17, gold=[5], guards=[0, 11]).place("a3").player(0).guards == 1
    assert on_peak(17, gold=[5], guards=[0, 12]).closed(0)["a3"] == "no_guard_left"
    assert on_peak(17, gold=[1]).closed(0)["a3"] == "costs_gold"


@pytest.mark.rule("L17-6")
def test_the_treasury_pays_eight_gold() -> None:
    assert strong(on_peak(17, gold=[0]), 3).place(TREASURE).gold[0] == 8


@pytest.mark.rule("L17-7")
def test_medals_go_by_deployment_bribed_or_not_then_by_strength_then_by_turn_order() -> None:
    table = strong(on_peak(17, seats=4, guide=2), 0, 5, 5, 5)
    table.put(0, "d1", "b1").put(1, "c1").put(2, "b2", "b4").put(3, "d2")
    dusk(table)
    assert table.heard("awarded") == [(0, "medal", 9), (3, "medal", 6), (2, "medal", 4), (1, "medal", 2)]
    assert [p.awards for p in table.state.players] == [9, 2, 4, 6]
    assert [p.tokens["medal"] for p in table.state.players] == [1] * 4


@pytest.mark.rule("L17-7")
@pytest.mark.parametrize(("seats", "medals"), [(2, [9, 6]), (3, [9, 6, 4])])
def test_with_fewer_players_only_the_first_medals_lie_there(seats: int, medals: list[int]) -> None:
    table = on_peak(17, seats=seats)
    assert lying(table, "medal") == [""] * seats
    assert [fame for _, _, fame in dusk(table).heard("awarded")] == medals


@pytest.mark.rule("L17-8")
def test_the_key_goes_to_most_workers_in_the_keep_then_to_the_stronger() -> None:
    table = strong(on_peak(17), 9, 1, 2).put(0, "c1").put(1, "d1").put(2, "d2")
    assert dusk(table).player(2).tokens["city_key"] == 1


@pytest.mark.rule("L17-8")
def test_with_nobody_in_the_keep_the_key_stays_in_the_box() -> None:
    table = dusk(on_peak(17).put(0, "c1"))
    assert [p.tokens["city_key"] for p in table.state.players] == [0, 0, 0]


@pytest.mark.rule("L17-9")
def test_the_size_of_the_fortress() -> None:
    assert sizes(17) == [14, 19, 23]


def test_escorts_are_told() -> None:
    table = strong(on_peak(17, gold=[9, 9, 9]), 5, 1, 2).place("b1")
    assert notes(table) == ("Strength not tied up: R (4), J (1), L (2); escort of all workers: R (1), J (0), L (0)")
    label = offered(table)[f"{TREASURE}/worker"].effect
    assert label.startswith("fee 4 gold; ")
    assert label.endswith("; ties up 1 of your strength, 1 is free")
    assert said(dusk(table), "awarded")[0] == "Ana: 9 fame for this token: Medal."
