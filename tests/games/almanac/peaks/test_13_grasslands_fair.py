"""Grasslands Fair: hosts who are paid by their guests, and three cards that nobody knows."""

from __future__ import annotations

from random import Random

import pytest

from dragonroads.engine.hidden import determinize
from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.engine.visibility import ALL
from tests.games.almanac.pages.roads import turn_of
from tests.games.almanac.peaks.heights import notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

GUARD = ("shop", "guard")


def with_peak(table: Situation, place: int) -> Situation:
    """The peak lies at this place of the booth."""
    game, pool = table.state, table.state.page.pool
    at = next(k for k, card in enumerate(game.fog) if pool[card].kind == "peak")
    game.fog[at], game.fog[place - 1] = game.fog[place - 1], game.fog[at]
    return table


def hosted(table: Situation, **hosts: int) -> Situation:
    """These tents have a host."""
    table.state.facts |= {f"host_{tent}": seat for tent, seat in hosts.items()}
    return table


def faces(table: Situation) -> list[str]:
    """What lies in the booth, in truth."""
    return [table.state.page.pool[card].kind for card in table.state.fog]


def stake(n: int, card: int = 1) -> list[tuple[str, str]]:
    """What is answered at the booth."""
    return [("monte_stake", str(n)), ("monte_card", str(card))]


# --- tents ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13-1", "L13-2")
def test_the_first_in_a_tent_is_its_host_and_enters_free_whoever_is_inside() -> None:
    table = on_peak(13, gold=[9, 9, 9]).place("d1", "d2")
    assert table.state.facts["host_d"] == 0
    assert table.fees(0)["d3"] == 0
    assert (table.fees(1)["d3"], table.fees(2)["d3"]) == (2, 2)


@pytest.mark.rule("L13-2", "L13-4")
def test_a_guest_pays_the_host_one_gold_for_each_worker_inside_own_ones_too() -> None:
    table = on_peak(13, gold=[0, 5, 5]).place("d1", "d2").then(GUARD).place("a1")
    assert (table.gold, table.fees(1)["d3"]) == ([1, 4, 5], 2)
    assert table.heard("handed_gold") == [(1, 0, 1)]
    assert [kind for kind, _, _ in table.told][2:5] == ["placed", "handed_gold", "gained_goods"]


@pytest.mark.rule("L13-2")
def test_the_host_of_one_tent_is_a_guest_in_another() -> None:
    table = on_peak(13, gold=[9, 9, 9]).place("d1").then(GUARD).place("a1")
    assert (table.fees(0)["a2"], table.fees(1)["d2"], table.fees(2)["b1"]) == (1, 1, 0)


@pytest.mark.rule("L13-3")
def test_whoever_has_less_than_the_fee_gives_all_of_it() -> None:
    table = on_peak(13, gold=[0, 9, 1]).place("d1", "d2")
    assert table.fees(2)["d3"] == 1
    table.place("d3")
    assert table.gold == [2, 8, 0]


@pytest.mark.rule("L13-1")
def test_what_a_helper_pays_a_host_tells_of_the_purse_and_is_final() -> None:
    table = on_peak(13, gold=[0, 9, 9], tokens=["", "farmer"]).place("d1")
    table.then(GUARD, ("place_again", "d2/helper")).place("a1")
    assert (table.gold[:2], table.unveiled) == ([1, 8], ["purse"])


@pytest.mark.rule("L13-3")
def test_without_gold_a_tent_is_free() -> None:
    assert on_peak(13, gold=[0, 0, 0]).place("d1").fees(1)["d2"] == 0


@pytest.mark.rule("L13-4")
def test_what_is_left_after_the_fee_has_to_suffice_for_the_action() -> None:
    table = hosted(on_peak(13, gold=[9, 3, 4], display="01 03 05").put(0, "b1"), b=0)
    assert table.closed(1)["b2"] == "tent_fee"
    assert table.fees(2)["b2"] == 1


@pytest.mark.rule("L13-4")
def test_whoever_would_have_to_pay_everywhere_may_decline() -> None:
    table = on_peak(13, gold=[0, 9, 9], goods=["", "EVS"]).put(0, "a1", "b1", "c1").put(2, "d1", "e1", "f1")
    turn_of(hosted(table, a=0, b=0, c=0, d=2, e=2, f=2), 1)
    assert 0 not in table.fees(1).values()
    table.place("decline")
    assert (table.heard("declined"), table.player(1).workers, table.state.waiting) == ([(1,)], 3, 1)


@pytest.mark.rule("L13-4")
def test_with_one_tent_left_to_open_nobody_may_decline() -> None:
    table = on_peak(13, gold=[0, 9, 9]).place("d1", "d2")
    assert "decline" not in table.asked[-1].options


@pytest.mark.rule("L13-6")
def test_with_two_players_each_worker_inside_costs_two() -> None:
    assert on_peak(13, seats=2, gold=[9, 9]).place("d1").fees(1)["d2"] == 2
    assert sizes(13) == [12, 17, 22]


# --- the booth ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13-5")
def test_the_peak_pays_three_times_the_stake_and_all_cards_are_mixed_again() -> None:
    table = with_peak(on_peak(13, gold=[6], dice=[1, 0]), 2).then(*stake(4, 2)).place("f1")
    assert (table.gold[0], table.goods(0)) == (6 - 4 + 12, "")
    assert table.state.lifted == [False] * 3
    assert (table.heard("monte_mixed"), set(table.state.tile_seen)) == ([()], {0})


@pytest.mark.rule("L13-5")
def test_fog_keeps_the_stake_stays_up_and_gives_a_good() -> None:
    table = with_peak(on_peak(13, gold=[6]), 2).then(*stake(4, 1), ("gain_good", "everice")).place("f1")
    assert (table.gold[0], table.goods(0), table.state.lifted) == (2, "V", [True, False, False])
    assert table.state.tile_seen[table.state.fog[0]] == ALL


@pytest.mark.rule("L13-5")
def test_with_two_fogs_up_the_last_card_is_sure() -> None:
    table = with_peak(on_peak(13, gold=[6, 6, 6], dice=[0, 0]), 3)
    table.then(*stake(1, 1), ("gain_good", "everice")).place("f1")
    table.then(*stake(1, 2), ("gain_good", "everice")).place("f2")
    table.then(("monte_stake", "4")).place("f3")
    assert table.gold == [6 - 1 + 3, 6 - 1 - 1, 6 - 2 - 4 + 12]
    assert table.state.lifted == [False] * 3


@pytest.mark.rule("L13-5")
@pytest.mark.parametrize(("gold", "stakes"), [(9, "12345"), (3, "123")])
def test_the_stake_is_one_to_five_gold_as_far_as_there_is_any(gold: int, stakes: str) -> None:
    table = with_peak(on_peak(13, gold=[gold]), 2).then(*stake(1, 1), ("gain_good", "everice")).place("f1")
    question = next(one for one in table.asked if one.kind == "monte_stake")
    assert (question.options, question.heard) == (list(stakes), list("12345"))


@pytest.mark.rule("L13-5")
def test_the_booth_wants_a_gold_that_is_left_after_the_fee() -> None:
    assert on_peak(13, gold=[0]).closed(0)["f1"] == "nothing_to_stake"
    table = with_peak(on_peak(13, gold=[9, 1]), 2).then(*stake(1), ("gain_good", "everice")).place("f1")
    assert (table.closed(1)["f2"], table.closed(1)["f3"]) == ("tent_fee", "tent_fee")


@pytest.mark.rule("L13-5")
def test_nobody_knows_the_hidden_cards_and_other_worlds_vary_them() -> None:
    table = with_peak(on_peak(13, gold=[6]), 2).then(*stake(1, 1), ("gain_good", "everice")).place("f1")
    game = table.state
    for viewer in (None, 0, 1, 2):
        assert see(game, Sight(viewer))["fog"] == [game.fog[0], Hidden(None), Hidden(None)]
        worlds = []
        for seed in range(12):
            other = game.copy()
            determinize(other, viewer, Random(seed).random)
            worlds.append(tuple(game.page.pool[card].kind for card in other.fog))
        assert set(worlds) == {("fog", "peak", "fog"), ("fog", "fog", "peak")}


@pytest.mark.rule("L13-5")
def test_the_cards_are_mixed_when_the_fair_opens_and_packed_up_in_the_end() -> None:
    dealt = [on_peak(13, phase="lay_out", dice=[a, b]).step() for a in range(3) for b in range(2)]
    assert {faces(table).index("peak") for table in dealt} == {0, 1, 2}
    assert all(sorted(faces(table)) == ["fog", "fog", "peak"] for table in dealt)
    table = dealt[0]
    table.state.phase = "finish_page"
    assert (table.step().state.fog, table.state.lifted) == ([], [])


# --- in words -------------------------------------------------------------------------------------------------------


def test_hosts_and_cards_are_told() -> None:
    table = with_peak(on_peak(13, gold=[6, 6, 6]), 2).then(*stake(1, 1), ("gain_good", "everice")).place("f1")
    assert notes(table) == "Hosts: Monte Booth R (1g); cards: fog ? ?"
    assert said(table, "monte") == ["Ana turns up card 1: fog."]
    labels = offered(table)
    assert labels["f2/worker"].effect.startswith("fee 1 gold; ")
    assert labels["f2/worker"].effect.endswith("; the fee goes to Ana")
    assert labels["d1/worker"].effect.endswith("; you become the host")
