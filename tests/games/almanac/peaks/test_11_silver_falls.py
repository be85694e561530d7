"""Silver Falls: every ledge can be taken, and whoever stood there slides down."""

from __future__ import annotations

import pytest

from tests.games.almanac.peaks.heights import notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

MIST = "silver_mist"


def fall(table: Situation, letter: str) -> str:
    """Who stands on the ledges of a fall from the top, `.` for nobody."""
    return "".join(table.at(f"{letter}{n}") or "." for n in range(1, 5))


def with_bottles(table: Situation, bottles: int) -> Situation:
    """So many are left beside the basin."""
    table.state.box[MIST] += len(table.state.lying[MIST]) - bottles
    table.state.lying[MIST] = [-1] * bottles
    return table


@pytest.mark.rule("L11-1")
def test_ledges_of_others_can_be_taken_and_ones_own_cannot() -> None:
    table = on_peak(11, gold=[9, 9, 9], goods=["SE"], display="01", workers=[6]).put(1, "a2", "b4").put(0, "c4", "d3")
    assert {"a2", "b4"} <= set(table.spaces(0))
    assert [space for space, why in table.closed(0).items() if why == "own_ledge"] == ["c4", "d3"]


@pytest.mark.rule("L11-2")
def test_a_worker_slides_to_the_ledge_below() -> None:
    table = on_peak(11).put(1, "a2").place("a2")
    assert (fall(table, "a"), table.heard("washed")) == (".01.", [(1, "a2", "a3")])
    assert table.goods(0) == "VV"


@pytest.mark.rule("L11-2")
def test_the_slide_ends_at_the_first_empty_ledge_and_takes_ones_own_people_along() -> None:
    table = on_peak(11, goods=["E"]).put(1, "b1").put(0, "b2").put(2, "b4").place("b1")
    assert (fall(table, "b"), table.heard("washed_out")) == ("0102", [])


@pytest.mark.rule("L11-3", "L11-4")
def test_off_the_last_ledge_one_falls_into_the_basin_and_gets_a_bottle() -> None:
    table = on_peak(11, goods=["", "", "S"], guide=2).put(1, "a3").put(0, "a4").place("a3")
    assert fall(table, "a") == "..21"
    assert (table.player(0).tokens[MIST], table.player(0).placed, table.player(0).own) == (1, 1, 0)
    told = [kind for kind, _, _ in table.told]
    assert told[:4] == ["placed", "washed_out", "gained_token", "washed"]


@pytest.mark.rule("L11-3")
def test_washed_workers_do_nothing_there() -> None:
    table = on_peak(11, gold=[9, 9]).put(1, "a2", "c1").place("a2")
    assert (table.goods(1), table.gold[1]) == ("", 9)


@pytest.mark.rule("L11-3")
def test_without_bottles_the_basin_pays_one_gold() -> None:
    table = with_bottles(on_peak(11, gold=[0, 0, 0]).put(1, "c4"), 0).place("c4")
    assert (table.gold, table.player(1).tokens[MIST]) == ([0, 1, 0], 0)


@pytest.mark.rule("L11-3")
def test_a_worker_in_the_basin_comes_home_with_the_others() -> None:
    table = on_peak(11).put(1, "c4").place("c4")
    table.state.phase = "finish_page"
    assert [p.workers for p in table.until("before_bid").state.players] == [3, 3, 3]


@pytest.mark.rule("L11-5")
def test_a_bottle_is_filled_for_two_gold_with_a_good_of_choice() -> None:
    table = on_peak(11, gold=[2]).then(("gain_good", "skyfish")).place("c1")
    p = table.player(0)
    assert (p.gold, p.tokens[MIST], table.goods(0)) == (0, 1, "S")
    assert on_peak(11, gold=[1]).closed(0)["c1"] == "costs_gold"


@pytest.mark.rule("L11-5")
def test_without_a_bottle_there_is_nothing_to_fill() -> None:
    assert with_bottles(on_peak(11, gold=[9]), 0).closed(0)["c1"] == "no_token_left"


@pytest.mark.rule("L11-3", "L11-5")
@pytest.mark.parametrize(("bottles", "is_open"), [(2, True), (1, False)])
def test_the_bottle_of_whoever_is_washed_out_goes_first(bottles: int, is_open: bool) -> None:
    table = with_bottles(on_peak(11, gold=[9], workers=[3, 6]).put(1, "c1", "c2", "c3", "c4"), bottles)
    assert ("c1" in table.spaces(0)) is is_open
    if not is_open:
        assert table.closed(0)["c1"] == "no_token_left"


@pytest.mark.rule("L11-6")
def test_two_players_have_three_falls() -> None:
    assert sizes(11) == [12, 16, 16]
    assert set(on_peak(11, seats=2).state.page.areas) == set("abc")


def test_every_option_tells_who_slides() -> None:
    table = on_peak(11, gold=[9, 9, 9]).put(1, "a3").put(2, "a4")
    assert notes(table) == "Silver mist: 6 left"
    effect = offered(table.put(1, "a2"))["a2/worker"].effect
    assert effect.endswith("Ben slides to a3; Ben slides to a4; Cleo falls into the basin (Silver mist)")
    table.place("a2")
    assert said(table, "washed_out") == ["Cleo is washed off a4 and lands in the basin."]
    assert said(table, "washed") == ["Ben is washed from a3 to a4.", "Ben is washed from a2 to a3."]
