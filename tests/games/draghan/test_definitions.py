"""The words every rule uses: left and right, ahead and behind, floor, rows, courage and stamina, walking."""

from __future__ import annotations

import pytest

from dragonroads.engine.game import OptionValue
from dragonroads.games.draghan.steps.rows import courage, stamina
from tests.games.draghan.arranging import lying
from tests.games.draghan.rounds import as_match
from tests.games.draghan.situations import Situation, situation

RISKY: dict[str, OptionValue] = {"track": "goat-ladder", "risky": True}


def order_of_turns(table: Situation) -> str:
    """The dragons in the order in which their cards were turned up."""
    return "".join(table.state.dragons[seat] for seat, *_ in table.heard("revealed"))


@pytest.mark.rule("RACE-DEF-01")
def test_the_next_player_sits_to_the_left_and_the_last_seat_is_followed_by_the_first() -> None:
    s = situation("C0 M0 T0 S0", C="move-1", M="move-1", T="move-1", S="move-1")
    s.state.first = 2
    assert order_of_turns(s.turns(4)) == "TSCM"


@pytest.mark.rule("RACE-DEF-01")
def test_the_right_neighbour_is_the_player_before() -> None:
    s = situation("C20 M25 T30", C="witchs-trick").turn()
    assert s.places == "C30 M25 T20"


@pytest.mark.rule("RACE-DEF-02")
@pytest.mark.parametrize(("start", "end"), [(0, 3), (35, 38), (50, 53), (51, 54)])
def test_start_track_and_finish_are_one_number_line_that_goes_on_beyond_f15(start: int, end: int) -> None:
    assert situation(f"C{start} M0", C="move-3").turn().places == f"C{end} M0"


@pytest.mark.rule("RACE-DEF-03")
@pytest.mark.parametrize(("before", "after"), [("C5 M7 T6 S0", "C7 M7 T5 S0"), ("C39 M41 T40 S36", "C41 M41 T39 S35")])
def test_behind_means_a_lower_number_and_not_the_same_on_track_and_finish(before: str, after: str) -> None:
    assert situation(before, C="chili-peppers").turn().places == after


@pytest.mark.rule("RACE-DEF-03")
@pytest.mark.parametrize(("before", "after"), [("C5 M4 T3 S2", "C3 M5 T3 S2"), ("C38 M37 T36 S0", "C36 M38 T36 S0")])
def test_ahead_means_a_higher_number_and_not_the_same_on_track_and_finish(before: str, after: str) -> None:
    assert situation(before, C="pretty-flower").turn().places == after


@pytest.mark.rule("RACE-DEF-03")
def test_distance_is_the_difference_of_the_numbers_in_both_directions() -> None:
    s = situation("C36 M33 T38 S30", C="trap").turn()
    assert s.places == "C36 M33 T36 S30"


@pytest.mark.rule("RACE-DEF-04")
@pytest.mark.parametrize(("before", "after"), [("C2 M20 T5", "C21 M20 T5"), ("C20 M20 T5", "C21 M20 T5")])
def test_everybody_on_the_highest_space_is_a_leader(before: str, after: str) -> None:
    assert situation(before, C="sneaky-short-cut").turn().places == after


@pytest.mark.rule("RACE-DEF-04")
def test_everybody_on_the_lowest_space_is_last() -> None:
    assert situation("C5 M5 T9", C="angry-villagers").turn().places == "C4 M5 T9"


@pytest.mark.rule("RACE-DEF-04")
def test_any_number_of_dragons_share_a_space_and_nobody_is_pushed_off() -> None:
    s = situation("C7 M1 T2 S3 P4 A5", C="damsel move-1").turn()
    assert s.places == "C7 M7 T7 S7 P7 A7"
    assert s.turns(6).places == "C8 M7 T7 S7 P7 A7"


@pytest.mark.rule("RACE-DEF-05")
@pytest.mark.parametrize(("place", "floor", "end"), [(1, 0, 0), (0, 0, 0), (8, 7, 7), (7, 7, 7), (9, 7, 7), (10, 7, 8)])
@pytest.mark.parametrize("trees", ["", "M"])
def test_a_backward_move_stops_on_the_floor_and_loses_its_other_steps(
    place: int, floor: int, end: int, trees: str
) -> None:
    s = situation(f"C{place} M30", trees=trees, C="pretty-flower")
    s.state.floor = floor
    assert s.turn().places.startswith(f"C{end} ")


@pytest.mark.rule("RACE-DEF-05")
def test_villagers_drive_nobody_before_start() -> None:
    assert situation("C3 M0 T9", C="angry-villagers").turn().places == "C0 M0 T9"


@pytest.mark.rule("RACE-DEF-06")
def test_a_slot_is_down_then_played_and_a_turned_one_is_missed() -> None:
    s = situation("C0 M0", C="tasty-deer move-1 move-2")
    assert s.row("C") == "{tasty-deer} {move-1} {move-2}"
    assert s.turn().row("C") == "[tasty-deer] /move-1/ {move-2}"
    assert s.turns(2).row("C") == "[tasty-deer] (move-1) {move-2}"
    assert s.turns(2).row("C") == "[tasty-deer] (move-1) [move-2]"


@pytest.mark.rule("RACE-DEF-06")
def test_a_card_is_face_up_and_resolving_while_its_effect_runs() -> None:
    match = as_match(situation("C20 M18 T22", C="trap move-1"))
    row = match.view(None)["rows"][0]
    assert row["states"] == ["resolving", "down"]
    assert row["cards"][0] == match.state.rows[0].cards[0]


@pytest.mark.rule("RACE-DEF-07")
def test_the_card_being_carried_out_is_not_unplayed() -> None:
    # The knight's own back shows courage 2: with it the courage would beat the knight.
    s = situation("C10 M0", C="knight#2 move-1#5").turn()
    assert s.heard("faced_knight") == [(0, 3, 3)]
    assert s.places == "C10 M0"


@pytest.mark.rule("RACE-DEF-07")
def test_turned_cards_are_unplayed_and_missed_ones_are_not() -> None:
    s = situation("C10 M0", C="move-1#5 move-2#4 move-3#10 amnesia#1")
    lying(s, "turned", "C1", "C2")
    assert courage(s.state, 0) == 12
    assert courage(s.turn().state, 0) == 9
    lying(s, "played", "C3")
    assert courage(s.state, 0) == 6


@pytest.mark.rule("RACE-DEF-08")
@pytest.mark.parametrize(
    ("row", "brave", "fit"),
    [("2F3", 2, 3), ("2F3 0J4", 2, 7), ("3D1 1I3 2D1 0D2", 6, 7), ("", 0, 0)],
)
def test_courage_and_stamina_are_sums_over_the_unplayed_backs(row: str, brave: int, fit: int) -> None:
    s = situation("C10 M10", C=row, M="3J2 3J2")
    assert (courage(s.state, 0), stamina(s.state, 0)) == (brave, fit)


@pytest.mark.rule("RACE-DEF-08")
def test_turned_cards_still_count_for_courage_and_stamina() -> None:
    s = situation("C10 M0", C="tasty-deer move-1#5 move-1#1").turn()
    assert s.row("C") == "[tasty-deer] /move-1/ {move-1}"
    assert (courage(s.state, 0), stamina(s.state, 0)) == (3, 6)


@pytest.mark.rule("RACE-DEF-08")
@pytest.mark.parametrize("card", ["knight#2", "troll#1"])
def test_with_no_unplayed_card_courage_and_stamina_are_zero(card: str) -> None:
    assert situation("C10 M0", C=card).turn().places == "C7 M0"


@pytest.mark.rule("RACE-DEF-09")
def test_sideways_marks_travel_with_the_row_and_potions_stay_with_the_seat() -> None:
    s = situation("C0 M0 T0", C="conmans-caravan move-3", M="tasty-deer move-1 move-2", T="health-potion amnesia")
    s.turns(3)
    assert (s.row("C"), s.row("T")) == ("[tasty-deer] /move-1/ {move-2}", "[conmans-caravan] {move-3}")
    assert s.turns(3).places == "C0 M0 T4"


@pytest.mark.rule("RACE-DEF-09")
def test_a_pass_owed_to_a_mirror_stays_with_the_player() -> None:
    s = situation("C0 M0 T0", C="move-1 move-1 move-3", M="conmans-caravan move-1", T="magic-mirror move-2")
    assert s.turns(3).places == "C2 M0 T1"
    assert s.turns(3).places == "C2 M2 T4"
    assert s.heard("passes_mirrored") == [(0,)]
    assert s.turns(3).places == "C3 M2 T4"


@pytest.mark.rule("RACE-DEF-09")
def test_being_out_after_a_wisp_stays_with_the_player() -> None:
    s = situation("C0 M0 T0", C="will-o-the-wisp", M="conmans-caravan", T="move-1 burlap-bag move-1")
    s.turns(5)
    assert [seat for seat, _ in s.heard("got_card")] == [1, 2]
    assert s.row("C") == "[conmans-caravan]"


@pytest.mark.rule("RACE-DEF-09")
def test_tree_book_and_hug_stay_with_the_seat_when_rows_move() -> None:
    s = situation("C5 M5 T5 S5", top="2I2", C="conmans-caravan 1I3", M="novice-wizard", T="old-book", S="bigfoot")
    s.turns(4)
    race = s.state
    assert race.trees == [False, True, False, False]
    assert race.books == ["", "", "I", ""]
    assert [bool(hug) for hug in race.hugged] == [False, False, False, True]
    assert s.row("C") == "[novice-wizard]"


@pytest.mark.rule("RACE-DEF-10")
def test_a_tree_takes_no_step_at_all() -> None:
    s = situation("C10 M5 T6", trees="M", C="over-there#2").turn()
    assert s.places == "C10 M5 T8"


@pytest.mark.rule("RACE-DEF-10")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("move-3", "C12 M15", "C14 M15"), ("pretty-flower", "C17 M15", "C16 M15"), ("move-3", "C15 M15", "C18 M15")],
)
def test_a_walk_stops_before_the_space_of_another_dragon_that_is_a_tree(card: str, before: str, after: str) -> None:
    assert situation(before, trees="M", C=card).turn().places == after


@pytest.mark.rule("RACE-DEF-10")
def test_a_walk_goes_step_by_step_so_that_the_fall_comes_before_the_tree_behind_the_cliff() -> None:
    s = situation("C42 M34", trees="M", C="move-3", options=RISKY).turn()
    assert s.places == "C33 M34"


@pytest.mark.rule("RACE-DEF-11")
def test_even_those_who_run_to_a_damsel_are_stopped_by_a_tree() -> None:
    s = situation("C20 M10 T15 S25", trees="T", C="damsel").turn()
    assert s.places == "C20 M14 T15 S20"


@pytest.mark.rule("RACE-DEF-11")
def test_the_witches_trick_skips_trees_and_holes_on_the_way() -> None:
    s = situation("C4 M20 T30", trees="M", C="witchs-trick", options={"track": "goat-ladder"}).turn()
    assert s.places == "C30 M20 T4"


@pytest.mark.rule("RACE-DEF-11")
def test_the_fall_from_the_cliff_ignores_a_tree_on_the_landing_space() -> None:
    assert situation("C42 M32", trees="M", C="move-1", options=RISKY).turn().places == "C32 M32"


@pytest.mark.rule("RACE-DEF-12")
def test_a_card_moves_every_other_dragon_that_is_neither_hugged_nor_a_tree() -> None:
    s = situation("C10 M5 T20 S7", hugged="M", trees="T", C="over-there#2").turn()
    assert s.places == "C10 M5 T20 S9"


@pytest.mark.rule("RACE-DEF-12")
def test_a_tree_is_affected_in_its_row_while_a_hugged_seat_is_not() -> None:
    s = situation("C10 M5 T6", hugged="M", trees="T", C="burlap-bag", M="move-1", T="move-1").turn()
    assert [len(row.cards) for row in s.state.rows] == [2, 1, 2]
