"""Vineland Tract: two workers to a space, the upper one tips the lower one's owner."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import closed_for, in_play, sizes, travel, turn_of
from tests.games.almanac.situations import on_page


@pytest.mark.rule("DR-14-1", "DR-14-2", "DR-14-3")
@pytest.mark.parametrize(("seats", "tip"), [(2, 2), (3, 1), (4, 1)])
def test_on_a1_another_colour_may_join_for_a_tip_and_the_own_may_not(seats: int, tip: int) -> None:
    table = on_page(14, seats=seats, gold=[9, 9]).place("a1")
    assert table.closed(0)["a1"] == "own_shoulders"
    assert table.fees(1)["a1"] == tip
    table.place("a1")
    assert (table.at("a1"), table.gold[:2]) == ("01", [9 + tip, 9 - tip])
    assert table.heard("handed_gold") == [(1, 0, tip)]


@pytest.mark.rule("DR-14-1")
def test_both_workers_carry_out_the_action_in_full() -> None:
    table = on_page(14).place("a1", "a1")
    assert (table.goods(0), table.goods(1)) == ("DDD", "DDD")


@pytest.mark.rule("DR-14-2")
def test_the_tip_must_be_affordable_together_with_what_the_space_takes() -> None:
    assert on_page(14, gold=[9, 0]).place("a1").closed(1)["a1"] == "tip"
    table = on_page(14, gold=[9, 2, 3], display="01 30 29").then(("buy_caravan", "dr-caravan-01")).put(0, "b1")
    assert table.closed(1)["b1"] == "tip"
    assert table.fees(2)["b1"] == 1


@pytest.mark.rule("DR-14-2")
def test_the_tip_is_paid_besides_the_wage_of_a_hireling() -> None:
    table = on_page(14, gold=[9, 9], tokens=["", "hireling"]).place("a1", "a1 hireling")
    assert table.gold[:2] == [10, 9 - 2 - 1]


@pytest.mark.rule("DR-14-3")
def test_a_full_stack_is_closed_to_everybody() -> None:
    table = on_page(14).place("a1", "a1")
    assert [table.closed(seat)["a1"] for seat in range(3)] == ["full_stack"] * 3


@pytest.mark.rule("DR-14-4")
def test_fruit_is_one_good_from_below_and_two_from_above() -> None:
    table = on_page(14, gold=[0, 9]).then(("gain_good", "skyfish")).place("d2")
    table.then(("gain_good", "dewleaf"), ("gain_good", "everice")).place("d2")
    assert (table.goods(0), table.goods(1), table.gold[0]) == ("S", "DV", 1)


@pytest.mark.rule("DR-14-5")
def test_the_board_has_eight_ten_or_twelve_spaces_with_room_for_twice_as_many() -> None:
    assert sizes(14) == [8, 10, 12]
    table = on_page(14, seats=2, workers=[6, 6])
    for seat in (0, 1):
        table.put(seat, *in_play(14, 2).split()[:6])
    assert closed_for(table, 0, "full_stack") == "a1 a2 b1 b2 c1 c2"
    assert sum(len(table.at(space)) for space in in_play(14, 2).split()) == 12


@pytest.mark.rule("DR-14-5")
def test_upper_and_lower_workers_all_go_home() -> None:
    table = turn_of(on_page(14).place("a1", "a1"), 2)
    assert [p.workers for p in travel(table, 16).state.players] == [3, 3, 3]
