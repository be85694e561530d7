"""Sister's Port: a berth pays when its ship is full and sails."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying
from tests.games.almanac.peaks.heights import PEAKS, dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import content


@pytest.mark.rule("L19-1")
def test_spaces_ashore_work_at_once() -> None:
    assert on_peak(19).place("a1").goods(0) == "SSS"


@pytest.mark.rule("L19-2")
def test_a_berth_does_nothing_until_the_ship_is_full() -> None:
    table = on_peak(19, gold=[0, 0, 0]).place("c1", "c2")
    assert (table.gold, table.heard("ship_sailed")) == ([0, 0, 0], [])
    table.place("c3")
    assert (table.gold, table.heard("ship_sailed")) == ([7, 7, 7], [("c",)])


@pytest.mark.rule("L19-2")
def test_all_aboard_are_paid_in_the_order_of_the_berths_whoever_came_last() -> None:
    table = on_peak(19, gold=[0, 0, 0]).put(1, "c3").put(0, "c1").place("c2")
    assert [seat for seat, _ in table.heard("gained_gold")] == [0, 0, 1]


@pytest.mark.rule("L19-3")
def test_a_ship_takes_two_workers_of_one_player_and_the_third_is_another() -> None:
    table = on_peak(19, gold=[0, 0, 0]).put(0, "c1", "c2")
    assert table.closed(0)["c3"] == "ship_crowded"
    table.state.turn = 1
    assert table.place("c3").gold == [14, 7, 0]


@pytest.mark.rule("L19-3", "L19-7")
def test_with_two_players_three_ships_have_two_berths_one_for_each() -> None:
    table = on_peak(19, seats=2, gold=[0, 0]).place("c1")
    assert table.closed(0)["c2"] == "ship_crowded"
    assert table.place("c2").gold == [7, 7]
    pages = {seats: content(PEAKS).pages(seats)[19].areas for seats in (2, 3, 4)}
    assert [{a: len(some) for a, some in areas.items() if a in "bcde"} for areas in pages.values()] == [
        dict.fromkeys("bcd", 2),
        dict.fromkeys("bcd", 3),
        dict.fromkeys("bcde", 3),
    ]


@pytest.mark.rule("L19-7")
def test_the_size_of_the_harbour() -> None:
    assert sizes(19) == [13, 19, 24]


# --- cargo ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L19-4")
def test_on_the_grey_gull_everything_is_sold_at_the_ships_own_prices() -> None:
    table = on_peak(19, seats=2, gold=[0, 0], goods=["DEVS", "EE"]).put(1, "b1")
    amounts = [("emberspice", 1), ("dewleaf", 1), ("emberspice", 1), ("everice", 0), ("skyfish", 1)]
    table.then(*[("sell_some", f"{good}/{n}") for good, n in amounts]).place("b2")
    assert (table.gold, table.goods(0), table.goods(1)) == ([5 + 8 + 3, 8], "V", "E")


@pytest.mark.rule("L19-4")
def test_prices_of_cards_do_not_change_those_of_the_gull() -> None:
    sellers = [c.id for c in content(PEAKS).contracts if "sell_price" in repr(c.abilities)]
    table = on_peak(19, seats=2, gold=[0, 0], goods=["EDVS"], done=[" ".join(sellers)]).put(1, "b1")
    table.then(*[("sell_some", f"{good}/1") for good in ("dewleaf", "emberspice", "everice", "skyfish")]).place("b2")
    assert table.gold[0] == 5 + 8 + 6 + 3


@pytest.mark.rule("L19-4")
def test_on_the_snowbell_one_completes_a_contract_or_takes_five_gold() -> None:
    table = on_peak(19, seats=2, gold=[0, 0], goods=["", "DV"], contracts=["", "02"]).place("d1")
    table.then(("choose", "snowbell_contract")).place("d2")
    assert (table.gold, len(table.player(1).done)) == ([5, 4], 1)
    assert [one.heard for one in table.asked if one.kind == "choose"] == [["snowbell_contract", "snowbell_gold"]]


@pytest.mark.rule("L19-4")
def test_a_contract_that_could_be_completed_may_wait() -> None:
    table = on_peak(19, seats=2, gold=[0, 0], goods=["", "DV"], contracts=["", "02"]).place("d1")
    assert table.then(("choose", "snowbell_gold")).place("d2").gold == [5, 5]


@pytest.mark.rule("L19-4")
@pytest.mark.parametrize(("hired", "gold", "guards"), [(0, 6, 1), (12, 7, 0)])
def test_the_long_farewell_brings_gold_and_a_guard_as_long_as_there_is_one(hired: int, gold: int, guards: int) -> None:
    table = on_peak(19, seats=4, gold=[0] * 4, guards=[0, 0, 0, hired]).place("e1", "e2", "e3")
    assert (table.gold[:3], [p.guards for p in table.state.players[:3]]) == ([gold] * 3, [guards] * 3)


@pytest.mark.rule("L19-2")
def test_a_potion_repeats_the_cargo_when_the_ship_sails() -> None:
    table = on_peak(19, seats=2, gold=[0, 0], tokens=["doppelganger_potion"]).place("c1")
    table.then(("repeat", "again")).place("c2")
    assert (table.gold, table.player(0).tokens["doppelganger_potion"]) == ([14, 7], 0)


# --- tickets and the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L19-5")
@pytest.mark.parametrize(("seats", "tickets"), [(2, ["t1", "t2"]), (3, ["t1", "t2", "t3"]), (4, ["t1", "t2", "t3"])])
def test_there_is_a_ticket_on_each_space_of_the_box_office(seats: int, tickets: list[str]) -> None:
    assert lying(on_peak(19, seats=seats), "theatre_ticket") == tickets


@pytest.mark.rule("L19-5")
def test_a_ticket_costs_four_gold_and_nobody_gets_two() -> None:
    table = on_peak(19, gold=[9, 3]).place("t2")
    assert (table.gold[0], lying(table, "theatre_ticket")) == (5, ["t1", "t3"])
    assert (table.closed(0)["t1"], table.closed(1)["t1"]) == ("enough_tokens", "costs_gold")


@pytest.mark.rule("L19-6")
def test_whoever_waits_on_a_ship_that_stays_gets_three_gold() -> None:
    table = dusk(on_peak(19, gold=[0, 0, 0]).put(0, "b1", "c1").put(1, "b2"))
    assert (table.gold, table.heard("stranded")) == ([6, 3, 0], [(0, 2), (1, 1)])
    assert lying(table, "city_key") == [""]


@pytest.mark.rule("L19-6")
def test_a_ticket_counts_three_fame_for_each_ship_that_sailed() -> None:
    table = on_peak(19, workers=[6, 6, 6], tokens=["theatre_ticket", "", "theatre_ticket"])
    table.put(0, "b1", "b2", "c1").put(1, "b3", "c2", "c3", "d1")
    assert dusk(table).heard("awarded") == [(0, "theatre_ticket", 6), (2, "theatre_ticket", 6)]
    assert [p.awards for p in table.state.players] == [6, 0, 6]


@pytest.mark.rule("L19-6")
@pytest.mark.parametrize(("guide", "winner"), [(0, 0), (1, 1)])
def test_the_key_goes_to_most_workers_on_ships_that_sailed_then_by_turn_order(guide: int, winner: int) -> None:
    table = on_peak(19, guide=guide, workers=[6, 6, 6]).put(0, "b1", "b2", "c1").put(1, "b3", "c2", "c3")
    table.put(2, "d1", "d2", "a1")
    assert [p.tokens["city_key"] for p in dusk(table).state.players].index(1) == winner


# --- in words -------------------------------------------------------------------------------------------------------


def test_berths_and_sailings_are_told() -> None:
    table = on_peak(19, seats=2, gold=[0, 0]).place("c1")
    assert notes(table) == "Berths left: Grey Gull (2), Two Sisters (1), Snowbell (2)"
    labels = offered(table)
    assert labels["c2/worker"].effect.endswith("; the last berth, the ship sails at once")
    assert labels["b1/worker"].effect.endswith("; then 1 berth is left to fill")
    table.place("c2")
    assert said(table, "ship_sailed") == ["All aboard: Two Sisters sails!"]
    assert notes(table) == "Berths left: Grey Gull (2), Snowbell (2); at sea: Two Sisters"
