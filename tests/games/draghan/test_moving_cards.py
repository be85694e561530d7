"""Cards that move dragons, one by one."""

from __future__ import annotations

import pytest

from tests.games.draghan.arranging import few_left, top_of_pile
from tests.games.draghan.situations import situation

LADDER = {"track": "goat-ladder"}
"""A hole of value 2 lies behind space 5."""


# --- movement cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-MOVE-1", "RACE-CARD-MOVE-2", "RACE-CARD-MOVE-3")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_movement_card_walks_its_value_forward(value: int) -> None:
    s = situation("C4 M9", C=f"move-{value}").turn()
    assert s.places == f"C{4 + value} M9"


@pytest.mark.rule("RACE-CARD-MOVE-1", "RACE-CARD-MOVE-2", "RACE-CARD-MOVE-3", "RACE-POTION-01")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_movement_card_walks_one_further_for_each_potion(value: int) -> None:
    s = situation("C4 M9", C=f"move-{value}")
    s.state.potions[0] = 2
    assert s.turn().places == f"C{6 + value} M9"


@pytest.mark.rule("RACE-CARD-MOVE-1", "RACE-CARD-MOVE-2", "RACE-CARD-MOVE-3")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_movement_card_stops_before_a_hole_that_asks_for_more_stamina(value: int) -> None:
    s = situation("C5 M9", options=LADDER, C=f"move-{value} 2J1").turn()
    assert s.places == "C5 M9"


@pytest.mark.rule("RACE-CARD-ROARING-FOUR", "RACE-POTION-01")
def test_roaring_four_walks_four_whatever_potions_were_drunk() -> None:
    s = situation("C4 M9", C="roaring-four")
    s.state.potions[0] = 1
    assert s.turn().places == "C8 M9"


@pytest.mark.rule("RACE-CARD-ROARING-FOUR")
def test_roaring_four_crosses_a_hole_without_stamina() -> None:
    s = situation("C5 M9", options=LADDER, C="roaring-four").turn()
    assert s.places == "C9 M9"


@pytest.mark.rule("RACE-CARD-AMNESIA")
def test_amnesia_moves_nobody_and_asks_nothing() -> None:
    s = situation("C4 M9", C="amnesia move-1", M="move-2").turn()
    assert (s.places, s.asked, s.heard("forgot")) == ("C4 M9", [], [(0,)])
    assert (s.row("C"), s.row("M")) == ("[amnesia] {move-1}", "{move-2}")


# --- one dragon runs --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-HUG-04")
def test_angry_villagers_drive_a_dragon_behind_a_hugged_one() -> None:
    s = situation("C12 M9 T4", hugged="M", C="angry-villagers").turn()
    assert s.places == "C8 M9 T4"


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-TREE-04")
def test_angry_villagers_take_a_tree_for_the_nearest_dragon_and_are_stopped_in_front_of_it() -> None:
    s = situation("C12 M9 T4", trees="M", C="angry-villagers").turn()
    assert s.places == "C10 M9 T4"


@pytest.mark.rule("RACE-CARD-SNEAKY-SHORT-CUT", "RACE-HUG-04")
def test_sneaky_short_cut_overtakes_a_hugged_leader() -> None:
    s = situation("C2 M20 T5", hugged="M", C="sneaky-short-cut").turn()
    assert s.places == "C21 M20 T5"


@pytest.mark.rule("RACE-CARD-SNEAKY-SHORT-CUT")
def test_sneaky_short_cut_of_the_only_leader_is_one_step() -> None:
    s = situation("C20 M3", C="sneaky-short-cut").turn()
    assert s.places == "C21 M3"


@pytest.mark.rule("RACE-CARD-KNIGHT")
@pytest.mark.parametrize(("copy", "value"), [(1, 2), (2, 3), (3, 4)])
def test_each_knight_drives_a_timid_dragon_back_by_its_own_value(copy: int, value: int) -> None:
    s = situation("C10 M0", C=f"knight#{copy} 1F1").turn()
    assert s.places == f"C{10 - value} M0"


@pytest.mark.rule("RACE-CARD-KNIGHT", "RACE-DEF-08")
def test_a_knight_counts_only_the_unplayed_backs_of_the_own_row() -> None:
    s = situation("C10 M0", C="amnesia#1 knight#1 2J1", M="3J2 3F0").turns(3)
    assert s.places == "C10 M1"


@pytest.mark.rule("RACE-CARD-TROLL")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("troll#1 0J4", 13),
        ("troll#1 1J3", 10),
        ("troll#1 3J2", 7),
        ("troll#2 0J4 1J2", 13),
        ("troll#2 0J4 2J1", 10),
        ("troll#2 0J4 3F0", 7),
    ],
)
def test_stamina_decides_about_a_troll_of_value_three_or_five(row: str, after: int) -> None:
    s = situation("C10 M0", C=row).turn()
    assert s.places == f"C{after} M0"


@pytest.mark.rule("RACE-CARD-STRANGE-POTION")
@pytest.mark.parametrize(
    ("top", "after"),
    [("move-3 move-2", 5), ("thief move-1", 9), ("roaring-four knight#3", 10), ("thief spy move-3", 10)],
)
def test_strange_potion_sends_back_by_the_movement_cards_among_two(top: str, after: int) -> None:
    s = situation("C10 M0", C="strange-potion", top=top).turn()
    assert s.places == f"C{after} M0"
    assert s.discarded == [card.split("#")[0] for card in top.split()[:2]]


@pytest.mark.rule("RACE-CARD-STRANGE-POTION", "RACE-PILE-02")
def test_strange_potion_flips_one_card_when_there_is_only_one() -> None:
    s = few_left(situation("C10 M0", C="strange-potion", top="move-3"), 1).turn()
    assert (s.places, s.discarded) == ("C7 M0", ["move-3"])


@pytest.mark.rule("RACE-CARD-GRUMPY-GOAT", "RACE-PILE-03")
def test_grumpy_goat_adds_one_to_the_top_footprint_and_leaves_the_card_there() -> None:
    s = situation("C10 M20", C="grumpy-goat", top="3F0 0J4").turn()
    assert (s.places, s.discarded, top_of_pile(s)) == ("C9 M20", [], "move-3")


@pytest.mark.rule("RACE-CARD-GRUMPY-GOAT", "RACE-HUG-03", "RACE-TREE-01")
def test_grumpy_goat_spares_hugged_dragons_and_stops_at_trees() -> None:
    s = situation("C10 M9 T7 S8 P6", trees="T", hugged="M", C="grumpy-goat", top="0J4").turn()
    assert s.places == "C8 M9 T7 S8 P6"


@pytest.mark.rule("RACE-CARD-GRUMPY-GOAT")
def test_grumpy_goat_pushes_those_on_the_spaces_where_the_path_begins_and_ends() -> None:
    s = situation("C10 M10 T7 S6", C="grumpy-goat", top="1J2").turn()
    assert s.places == "C7 M9 T6 S6"


@pytest.mark.rule("RACE-CARD-GRUMPY-GOAT", "RACE-PILE-02")
def test_grumpy_goat_counts_footprint_zero_when_no_card_is_left() -> None:
    s = few_left(situation("C10 M20", C="grumpy-goat"), 0).turn()
    assert s.places == "C9 M20"


@pytest.mark.rule("RACE-CARD-HEALTH-POTION", "RACE-POTION-01")
def test_potions_add_up_and_wear_off_when_the_round_ends() -> None:
    s = situation("C0 M0", C="health-potion move-1 magic-lamp move-1", answers=[("lamp_wish", "health-potion")])
    assert s.until("round_end").places == "C5 M0"
    assert s.step().state.potions == [0, 0]


# --- other dragons run ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-BROKEN-STICK", "RACE-HUG-03")
def test_broken_stick_looks_past_hugged_dragons() -> None:
    s = situation("C10 M9 T7 S6", hugged="M", C="broken-stick").turn()
    assert s.places == "C10 M9 T10 S6"


@pytest.mark.rule("RACE-CARD-BROKEN-STICK", "RACE-TREE-04")
def test_broken_stick_looks_past_trees_even_though_they_stop_the_dragon_that_comes() -> None:
    s = situation("C10 M9 T6 S4", trees="M", C="broken-stick").turn()
    assert s.places == "C10 M9 T8 S4"


@pytest.mark.rule("RACE-CARD-BROKEN-STICK", "RACE-DEF-03")
def test_broken_stick_with_nobody_behind_moves_nobody() -> None:
    s = situation("C10 M10 T12", C="broken-stick").turn()
    assert s.places == "C10 M10 T12"


@pytest.mark.rule("RACE-CARD-BROKEN-STICK", "RACE-DEF-03")
def test_broken_stick_does_not_take_a_dragon_on_the_own_space_for_one_behind() -> None:
    s = situation("C10 M10 T7", C="broken-stick").turn()
    assert s.places == "C10 M10 T10"


@pytest.mark.rule("RACE-CARD-CHILI-PEPPERS", "RACE-HUG-03", "RACE-TREE-01")
def test_chili_peppers_leave_hugged_dragons_and_trees_where_they_are() -> None:
    s = situation("C5 M3 T3 S4", hugged="M", trees="T", C="chili-peppers").turn()
    assert s.places == "C7 M3 T3 S4"
    s = situation("C5 M3 T3 S4", hugged="M", C="chili-peppers").turn()
    assert s.places == "C7 M3 T2 S3"


@pytest.mark.rule("RACE-CARD-PRETTY-FLOWER", "RACE-HUG-03", "RACE-TREE-01")
def test_pretty_flower_leaves_hugged_dragons_and_trees_where_they_are() -> None:
    s = situation("C5 M9 T9 S4", hugged="M", trees="T", C="pretty-flower").turn()
    assert s.places == "C3 M9 T9 S5"


@pytest.mark.rule("RACE-CARD-PRETTY-FLOWER", "RACE-MOVE-03", "RACE-DEF-05")
def test_pretty_flower_on_the_start_still_blows_the_others_forward() -> None:
    s = situation("C1 M0 T1", C="pretty-flower").turn()
    assert s.places == "C0 M0 T2"


@pytest.mark.rule("RACE-CARD-DAMSEL", "RACE-TREE-01", "RACE-DEF-11")
def test_damsel_is_not_reached_by_those_who_have_a_tree_in_their_way() -> None:
    s = situation("C5 M9 T7 S1 P2", trees="T", C="damsel").turn()
    assert s.places == "C5 M8 T7 S5 P5"


@pytest.mark.rule("RACE-CARD-OVER-THERE")
@pytest.mark.parametrize("value", [1, 2])
def test_over_there_sends_all_others_forward_by_its_value(value: int) -> None:
    s = situation("C5 M9 T0", C=f"over-there#{value}").turn()
    assert s.places == f"C5 M{9 + value} T{value}"


@pytest.mark.rule("RACE-CARD-OVER-THERE", "RACE-HUG-03", "RACE-TREE-01")
def test_over_there_moves_neither_hugged_dragons_nor_trees() -> None:
    s = situation("C5 M9 T9 S3", hugged="M", trees="T", C="over-there#2").turn()
    assert s.places == "C5 M9 T9 S5"


# --- trap and witches trick -------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-TRAP")
@pytest.mark.parametrize(
    ("before", "after"), [("C20 M18 T24", "C20 M20 T24"), ("C20 M13 T24", "C20 M13 T20"), ("C20 M20 T9", "C20 M20 T20")]
)
def test_trap_calls_the_nearest_dragon_of_another_space_without_asking(before: str, after: str) -> None:
    s = situation(before, C="trap").turn()
    assert (s.places, s.asked) == (after, [])


@pytest.mark.rule("RACE-CARD-TRAP", "RACE-TREE-04", "RACE-HUG-03")
def test_trap_says_why_other_dragons_cannot_be_called() -> None:
    before = "C20 M18 T22 S21 P20 A30"
    s = situation(before, hugged="S", C="trap", answers=[("trap_pick", "M")]).turn()
    assert s.asked[0].options == ["M", "T"]
    reasons = {"S": "is_hugged", "P": "stands_here_already", "A": "is_further_away"}
    assert dict(s.asked[0].closed) == reasons
    assert s.places == "C20 M20 T22 S21 P20 A30"
    s = situation(before, trees="S", C="trap", answers=[("trap_pick", "M")]).turn()
    assert dict(s.asked[0].closed) == reasons | {"S": "is_a_tree"}
    s = situation("C20 M20 T22 S18", C="trap", answers=[("trap_pick", "T")]).turn()
    assert s.asked[0].closed == [("M", "stands_here_already")]


@pytest.mark.rule("RACE-CARD-TRAP", "RACE-TREE-01")
def test_trap_cannot_pull_a_dragon_past_a_tree() -> None:
    s = situation("C20 M23 T22", trees="T", C="trap").turn()
    assert s.places == "C20 M23 T22"


@pytest.mark.rule("RACE-CARD-TRAP")
def test_trap_with_nobody_to_call_does_nothing() -> None:
    s = situation("C20 M20 T22 S21", trees="T", hugged="S", C="trap").turn()
    assert (s.places, s.asked) == ("C20 M20 T22 S21", [])


@pytest.mark.rule("RACE-CARD-WITCHS-TRICK", "RACE-HUG-03", "RACE-TREE-04")
@pytest.mark.parametrize(("tree", "hugged"), [("T", ""), ("", "T")])
def test_witches_trick_cannot_swap_a_tree_or_a_hugged_dragon(tree: str, hugged: str) -> None:
    s = situation("C20 M5 T30", trees=tree, hugged=hugged, C="witchs-trick").turn()
    assert s.places == "C20 M5 T30"


@pytest.mark.rule("RACE-CARD-WITCHS-TRICK", "RACE-DEF-11")
def test_witches_trick_goes_past_trees_and_holes() -> None:
    s = situation("C4 M6 T30", options=LADDER, trees="M", C="witchs-trick").turn()
    assert s.places == "C30 M6 T4"
