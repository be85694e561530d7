"""Cards that change Storylines: taken, given, turned and handed on."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Sight, see
from dragonroads.engine.visibility import ALL
from dragonroads.games.draghan.model import TURNED, UNKNOWN
from dragonroads.shelf import Shelf
from tests.games.draghan.arranging import bound_to, cards_of, faces_told, few_left, known_to_all, lying
from tests.games.draghan.situations import Situation, loaded, situation

Answers = list[tuple[str, str]]


# --- thief ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-THIEF", "RACE-ROW-03", "RACE-PILE-04")
def test_a_thief_takes_one_card_of_every_row_clockwise_from_its_own() -> None:
    picks = [("thief_take", "M3"), ("thief_take", "T1"), ("thief_take", "C2")]
    s = situation("C0 M0 T0", M="thief move-1 move-2", T="move-3 knight", C="move-1 picnic spy", answers=picks).turns(2)
    assert [(ask.seat, ask.options, ask.private) for ask in s.asked] == [
        (1, ["M2", "M3"], False),
        (1, ["T1", "T2"], False),
        (1, ["C2", "C3"], False),
    ]
    assert [s.unplayed(letter) for letter in "CMT"] == [["spy"], ["move-1"], ["knight"]]
    assert s.discarded == ["move-2", "move-3", "picnic"]
    assert set(s.state.discard) <= set(faces_told(s, ALL))


@pytest.mark.rule("RACE-ROW-03")
def test_a_thief_looks_past_rows_without_an_unplayed_card() -> None:
    s = situation("M0 C0 T0", M="amnesia", C="thief", T="move-1").turns(2)
    assert (s.asked, s.discarded) == ([], ["move-1"])
    assert [s.row(letter) for letter in "MCT"] == ["[amnesia]", "[thief]", ""]


@pytest.mark.rule("RACE-ROW-02", "RACE-ROW-03")
def test_after_a_theft_the_remaining_cards_close_up() -> None:
    s = situation("C0 M0", C="thief", M="move-1 move-2 move-3", answers=[("thief_take", "M1")]).turns(2)
    assert (s.row("M"), s.places) == ("[move-2] {move-3}", "C0 M2")


# --- minstrel ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-ROW-04", "RACE-CARD-MINSTREL", "RACE-MOVE-04")
@pytest.mark.parametrize(
    ("prepaid", "left"),
    [(0, ["move-1", "move-3"]), (1, ["move-2", "move-3"]), (2, ["move-2", "move-3"])],
)
def test_a_minstrel_counts_owed_passes_of_a_seat_that_has_not_acted(prepaid: int, left: list[str]) -> None:
    s = situation("C0 M0", C="minstrel", M="move-1 move-2 move-3")
    s.state.owed[1] = prepaid
    assert s.turn().unplayed("M") == left


@pytest.mark.rule("RACE-ROW-04", "RACE-CARD-MINSTREL", "RACE-MOVE-04")
@pytest.mark.parametrize("owed", [0, 1])
def test_a_minstrel_takes_the_first_card_of_a_seat_that_has_acted_whatever_it_owes(owed: int) -> None:
    s = situation("M0 C0", C="minstrel", M="move-1 move-2 move-3")
    s.state.owed[0] = owed + 1
    assert s.turns(2).unplayed("M") == ["move-2", "move-3"]


@pytest.mark.rule("RACE-ROW-04", "RACE-MOVE-04")
def test_a_minstrel_takes_the_first_unplayed_card_of_its_own_row() -> None:
    s = situation("C0 M0", C="minstrel move-1 move-2").turn()
    assert (s.unplayed("C"), s.discarded) == (["move-2"], ["move-1"])


@pytest.mark.rule("RACE-ROW-04")
def test_a_second_minstrel_takes_the_card_after_that() -> None:
    wish = [("lamp_wish", "minstrel")]
    s = situation("C0 M0", C="minstrel move-1 move-2 move-3", M="magic-lamp move-1 move-2 move-3", answers=wish).turns(
        2
    )
    assert (s.unplayed("C"), s.unplayed("M")) == (["move-3"], ["move-3"])


@pytest.mark.rule("RACE-ROW-04", "RACE-NEST-09")
def test_a_minstrel_leaves_a_row_alone_in_which_a_wisp_is_followed() -> None:
    s = situation("C0 M0", C="will-o-the-wisp move-1 minstrel").turn()
    assert (s.places, s.discarded) == ("C1 M0", [])


# --- burlap bag -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-BURLAP-BAG", "RACE-ROW-05")
def test_a_burlap_bag_gives_unseen_cards_clockwise_from_the_active_seat() -> None:
    s = situation("C0 M0 T0", C="amnesia", M="burlap-bag knight", T="picnic", top="move-1 move-2 move-3").turns(2)
    assert (s.row("M"), s.row("T")) == ("[burlap-bag] {knight} {move-1}", "{picnic} {move-2}")
    assert s.row("C") == "[amnesia] {move-3}"
    new = [cards_of(s, letter)[-1] for letter in "CMT"]
    assert not set(new) & set(faces_told(s, ALL))
    assert [s.state.seen[card] for card in new] == [0, 0, 0]


@pytest.mark.rule("RACE-ROW-05", "RACE-MOVE-06")
def test_a_seat_that_had_finished_plays_its_bag_card_in_an_extra_action_round() -> None:
    s = situation("C0 M0", C="burlap-bag", top="move-1 move-2").turns(2)
    assert (s.places, s.row("M")) == ("C0 M2", "[move-2]")
    assert s.until("round_end").places == "C1 M2"


@pytest.mark.rule("RACE-CARD-BURLAP-BAG", "RACE-PILE-02")
def test_a_burlap_bag_is_empty_when_the_piles_are() -> None:
    s = few_left(situation("C0 M0 T0", C="burlap-bag", top="move-1 move-2"), 2).turn()
    assert (s.unplayed("C"), s.unplayed("M"), s.unplayed("T")) == (["move-1"], ["move-2"], [])


@pytest.mark.rule("RACE-ROW-05", "RACE-ROW-12")
def test_after_a_caravan_the_player_is_out_who_followed_a_wisp_and_not_the_row() -> None:
    s = situation("C0 M0", C="will-o-the-wisp", M="conmans-caravan burlap-bag", top="move-1").turns(3)
    assert (s.row("C"), s.row("M")) == ("[conmans-caravan] [burlap-bag]", "[will-o-the-wisp] {move-1}")
    assert s.until("round_end").places == "C0 M1"


# --- tasty deer, fake jewels ------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-TASTY-DEER", "RACE-CARD-FAKE-JEWELS", "RACE-ROW-10")
@pytest.mark.parametrize(
    ("card", "row"),
    [("tasty-deer", "/move-1/ {move-2} {move-3}"), ("fake-jewels", "/move-1/ /move-2/ {move-3}")],
)
def test_a_distraction_turns_the_next_cards(card: str, row: str) -> None:
    s = situation("C0 M0", C=f"{card} move-1 move-2 move-3", M="move-1").turn()
    assert (s.row("C"), s.row("M")) == (f"[{card}] {row}", "{move-1}")


@pytest.mark.rule("RACE-ROW-10", "RACE-CARD-TASTY-DEER", "RACE-CARD-FAKE-JEWELS")
@pytest.mark.parametrize(
    ("card", "row"),
    [("tasty-deer", "/move-1/ /move-2/ {move-3}"), ("fake-jewels", "/move-1/ /move-2/ /move-3/")],
)
def test_a_distraction_skips_cards_that_lie_sideways_already(card: str, row: str) -> None:
    s = lying(situation("C0 M0", C=f"{card} move-1 move-2 move-3"), TURNED, "C2").turn()
    assert s.row("C") == f"[{card}] {row}"


@pytest.mark.rule("RACE-ROW-10", "RACE-ROW-11", "RACE-CARD-TASTY-DEER", "RACE-CARD-FAKE-JEWELS")
@pytest.mark.parametrize(
    ("card", "row"),
    [("tasty-deer#1", "/move-3/ /move-1/ {move-2}"), ("fake-jewels", "/move-3/ /move-1/ /move-2/")],
)
def test_a_distraction_turns_the_next_card_that_a_book_would_let_through(card: str, row: str) -> None:
    s = situation("C0 M0", C=f"old-book {card} move-3#3 move-1#1 move-2#1", top="1J3").turns(3)
    assert s.row("C").endswith(row)


@pytest.mark.rule("RACE-ROW-10", "RACE-ROW-11")
def test_a_distraction_passes_over_a_forbidden_card_that_came_after_the_book() -> None:
    s = situation("C0 M0", C="old-book tasty-deer#1", M="burlap-bag", top="1J3 move-3#3").turns(3)
    assert (s.row("C"), s.heard("turned")) == ("[old-book] [tasty-deer] {move-3}", [(0, ())])


@pytest.mark.rule("RACE-ROW-10", "RACE-CARD-FAKE-JEWELS", "RACE-MOVE-03")
def test_fake_jewels_turn_one_card_when_there_is_only_one() -> None:
    assert situation("C0 M0", C="fake-jewels move-1").turn().row("C") == "[fake-jewels] /move-1/"


@pytest.mark.rule("RACE-ROW-10", "RACE-MOVE-02")
def test_a_turned_card_is_lost_when_its_turn_comes_and_not_postponed() -> None:
    s = situation("C0 M0", C="tasty-deer move-1 move-2").turns(3)
    assert (s.places, s.row("C")) == ("C0 M0", "[tasty-deer] (move-1) {move-2}")
    assert s.turns(2).places == "C2 M0"


# --- crystal ball -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-CRYSTAL-BALL", "RACE-ROW-09")
def test_a_crystal_ball_orders_the_own_cards_in_private_and_turns_one() -> None:
    order = [("crystal_order", "move-3"), ("crystal_order", "move-1"), ("crystal_turn", "move-2")]
    s = known_to_all(situation("C0 M0", C="crystal-ball move-1 move-2 move-3", M="knight", answers=order), "C").turn()
    assert s.row("C") == "[crystal-ball] {move-3} {move-1} /move-2/"
    assert all(ask.private and ask.seat == 0 for ask in s.asked)
    assert [ask.options for ask in s.asked] == [
        ["move-1", "move-2", "move-3"],
        ["move-1", "move-2"],
        ["move-3", "move-1", "move-2", "none"],
    ]
    assert not set(cards_of(s, "C")[1:]) & set(faces_told(s, ALL))
    assert [s.state.seen[card] for card in cards_of(s, "C")[1:]] == [1, 1, 1]


@pytest.mark.rule("RACE-CARD-CRYSTAL-BALL", "RACE-ROW-01", "RACE-ROW-09")
def test_a_crystal_ball_leaves_marks_in_place_and_may_turn_nothing() -> None:
    order = [("crystal_order", "move-2"), ("crystal_turn", "none")]
    s = lying(situation("C0 M0", C="crystal-ball move-1 move-2", answers=order), TURNED, "C2").turn()
    assert s.asked[-1].options == ["move-1", "none"]
    assert s.row("C") == "[crystal-ball] /move-2/ {move-1}"


@pytest.mark.rule("RACE-ROW-09")
def test_a_crystal_ball_shows_a_single_card_before_it_may_be_turned() -> None:
    order = [("crystal_order", "move-2"), ("crystal_turn", "move-2")]
    s = situation("C0 M0", C="crystal-ball move-2", M="knight", answers=order).turn()
    assert s.row("C") == "[crystal-ball] /move-2/"


@pytest.mark.rule("RACE-ROW-09")
def test_a_crystal_ball_without_unplayed_cards_shows_nothing() -> None:
    s = situation("C0 M0", C="crystal-ball", M="move-1").turn()
    assert (s.asked, s.row("M")) == ([], "{move-1}")


# --- hypnosis, whirlwind, spy -----------------------------------------------------------------------------------------


def four_rows(card: str, answers: Answers) -> Situation:
    """Cinder plays a card that moves cards between rows; Tide has none, and Moss's second card lies sideways."""
    row = f"{card} move-1 knight"
    return lying(situation("C0 M0 T0 S0", C=row, M="move-2 picnic", S="move-3 thief", answers=answers), TURNED, "M2")


@pytest.mark.rule("RACE-CARD-HYPNOSIS", "RACE-ROW-06", "RACE-ROW-01")
def test_under_hypnosis_everybody_gives_a_card_to_the_next_who_has_one() -> None:
    s = four_rows("hypnosis", [("hypnosis_give", "C3"), ("hypnosis_give", "M2"), ("hypnosis_give", "S1")]).turn()
    assert [(ask.seat, ask.options) for ask in s.asked] == [(0, ["C2", "C3"]), (1, ["M1", "M2"]), (3, ["S1", "S2"])]
    assert not any(ask.private for ask in s.asked)
    assert (s.row("C"), s.row("M"), s.row("T")) == ("[hypnosis] {move-1} {move-3}", "{move-2} /knight/", "")
    assert s.row("S") == "{picnic} {thief}"


@pytest.mark.rule("RACE-CARD-HYPNOSIS", "RACE-ROW-06")
def test_hypnosis_needs_two_seats_with_unplayed_cards() -> None:
    s = situation("C0 M0 T0", C="hypnosis move-1 move-2").turn()
    assert (s.asked, s.row("C")) == ([], "[hypnosis] {move-1} {move-2}")


@pytest.mark.rule("RACE-CARD-WHIRLWIND", "RACE-ROW-07", "RACE-ROW-01")
def test_a_whirlwind_deals_all_unplayed_cards_back_to_the_same_slots() -> None:
    s = four_rows("whirlwind", []).turn()
    # Swapping each of the six cards with the first one, from the last to the second, hands every card one slot back.
    assert (s.row("C"), s.row("M"), s.row("T")) == ("[whirlwind] {knight} {move-2}", "{picnic} /move-3/", "")
    assert s.row("S") == "{thief} {move-1}"
    assert all(s.state.seen[card] == 0 for letter in "MS" for card in cards_of(s, letter))


@pytest.mark.rule("RACE-CARD-SPY", "RACE-ROW-08", "RACE-ROW-01")
def test_a_spy_looks_at_one_card_of_each_and_deals_them_back_at_will() -> None:
    takes = [("spy_take", "C2"), ("spy_take", "M2"), ("spy_take", "S2")]
    s = known_to_all(four_rows("spy", [*takes, ("spy_deal", "picnic"), ("spy_deal", "thief")]), "CMS").turn()
    assert [(ask.seat, ask.private) for ask in s.asked] == [(0, False)] * 3 + [(0, True)] * 2
    assert [ask.options for ask in s.asked[3:]] == [["move-1", "picnic", "thief"], ["move-1", "thief"]]
    assert (s.row("C"), s.row("M"), s.row("S")) == ("[spy] {picnic} {knight}", "{move-2} /thief/", "{move-3} {move-1}")
    dealt = [cards_of(s, "C")[1], cards_of(s, "M")[1], cards_of(s, "S")[1]]
    assert not set(dealt) & set(faces_told(s, ALL))
    assert [s.state.seen[card] for card in dealt] == [1, 1, 1]


@pytest.mark.rule("RACE-CARD-SPY", "RACE-ROW-08")
def test_a_spy_only_looks_at_the_card_of_a_single_row() -> None:
    """It is asked where the one card goes, because that question is what shows the card."""
    answers = [("spy_take", "M2"), ("spy_deal", "move-3")]
    s = situation("C0 M0", C="spy", M="move-2 move-3", answers=answers).turn()
    assert s.row("M") == "{move-2} {move-3}"
    assert [s.state.seen[card] for card in cards_of(s, "M")] == [0, 1]


@pytest.mark.rule("RACE-CARD-SPY", "RACE-ROW-08")
def test_who_laid_a_card_is_forgotten_only_when_a_spy_could_have_moved_it() -> None:
    def laid_by(s: Situation) -> list[int]:
        s.state.rows[1].laid_by[0] = 2
        return s.turn().state.rows[1].laid_by

    answers = [("spy_deal", "move-2")]
    assert laid_by(situation("C0 M0 T0", C="spy", M="move-2", answers=answers)) == [2]
    assert laid_by(situation("C0 M0 T0", C="spy", M="move-2", T="move-3", answers=answers)) == [UNKNOWN]


# --- marks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-ROW-01", "RACE-ROW-02")
@pytest.mark.parametrize(
    ("card", "taken", "row"),
    [("thief", [("thief_take", "M1")], "{move-2} {move-3}"), ("minstrel", [], "{move-1} {move-3}")],
)
def test_a_mark_goes_with_a_slot_that_is_taken_away(card: str, taken: Answers, row: str) -> None:
    marked = "M1" if card == "thief" else "M2"
    s = lying(situation("C0 M0", C=card, M="move-1 move-2 move-3", answers=taken), TURNED, marked).turn()
    assert s.row("M") == row


@pytest.mark.rule("RACE-ACT-04", "RACE-ROW-11", "RACE-DEF-06")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_turned_and_barred_cards_between_slashes(viewer: int | None) -> None:
    s = situation("C0 M0", C="tasty-deer#1 move-1#1 move-2#2 move-3#3", M="move-3#4").turn()
    bound_to(s, "C", "J")
    presenter = loaded().present(Shelf(cache=None).catalog("en", loaded()), ["Ana", "Ben"])
    text = "\n".join(line for section in presenter.sections(see(s.state, Sight(viewer))) for line in section.lines)
    assert [shown in text for shown in ("/0J4/", "{1J3}", "/0F3/", "{0F3}")] == [True] * 4


# --- conman's caravan -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-ROW-12", "RACE-ACT-03", "RACE-DEF-09")
def test_a_caravan_moves_rows_with_their_marks_and_leaves_everything_else_with_the_seat() -> None:
    s = situation("C5 M9 T3", C="conmans-caravan move-1", M="move-2 move-3", T="amnesia", trees="M")
    lying(s, TURNED, "M1", "M2")
    s.state.owed[2] = 3
    s.state.potions, s.state.books = [1, 0, 0], ["", "", "I"]
    s.turns(3)
    assert [s.row(letter) for letter in "CMT"] == ["(move-2) /move-3/", "{amnesia}", "[conmans-caravan] {move-1}"]
    assert s.state.owed == [0, 0, 2]
    assert (s.places, s.state.trees, s.state.first) == ("C5 M9 T3", [False, True, False], 0)
    assert (s.state.potions, s.state.books) == ([1, 0, 0], ["", "", "I"])


@pytest.mark.rule("RACE-ROW-12", "RACE-ACT-03")
def test_after_a_caravan_the_turns_go_on_in_the_same_order() -> None:
    s = situation("C0 M0 T0", C="conmans-caravan move-1", M="amnesia move-2", T="amnesia move-3").turns(3)
    assert [s.turns(1).places for _ in range(3)] == ["C2 M0 T0", "C2 M3 T0", "C2 M3 T1"]


@pytest.mark.rule("RACE-ROW-12")
def test_two_caravans_in_one_action_round_move_the_rows_twice() -> None:
    wish = [("lamp_wish", "conmans-caravan")]
    s = situation(
        "C0 M0 T0", C="conmans-caravan move-1", M="magic-lamp move-2", T="amnesia move-3", answers=wish
    ).turns(3)
    assert [s.unplayed(letter) for letter in "CMT"] == [["move-3"], ["move-1"], ["move-2"]]


@pytest.mark.rule("RACE-ROW-12")
@pytest.mark.parametrize(("hugged", "rest"), [("M", "move-1"), ("", "")])
def test_a_caravan_needs_two_seats_to_move_and_an_unplayed_card(hugged: str, rest: str) -> None:
    s = situation("C0 M0", hugged=hugged, C=f"conmans-caravan {rest}", M="amnesia").turns(2)
    assert (s.heard("rows_moved"), s.row("C")) == ([], f"[conmans-caravan] {{{rest}}}" if rest else "[conmans-caravan]")


@pytest.mark.rule("RACE-ROW-13")
def test_after_a_caravan_the_backs_of_the_new_row_give_courage() -> None:
    s = situation("C10 M10", C="conmans-caravan 0J4 0J4", M="amnesia knight#2 3J2 1F1").turns(3)
    assert s.places == "C13 M10"
