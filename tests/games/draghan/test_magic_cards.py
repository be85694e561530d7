"""Cards that read the draw pile: the wizard's spells, the picnic and the old book of magic."""

from __future__ import annotations

import pytest

from dragonroads.games.draghan.model import TURNED
from tests.games.draghan.arranging import bound_to, few_left, lying, top_of_pile
from tests.games.draghan.situations import situation

BETTING = {"betting": True}


# --- novice wizard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-NOVICE-WIZARD", "RACE-PILE-03")
@pytest.mark.parametrize(("top", "after"), [("move-3#1", 13), ("move-3#3", 7)])
def test_a_wizards_jumping_and_fleeing_spells_are_three_steps_and_leave_the_card_on_the_pile(
    top: str, after: int
) -> None:
    s = situation("C10 M0", C="novice-wizard", top=top).turn()
    assert (s.places, s.discarded, top_of_pile(s)) == (f"C{after} M0", [], "move-3")


@pytest.mark.rule("RACE-CARD-NOVICE-WIZARD", "RACE-TREE-01")
def test_a_wizards_immobility_spell_makes_a_tree() -> None:
    s = situation("C10 M0", C="novice-wizard", M="over-there#2", top="3I2").turns(2)
    assert (s.state.trees, s.places) == ([True, False], "C10 M0")


@pytest.mark.rule("RACE-CARD-NOVICE-WIZARD", "RACE-NEST-08")
def test_a_drunken_spell_is_a_picnic_that_begins_with_the_card_that_showed_it() -> None:
    s = situation("C10 M0", C="novice-wizard", top="move-1#10 move-2#11 move-2#2 thief").turn()
    assert [step for _, _, step in s.heard("footprint")] == [2, -1, 3, 0]
    assert (s.places, s.discarded) == ("C14 M0", ["move-1", "move-2", "move-2", "thief"])


@pytest.mark.rule("RACE-CARD-NOVICE-WIZARD")
def test_a_drunken_spell_lets_the_dragon_bet_before_it_walks() -> None:
    top = "move-1#10 move-2#11 move-2#2 thief"
    s = situation("C10 M0", C="novice-wizard", top=top, options=BETTING, answers=[("bet_space", "14")]).turn()
    assert s.places == "C17 M0"


@pytest.mark.rule("RACE-CARD-NOVICE-WIZARD", "RACE-PILE-02")
def test_a_wizard_without_a_card_to_look_at_does_nothing() -> None:
    s = few_left(situation("C10 M0", C="novice-wizard"), 0).turn()
    assert (s.places, s.state.trees) == ("C10 M0", [False, False])


@pytest.mark.rule("RACE-PILE-01", "RACE-PILE-05")
def test_a_wizard_reshuffles_the_discard_pile_when_there_is_no_top_card_to_check() -> None:
    s = few_left(situation("C10 M0", C="novice-wizard", discard="move-3#1"), 0).turn()
    assert (s.places, s.discarded, top_of_pile(s)) == ("C13 M0", [], "move-3")


# --- picnic -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-PILE-04")
def test_a_picnic_discards_the_four_cards_whose_footprints_it_follows() -> None:
    s = situation("C10 M0", C="picnic", top="move-1#1 move-2#5 move-3#5 thief amnesia").turn()
    assert [step for _, _, step in s.heard("footprint")] == [4, -1, 0, 0]
    assert (s.places, s.discarded) == ("C13 M0", ["move-1", "move-2", "move-3", "thief"])


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-PILE-02")
def test_a_picnic_without_any_card_ends_at_once() -> None:
    s = few_left(situation("C10 M0", C="picnic"), 0).turn()
    assert (s.places, s.heard("footprint")) == ("C10 M0", [])


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-PILE-01")
def test_a_picnic_that_empties_the_pile_goes_on_with_its_own_discarded_cards() -> None:
    s = few_left(situation("C10 M0", C="picnic", top="move-2#2"), 1).turn()
    assert [step for _, _, step in s.heard("footprint")] == [3, -3, 3, -3]


@pytest.mark.rule("RACE-CARD-PICNIC", "RACE-V4-01")
def test_a_picnic_asks_for_the_bet_before_the_first_footprint() -> None:
    top = "move-1#1 move-2#5 move-3#5 thief"
    s = situation("C10 M0", C="picnic", top=top, options=BETTING, answers=[("bet_space", "12")]).turn()
    assert [ask.kind for ask in s.asked] == ["bet_space"]
    kinds = [kind for kind, _, _ in s.told]
    assert kinds.index("bet") < kinds.index("footprint")
    assert s.places == "C13 M0"


@pytest.mark.rule("RACE-V4-01")
@pytest.mark.parametrize(
    ("space", "place", "won", "lost"), [("13", 16, [(0, 13, 3)], []), ("12", 13, [], [(0, 12, 13)])]
)
def test_a_bet_is_told_as_won_or_lost(
    space: str, place: int, won: list[tuple[int, ...]], lost: list[tuple[int, ...]]
) -> None:
    top = "move-1#1 move-2#5 move-3#5 thief"
    s = situation("C10 M0", C="picnic", top=top, options=BETTING, answers=[("bet_space", space)]).turn()
    assert (s.places, s.heard("bet_won"), s.heard("bet_lost")) == (f"C{place} M0", won, lost)


@pytest.mark.rule("RACE-V4-01")
@pytest.mark.parametrize("trees", ["", "M"])
def test_no_bet_is_taken_on_a_space_before_the_start(trees: str) -> None:
    s = situation("C1 M20", trees=trees, C="picnic", options=BETTING, answers=[("bet_space", "0")]).turn()
    assert s.asked[0].options[:3] == ["0", "1", "2"]


@pytest.mark.rule("RACE-V4-01", "RACE-TREE-01")
def test_a_tree_is_in_the_way_of_a_bet_and_a_dragon_is_not() -> None:
    s = situation("C10 M11 T13", trees="T", C="picnic", options=BETTING, answers=[("bet_space", "12")]).turn()
    assert s.asked[0].options[-2:] == ["11", "12"]


# --- old book of magic ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-OLD-BOOK", "RACE-ROW-11", "RACE-PILE-03")
@pytest.mark.parametrize(("top", "letter"), [("1J3", "J"), ("0F3", "F"), ("0D2", "D"), ("1I3", "I")])
def test_an_old_book_binds_its_reader_to_the_letter_on_top(top: str, letter: str) -> None:
    s = situation("C0 M0", C="old-book", top=top).turn()
    assert (s.state.books, s.discarded) == ([letter, ""], [])


@pytest.mark.rule("RACE-CARD-OLD-BOOK", "RACE-PILE-02")
def test_an_old_book_without_a_card_to_look_at_binds_nobody() -> None:
    s = few_left(situation("C0 M0", C="old-book move-2"), 0).until("round_end")
    assert s.places == "C2 M0"


@pytest.mark.rule("RACE-ROW-11")
def test_a_second_book_replaces_the_letter() -> None:
    s = bound_to(situation("C0 M0", C="old-book move-3#1", top="1J3"), "C", "F").until("round_end")
    assert (s.state.books, s.places) == (["J", ""], "C3 M0")


@pytest.mark.rule("RACE-ROW-11", "RACE-CARD-OLD-BOOK")
def test_a_book_turns_the_unplayed_cards_of_its_row_that_show_another_letter() -> None:
    s = situation("C0 M0", C="old-book move-3#3 move-1#1 move-3#6", M="move-3#4", top="1J3").turn()
    assert (s.row("C"), s.row("M")) == ("[old-book] /move-3/ {move-1} /move-3/", "{move-3}")
    assert s.heard("turned") == [(0, (1, 3))]


@pytest.mark.rule("RACE-ROW-11", "RACE-DEF-09", "RACE-ROW-12")
def test_cards_that_a_book_turned_stay_turned_for_the_next_holder_of_the_row() -> None:
    # Cinder's book knows J. Moss takes over a row with a turned F, Cinder one whose F the book still forbids.
    s = situation("C0 M0", C="old-book move-3#3 move-1#1", M="conmans-caravan move-3#4 move-2#1", top="1J3").turns(2)
    assert (s.row("C"), s.row("M")) == ("[conmans-caravan] {move-3} {move-2}", "[old-book] /move-3/ {move-1}")
    assert s.turns(2).places == "C0 M0"
    assert s.turns(2).places == "C2 M1"


@pytest.mark.rule("RACE-ROW-11")
def test_a_second_book_turns_nothing_back() -> None:
    s = bound_to(situation("C0 M0", C="old-book move-3#3 move-1#1", top="1J3"), "C", "F")
    assert lying(s, TURNED, "C3").turn().row("C") == "[old-book] /move-3/ /move-1/"


@pytest.mark.rule("RACE-ROW-11", "RACE-MOVE-09")
def test_a_book_is_forgotten_when_the_round_ends() -> None:
    s = situation("C0 M0", C="old-book", top="1J3").until("deal")
    assert s.state.books == ["", ""]


@pytest.mark.rule("RACE-ROW-11", "RACE-MOVE-02")
def test_a_book_binds_only_its_reader_and_also_cards_that_come_later() -> None:
    s = situation("C0 M0", C="old-book", M="burlap-bag move-1#1", top="move-3#3 move-2#2").until("round_end")
    assert (s.row("C"), s.places) == ("[old-book] (move-2)", "C0 M4")


# --- cards inside cards under a book ----------------------------------------------------------------------------------


@pytest.mark.rule("RACE-NEST-10", "RACE-NEST-03")
@pytest.mark.parametrize(("drawn", "after"), [("move-3#1", 0), ("move-3#3", 3)])
def test_a_book_bars_a_card_drawn_by_goblins_unless_it_shows_the_letter(drawn: str, after: int) -> None:
    s = bound_to(situation("C0 M0", C="goblin-tribe", top=drawn), "C", "F").turn()
    assert (s.places, s.row("C"), s.discarded) == (f"C{after} M0", "[move-3]", ["goblin-tribe"])


@pytest.mark.rule("RACE-NEST-10", "RACE-NEST-04")
@pytest.mark.parametrize(("wish", "after"), [("move-3#1", 0), ("move-3#6", 3)])
def test_a_book_bars_a_card_wished_for_with_the_lamp_unless_it_shows_the_letter(wish: str, after: int) -> None:
    s = situation("M0 C0", M=wish, C="magic-lamp", answers=[("lamp_wish", "move-3")])
    bound_to(s, "C", "D").turns(2)
    assert (s.places, s.row("C"), s.row("M")) == (f"M3 C{after}", "[move-3]", "[magic-lamp]")


@pytest.mark.rule("RACE-NEST-10", "RACE-NEST-05")
@pytest.mark.parametrize(("copied", "after"), [("move-3#1", 0), ("move-3#6", 3)])
def test_a_book_bars_a_card_copied_by_the_mirror_unless_it_shows_the_letter(copied: str, after: int) -> None:
    s = bound_to(situation("C0 M0", C="magic-mirror", M=copied), "C", "D").turn()
    assert (s.places, s.row("C")) == (f"C{after} M3", "[magic-mirror]")


@pytest.mark.rule("RACE-NEST-10", "RACE-NEST-07")
@pytest.mark.parametrize(("chosen", "after"), [("move-3#3", 0), ("move-3#1", 3)])
def test_a_book_bars_a_card_chosen_with_the_talisman_unless_it_shows_the_letter(chosen: str, after: int) -> None:
    top = f"{chosen} amnesia thief spy trap"
    s = situation("C0 M0", C="lucky-talisman", top=top, answers=[("talisman_pick", "move-3")])
    bound_to(s, "C", "J").turn()
    assert (s.places, len(s.discarded)) == (f"C{after} M0", 5)


@pytest.mark.rule("RACE-NEST-10", "RACE-NEST-09")
def test_a_book_makes_a_wisp_miss_cards_with_another_letter() -> None:
    s = situation("C0 M0", C="will-o-the-wisp move-1#10 move-2#1 move-3#6")
    bound_to(s, "C", "D").turn()
    assert (s.places, s.row("C")) == ("C4 M0", "[will-o-the-wisp] [move-1] (move-2) [move-3]")
