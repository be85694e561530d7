"""Brother's Colosseum: a taken space can be won in a duel."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying, turn_of
from tests.games.almanac.peaks.heights import dusk, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

X = 0
ROLL = ("reroll", "again")
KEEP = ("reroll", "keep")


def arena(challenger: int = 2, defender: int = 2, **more: object) -> Situation:
    """The second player holds c3, for which the first one may fight; strengths as given."""
    table = on_peak(18, **({"gold": [9, 9, 9]} | more)).put(1, "c3")
    table.player(0).shields, table.player(1).shields = challenger, defender
    return turn_of(table, 0)


def duel(*rolls: int, challenger: int = 2, defender: int = 2, **more: object) -> Situation:
    """The duel for c3 with these rolls."""
    table = arena(challenger, defender, **more)
    table.dice = list(rolls)
    return table.place("c3 worker+duel")


# --- who may challenge whom -------------------------------------------------------------------------------------------


@pytest.mark.rule("L18-1")
def test_spaces_of_rivals_can_be_challenged_for_outside_the_stands() -> None:
    table = arena().put(1, "a1").put(0, "d2")
    assert "c3 worker+duel" in table.spaces(0)
    assert "c3" not in table.spaces(0)
    assert table.closed(0)["a1"] == "no_duels_here"
    assert (table.closed(0)["d2"], table.closed(1)["c3"]) == ("own_place", "own_place")


@pytest.mark.rule("L18-1")
def test_only_for_an_action_that_one_could_do() -> None:
    table = on_peak(18, gold=[3, 9], goods=["", "S"]).put(1, "b1", "c1")
    assert (table.closed(0)["b1"], table.closed(0)["c1"]) == ("none_to_sell", "costs_gold")


# --- the duel ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L18-2")
@pytest.mark.parametrize(
    ("strengths", "rolls", "won"),
    [
        ((5, 6), (3, 2), False),
        ((5, 6), (4, 2), True),
        ((9, 2), (X, 1), False),
        ((2, 9), (1, X), True),
        ((9, 2), (X, X), False),
    ],
)
def test_strength_and_fight_die_against_strength_and_fight_die(
    strengths: tuple[int, int], rolls: tuple[int, int], won: bool
) -> None:
    table = duel(*rolls, challenger=strengths[0], defender=strengths[1])
    assert table.at("c3") == ("0" if won else "1")
    totals = (strengths[0] + rolls[0], strengths[1] + rolls[1])
    assert table.heard("duel_rolls") == [(0, 1, rolls, totals)]


@pytest.mark.rule("L18-3")
def test_a_won_space_works_and_the_beaten_worker_is_out_with_two_gold() -> None:
    table = duel(5, 1)
    beaten = table.player(1)
    assert (table.gold, table.goods(0)) == ([9, 11, 9], "EEV")
    assert (beaten.placed, beaten.own, beaten.workers) == (1, 0, 2)
    assert [kind for kind, _, _ in table.told] == [
        *("challenged", "duel_rolls", "placed", "carried_out", "gained_gold", "gained_goods"),
    ]


@pytest.mark.rule("L18-3", "L18-5")
def test_a_lost_duel_costs_the_worker_for_the_round_and_pays_two_gold() -> None:
    table = duel(1, 5)
    loser = table.player(0)
    assert (table.gold, table.goods(0), table.at("c3")) == ([11, 9, 9], "", "1")
    assert (loser.workers, loser.placed, loser.own) == (2, 1, 0)
    assert [kind for kind, _, _ in table.told] == ["challenged", "duel_rolls", "carried_out", "gained_gold"]
    table.until("turn")
    assert table.state.turn == 1


@pytest.mark.rule("L18-3")
def test_the_cost_of_a_space_is_paid_only_after_a_won_duel() -> None:
    for rolls, gold in (((5, 1), 9 - 4), ((1, 5), 9 + 2)):
        table = on_peak(18, gold=[9, 9], dice=rolls).put(1, "c1").place("c1 worker+duel")
        assert (table.gold[0], table.player(0).tokens["enchanted_shield"]) == (gold, int(gold == 5))


@pytest.mark.rule("L18-3")
def test_a_helper_who_is_beaten_goes_behind_the_screen_again() -> None:
    table = arena(tokens=["farmer"], dice=[1, 5]).then(("place_again", "c3/helper+duel")).place("a1")
    p = table.player(0)
    assert (p.workers, p.placed, p.borrowed, p.spare) == (2, 1, 1, 2)


@pytest.mark.rule("L18-4")
def test_after_both_dice_are_seen_the_challenger_may_roll_again_then_the_defender() -> None:
    table = arena(tokens=["enchanted_shield", "enchanted_shield"])
    table.dice = [1, 3, 5, 5]
    table.then(ROLL, ROLL).place("c3 worker+duel")
    assert [faces for _, _, faces, _ in table.heard("duel_rolls")] == [(1, 3), (5, 3), (5, 5)]
    assert [one.seat for one in table.asked if one.kind == "reroll"] == [0, 1]
    assert table.at("c3") == "1"


@pytest.mark.rule("L18-4")
def test_whoever_is_ahead_has_nothing_to_roll_again_and_one_may_leave_it() -> None:
    table = arena(tokens=["enchanted_shield"])
    table.dice = [5, 1]
    table.place("c3 worker+duel")
    assert [one.kind for one in table.asked] == ["place"]
    table = arena(tokens=["enchanted_shield"])
    table.dice = [X, 1]
    assert table.then(KEEP).place("c3 worker+duel").at("c3") == "1"


@pytest.mark.rule("L18-5")
def test_rerolls_of_fights_count_and_so_does_everything_that_adds_strength() -> None:
    table = arena(caravans=["10"], guards=[1])
    table.dice = [X, X, 1]
    table.then(ROLL).place("c3 worker+duel")
    assert (table.strength(0), table.at("c3")) == (2 + 2, "0")


# --- shields and pedestals --------------------------------------------------------------------------------------------


@pytest.mark.rule("L18-6")
def test_a_shield_costs_four_gold_adds_two_strength_and_nobody_gets_two() -> None:
    table = on_peak(18, gold=[9, 3]).place("c1")
    assert (table.gold[0], table.strength(0), lying(table, "enchanted_shield")) == (5, 2 + 2, [""] * 3)
    assert (table.closed(0)["c2"], table.closed(1)["c2"]) == ("enough_tokens", "costs_gold")


@pytest.mark.rule("L18-7")
def test_a_pedestal_pays_two_gold_now() -> None:
    assert on_peak(18, gold=[0]).place("d1").gold[0] == 2


@pytest.mark.rule("L18-7")
def test_in_the_end_the_first_pedestal_wins_the_key_the_others_gold() -> None:
    table = dusk(on_peak(18, gold=[0, 0, 0]).put(2, "d1").put(0, "d2").put(1, "d3"))
    assert (table.gold, [p.tokens["city_key"] for p in table.state.players]) == ([6, 4, 0], [0, 0, 1])


@pytest.mark.rule("L18-7")
def test_an_empty_pedestal_gives_nothing() -> None:
    table = dusk(on_peak(18, gold=[0, 0, 0]))
    assert (table.gold, lying(table, "city_key")) == ([0, 0, 0], ["d1"])


@pytest.mark.rule("L18-8")
def test_the_size_of_the_arena() -> None:
    assert sizes(18) == [12, 16, 20]


# --- in words -------------------------------------------------------------------------------------------------------


def test_a_duel_is_told_with_its_chance() -> None:
    label = offered(arena())["c3/worker+duel"]
    assert label.text.endswith("(duel)")
    assert label.effect.endswith("; a duel with Ben first, 15 of 36 rolls win")
    table = duel(X, 2)
    assert said(table, "challenged") == ["Ana challenges Ben for c3."]
    assert said(table, "duel_rolls") == ["Ana rolls X, in all 2; Ben rolls 2, in all 4."]
    assert notes(table) == "In the infirmary: R (1)"
