"""Skygate: the storm hangs over the tower of the latest placement."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, lying, travel, turn_of
from tests.games.almanac.situations import Situation, on_page

BOTTLE = "bottled_lightning"


def after_c3(bottles: str = "") -> Situation:
    """The first player has just placed in tower c; the second may own bottles."""
    return on_page(8, tokens=["", bottles], display="01 02 03").place("c3")


@pytest.mark.rule("DR-08-1")
def test_nobody_follows_into_the_tower_of_the_latest_placement() -> None:
    table = after_c3()
    assert closed_for(table, 0, "in_storm") == closed_for(table, 1, "in_storm") == "c1 c2 c4"
    table.place("d1")
    assert closed_for(table, 2, "in_storm") == "d2 d3 d4"


@pytest.mark.rule("DR-08-2")
def test_a_bottle_opens_the_tower_with_the_storm_and_is_used_up() -> None:
    table = after_c3(BOTTLE)
    inside = [way.split()[0] for way in table.spaces(1) if way.endswith(f" worker+{BOTTLE}")]
    assert inside == ["c1", "c2", "c4"]
    table.then(("shop", "guard")).place(f"c1 worker+{BOTTLE}")
    assert (table.heard("spent_token"), table.state.removed[BOTTLE]) == ([(1, BOTTLE)], 1)
    assert table.player(1).tokens[BOTTLE] == 1  # the one that lay on c1


@pytest.mark.rule("DR-08-2")
def test_the_bottle_on_the_space_itself_does_not_pay_for_entering() -> None:
    assert after_c3().closed(1)["c1"] == "in_storm"


@pytest.mark.rule("DR-08-3")
def test_at_the_beginning_every_tower_is_open() -> None:
    assert {way[0] for way in on_page(8).spaces(0)} == set("abcd")


@pytest.mark.rule("DR-08-3")
def test_the_storm_passes_when_a_player_is_skipped() -> None:
    table = on_page(8, seats=2, gold=[9, 0], contracts=["", "01 02"], workers=[6, 6])
    table.put(0, "a1", "a3", "b1").put(1, "c1", "d1", "d3").place("c3")
    assert closed_for(table, 0, "in_storm") == "c2"
    table.step()
    assert table.heard("skipped") == [(1,)]
    assert closed_for(table, 0, "in_storm") == ""


@pytest.mark.rule("DR-08-3")
def test_the_storm_passes_when_a_player_without_workers_is_skipped() -> None:
    table = on_page(8, seats=2, workers=[2, 0]).place("c3").step()
    assert closed_for(table, 0, "in_storm") == ""


@pytest.mark.rule("DR-08-4")
def test_a_bottle_on_a_space_comes_on_top_of_the_action() -> None:
    table = on_page(8).place("b1")
    assert (table.goods(0), table.player(0).tokens[BOTTLE]) == ("SS", 1)
    assert "b1" not in lying(table, BOTTLE)
    assert turn_of(table, 0).place("a1").player(0).tokens[BOTTLE] == 1


@pytest.mark.rule("DR-08-4")
def test_bottles_nobody_fetched_go_back_to_the_box() -> None:
    table = on_page(8, setup=[("bid", "0")] * 3).place("b1")
    assert travel(table, 12).state.box[BOTTLE] == 8


@pytest.mark.rule("DR-08-5")
def test_towers_and_bottles_by_the_number_of_players() -> None:
    assert [area_sizes(8, seats) for seats in PLAYERS] == [
        dict.fromkeys("abcd", 3),
        dict.fromkeys("abcd", 4),
        dict.fromkeys("abcde", 4),
    ]
    bottles = [" ".join(lying(on_page(8, seats=seats), BOTTLE)) for seats in PLAYERS]
    assert bottles == ["a2 a3 b1 c1 d1", "a2 a3 b1 b4 c1 c4 d1", "a2 a3 b1 b4 c1 c4 d1 e1 e3"]
