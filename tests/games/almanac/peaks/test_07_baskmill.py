"""Baskmill: nothing is done before dusk, and then the fullest mill runs first."""

from __future__ import annotations

import pytest

from tests.games.almanac.peaks.heights import dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation


def filled(workers: dict[str, int], *, seats: int = 4) -> Situation:
    """So many workers stand in each mill, those of all players by turns."""
    table = on_peak(7, seats=seats)
    spaces = [f"{mill}{number}" for mill, count in workers.items() for number in range(1, count + 1)]
    for at, space in enumerate(spaces):
        table.put(at % seats, space)
    return table


@pytest.mark.rule("L07-1")
def test_every_empty_space_can_be_taken_even_without_goods_gold_or_contracts() -> None:
    table = on_peak(7, seats=2, gold=[0, 0], display="09 04").put(1, "b1")
    assert table.spaces(0) == ["a1", "a2", "a3", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]
    assert table.closed(0) == {"b1": "taken"}


@pytest.mark.rule("L07-1")
def test_placing_does_nothing_yet() -> None:
    table = on_peak(7, gold=[5, 5, 5], goods=["", "S"]).place("a1", "b1", "a3")
    assert (table.gold, table.goods(0), table.goods(1)) == ([5, 5, 5], "", "S")
    assert [kind for kind, _, _ in table.told] == ["placed"] * 3


@pytest.mark.rule("L07-2")
@pytest.mark.parametrize(
    ("workers", "order"),
    [({"a": 3, "b": 3, "c": 1, "d": 4}, "dabc"), ({"b": 1, "d": 1}, "bd"), ({"c": 2, "a": 1}, "ca"), ({}, "")],
)
def test_the_fullest_mill_runs_first_ties_by_letter_and_empty_ones_stand_still(
    workers: dict[str, int], order: str
) -> None:
    table = filled(workers)
    assert "".join(table.state.page.rule.running_order(table.state)) == order


@pytest.mark.rule("L07-3")
def test_in_a_mill_the_spaces_work_by_number_whoever_came_first() -> None:
    table = dusk(on_peak(7, gold=[0, 0, 0]).place("a3", "a2", "a1"))
    assert table.heard("ground") == [(2, "a1"), (1, "a2"), (0, "a3")]
    assert (table.goods(2), table.goods(1), table.gold[0]) == ("EEE", "DE", 6)


@pytest.mark.rule("L07-4")
def test_what_is_impossible_at_its_moment_brings_two_gold() -> None:
    table = dusk(on_peak(7, gold=[0, 0, 0]).place("b1", "c2"))
    assert (table.heard("chaff"), table.gold) == ([(0, "b1"), (1, "c2")], [2, 2, 0])


@pytest.mark.rule("L07-4")
def test_what_an_earlier_mill_brought_can_be_used_in_a_later_one() -> None:
    table = on_peak(7, seats=2, gold=[0, 0], contracts=["04"]).place("a1", "a2", "c2", "b1")
    dusk(table)  # the first mill brings three of a kind, the third one takes them
    assert [table.state.content.contracts[card].id for card in table.player(0).done] == ["cp-contract-04"]
    assert (table.heard("chaff"), table.goods(0)) == ([(1, "b1")], "")


@pytest.mark.rule("L07-4")
def test_what_can_be_done_must_be_done() -> None:
    table = dusk(on_peak(7, seats=2, gold=[9, 9], display="01 09").place("b3"))
    assert (len(table.player(0).caravans), table.gold[0]) == (1, 6)


@pytest.mark.rule("L07-5")
def test_the_order_is_settled_when_dusk_begins_and_new_workers_stay_at_home() -> None:
    table = dusk(on_peak(7, seats=2, gold=[12, 9], display="13 09").place("b3", "a1"))
    assert table.heard("mill_runs") == [("a",), ("b",)]
    assert (table.heard("gained_worker"), len(table.heard("placed"))) == ([(0,)], 2)
    assert (table.state.phase, table.player(0).workers) == ("retrieve", 3)


@pytest.mark.rule("L07-6")
def test_the_millers_share_counts_every_worker_in_the_spice_mill() -> None:
    table = on_peak(7, seats=3, gold=[0, 0, 0]).put(1, "a1", "b1").put(2, "a2", "a4").place("a3")
    assert dusk(table).gold[0] == 8


@pytest.mark.rule("L07-6")
def test_a_potion_repeats_an_action_when_it_is_carried_out_at_dusk() -> None:
    table = on_peak(7, seats=2, gold=[0, 0], tokens=["doppelganger_potion"]).place("a3")
    dusk(table.then(("repeat", "again")))
    assert (table.gold[0], table.player(0).tokens["doppelganger_potion"]) == (4, 0)


@pytest.mark.rule("L07-7")
def test_mills_have_three_spaces_with_two_players_and_one_more_with_each_other_player() -> None:
    assert sizes(7) == [12, 16, 20]
    assert on_peak(7, seats=2).state.lying == {}


def test_the_order_so_far_and_the_evening_are_told() -> None:
    table = on_peak(7, gold=[0, 0, 0]).place("b1", "a1", "b2")
    assert notes(table) == "At dusk: Gear Mill (2), Spice Mill (1)"
    assert offered(table)["c2/worker"].text == "c2 complete a contract"
    dusk(table)
    assert said(table, "mill_runs") == ["The sails turn: Gear Mill.", "The sails turn: Spice Mill."]
    assert said(table, "chaff")[0] == "Ana finds only chaff at b1."
    assert said(table, "ground") == ["Ben is served at a1."]
