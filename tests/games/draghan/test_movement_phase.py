"""Action rounds and turns."""

from __future__ import annotations

import pytest

from tests.games.draghan.arranging import bound_to, lying
from tests.games.draghan.situations import Situation, situation


def turned_up(table: Situation) -> str:
    """The dragons in the order in which their cards were turned up."""
    return "".join(table.state.dragons[seat] for seat, *_ in table.heard("revealed"))


@pytest.mark.rule("RACE-MOVE-01")
def test_in_each_action_round_everybody_has_one_turn_clockwise_from_the_starting_seat() -> None:
    s = situation("C0 M0 T0", C="move-1 move-1", M="move-1 move-1", T="move-1 move-1")
    s.state.first = 1
    assert turned_up(s.until("round_end")) == "MTCMTC"
    assert s.heard("action_round") == [(2,)]


@pytest.mark.rule("RACE-MOVE-01")
def test_the_phase_goes_on_while_any_row_has_an_unplayed_card() -> None:
    s = situation("C0 M0", C="move-1", M="move-1 move-1 move-1").until("round_end")
    assert s.state.action_round == 3
    assert s.places == "C1 M3"


@pytest.mark.rule("RACE-MOVE-02")
def test_a_turn_takes_the_leftmost_unplayed_card() -> None:
    s = situation("C0 M0", C="move-1 move-2 move-3")
    lying(s, "played", "C1").turn()
    assert s.row("C") == "[move-1] [move-2] {move-3}"
    assert s.places == "C2 M0"


@pytest.mark.rule("RACE-MOVE-02")
def test_a_hugged_seat_passes_before_anything_else_is_looked_at() -> None:
    s = situation("C0 M0", hugged="C", C="move-3", M="move-1")
    s.state.owed[0] = 1
    s.turn()
    assert s.places == "C0 M0"
    assert s.row("C") == "{move-3}"
    assert s.state.owed[0] == 1


@pytest.mark.rule("RACE-MOVE-02")
def test_an_owed_pass_is_used_up_before_a_card_is_taken() -> None:
    s = situation("C0 M0", C="move-3", M="move-1 move-1")
    s.state.owed[0] = 1
    lying(s, "turned", "C1").turn()
    assert s.row("C") == "/move-3/"
    assert s.state.owed[0] == 0
    assert s.turns(2).row("C") == "(move-3)"


@pytest.mark.rule("RACE-MOVE-02")
def test_a_seat_without_unplayed_cards_passes() -> None:
    s = situation("C0 M0", C="", M="move-1").turns(2)
    assert s.places == "C0 M1"
    assert turned_up(s) == "M"


@pytest.mark.rule("RACE-MOVE-02")
def test_a_turned_card_is_missed_and_the_turn_is_over() -> None:
    s = lying(situation("C0 M0", trees="C", C="move-3 move-1"), "turned", "C1").turn()
    assert s.row("C") == "(move-3) {move-1}"
    assert s.state.trees == [True, False]


@pytest.mark.rule("RACE-MOVE-02")
@pytest.mark.parametrize(("letter", "row", "places"), [("J", "[move-1]", "C1 M0"), ("F", "(move-1)", "C0 M0")])
def test_a_card_with_another_letter_than_the_book_is_missed(letter: str, row: str, places: str) -> None:
    s = bound_to(situation("C0 M0", C="move-1#1"), "C", letter).turn()
    assert (s.row("C"), s.places) == (row, places)


@pytest.mark.rule("RACE-MOVE-02")
def test_a_dragon_stops_being_a_tree_before_its_card_is_carried_out() -> None:
    s = situation("C5 M0", trees="C", C="move-2").turn()
    assert s.places == "C7 M0"
    assert s.state.trees == [False, False]


@pytest.mark.rule("RACE-MOVE-03")
def test_what_cannot_be_done_is_dropped_and_the_rest_of_the_card_is_done() -> None:
    # The flower's own two steps back are lost at Start; those ahead still jump.
    assert situation("C0 M4 T0", C="pretty-flower").turn().places == "C0 M5 T0"
    # A tree stops the chili after one step; those behind still go back.
    assert situation("C5 M7 T3", trees="M", C="chili-peppers").turn().places == "C6 M7 T2"


@pytest.mark.rule("RACE-MOVE-04")
def test_the_active_seat_has_acted_from_the_beginning_of_its_turn() -> None:
    # The Minstrel's own next card is the one of the next action round.
    s = situation("C0 M0", C="minstrel move-1 move-2", M="move-1 move-2 move-3").turn()
    assert (s.row("C"), s.row("M")) == ("[minstrel] {move-2}", "{move-1} {move-3}")


@pytest.mark.rule("RACE-MOVE-04")
def test_whoever_missed_a_card_or_passed_has_acted() -> None:
    s = situation("C0 M0 T0", C="move-1 move-2 move-3", M="move-1 move-2 move-3", T="minstrel")
    s.state.owed[0] = 1
    lying(s, "turned", "M1").turns(3)
    assert (s.row("C"), s.row("M")) == ("{move-2} {move-3}", "(move-1) {move-3}")


@pytest.mark.rule("RACE-MOVE-04")
def test_whoever_used_the_turn_early_through_a_mirror_has_acted() -> None:
    s = situation("C0 M0", C="magic-mirror move-1 move-2 move-3", M="minstrel move-1 move-2 move-3").turn()
    assert (s.row("C"), s.row("M")) == ("[magic-mirror] {move-3}", "[minstrel] {move-3}")


@pytest.mark.rule("RACE-MOVE-04")
def test_a_turn_used_early_is_not_taken_again_in_the_same_action_round() -> None:
    s = situation("C0 M0", C="magic-mirror move-1", M="move-2 move-3").turns(2)
    assert s.places == "C2 M2"
    assert s.turns(2).places == "C3 M5"


@pytest.mark.rule("RACE-MOVE-05")
def test_who_is_now_behind_is_judged_once_after_the_active_dragon_has_moved() -> None:
    s = situation("C10 M11 T12 S13", C="chili-peppers").turn()
    assert s.places == "C12 M10 T12 S13"


@pytest.mark.rule("RACE-MOVE-05")
def test_all_who_were_on_the_way_are_found_before_any_of_them_is_moved() -> None:
    # The goat drags Cinder from 10 to 7; Moss on 7 stood on the way, Tide on 6 did not.
    s = situation("C10 M7 T6 S10", top="2I2", C="grumpy-goat").turn()
    assert s.places == "C7 M6 T6 S9"


@pytest.mark.rule("RACE-MOVE-05")
def test_several_dragons_walk_clockwise_from_the_active_seat() -> None:
    s = situation("C9 M1 T2 S3", M="over-there#1")
    s.state.turn = 1
    s.turn()
    assert [seat for seat, *_ in s.heard("walked")] == [2, 3, 0]


@pytest.mark.rule("RACE-MOVE-06")
def test_a_finished_row_passes_until_it_gets_a_card_again() -> None:
    s = situation("C0 M0", top="move-3 move-2", C="move-1", M="amnesia burlap-bag").turns(4)
    assert s.row("C") == "[move-1] {move-2}"
    assert s.until("round_end").places == "C3 M3"


@pytest.mark.rule("RACE-MOVE-07")
def test_crossing_the_line_changes_nothing_during_the_round() -> None:
    s = situation("C27 M0", length=28, C="move-3 pretty-flower move-3", M="amnesia").turn()
    assert s.places == "C30 M0"
    assert s.turns(2).places == "C28 M0"
    assert s.turns(2).places == "C31 M0"
    assert not s.state.over


@pytest.mark.rule("RACE-MOVE-08")
@pytest.mark.parametrize(("floor", "end"), [(0, 0), (5, 5)])
def test_a_backward_move_crosses_the_finish_line_and_goes_down_to_the_floor(floor: int, end: int) -> None:
    s = situation(f"C{floor} M40", length=28, C="damsel")
    s.state.floor = floor
    assert s.turn().places == f"C{floor} M{end}"


@pytest.mark.rule("RACE-MOVE-09")
def test_at_the_end_of_the_phase_all_cards_go_face_up_to_the_discard_pile() -> None:
    s = situation("C0 M0", C="tasty-deer move-1", M="move-2").until("deal")
    assert s.discarded == ["tasty-deer", "move-1", "move-2"]
    assert all(s.state.seen[card] == -1 for card in s.state.discard)
    assert [row.cards for row in s.state.rows] == [[], []]


@pytest.mark.rule("RACE-MOVE-09")
def test_at_the_end_of_the_phase_everything_that_lasts_a_round_is_cleared() -> None:
    s = situation("C5 M5 T5 S5", top="2I2", C="novice-wizard", M="health-potion", T="old-book", S="bigfoot")
    s.turns(4)
    race = s.state
    assert (race.trees[0], race.potions[1], race.books[2], bool(race.hugged[3])) == (True, 1, "I", True)
    race.owed[0], race.out[1] = 1, True
    s.until("deal")
    assert race.trees == [False] * 4
    assert (race.potions, race.books, race.hugged) == ([0] * 4, [""] * 4, [0] * 4)
    assert (race.owed, race.out) == ([0] * 4, [False] * 4)
