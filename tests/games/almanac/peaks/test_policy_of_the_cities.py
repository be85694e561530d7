"""How a sensible beginner plays the last pages of the road."""

from __future__ import annotations

import pytest

from tests.games.almanac.advising import advice
from tests.games.almanac.pages.roads import turn_of
from tests.games.almanac.peaks.heights import on_peak
from tests.games.almanac.situations import Situation


def crowded(table: Situation, *free: str) -> Situation:
    """The page is full of the second player's workers, except for these spaces."""
    p = table.player(1)
    for name in table.state.page.index:
        if name not in free and table.at(name) == "":
            p.spare, p.workers = p.spare - 1, p.workers + 1
            table.put(1, name)
    return table


@pytest.mark.parametrize(("up", "stake"), [(0, "1"), (1, "5")])
def test_much_is_staked_only_when_fog_lies_open(up: int, stake: str) -> None:
    table = on_peak(13, gold=[9])
    for at, card in enumerate(table.state.fog):
        if up and table.state.page.pool[card].kind == "fog":
            table.state.lifted[at], up = True, up - 1
    table.answers = [("place", "f1")]
    assert advice(table, "monte_stake") == stake


def test_whoever_would_only_catch_plague_stops() -> None:
    table = on_peak(14, gold=[0], goods=["SSSS"])
    lying, first = table.state.lying["plague"], table.state.page.areas
    for ward in "abcdef":
        for _ in range(2):
            lying[lying.index(-1)] = first[ward][0]
    assert advice(crowded(table, "a1"), "place") == "stop"


@pytest.mark.parametrize(("goods", "paid"), [("D", "dewleaf"), ("DDD", "gold")])
def test_a_cure_is_paid_with_what_is_missed_less(goods: str, paid: str) -> None:
    contracts = ["05"] if len(goods) == 3 else []
    table = on_peak(14, gold=[9], goods=[goods], contracts=contracts, tokens=["plague plague"])
    table.answers = [("place", "d1")]
    assert advice(table, "cure_pay") == paid


def test_as_much_plague_as_possible_stays_in_the_clinic() -> None:
    table = on_peak(14, gold=[9], tokens=["plague plague plague plague"])
    table.answers = [("place", "d1")]
    assert advice(table, "cure_amount") == "4"


def test_a_favor_is_not_spent_for_little() -> None:
    table = on_peak(16, gold=[0, 0, 0], goods=["", "SS"]).put(0, "b3")
    table.state.facts |= {"hall": 0, "lap_left": 2}
    assert advice(turn_of(table, 1), "place") in ("a1", "a2", "a3", "a5")


@pytest.mark.parametrize(("own", "other", "taken"), [(9, 0, "b1 worker+duel"), (0, 9, "b2")])
def test_only_whoever_is_strong_fights(own: int, other: int, taken: str) -> None:
    table = on_peak(18, seats=2, gold=[0, 0], goods=["SSSV"], workers=[1])
    table.player(0).shields, table.player(1).shields = own, other
    assert advice(crowded(table, "b2"), "place") == taken


def test_the_last_berth_is_worth_more_than_the_first() -> None:
    table = crowded(on_peak(19, seats=2, gold=[0, 0]), "c2", "d1", "d2")
    assert advice(table, "place") == "c2"


@pytest.mark.parametrize(("contracts", "sold"), [([""], "emberspice/3"), (["04"], "emberspice/0")])
def test_goods_for_a_contract_are_not_sold_aboard(contracts: list[str], sold: str) -> None:
    table = on_peak(19, seats=2, gold=[9, 0], goods=["EEE"], contracts=contracts).put(1, "b1")
    table.answers = [("place", "b2")]
    assert advice(table, "sell_some") == sold
