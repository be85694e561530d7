"""High Frost Palace: the first of a lap chooses the hall, all others follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.pages.roads import counted, lying
from tests.games.almanac.peaks.heights import areas, dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

GUARD = ("shop", "guard")


def court(**more: Any) -> Situation:
    """Everybody can sell something in every hall, and has room for more."""
    usual = {"gold": [20, 20, 20], "goods": ["DES", "DES", "DES"], "caravans": ["02", "03", "04"]}
    return on_peak(16, **(usual | more))


def turns(table: Situation) -> list[int]:
    """Who has been asked where to go, turn by turn."""
    return [one.seat for one in table.asked if one.kind == "place"]


# --- laps -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L16-1")
def test_the_lead_moves_on_clockwise_from_the_guide_lap_after_lap() -> None:
    table = court(guide=1, goods=[]).then(GUARD).place("a1", "a5", "a3")
    assert (turns(table), table.state.facts["leader"]) == ([1, 2, 0], 1)
    table.place("c1", "c5", "b3 worker+favor")
    assert (turns(table)[3:], table.state.facts["leader"]) == ([2, 0, 1], 2)
    assert table.state.turn == 0


@pytest.mark.rule("L16-1")
def test_whoever_has_no_worker_left_does_not_lead() -> None:
    table = court(workers=[2, 1, 2], goods=[]).then(GUARD).place("a1", "a5", "a3", "c1", "c5")
    assert turns(table) == [0, 1, 2, 2, 0]


@pytest.mark.rule("L16-1")
def test_who_leads_next_is_settled_after_the_last_turn_of_a_lap() -> None:
    table = on_peak(16, workers=[2, 1, 1], gold=[0, 0, 0]).then(GUARD).place("a1", "a5", "a3", "c1")
    assert (turns(table), table.state.facts["leader"]) == ([0, 1, 2, 0], 0)


@pytest.mark.rule("L16-1")
def test_a_whole_lap_without_a_turn_ends_the_phase() -> None:
    table = on_peak(16, workers=[1, 1, 1], gold=[0, 0, 0]).then(GUARD).place("a1", "a5", "a3")
    table.until("finish_page")
    assert turns(table) == [0, 1, 2]


# --- halls ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L16-2")
def test_the_first_worker_of_a_lap_sets_its_hall_and_the_others_follow() -> None:
    table = court().place("c1")
    for p in table.state.players:
        p.tokens["favor"] = 0
    table.state.removed["favor"] += 3
    assert (areas(table, 1), areas(table, 2)) == ("c", "c")
    assert table.closed(1)["b1"] == "not_that_hall"
    assert table.heard("hall") == [(0, "c")]


@pytest.mark.rule("L16-2")
def test_in_the_next_lap_everything_is_open_again() -> None:
    table = court().then(("sell_amount", "1")).place("c1", "c2", "c5")
    assert areas(table, 1) == "abcd"
    assert table.asked[-1].seat == 2


@pytest.mark.rule("L16-2")
def test_whoever_has_no_legal_space_in_the_hall_goes_anywhere_and_changes_nothing() -> None:
    table = on_peak(16, gold=[0, 0, 0]).put(2, "d1", "d2").then(("sell_amount", "1"))
    table.player(0).goods[0], table.state.supply[0] = 1, 29
    table.place("d3")
    assert {how for how in table.spaces(1) if "favor" in how} == set()
    assert areas(table, 1) == "abc"
    table.place("a1")
    assert table.state.page.rule.halls[table.state.facts["hall"]] == "d"


@pytest.mark.rule("L16-3")
def test_a_favor_leads_anywhere_and_is_spent() -> None:
    table = court().place("c1")
    ways = table.spaces(1)
    assert [way for way in ways if way[0] == "c" and "favor" in way] == []
    assert "a1 worker+favor" in ways
    table.place("a1 worker+favor")
    assert (table.player(1).tokens["favor"], table.heard("spent_token")) == (0, [(1, "favor")])
    assert areas(table, 2) == "abcd"
    assert "a2" not in table.spaces(2)


@pytest.mark.rule("L16-3")
def test_the_first_of_a_lap_needs_no_favor() -> None:
    assert not any("favor" in way for way in court().spaces(0))


# --- the throne and the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("L16-5")
def test_an_audience_costs_four_gold_and_nobody_gets_a_second_royalty() -> None:
    table = court(gold=[9, 3, 9]).place("d1")
    assert (table.gold[0], table.player(0).tokens["royalty"], lying(table, "royalty")) == (5, 1, [""] * 3)
    assert table.closed(0)["d2"] == "enough_tokens"
    assert table.closed(1)["d2"] == "costs_gold"


@pytest.mark.rule("L16-6")
def test_royalty_counts_three_fame_for_each_hall_with_a_worker() -> None:
    table = court(tokens=["royalty", "royalty"]).put(0, "a1", "a2", "b1", "d1").put(1, "c1")
    dusk(table)
    assert table.heard("awarded") == [(0, "royalty", 9), (1, "royalty", 3)]
    assert [p.awards for p in table.state.players] == [9, 3, 0]


@pytest.mark.rule("L16-6")
def test_a_favor_that_was_kept_counts_three_fame() -> None:
    assert counted(court().put(1, "a1"), 0)["tokens"] == 3


@pytest.mark.rule("L16-6", "L16-4")
@pytest.mark.parametrize(
    ("spaces", "favors", "winner"),
    [
        (("a1 b1", "c1", ""), (0, 1, 1), 0),
        (("a1 b1", "a2 c1", ""), (0, 1, 1), 1),
        (("a1 b1", "d3 c1", ""), (1, 1, 1), 1),
        (("a1 b1", "a2 c1", "b3 c2"), (1, 1, 1), 2),
    ],
)
def test_the_key_goes_by_halls_then_favors_then_the_throne_then_turn_order(
    spaces: tuple[str, ...], favors: tuple[int, ...], winner: int
) -> None:
    table = court(guide=2)
    for seat, names in enumerate(spaces):
        table.put(seat, *names.split())
        table.state.removed["favor"] += table.player(seat).tokens["favor"] - favors[seat]
        table.player(seat).tokens["favor"] = favors[seat]
    dusk(table)
    assert [p.tokens["city_key"] for p in table.state.players].index(1) == winner
    assert counted_key(table, winner) == 15


def counted_key(table: Situation, seat: int) -> int:
    """What the key is worth to whoever has it."""
    return int(table.state.content.tokens["city_key"].fame) * table.player(seat).tokens["city_key"]


@pytest.mark.rule("L16-7")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_arrives_with_a_favor_and_with_two_players_with_two(seats: int, each: int) -> None:
    table = on_peak(16, seats=seats)
    assert [p.tokens["favor"] for p in table.state.players] == [each] * seats
    assert lying(table, "favor") == []
    assert sizes(16) == [14, 20, 24]


# --- in words -------------------------------------------------------------------------------------------------------


def test_the_lap_and_the_halls_are_told() -> None:
    table = court()
    assert offered(table)["c1/worker"].effect.endswith("; the lap goes to: Winter Garden")
    table.place("c1")
    assert notes(table) == "The lap of Ana goes to: Winter Garden; halls so far: R (1), J (0), L (0)"
    assert said(table, "hall") == ["Ana leads the lap: Winter Garden."]
    assert offered(table)["a1/worker+favor"].text.endswith("(spend Favor)")
