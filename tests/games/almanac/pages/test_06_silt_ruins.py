"""Silt Ruins: fog that lifts next to a worker, and contraband in it."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, sizes
from tests.games.almanac.situations import Situation, on_page


def hide(table: Situation, **kinds: str) -> Situation:
    """Let these spaces of the fog hide an action of this kind each: `b2="cont"`."""
    game, page, done = table.state, table.state.page, list[int]()
    for space, kind in kinds.items():
        here = page.covered.index(page.index[space])
        there = next(at for at, card in enumerate(game.fog) if page.pool[card].kind == kind and at not in done)
        game.fog[here], game.fog[there] = game.fog[there], game.fog[here]
        done.append(here)
    return table


def seen(table: Situation) -> str:
    """The spaces of the fog that have been turned up."""
    page = table.state.page
    return " ".join(page.spaces[space].id for space, up in zip(page.covered, table.state.lifted) if up)


@pytest.mark.rule("DR-06-1")
def test_with_only_a2_taken_the_gate_and_b2_are_open() -> None:
    table = hide(on_page(6), b2="visit_shop").then(("shop", "guard")).place("a2")
    assert table.spaces(1) == ["a1", "a3", "a4", "b2"]
    assert seen(table) == "b2"
    assert closed_for(table, 1, "in_fog") == "b1 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4"


@pytest.mark.rule("DR-06-1")
def test_a_worker_of_any_colour_opens_what_lies_beside_above_and_below_but_no_corner() -> None:
    table = hide(on_page(6), b4="visit_shop").then(("shop", "guard")).place("a4", "b4")
    assert seen(table) == "b3 b4 c4"
    assert [space for space, _ in table.heard("fog_lifted")] == ["b4", "b3", "c4"]


@pytest.mark.rule("DR-06-2")
def test_what_lies_in_the_fog_is_shuffled_and_nobody_knows_it() -> None:
    dealt = {tuple(on_page(6, phase="lay_out", dice=[roll]).step().state.fog) for roll in range(12)}
    assert len(dealt) == 12
    assert {tuple(sorted(fog)) for fog in dealt} == {tuple(range(12))}
    assert set(on_page(6).state.tile_seen) == {0}


@pytest.mark.rule("DR-06-2")
def test_a_secret_is_turned_up_for_everybody_at_the_end_of_the_turn() -> None:
    table = hide(on_page(6), b1="cont").place("a1")
    assert [kind for kind, _, _ in table.told] == ["placed", "gained_goods", "fog_lifted"]
    assert [table.state.tile_seen[card] for _, card in table.heard("fog_lifted")] == [ALL]
    assert table.state.tile_seen.count(0) == 15 - 1


@pytest.mark.rule("DR-06-3")
@pytest.mark.parametrize(("seats", "size", "secrets", "contraband"), [(2, 12, 8, 2), (3, 16, 12, 3), (4, 20, 15, 4)])
def test_rows_columns_and_secrets_by_the_number_of_players(
    seats: int, size: int, secrets: int, contraband: int
) -> None:
    page = on_page(6, seats=seats).state.page
    assert (len(page.spaces), len(page.covered), len(page.pool)) == (size, secrets, secrets)
    assert [action.kind for action in page.pool.values()].count("cont") == contraband


@pytest.mark.rule("DR-06-3")
def test_two_players_have_three_rows_of_four_and_four_players_four_rows_of_five() -> None:
    assert sizes(6) == [12, 16, 20]
    assert [area_sizes(6, seats) for seats in PLAYERS] == [
        dict.fromkeys("abc", 4),
        dict.fromkeys("abcd", 4),
        dict.fromkeys("abcd", 5),
    ]


@pytest.mark.rule("DR-06-4")
def test_contraband_costs_three_gold_and_fills_a_crate() -> None:
    table = hide(on_page(6, gold=[9, 4], goods=["", "DDDD"]), b1="cont").place("a1")
    table.then(("drop_cargo", "dewleaf")).place("b1")
    assert (table.gold[1], table.goods(1), table.player(1).tokens["contraband"]) == (1, "DDD", 1)


@pytest.mark.rule("DR-06-4")
@pytest.mark.parametrize(("gold", "riders", "why"), [(2, "", "costs_gold"), (9, "tourist tourist contraband", "")])
def test_contraband_needs_the_gold_and_a_crate(gold: int, riders: str, why: str) -> None:
    table = hide(on_page(6, gold=[9, gold], tokens=["", riders]), b1="cont").place("a1")
    assert table.closed(1).get("b1", "") == why


@pytest.mark.rule("DR-06-4")
def test_a_caravan_full_of_riders_cannot_take_contraband() -> None:
    table = hide(on_page(6, tokens=["", "tourist tourist contraband contraband"]), b1="cont").place("a1")
    assert table.closed(1)["b1"] == "no_room"


@pytest.mark.rule("DR-06-5")
def test_a_skipped_player_is_asked_again_when_others_have_found_more() -> None:
    table = hide(on_page(6, seats=2, guide=1, gold=[0, 9], workers=[3, 6]), b2="cont", b1="gain_goods")
    table.put(1, "a1", "a3", "a4").then(("shop", "guard")).place("a2").step()
    assert table.heard("skipped") == [(0,)]
    table.place("b2", "b1")
    assert table.at("b1") == "0"
