"""Cavern Mines: downwards only, with a lift and old weapons."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, closed_for, in_play, lying, sizes, turn_of
from tests.games.almanac.situations import Situation, on_page


def rich(seats: int) -> Situation:
    """The first player can do whatever a space offers: only the placement rule can close one."""
    return on_page(4, seats=seats, gold=[30], goods=["DS"], contracts=["02"], display="01 02")


def areas(table: Situation) -> str:
    """The areas the first player could enter."""
    return "".join(dict.fromkeys(way[0] for way in table.spaces(0)))


def at_the_bottom(seats: int, gold: int, *, left: str, contracts: str = "") -> Situation:
    """The first player took a weapon on e1; of gallery, armoury and lift only these spaces are left."""
    table = on_page(4, seats=seats, gold=[gold + 4], contracts=[contracts], display="01").place("e1")
    taken = [one for one in in_play(4, seats).split() if one[0] in "ael" and one not in ("e1", *left.split())]
    for number, space in enumerate(taken):
        table.put(1 + number % (seats - 1), space)
    return turn_of(table, 0)


@pytest.mark.rule("DR-04-1")
def test_the_first_worker_starts_on_any_level() -> None:
    assert areas(rich(4)) == "abcdel"


@pytest.mark.rule("DR-04-1", "DR-04-4")
def test_after_c1_only_the_third_level_the_deeper_ones_and_the_lift_are_open() -> None:
    table = rich(4).place("c1")
    assert areas(table) == "cdel"
    assert closed_for(table, 0, "higher_up") == "a1 a2 a3 a4 a5 b1 b2 b3 b4"
    assert closed_for(table, 1, "higher_up") == ""


@pytest.mark.rule("DR-04-1")
def test_the_level_of_the_previous_worker_counts_not_the_deepest() -> None:
    table = on_page(4, seats=2, workers=[4], answers=[("gain_good", "everice"), ("drop_cargo", "everice")])
    for space in ("d2", "l1", "b1"):
        turn_of(table, 0).place(space)
    assert closed_for(table, 0, "higher_up") == "a1 a2 a3"


@pytest.mark.rule("DR-04-4")
def test_the_lift_costs_nothing_gives_a_good_and_opens_every_level_again() -> None:
    table = on_page(4, seats=2, gold=[4]).place("e1")
    assert table.fees(0)["l1"] == 0
    turn_of(table, 0).then(("gain_good", "skyfish")).place("l1")
    assert (table.gold[0], table.goods(0)) == (0, "S")
    assert {"a1", "b1", "c1", "d2"} <= set(table.spaces(0))


@pytest.mark.rule("DR-04-2", "DR-04-3")
def test_whoever_is_stuck_climbs_out_to_the_first_level_for_all_gold_up_to_two() -> None:
    assert at_the_bottom(2, 1, left="a1 a2").fees(0) == {"a1": 1, "a2": 1}
    assert at_the_bottom(2, 0, left="a1").fees(0) == {"a1": 0}
    table = at_the_bottom(2, 5, left="a1")
    assert table.fees(0) == {"a1": 2}
    table.place("a1")
    assert table.gold[0] == 3
    assert areas(table) == "bcd"


@pytest.mark.rule("DR-04-2")
def test_nobody_climbs_out_while_the_lift_is_free() -> None:
    assert at_the_bottom(2, 5, left="a1 l1").spaces(0) == ["l1"]


@pytest.mark.rule("DR-04-3")
def test_the_climb_is_paid_first_and_must_leave_enough_for_the_space() -> None:
    assert at_the_bottom(4, 4, left="a5").fees(0) == {"a5": 2}
    assert closed_for(at_the_bottom(4, 3, left="a1 a5"), 0, "climb_fee") == "a5"
    table = at_the_bottom(4, 3, left="a5").step()
    assert table.heard("skipped") == [(0,)]
    assert table.gold[0] == 3


@pytest.mark.rule("DR-04-2")
def test_a_first_level_space_that_can_do_nothing_for_a_climber_says_so() -> None:
    table = at_the_bottom(2, 5, left="a1 a3", contracts="01 02")
    assert table.spaces(0) == ["a1"]
    assert table.closed(0)["a3"] == "enough_contracts"


@pytest.mark.rule("DR-04-5")
def test_a_weapon_costs_four_gold() -> None:
    assert on_page(4, gold=[3]).closed(0)["e1"] == "costs_gold"
    table = on_page(4, gold=[4]).place("e1")
    assert (table.gold[0], table.player(0).tokens["ancient_weapon"]) == (0, 1)
    assert lying(table, "ancient_weapon") == ["e2"]


@pytest.mark.rule("DR-04-5")
def test_one_player_may_take_both_weapons() -> None:
    table = turn_of(on_page(4, gold=[9]).place("e1"), 0).place("e2")
    assert (table.gold[0], table.player(0).tokens["ancient_weapon"]) == (1, 2)


@pytest.mark.rule("DR-04-5", "DR-04-6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_both_weapons_lie_there_for_any_number_of_players(seats: int) -> None:
    assert lying(on_page(4, seats=seats), "ancient_weapon") == ["e1", "e2"]


@pytest.mark.rule("DR-04-6")
def test_the_board_grows_and_two_players_have_one_lift() -> None:
    assert sizes(4) == [12, 16, 20]
    assert [in_play(4, seats).count("l") for seats in PLAYERS] == [1, 2, 2]
