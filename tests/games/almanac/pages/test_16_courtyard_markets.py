"""Courtyard Markets: clockwise through the courts, with statues, shows and the key."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, finish, lying, turn_of
from tests.games.almanac.situations import Situation, on_page


def market(seats: int = 3, **more: list[str]) -> Situation:
    """The first player can do everything but buy the key."""
    goods = more.get("goods", ["EVS"])
    return on_page(16, seats=seats, gold=[20], goods=goods, contracts=["03"], display="01", workers=[6] * seats)


def courts(table: Situation) -> str:
    """The courts the first player could enter, in the order of the page."""
    return "".join(dict.fromkeys(way[0] for way in table.spaces(0)))


def statues(table: Situation) -> list[int]:
    """Everybody's statues."""
    return [p.tokens["dragon_statue"] for p in table.state.players]


@pytest.mark.rule("DR-16-1")
def test_the_first_worker_goes_anywhere() -> None:
    assert courts(market()) == "nesw"


@pytest.mark.rule("DR-16-1")
@pytest.mark.parametrize(("last", "open_now"), [("n1", "es"), ("e1", "sw"), ("s1", "nw"), ("w1", "en")])
def test_each_further_worker_goes_one_or_two_courts_on_from_the_own_latest(last: str, open_now: str) -> None:
    table = market().put(0, "s2", last).put(1, "n4")
    assert "".join(sorted(courts(table))) == open_now
    assert {space[0] for space in closed_for(table, 0, "not_ahead").split()} == set("nesw") - set(open_now)


@pytest.mark.rule("DR-16-2")
def test_without_a_legal_space_there_it_is_the_first_court_further_on_and_the_own_one_last() -> None:
    table = on_page(16, seats=2, gold=[0], contracts=["01 02"], workers=[6, 6], display="30 29")
    table.put(0, "s4").put(1, "w4", "n3", "n4")  # west and north have nothing left for an empty purse and empty crates
    assert table.spaces(0) == ["e3", "e4"]
    assert table.put(1, "e3", "e4").spaces(0) == ["s2"]
    assert table.closed(0)["w1"] == "no_contract_ready"


@pytest.mark.rule("DR-16-3")
@pytest.mark.parametrize(("own", "gold"), [("", 2), ("e1", 3), ("e1 e2 e3", 5)])
def test_a_show_brings_two_gold_and_one_for_each_own_worker_already_there(own: str, gold: int) -> None:
    table = on_page(16, gold=[0], workers=[6]).put(1, "e5").put(0, *own.split(), "n1")
    assert turn_of(table, 0).place("e4").gold[0] == gold


@pytest.mark.rule("DR-16-4")
def test_the_key_costs_one_good_of_each_kind() -> None:
    assert market(goods=["EVS"]).closed(0)["s3"] == "costs_goods"
    table = on_page(16, gold=[0], goods=["DEVS"]).place("s3")
    assert (table.goods(0), table.gold[0], table.player(0).tokens["key"]) == ("", 0, 1)
    assert lying(table, "key") == []


@pytest.mark.rule("DR-16-4")
def test_nothing_stands_in_for_a_good_of_the_key() -> None:
    table = on_page(16, goods=["EVS"], tokens=["contraband"], done=["09"])
    assert table.closed(0)["s3"] == "costs_goods"


@pytest.mark.rule("DR-16-5")
def test_most_workers_in_a_court_win_its_statue_and_ties_go_to_whoever_came_first() -> None:
    table = market().put(1, "n1").put(0, "n2", "n3", "e1").put(2, "s1").put(1, "s2")
    finish(table)
    assert statues(table) == [2, 0, 1]
    assert table.heard("award") == [(0, "dragon_statue", "n"), (0, "dragon_statue", "e"), (2, "dragon_statue", "s")]
    assert len(table.state.lying["dragon_statue"]) == 1


@pytest.mark.rule("DR-16-5")
def test_whoever_came_first_counts_not_who_reached_the_number_first() -> None:
    table = market().put(1, "n1").put(0, "n2", "n3").put(1, "n4")
    assert statues(finish(table)) == [0, 1, 0]


@pytest.mark.rule("DR-16-5")
def test_hirelings_count_for_their_owner() -> None:
    table = on_page(16, gold=[9], tokens=["hireling"]).put(1, "n1").put(0, "n2", "w1").place("n4 hireling")
    assert statues(finish(table)) == [2, 0, 0]


@pytest.mark.rule("DR-16-6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_courts_have_four_five_or_six_spaces_and_all_statues_stand_there(seats: int) -> None:
    assert area_sizes(16, seats) == dict.fromkeys("nesw", seats + 2)
    assert lying(on_page(16, seats=seats), "dragon_statue") == ["e1", "n1", "s1", "w1"]
