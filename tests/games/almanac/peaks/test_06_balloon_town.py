"""Balloon Town: baskets that have to hang level, a heavy bug, and ballast."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import closed_for
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation, content

RING = "abdfec"


def bug_in(basket: str, **more: object) -> Situation:
    """The page with the bug in a basket, for players who can do everything."""
    table = on_peak(6, **{"gold": [20, 20, 20], "goods": ["DE", "DE", "DE"], **more})
    table.state.facts["bug"] = RING.index(basket)
    return table


def basket_of(table: Situation) -> str:
    """Where the bug sits."""
    return RING[table.state.facts["bug"]]


@pytest.mark.rule("L06-1")
def test_the_bug_starts_on_the_sky_dock_and_weighs_as_much_as_a_worker() -> None:
    table = on_peak(6, gold=[20], goods=["DE"])
    assert basket_of(table) == "f"
    assert areas(table) == "abcde"
    assert set(closed_for(table, 0, "beam_tilts").split()) == {"f1", "f2"}


@pytest.mark.rule("L06-2")
def test_a_basket_may_be_one_heavier_than_its_partner() -> None:
    table = bug_in("a").put(1, "a1", "b1")
    assert "b2" in table.spaces(0)
    assert table.closed(0)["a3"] == "beam_tilts"


@pytest.mark.rule("L06-2")
def test_an_empty_beam_takes_one_worker_on_either_side() -> None:
    table = bug_in("f")
    assert {"c", "d"} <= set(areas(table))
    table.put(1, "c1")
    assert table.closed(0)["c2"] == "beam_tilts"
    assert "d" in areas(table)


@pytest.mark.rule("L06-3")
def test_whoever_joins_the_bug_gets_two_gold_before_the_action() -> None:
    table = bug_in("c", goods=["", "", ""]).put(1, "d1").then(("shoo_bug", "a")).place("c1")
    assert table.gold[0] == 22
    assert [kind for kind, _, _ in table.told][:4] == ["placed", "nectar", "gained_gold", "gained_goods"]


@pytest.mark.rule("L06-3")
def test_nectar_helps_to_buy_a_card() -> None:
    def town(gold: int) -> Situation:
        return on_peak(6, seats=4, gold=[gold], display="03 04 09 12").put(1, "e1")

    assert ("f3" in town(3).spaces(0), "f3" in town(2).spaces(0)) == (True, False)
    assert town(3).closed(0)["d1"] == "no_caravan_affordable"


@pytest.mark.rule("L06-3")
def test_elsewhere_there_is_no_nectar() -> None:
    table = bug_in("c").then(("shoo_bug", "a")).place("f1")
    assert (table.gold[0], table.heard("nectar")) == (20, [])


@pytest.mark.rule("L06-4")
@pytest.mark.parametrize("basket", RING)
def test_the_bug_is_shooed_to_one_of_its_two_neighbours(basket: str) -> None:
    at = RING.index(basket)
    beside = {RING[(at + 1) % 6], RING[at - 1]}
    free, goal = "f1" if basket in "ab" else "a1", min(beside)
    table = bug_in(basket, goods=["", "", ""]).then(("shoo_bug", goal)).place(free)
    assert set(table.asked[-1].options) == beside
    assert (basket_of(table), table.told[-1][0]) == (goal, "bug_moved")


@pytest.mark.rule("L06-4")
def test_it_may_tilt_a_beam() -> None:
    table = bug_in("b").put(1, "a1").then(("shoo_bug", "a")).place("f1")
    rule = table.state.page.rule
    assert (rule.weight(table.state, "a"), rule.weight(table.state, "b")) == (2, 0)
    assert "a" not in areas(table, 1)
    assert "b" in areas(table, 1)
    assert said(table, "bug_moved") == ["Ana shoos the bug over to Weavers' Basket."]


@pytest.mark.rule("L06-5")
@pytest.mark.parametrize(("given", "gold"), [("D", 4), ("DE", 8), ("DDE", 12)])
def test_ballast_is_one_to_three_goods_of_any_kinds_for_four_gold_each(given: str, gold: int) -> None:
    names = {"D": "dewleaf", "E": "emberspice"}
    answers = [("barter", names[letter]) for letter in given] + [("barter", "enough")] * (len(given) < 3)
    table = bug_in("f", goods=["DDEE"], gold=[0]).then(*answers, ("shoo_bug", "d")).place("d2")
    left = sorted("DDEE")
    for letter in given:
        left.remove(letter)
    assert (table.gold[0], table.goods(0)) == (gold, "".join(left))


@pytest.mark.rule("L06-5")
def test_the_first_good_cannot_be_refused_and_the_fourth_is_not_wanted() -> None:
    table = bug_in("f", goods=["DDEE"], gold=[0]).then(
        *[("barter", "emberspice")] * 2, ("barter", "dewleaf"), ("shoo_bug", "d")
    )
    table.place("d2")
    asked = [ask.options for ask in table.asked if ask.kind == "barter"]
    assert asked == [["dewleaf", "emberspice"], ["dewleaf", "emberspice", "enough"], ["dewleaf", "enough"]]


@pytest.mark.rule("L06-5")
def test_without_goods_there_is_no_ballast_to_sell() -> None:
    assert bug_in("f", goods=[""]).closed(0)["d2"] == "nothing_to_barter"


@pytest.mark.rule("L06-2", "L06-6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_partners_have_as_many_spaces_as_each_other(seats: int) -> None:
    page = content(PEAKS).pages(seats)[6]
    assert [len(page.areas[area]) for area in "ace"] == [len(page.areas[area]) for area in "bdf"]


@pytest.mark.rule("L06-6")
def test_the_town_grows_with_the_players() -> None:
    assert sizes(6) == [12, 16, 20]


def test_the_board_says_where_the_bug_is_and_what_the_beams_carry() -> None:
    table = bug_in("b").put(1, "a1", "c1")
    assert notes(table) == (
        "Bug: Burners' Basket (next Rope Yard/Weavers' Basket); weights: a 1 : b 1, c 1 : d 0, e 0 : f 0"
    )
    assert offered(table)["b2/worker"].effect.endswith("nectar of the bug: 2 gold")
    labels = offered(table, "f1/worker")
    assert labels["a"].effect == "it will weigh 2, Burners' Basket against it 0"
