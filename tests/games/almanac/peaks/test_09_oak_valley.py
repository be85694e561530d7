"""Oak Valley: acorns close a grove in each lap, and gold is left in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.games.almanac.placements.die_closes_area import CLOSED
from tests.games.almanac.peaks.heights import areas, dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

GUARD = ("shop", "guard")


def gold(table: Situation) -> dict[str, int]:
    """Where gold lies."""
    return {key[-1]: n for key, n in table.state.facts.items() if key.startswith("gold_") and n}


@pytest.mark.rule("L09-1", "L09-2")
def test_the_rolled_grove_is_closed_for_the_lap_and_gets_two_gold() -> None:
    table = on_peak(9, goods=["", "ES"], gold=[9, 9], dice=[3]).place("a1")
    assert (areas(table, 1), gold(table)) == ("abcef", {"d": 2})
    assert (table.heard("acorns"), table.closed(1)["d2"]) == ([(4, "d")], "acorns_fall")


@pytest.mark.rule("L09-1")
def test_a_grove_may_have_several_faces_of_the_die() -> None:
    game = on_peak(9, dice=[0]).state
    rule = replace(game.page.rule, areas=("a", "b", "c", "d", "e", "f", "a")).for_table(game.page, game.seats)
    game.facts[CLOSED] = 1 << 6
    assert (rule.is_closed(game, "a"), rule.closed(game)) == (True, game.page.area_sets["a"])


@pytest.mark.rule("L09-1")
def test_the_die_is_rolled_when_the_guides_turn_begins_another_lap() -> None:
    table = on_peak(9, guide=1, dice=[3, 0]).place("b1", "f2", "e3")
    assert table.heard("acorns") == [(4, "d")]
    table.place("d2")
    assert table.heard("acorns") == [(4, "d"), (1, "a")]


@pytest.mark.rule("L09-1")
def test_a_lap_has_its_roll_as_long_as_anybody_has_a_worker() -> None:
    table = on_peak(9, workers=[1, 2, 1], dice=[3, 5]).place("a1", "b1", "f2").step().place("e3")
    assert table.until("finish_page").heard("acorns") == [(4, "d"), (6, "f")]


@pytest.mark.rule("L09-3")
def test_whoever_comes_next_takes_the_gold_before_acting() -> None:
    table = on_peak(9, gold=[0, 0, 0], dice=[3, 0]).place("f2", "b1", "a1", "d2")
    assert (table.gold[0], gold(table)) == (2, {"a": 2})
    assert [kind for kind, _, _ in table.told][-3:] == ["placed", "gained_gold", "gained_goods"]


@pytest.mark.rule("L09-3")
def test_gold_adds_up_while_nobody_takes_it() -> None:
    table = on_peak(9, gold=[0, 0, 0], dice=[3, 3, 0]).place("f2", "b1", "a1")
    table.then(GUARD).place("c2", "e3", "e2")
    assert gold(table) == {"d": 4}
    assert table.place("d2").gold[0] == 4


@pytest.mark.rule("L09-3")
def test_gold_in_a_grove_helps_to_buy_a_card_there() -> None:
    table = on_peak(9, gold=[1, 0, 0], display="01 09 04", dice=[0, 3]).place("b1", "f2", "e3", "a2")
    assert dict(table.asked[-1].closed)["f1"] == "no_caravan_affordable"
    assert (table.gold[0], len(table.player(0).caravans)) == (0, 1)


@pytest.mark.rule("L09-4")
def test_if_only_closed_groves_have_a_legal_space_one_goes_there_but_leaves_the_gold() -> None:
    table = on_peak(9, seats=2, gold=[3, 0], workers=[3, 6], display="03 04", contracts=["01 02"], dice=[0, 0])
    table.put(1, "b1", "c2", "d2", "e2", "f2").place("a1")
    assert table.asked[-1].options == ["a1"]  # nor does that gold help to buy a card
    assert (table.gold[0], gold(table)) == (3, {"a": 4})


@pytest.mark.rule("L09-5")
@pytest.mark.parametrize(
    ("dice", "open_now", "lies"), [([3, 0], "bcef", {"a": 2, "d": 2}), ([3, 3], "abcef", {"d": 4})]
)
def test_with_two_players_the_die_is_rolled_twice(dice: list[int], open_now: str, lies: dict[str, int]) -> None:
    table = on_peak(9, seats=2, goods=["", "ES"], gold=[9, 9], dice=dice).place("b1")
    assert (areas(table, 1), gold(table)) == (open_now, lies)


@pytest.mark.rule("L09-6")
def test_the_hoard_takes_the_gold_of_all_open_groves() -> None:
    table = on_peak(9, gold=[0, 0, 0], goods=["", "E"], workers=[3, 2, 1], dice=[3, 1, 0]).place("f2", "e3", "a1")
    table.then(GUARD).place("c2", "e1").step()
    assert gold(table) == {"b": 2, "d": 2}
    table.place("e2")
    assert (table.gold[0], gold(table)) == (4, {"a": 2})


@pytest.mark.rule("L09-6")
def test_less_than_four_stays_where_it_is_and_the_bank_pays() -> None:
    table = on_peak(9, gold=[0, 0, 0], dice=[3, 0]).place("f2", "b1", "a1", "e2")
    assert (table.gold[0], gold(table)) == (4, {"a": 2, "d": 2})


@pytest.mark.rule("L09-3", "L09-6")
def test_the_gold_of_its_own_grove_is_taken_besides() -> None:
    table = on_peak(9, gold=[0, 0, 0], dice=[4, 0]).place("f2", "b1", "a1", "e2")
    assert (table.gold[0], gold(table)) == (6, {"a": 2})


@pytest.mark.rule("L09-7")
def test_gold_nobody_took_goes_to_the_bank() -> None:
    table = dusk(on_peak(9, gold=[0, 0, 0], dice=[3]).place("a1"))
    assert (gold(table), table.gold) == ({}, [0, 0, 0])
    assert sizes(9) == [12, 16, 20]


def test_acorns_and_gold_are_told() -> None:
    table = on_peak(9, dice=[3, 0]).place("f2", "b1", "a1")
    assert notes(table) == "Acorns fall on Grove 4; gold in Grove 4 (2)"
    assert said(table, "acorns") == ["The die shows 4: acorns rain on Grove 4."]
    table.then(GUARD).place("c2")
    assert offered(table)["d2/worker"].effect.endswith("; 2 gold lying there is yours")
