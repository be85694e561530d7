"""Skell: plague that sticks to whoever enters and spreads next door."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import finish, turn_of
from tests.games.almanac.peaks.heights import areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation


def plague(table: Situation) -> dict[str, int]:
    """How much lies in each ward, and in the supply."""
    page, lying = table.state.page, table.state.lying["plague"]
    return {area: lying.count(spaces[0]) for area, spaces in page.areas.items()} | {"": lying.count(-1)}


def sick(table: Situation, **wards: int) -> Situation:
    """So much plague lies in these wards."""
    page, lying = table.state.page, table.state.lying["plague"]
    for area, n in wards.items():
        here = page.areas[area][0]
        lying[:] = [-1 if place == here else place for place in lying]
        for _ in range(n):
            lying[lying.index(-1)] = here
    return table


def held(table: Situation) -> list[int]:
    """Everybody's plague."""
    return [p.tokens["plague"] for p in table.state.players]


@pytest.mark.rule("L14-1", "L14-6")
def test_one_piece_lies_in_every_ward_and_whoever_enters_takes_it() -> None:
    table = on_peak(14)
    assert plague(table) == dict.fromkeys("abcdef", 1) | {"": 24}
    table.place("a1")
    assert (held(table), plague(table)["a"], table.heard("caught")) == ([1, 0, 0], 0, [(0, "plague", 1)])


@pytest.mark.rule("L14-1", "L14-2")
def test_all_of_it_is_taken_and_one_more_reaches_each_neighbour_below_four() -> None:
    table = sick(on_peak(14, goods=["D"]), a=4, b=2, c=0).then(("sell_amount", "1")).place("b1")
    assert held(table)[0] == 2
    assert {ward: plague(table)[ward] for ward in "abc"} == {"a": 4, "b": 0, "c": 1}
    assert table.heard("plague_spread") == [(("c",),)]


@pytest.mark.rule("L14-1", "L14-2")
def test_the_wards_form_a_ring() -> None:
    table = on_peak(14).place("a1")
    assert table.heard("plague_spread") == [(("b", "f"),)]
    assert plague(table)["f"] == 2


@pytest.mark.rule("L14-2")
def test_when_the_supply_runs_out_the_clockwise_neighbour_comes_first() -> None:
    table = on_peak(14)
    lying, p = table.state.lying["plague"], table.player(2)
    for _ in range(23):
        lying.remove(-1)
    p.tokens["plague"] += 23
    table.place("a1")
    assert (plague(table)["b"], plague(table)["f"], plague(table)[""]) == (2, 1, 0)
    assert table.place("e1").heard("plague_spread") == [(("b",),)]


@pytest.mark.rule("L14-3")
def test_a_ward_with_four_pieces_is_in_quarantine() -> None:
    table = sick(on_peak(14), a=4)
    assert areas(table) == "bcdef"
    assert table.closed(0)["a1"] == "in_quarantine"


@pytest.mark.rule("L14-3")
def test_whoever_could_go_nowhere_else_may_enter_and_takes_what_lies_there() -> None:
    table = sick(on_peak(14, gold=[0]), a=4, b=4, c=4, d=4, e=4, f=4)
    assert areas(table) == "abcef"
    table.place("a1")
    assert (held(table)[0], plague(table)["a"]) == (4, 0)


@pytest.mark.rule("L14-4")
def test_instead_of_placing_one_may_stop_for_the_round() -> None:
    table = on_peak(14).place("stop")
    assert (table.heard("stopped"), table.state.waiting, table.player(0).workers) == ([(0,)], 1, 3)
    table.place("a1", "e1").step()
    assert [one.seat for one in table.asked] == [0, 1, 2]


@pytest.mark.rule("L14-4")
def test_when_all_have_stopped_the_phase_is_over() -> None:
    table = on_peak(14).place("a1", "stop", "stop", "stop").until("finish_page")
    assert [one.kind for one in table.asked] == ["place"] * 4


@pytest.mark.rule("L14-4")
def test_stops_and_skips_make_up_an_empty_lap_together() -> None:
    table = on_peak(14, workers=[0, 3, 0]).step().place("stop").step()
    assert table.state.phase == "finish_page"


@pytest.mark.rule("L14-4")
def test_whoever_has_no_legal_space_is_skipped_and_may_come_back() -> None:
    table = turn_of(on_peak(14, workers=[3, 0, 0], gold=[0]), 0)
    table.put(1, "a1", "a2", "b2", "c2").put(2, "e1", "e3", "f2")
    assert table.spaces(0) == []
    table.step()
    assert (table.heard("skipped"), "stopped" in table.player(0).facts) == ([(0,)], False)


# --- the clinic -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L14-5")
@pytest.mark.parametrize(("paid", "gold", "goods"), [("dewleaf", 9, ""), ("gold", 6, "D")])
def test_a_cure_costs_a_dewleaf_or_three_gold_and_pays_one_gold_a_piece(paid: str, gold: int, goods: str) -> None:
    table = on_peak(14, gold=[9], goods=["D"], tokens=["plague plague"])
    table.then(("cure_pay", paid), ("cure_amount", "3")).place("d1")
    assert (table.gold[0], table.goods(0), held(table)[0]) == (gold + 3, goods, 0)
    assert (plague(table)[""], table.heard("cured")) == (22 + 3 - 2, [(0, "plague", 3)])


@pytest.mark.rule("L14-5")
def test_no_more_than_four_pieces_are_cured_at_once() -> None:
    table = on_peak(14, gold=[9], tokens=["plague " * 5]).then(("cure_amount", "4")).place("d1")
    assert table.asked[-1].options == ["1", "2", "3", "4"]
    assert held(table)[0] == 2


@pytest.mark.rule("L14-5")
def test_plague_of_the_clinic_itself_counts_but_there_must_be_some() -> None:
    assert on_peak(14, gold=[3]).place("d1").gold[0] == 1
    assert sick(on_peak(14, gold=[9]), d=0).closed(0)["d1"] == "nothing_to_cure"


@pytest.mark.rule("L14-5")
def test_a_cure_has_to_be_paid() -> None:
    assert on_peak(14, gold=[2]).closed(0)["d1"] == "costs_cure"
    assert "d1" in on_peak(14, gold=[0], goods=["D"]).spaces(0)
    assert on_peak(14, gold=[1], done=["02"]).place("d1").gold[0] == 1 - 1 + 1


@pytest.mark.rule("L14-6")
def test_plague_in_the_wards_goes_back_to_the_box_and_stays_with_players() -> None:
    table = finish(on_peak(14).place("a1")).until("before_bid")
    table.state.exit, table.state.phase = 18, "clean_up"
    table.state.encounter_discard.append(table.state.encounter_deck.pop())
    table.step()
    assert (held(table), table.state.box["plague"]) == ([1, 0, 0], 29)


@pytest.mark.rule("L14-7")
def test_the_size_of_the_town() -> None:
    assert sizes(14) == [12, 17, 21]


# --- in words -------------------------------------------------------------------------------------------------------


def test_the_wards_are_told_and_what_one_would_catch() -> None:
    table = on_peak(14).place("a1")
    assert notes(table).startswith("In the wards: Gatehouse (0), Chapel (2), Market (1)")
    assert said(table, "plague_spread") == ["The plague reaches Chapel and Canal."]
    labels = offered(table)
    assert labels["b2/worker"].effect.endswith("; you take along: Plague (2)")
    assert labels["stop/"].text == "stop for this round"
