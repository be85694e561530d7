"""Dragons under the Immobility spell."""

from __future__ import annotations

import pytest

from dragonroads.games.draghan.model import TURNED
from tests.games.draghan.arranging import bound_to, lying
from tests.games.draghan.situations import situation

LADDER = {"track": "goat-ladder"}


@pytest.mark.rule("RACE-TREE-01", "RACE-DEF-10")
@pytest.mark.parametrize(("card", "tree"), [("damsel", 14), ("damsel", 6), ("over-there#1", 14), ("chili-peppers", 6)])
def test_no_card_of_another_seat_moves_a_tree(card: str, tree: int) -> None:
    s = situation(f"C10 M{tree} T20", trees="M", C=card).turn()
    assert s.state.places[1] == tree
    assert situation(f"C10 M{tree} T20", C=card).turn().state.places[1] != tree


@pytest.mark.rule("RACE-TREE-01")
@pytest.mark.parametrize(("start", "row", "end"), [(13, "move-3", 14), (14, "move-1", 14), (17, "knight#2", 16)])
def test_walkers_stop_on_the_space_next_to_a_tree(start: int, row: str, end: int) -> None:
    s = situation(f"C{start} M15", trees="M", C=row).turn()
    assert s.places == f"C{end} M15"


@pytest.mark.rule("RACE-TREE-02")
@pytest.mark.parametrize(("row", "end"), [("move-2", 17), ("knight#2", 12)])
def test_a_dragon_on_the_trees_space_leaves_it_in_both_directions(row: str, end: int) -> None:
    s = situation("C15 M15", trees="M", C=row).turn()
    assert s.places == f"C{end} M15"


@pytest.mark.rule("RACE-TREE-02", "RACE-V5-03")
@pytest.mark.parametrize(("card", "end"), [("move-1", 32), ("move-3", 34)])
def test_a_fall_from_the_cliff_may_end_on_the_trees_space_and_go_on_from_there(card: str, end: int) -> None:
    s = situation("C42 M32", options={"track": "snail-shell", "risky": True}, trees="M", C=card).turn()
    assert s.places == f"C{end} M32"


@pytest.mark.rule("RACE-TREE-03", "RACE-MOVE-02")
def test_a_tree_walks_again_with_the_next_card_it_turns_up() -> None:
    s = situation("C10 M0", C="novice-wizard move-2", top="3I2").turn()
    assert s.state.trees[0]
    s.turns(2)
    assert (s.places, s.state.trees) == ("C12 M0", [False, False])


@pytest.mark.rule("RACE-TREE-03")
def test_a_turned_or_barred_card_does_not_free_a_tree() -> None:
    s = lying(situation("C10 M0", trees="C", C="move-1#1 move-1#2 move-1#6"), TURNED, "C1")
    bound_to(s, "C", "F").turns(2)
    assert s.state.trees[0]
    s.turns(2)
    assert (s.state.trees[0], s.row("C")) == (True, "(move-1) (move-1) {move-1}")
    assert s.turns(1).places == "C11 M0"


@pytest.mark.rule("RACE-TREE-03")
def test_passing_does_not_free_a_tree_but_the_end_of_the_round_does() -> None:
    s = situation("C10 M0", trees="C", M="amnesia over-there#1").until("round_end")
    assert (s.places, s.state.trees[0]) == ("C10 M0", True)
    assert not s.step().state.trees[0]


@pytest.mark.rule("RACE-TREE-03", "RACE-NEST-05")
def test_a_tree_is_freed_when_a_mirror_makes_it_turn_up_a_card() -> None:
    s = situation("C0 M10", trees="M", C="magic-mirror", M="move-2").turn()
    assert (s.places, s.state.trees) == ("C2 M12", [False, False])


@pytest.mark.rule("RACE-TREE-04", "RACE-V2-06")
def test_a_tree_neither_tests_its_courage_nor_flees_in_a_rockslide() -> None:
    s = situation("C9 M8 T7", options=LADDER, trees="M", C="move-1").turn()
    assert s.places == "C11 M8 T5"
    assert [seat for seat, *_ in s.heard("fled") + s.heard("stood_firm")] == [2]


@pytest.mark.rule("RACE-TREE-04")
def test_a_tree_counts_as_leader_of_a_short_cut() -> None:
    s = situation("C10 M15", trees="M", C="sneaky-short-cut").turn()
    assert s.places == "C14 M15"


@pytest.mark.rule("RACE-TREE-04")
def test_a_tree_counts_as_the_dragon_behind() -> None:
    s = situation("C10 M2 T15", trees="M", C="angry-villagers").turn()
    assert s.places == "C3 M2 T15"
