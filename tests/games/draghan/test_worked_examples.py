"""The worked examples of the design, played through the rules."""

from __future__ import annotations

import pytest

from tests.games.draghan.arranging import few_left
from tests.games.draghan.situations import name_of, situation


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-DEF-03")
def test_ex_01_villagers_drive_the_dragon_behind_the_next_one() -> None:
    s = situation("C12 M9 T9 S4", C="angry-villagers").turn()
    assert s.places == "C8 M9 T9 S4"


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-DEF-04")
def test_ex_02_villagers_drive_a_dragon_that_shares_the_last_space_one_back() -> None:
    s = situation("C5 M5 T9", C="angry-villagers").turn()
    assert s.places == "C4 M5 T9"


@pytest.mark.rule("RACE-CARD-ANGRY-VILLAGERS", "RACE-DEF-05")
def test_ex_03_villagers_drive_nobody_beyond_the_start() -> None:
    s = situation("C3 M0 T9", C="angry-villagers").turn()
    assert s.places == "C0 M0 T9"


@pytest.mark.rule("RACE-CARD-BROKEN-STICK")
def test_ex_04_broken_stick_calls_all_dragons_of_the_nearest_space_behind() -> None:
    s = situation("C10 M7 T7 S2", C="broken-stick").turn()
    assert s.places == "C10 M10 T10 S2"


@pytest.mark.rule("RACE-CARD-CHILI-PEPPERS", "RACE-DEF-03", "RACE-DEF-05", "RACE-MOVE-05")
def test_ex_05_chili_peppers_push_back_only_those_who_are_behind_afterwards() -> None:
    s = situation("C5 M7 T6 S0", C="chili-peppers").turn()
    assert s.places == "C7 M7 T5 S0"


@pytest.mark.rule("RACE-CARD-PRETTY-FLOWER", "RACE-MOVE-05")
def test_ex_06_pretty_flower_blows_forward_only_those_who_are_ahead_afterwards() -> None:
    s = situation("C5 M4 T3 S2", C="pretty-flower").turn()
    assert s.places == "C3 M5 T3 S2"


@pytest.mark.rule("RACE-CARD-SNEAKY-SHORT-CUT", "RACE-DEF-04")
@pytest.mark.parametrize("before", ["C2 M20 T5", "C20 M20 T5"])
def test_ex_07_sneaky_short_cut_leads_one_space_ahead_of_the_leader(before: str) -> None:
    s = situation(before, C="sneaky-short-cut").turn()
    assert s.places == "C21 M20 T5"


@pytest.mark.rule("RACE-CARD-DAMSEL", "RACE-MOVE-08")
def test_ex_08_damsel_calls_everybody_also_from_past_the_finish_line() -> None:
    s = situation("C5 M30 T0", length=28, C="damsel").turn()
    assert s.places == "C5 M5 T5"


@pytest.mark.rule("RACE-TREE-01", "RACE-TREE-02", "RACE-DEF-10")
def test_ex_09_a_tree_stops_walkers_on_both_sides_and_lets_its_companion_go() -> None:
    s = situation("C12 M18 T15 S15", trees="T", C="move-3", M="knight#2", S="move-2").turns(4)
    assert s.places == "C14 M16 T15 S17"


@pytest.mark.rule("RACE-CARD-SNEAKY-SHORT-CUT", "RACE-TREE-01", "RACE-DEF-11")
def test_ex_10_a_tree_stops_a_sneaky_short_cut() -> None:
    s = situation("C10 M15 T20", trees="M", C="sneaky-short-cut").turn()
    assert s.places == "C14 M15 T20"


@pytest.mark.rule("RACE-CARD-GRUMPY-GOAT", "RACE-PILE-03")
def test_ex_11_grumpy_goat_pushes_back_everybody_on_the_way() -> None:
    s = situation("C10 M10 T8 S7 P6 A11", top="1J2", C="grumpy-goat").turn()
    assert s.places == "C7 M9 T7 S6 P6 A11"


@pytest.mark.rule("RACE-CARD-KNIGHT", "RACE-DEF-08")
@pytest.mark.parametrize(("backs", "after"), [("3J2 1F1", 13), ("3J2 0J4", 10), ("2J1", 7)])
def test_ex_12_courage_decides_about_a_knight_of_value_three(backs: str, after: int) -> None:
    s = situation("C10 M0", C=f"knight#2 {backs}").turn()
    assert s.places == f"C{after} M0"


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-DEF-05")
def test_ex_13_picnic_goes_forward_back_forward_back() -> None:
    s = situation("C1 M20", top="1J3 2J1 3F0 0J4", C="picnic").turn()
    assert s.heard("walked") == [(0, 1, 4, 3, 0), (0, 4, 3, -1, 0), (0, 3, 0, -3, 0)]
    assert s.places == "C0 M20"


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-V4-02")
def test_ex_14_a_bet_on_the_right_space_is_worth_three_steps() -> None:
    bet = {"betting": True}
    s = situation("C1 M20", top="1J3 2J1 3F0 0J4", C="picnic", options=bet, answers=[("bet_space", "0")]).turn()
    assert s.places == "C3 M20"


@pytest.mark.rule("RACE-CARD-WILL-O-THE-WISP", "RACE-NEST-09")
def test_ex_15_a_wisp_plays_the_row_from_right_to_left() -> None:
    s = situation("C10 M5", C="will-o-the-wisp move-1 tasty-deer move-3 pretty-flower").turn()
    assert s.places == "C11 M5"
    assert s.row("C") == "[will-o-the-wisp] (move-1) [tasty-deer] [move-3] [pretty-flower]"
    assert s.state.out == [True, False]


@pytest.mark.rule("RACE-CARD-MINSTREL", "RACE-ROW-04", "RACE-MOVE-04")
def test_ex_16_a_minstrel_takes_the_cards_of_the_next_action_round() -> None:
    rest = "move-3 move-1 move-2 move-1"
    s = situation("C0 M0 T0 S0", C=f"amnesia {rest}", M=f"minstrel {rest}", T=f"damsel {rest}", S=f"thief {rest}")
    s.turns(2)
    kept = ["move-1", "move-2", "move-1"]
    assert [s.unplayed(letter) for letter in "CMTS"] == [kept, kept, ["damsel", *kept], ["thief", *kept]]
    assert s.discarded == ["move-3"] * 4


@pytest.mark.rule("RACE-CARD-MAGIC-MIRROR", "RACE-NEST-05")
def test_ex_17_a_mirror_uses_a_turn_of_the_next_action_round_when_this_one_is_used_up() -> None:
    s = situation("C0 M0 T0 S0", C="amnesia move-2 move-3", S="magic-mirror").turns(4)
    assert s.places == "C2 M0 T0 S2"
    assert s.turns(1).places == "C2 M0 T0 S2"
    assert s.turns(4).places == "C5 M0 T0 S2"


@pytest.mark.rule("RACE-CARD-CONMANS-CARAVAN", "RACE-ROW-12")
def test_ex_18_a_caravan_gives_everybody_the_row_on_the_left_after_the_action_round() -> None:
    s = situation("C0 M0 T0 S0", C="conmans-caravan move-1", M="amnesia move-2", T="amnesia move-3", S="move-1 thief")
    s.turns(3)
    assert [s.unplayed(letter) for letter in "CMT"] == [["move-1"], ["move-2"], ["move-3"]]
    s.turns(1)
    assert [s.unplayed(letter) for letter in "CMTS"] == [["move-2"], ["move-3"], ["thief"], ["move-1"]]


@pytest.mark.rule("RACE-V2-05", "RACE-V2-06", "RACE-LAND-01")
def test_ex_19_a_rockslide_drives_the_timid_out_of_its_run() -> None:
    ladder = {"track": "goat-ladder"}
    s = situation("C9 M8 T6 S5", options=ladder, C="move-1", M="2J1", T="1F1").turn()
    assert s.places == "C11 M8 T5 S5"


@pytest.mark.rule("RACE-V2-03", "RACE-V2-04", "RACE-CARD-MOVE-3", "RACE-CARD-ROARING-FOUR")
@pytest.mark.parametrize(("row", "after"), [("move-3 2J1", 5), ("move-3 1J2", 7), ("roaring-four", 8)])
def test_ex_20_stamina_jumps_a_hole_and_an_action_card_ignores_it(row: str, after: int) -> None:
    s = situation("C4 M0", options={"track": "goat-ladder"}, C=row).turn()
    assert s.places == f"C{after} M0"


@pytest.mark.rule("RACE-V5-02", "RACE-DEF-10")
def test_ex_21_the_move_goes_on_after_the_fall_from_the_cliff() -> None:
    s = situation("C42 M0", options={"track": "goat-ladder", "risky": True}, C="move-2").turn()
    assert s.places == "C33 M0"


@pytest.mark.rule("RACE-V5-02", "RACE-V5-03")
def test_ex_22_a_short_cut_can_lead_over_the_cliff() -> None:
    s = situation("C41 M42", options={"track": "goat-ladder", "risky": True}, C="sneaky-short-cut").turn()
    assert s.places == "C32 M42"


@pytest.mark.rule("RACE-HUG-03", "RACE-CARD-DAMSEL", "RACE-DEF-12")
def test_ex_23_a_hugged_dragon_does_not_come_to_a_damsel() -> None:
    s = situation("C5 M9 T9", hugged="M", C="damsel").turn()
    assert s.places == "C5 M9 T5"


@pytest.mark.rule("RACE-CARD-MAGIC-LAMP", "RACE-NEST-04")
def test_ex_24_a_lamp_changes_places_with_the_card_that_was_wished_for() -> None:
    s = situation("C0 M5", C="amnesia magic-lamp", M="move-3", answers=[("lamp_wish", "move-3")]).turns(3)
    assert s.places == "C3 M8"
    assert (s.row("C"), s.row("M")) == ("[amnesia] [move-3]", "[magic-lamp]")


@pytest.mark.rule("RACE-CARD-GOBLIN-TRIBE", "RACE-NEST-03")
def test_ex_25_goblins_leave_a_played_card_that_can_be_wished_for() -> None:
    s = situation("C0 M5", C="goblin-tribe", M="magic-lamp", top="move-2", answers=[("lamp_wish", "move-2")]).turn()
    assert (s.places, s.row("C"), s.discarded) == ("C2 M5", "[move-2]", ["goblin-tribe"])
    assert s.turn().places == "C2 M7"


@pytest.mark.rule("RACE-CARD-HEALTH-POTION", "RACE-POTION-01", "RACE-CARD-LUCKY-TALISMAN")
def test_ex_26_a_potion_helps_movement_cards_of_the_row_only() -> None:
    row = "health-potion move-2 roaring-four lucky-talisman"
    top = "move-3 amnesia damsel thief knight"
    s = situation("C0 M0", C=row, top=top, answers=[("talisman_pick", "move-3")])
    assert [s.turns(n).places for n in (3, 2, 2)] == ["C3 M0", "C7 M0", "C10 M0"]


@pytest.mark.rule("RACE-CARD-OLD-BOOK", "RACE-ROW-11")
def test_ex_27_after_an_old_book_only_cards_with_its_letter_run() -> None:
    s = situation("C0 M0", C="health-potion old-book move-3#3 move-3#2 move-3#6", top="1J3").until("round_end")
    assert s.places == "C4 M0"
    assert s.row("C") == "[health-potion] [old-book] (move-3) [move-3] (move-3)"


@pytest.mark.rule("RACE-V3-01")
@pytest.mark.parametrize(("last", "floor"), [(7, 7), (8, 7), (2, 0)])
def test_ex_28_the_forest_swallows_the_path_behind_the_last_dragon(last: int, floor: int) -> None:
    s = situation(f"C{last} M20", options={"enchanted": True}).until("deal")
    assert s.state.floor == floor


@pytest.mark.rule("RACE-END-02", "RACE-MOVE-07")
def test_ex_29_the_race_goes_on_when_nobody_is_past_the_line_any_more() -> None:
    s = situation("C26 M25", length=28, C="roaring-four knight#2").turn()
    assert s.places == "C30 M25"
    s.until("round_end").step()
    assert (s.places, s.state.phase) == ("C27 M25", "deal")


@pytest.mark.rule("RACE-PILE-01", "RACE-CARD-LUCKY-TALISMAN")
def test_ex_30_a_talisman_goes_on_drawing_from_the_reshuffled_pile() -> None:
    used = "move-3 move-3 move-3 move-3 move-3 move-3 move-3 move-3 move-3 move-3"
    s = situation(
        "C0 M0", C="lucky-talisman", top="amnesia thief", discard=used, answers=[("talisman_pick", "amnesia")]
    )
    few_left(s, 2).turn()
    assert s.heard("reshuffled") == [(10,)]
    [(_, drawn)] = s.heard("drew_luck")
    assert [name_of(card) for card in drawn] == ["amnesia", "thief", "move-3", "move-3", "move-3"]
    assert len(s.state.deck) == 7


@pytest.mark.rule("RACE-CARD-WITCHS-TRICK", "RACE-DEF-01")
def test_ex_31_witches_trick_swaps_places_with_the_right_neighbour() -> None:
    s = situation("C20 M5 T30", C="witchs-trick").turn()
    assert s.places == "C30 M5 T20"


@pytest.mark.rule("RACE-CARD-TRAP")
def test_ex_32_trap_lets_its_victim_choose_between_equally_near_dragons() -> None:
    s = situation("C20 M18 T22 S25", C="trap", answers=[("trap_pick", "T")]).turn()
    assert s.asked[0].options == ["M", "T"]
    assert s.places == "C20 M18 T20 S25"


@pytest.mark.rule("RACE-CARD-BURLAP-BAG", "RACE-ROW-05", "RACE-NEST-09")
def test_ex_33_a_row_closed_by_a_wisp_gets_nothing_from_a_burlap_bag() -> None:
    s = situation("C0 M0", C="will-o-the-wisp", M="burlap-bag", top="move-1").turns(2)
    assert (s.row("C"), s.row("M")) == ("[will-o-the-wisp]", "[burlap-bag] {move-1}")


@pytest.mark.rule("RACE-HUG-02")
def test_ex_34_a_hugged_seat_is_released_when_everybody_else_has_finished() -> None:
    s = situation("C0 M0 T0", hugged="M", C="amnesia", M="move-1 move-2", T="amnesia")
    assert [s.turns(3).places for _ in range(3)] == ["C0 M0 T0", "C0 M1 T0", "C0 M3 T0"]
    assert s.step().state.phase == "round_end"


@pytest.mark.rule("RACE-CARD-MINSTREL", "RACE-ROW-04")
def test_ex_35_a_minstrel_in_the_last_action_round_takes_nothing() -> None:
    s = situation("C0 M0", C="minstrel", M="move-2").turns(2)
    assert (s.places, s.discarded) == ("C0 M2", [])
