"""Wizard's Hollow: the die wakes some circles, the kettle changes goods."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.almanac.pages.roads import PLAYERS, in_play, sizes
from tests.games.almanac.situations import Situation, on_page


def circles(table: Situation, seat: int = 0) -> dict[str, int]:
    """For each circle by its number the fee for this player."""
    return {str("abcdef".index(way[0]) + 1): fee for way, fee in sorted(table.fees(seat).items())}


def rolled(face: int, *, seats: int = 3, gold: int = 20) -> Situation:
    """The first player, who can do everything, has rolled this face and placed on d2."""
    table = on_page(12, seats=seats, gold=[gold], goods=["DES"], workers=[6], display="01 02", dice=[face - 1])
    return table.place("d2")


@pytest.mark.rule("DR-12-1", "DR-12-2")
@pytest.mark.parametrize(
    ("seats", "face", "awake"),
    [(3, 6, "156"), (4, 6, "156"), (2, 6, "16"), (3, 1, "126"), (2, 1, "12"), (3, 3, "234"), (2, 3, "34")],
)
def test_the_rolled_circle_and_its_neighbours_are_free_the_others_cost_two_gold(
    seats: int, face: int, awake: str
) -> None:
    assert circles(rolled(face, seats=seats)) == {number: 0 if number in awake else 2 for number in "123456"}


@pytest.mark.rule("DR-12-1")
def test_the_fee_is_paid_and_without_it_the_circle_sleeps() -> None:
    assert rolled(6, gold=20).gold[0] == 18
    table = on_page(12, gold=[1], dice=[5]).place("f2")
    assert table.closed(0)["d2"] == "asleep"
    assert table.closed(0)["c1"] == "no_contract_held"


@pytest.mark.rule("DR-12-1")
def test_the_fee_and_the_price_of_a_card_must_be_paid_together() -> None:
    table = on_page(12, gold=[3], display="01 30 29", dice=[2]).place("d2")
    assert table.closed(0)["a2"] == "asleep"


@pytest.mark.rule("DR-12-3")
def test_no_circle_costs_a_fee_if_the_free_ones_are_of_no_use() -> None:
    table = on_page(12, seats=2, gold=[0], contracts=["01 02"], dice=[2]).put(1, "d2")
    table.place("a1")  # circles 3 and 4 have nothing: no skyfish, no contract to complete or to take
    asked = table.asked[0]
    assert (asked.options, table.gold[0]) == (["a1", "b1", "b2", "f2"], 0)
    assert dict(asked.closed)["c2"] == "none_to_sell"


@pytest.mark.rule("DR-12-1")
def test_the_die_has_six_sides() -> None:
    with pytest.raises(AssertionError, match="rolls 6 below 6"):
        on_page(12, dice=[6]).step()


@pytest.mark.rule("DR-12-4")
def test_everybody_sees_the_one_roll_that_opens_a_turn() -> None:
    table = on_page(12, dice=[5, 1]).place("f2")
    assert [(args, to) for kind, args, to in table.told if kind == "die"] == [((0, 6), ALL)]
    assert table.told[0][0] == "die"


@pytest.mark.rule("DR-12-4")
def test_nobody_rolls_who_has_no_legal_space_as_far_as_everybody_can_see() -> None:
    table = on_page(12, seats=2, gold=[0, 9], contracts=["01 02"], workers=[3, 6])
    table.state.caravan_discard, table.state.display = table.state.display, []
    table.put(1, "a1", "b1", "b2", "d2", "f2").step()
    assert [kind for kind, _, _ in table.told] == ["skipped"]


@pytest.mark.rule("DR-12-4")
@pytest.mark.rule("ALM-SPACE-07")
@pytest.mark.parametrize("gold", [0, 9])
def test_a_light_purse_keeps_nobody_from_rolling(gold: int) -> None:
    table = on_page(12, seats=2, gold=[gold, 9], contracts=["01 02"], workers=[3, 6], display="01 30")
    table.put(1, "a1", "b1", "b2", "d2", "f2").then(
        *([("place", "a2"), ("buy_caravan", "dr-caravan-01")] if gold else [])
    )
    assert next(kind for kind, _, _ in table.step().told) == "die"


@pytest.mark.rule("DR-12-5")
def test_brewing_turns_goods_of_one_kind_into_as_many_of_another_and_brings_two_gold() -> None:
    table = on_page(12, gold=[0], goods=["DDDD"], dice=[5], answers=[("brew_amount", "3"), ("brew_get", "everice")])
    table.place("f1")
    assert (table.goods(0), table.gold[0]) == ("DVVV", 2)
    assert (table.heard("brewed"), table.heard("gained_goods")) == ([(0, "dewleaf", 3, "everice")], [(0, (0, 0, 3, 0))])
    assert [question.options for question in table.asked if question.kind == "brew_amount"] == [["1", "2", "3"]]


@pytest.mark.rule("DR-12-5")
def test_one_kind_one_to_three_pieces_and_another_kind_are_chosen() -> None:
    answers = [("brew_give", "skyfish"), ("brew_amount", "1"), ("brew_get", "emberspice")]
    table = on_page(12, goods=["DSS"], dice=[5], answers=answers).place("f1")
    asked = {question.kind: question.options for question in table.asked}
    assert asked["brew_give"] == ["dewleaf", "skyfish"]
    assert asked["brew_amount"] == ["1", "2"]
    assert asked["brew_get"] == ["dewleaf", "emberspice", "everice"]
    assert table.goods(0) == "DES"


@pytest.mark.rule("DR-12-5")
def test_brewing_gives_what_the_supply_has_left() -> None:
    wagons = ["", "01 02 03 04 05 06", "19"]
    table = on_page(12, goods=["DDD", "V" * 24, "V" * 5], caravans=wagons, gold=[0], dice=[5])
    table.then(("brew_amount", "3"), ("brew_get", "everice")).place("f1")
    assert (table.goods(0), table.gold[0]) == ("V", 2)


@pytest.mark.rule("DR-12-5")
def test_without_a_good_there_is_nothing_to_brew() -> None:
    table = on_page(12, dice=[5]).place("f2")
    assert table.closed(1)["f1"] == "nothing_to_brew"


@pytest.mark.rule("DR-12-6")
def test_the_board_grows_and_two_players_have_one_kettle() -> None:
    assert sizes(12) == [12, 16, 20]
    kettles = [{"f1", "f3"} & set(in_play(12, seats).split()) for seats in PLAYERS]
    assert kettles == [{"f1"}, {"f1", "f3"}, {"f1", "f3"}]
