"""Ice Point: one glass of mercury for everybody, and potions that repeat an action."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation, content

ONCE, AGAIN = ("repeat", "once"), ("repeat", "again")
STEPS = {"a": 1, "b": 2, "c": -1, "d": 0, "e": -2}


def at(reading: int, **more: object) -> Situation:
    """The page with the mercury at a reading, for players who can do everything."""
    table = on_peak(5, **{"gold": [20, 20, 20], "goods": ["D", "D", "D"], **more})
    table.state.facts["gauge"] = reading
    return table


@pytest.mark.rule("L05-1", "L05-2")
@pytest.mark.parametrize(("space", "reading"), [("a1", 1), ("c1", -1), ("d1", 0), ("e2", -2)])
def test_each_terrace_moves_the_mercury_when_the_action_is_done(space: str, reading: int) -> None:
    table = at(0).place(space)
    assert table.state.facts["gauge"] == reading
    assert table.heard("gauge") == ([(reading,)] if reading else [])
    assert table.told[-1][0] == ("gauge" if reading else "gained_gold")


@pytest.mark.rule("L05-1")
def test_it_begins_at_zero() -> None:
    assert on_peak(5).state.facts["gauge"] == 0


@pytest.mark.rule("L05-2")
@pytest.mark.parametrize(("reading", "open_areas"), [(-2, "abd"), (-1, "abcd"), (0, "abcde"), (1, "acde"), (2, "cde")])
def test_the_mercury_stays_on_its_scale(reading: int, open_areas: str) -> None:
    table = at(reading)
    assert areas(table) == open_areas
    assert {table.closed(0)[f"{area}2"] for area in STEPS if area not in open_areas} <= {"off_the_scale"}


@pytest.mark.rule("L05-2")
def test_from_one_the_summit_cools_it_to_minus_one() -> None:
    table = at(1).place("e2")
    assert (table.state.facts["gauge"], said(table, "gauge")) == (-1, ["The mercury stands at -1."])


@pytest.mark.rule("L05-3")
def test_whoever_has_no_other_space_may_crack_the_glass() -> None:
    table = at(2, seats=2, goods=["", ""], gold=[0, 0], workers=[3, 6]).put(1, "c1", "e2", "e3")
    assert table.spaces(0) == ["a1", "a2"]
    table.place("a1")
    assert (table.state.facts["gauge"], table.heard("gauge"), table.goods(0)) == (2, [], "VVV")


@pytest.mark.rule("L05-3")
def test_cracked_glass_is_no_excuse_while_the_saddle_is_open() -> None:
    table = at(2, seats=2, goods=["D", ""], gold=[0, 0], workers=[3, 6]).put(1, "c1", "e2", "e3")
    assert table.spaces(0) == ["d1"]


@pytest.mark.rule("L05-4")
def test_a_potion_costs_four_gold() -> None:
    table = at(0, gold=[4]).place("b1")
    assert (table.gold[0], table.player(0).tokens["doppelganger_potion"], table.state.facts["gauge"]) == (0, 1, 2)
    assert at(0, gold=[3]).closed(0)["b1"] == "costs_gold"


@pytest.mark.rule("L05-4")
def test_a_potion_repeats_the_action_but_not_the_placement() -> None:
    table = at(0, goods=["", "", ""], tokens=["doppelganger_potion"]).then(AGAIN).place("c1")
    assert (table.goods(0), table.player(0).tokens["doppelganger_potion"]) == ("VVVV", 0)
    assert (table.state.facts["gauge"], table.player(0).placed) == (-1, 1)


@pytest.mark.rule("L05-4")
def test_a_potion_may_be_kept_and_then_counts_two_fame() -> None:
    table = at(0, goods=["", "", ""], tokens=["doppelganger_potion"]).then(ONCE).place("c1")
    assert (table.goods(0), table.player(0).tokens["doppelganger_potion"]) == ("VV", 1)
    assert content(PEAKS).tokens["doppelganger_potion"].fame == 2


@pytest.mark.rule("L05-4")
def test_only_one_potion_for_each_placement() -> None:
    table = at(0, goods=["", "", ""], tokens=["doppelganger_potion doppelganger_potion"]).then(AGAIN).place("e2")
    assert (table.goods(0), table.player(0).tokens["doppelganger_potion"]) == ("SS", 1)


@pytest.mark.rule("L05-4")
def test_what_cannot_be_done_again_is_not_offered_again() -> None:
    table = at(0, goods=["D"], tokens=["doppelganger_potion"]).place("d1")
    assert (table.goods(0), [ask.kind for ask in table.asked]) == ("", ["place"])


@pytest.mark.rule("L05-5")
def test_there_is_a_cauldron_for_each_player_and_a_potion_for_each_cauldron() -> None:
    assert sizes(5) == [12, 16, 20]
    brewing = [[action.kind for action in content(PEAKS).pages(seats)[5].actions].count("potn") for seats in PLAYERS]
    assert brewing == [2, 3, 4]
    assert lying(on_peak(5, seats=2), "doppelganger_potion") == [""] * 4


@pytest.mark.rule("L05-1", "L05-5")
@pytest.mark.parametrize(("seats", "total"), [(2, -2), (3, 0), (4, 0)])
def test_neither_end_of_the_scale_is_starved(seats: int, total: int) -> None:
    page = content(PEAKS).pages(seats)[5]
    assert sum(STEPS[space.area] for space in page.spaces) == total


def test_the_board_shows_the_scale_and_options_show_where_it_goes() -> None:
    assert notes(at(0)) == "Mercury: -2 -1 (0) +1 +2"
    labels = offered(at(1))
    assert labels["e2/worker"].effect.endswith("mercury to -1")
    assert labels["d1/worker"].effect.endswith("mercury to +1")
