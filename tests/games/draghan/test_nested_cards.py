"""Cards that play other cards: goblins, lamp, mirror, talisman and wisp."""

from __future__ import annotations

import pytest

from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.visibility import ALL
from dragonroads.games.draghan.model import MISSED, TURNED
from tests.games.draghan.arranging import faces_told, few_left, lying
from tests.games.draghan.situations import cards_named, name_of, situation

LADDER = {"track": "goat-ladder"}


# --- one inside the other ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-NEST-01", "RACE-LAND-01")
def test_a_card_inside_another_is_finished_with_its_rockslide_before_the_outer_one_goes_on() -> None:
    s = situation("C8 M9", options=LADDER, C="magic-mirror 0J4", M="move-1").turn()
    assert s.places == "C6 M11"


@pytest.mark.rule("RACE-NEST-02", "RACE-CARD-GOBLIN-TRIBE")
def test_the_thirteenth_card_inside_cards_is_ignored() -> None:
    s = few_left(situation("C0 M0", C="goblin-tribe move-1"), 0).turn()
    assert (len(s.heard("drew")), len(s.heard("too_deep"))) == (12, 1)
    assert (s.turns(2).places, s.row("C")) == ("C1 M0", "[goblin-tribe] [move-1]")


# --- goblin tribe -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-GOBLIN-TRIBE", "RACE-NEST-03", "RACE-PILE-01")
def test_goblins_are_discarded_before_the_draw_so_that_a_reshuffle_includes_them() -> None:
    s = few_left(situation("C0 M0", C="goblin-tribe", discard="move-2"), 0).turn()
    assert s.heard("reshuffled") == [(2,)]
    assert (s.places, s.row("C"), s.discarded) == ("C2 M0", "[move-2]", [])


@pytest.mark.rule("RACE-NEST-03", "RACE-POTION-01")
def test_a_card_drawn_by_goblins_runs_as_a_card_of_the_row() -> None:
    s = situation("C0 M0", C="health-potion goblin-tribe tasty-deer", top="move-2").turns(3)
    assert s.places == "C3 M0"


@pytest.mark.rule("RACE-NEST-03", "RACE-NEST-07", "RACE-POTION-01")
def test_goblins_without_a_slot_discard_the_drawn_card_after_it_ran() -> None:
    top = "goblin-tribe amnesia thief spy trap move-2"
    s = situation("C0 M0", C="lucky-talisman", top=top, answers=[("talisman_pick", "goblin-tribe")])
    s.state.potions[0] = 1
    s.turn()
    assert (s.places, s.row("C")) == ("C2 M0", "[lucky-talisman]")
    assert s.discarded == ["move-2", "goblin-tribe", "amnesia", "thief", "spy", "trap"]


@pytest.mark.rule("RACE-NEST-03", "RACE-PILE-01")
def test_goblins_without_a_slot_do_not_discard_the_drawn_card_while_it_runs() -> None:
    top = "goblin-tribe amnesia thief spy trap picnic"
    s = situation("C0 M0", C="lucky-talisman", top=top, answers=[("talisman_pick", "goblin-tribe")])
    few_left(s, 6).turn()
    assert (s.heard("footprint"), s.discarded[0]) == ([], "picnic")


@pytest.mark.rule("RACE-NEST-03")
def test_goblins_may_draw_a_card_that_asks_for_more() -> None:
    s = situation("C0 M0", C="goblin-tribe move-3", top="will-o-the-wisp").turn()
    assert (s.places, s.row("C")) == ("C3 M0", "[will-o-the-wisp] [move-3]")


# --- magic lamp -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-MAGIC-LAMP", "RACE-NEST-04")
def test_a_lamp_offers_the_played_cards_of_all_rows_and_no_wish() -> None:
    wish = [("lamp_wish", "none")]
    s = situation("M0 T0 C0", M="amnesia", T="move-1", C="magic-lamp move-3", discard="thief", answers=wish).turns(3)
    assert s.asked[0].options == ["amnesia", "move-1", "none"]
    assert not s.asked[0].private
    assert (s.places, s.row("C")) == ("M0 T1 C0", "[magic-lamp] {move-3}")


@pytest.mark.rule("RACE-CARD-MAGIC-LAMP")
def test_everybody_hears_what_a_lamp_was_asked_for() -> None:
    s = situation("C0 M0", C="amnesia magic-lamp", M="move-2", answers=[("lamp_wish", "move-2")]).turns(3)
    assert [(who, name_of(card)) for who, card in s.heard("wished")] == [(0, "move-2")]


@pytest.mark.rule("RACE-NEST-04")
def test_a_lamp_cannot_wish_for_missed_unplayed_or_discarded_cards() -> None:
    s = lying(situation("C0 M0", C="magic-lamp move-3", M="move-1 move-2", discard="thief"), MISSED, "M1").turn()
    assert (s.asked, s.row("C")) == ([], "[magic-lamp] {move-3}")


@pytest.mark.rule("RACE-NEST-04", "RACE-NEST-06")
def test_a_lamp_says_that_another_lamp_and_a_running_card_cannot_be_wished_for() -> None:
    wishes = [("lamp_wish", "move-1"), ("lamp_wish", "move-1")]
    s = situation("T0 C0 M0", T="move-1", C="magic-mirror", M="magic-lamp", answers=wishes).turns(2)
    moss, cinder = s.asked
    assert (moss.seat, moss.options) == (2, ["move-1", "none"])
    assert moss.closed == [("magic-mirror", "is_running"), ("magic-lamp", "is_running")]
    assert (cinder.seat, cinder.options) == (1, ["move-1", "none"])
    assert cinder.closed == [("magic-lamp", "no_lamp_for_a_lamp"), ("magic-mirror", "is_running")]
    assert (s.row("T"), s.row("C"), s.row("M")) == ("[magic-lamp]", "[move-1]", "[magic-mirror]")
    assert s.places == "T1 C1 M1"


@pytest.mark.rule("RACE-NEST-04", "RACE-POTION-01")
def test_a_card_wished_for_runs_from_the_lamps_slot() -> None:
    s = situation("C0 M0", C="health-potion magic-lamp", M="move-2", answers=[("lamp_wish", "move-2")]).turns(3)
    assert s.places == "C3 M2"


@pytest.mark.rule("RACE-NEST-04", "RACE-NEST-07")
def test_a_lamp_without_a_slot_plays_the_card_without_an_exchange() -> None:
    top = "magic-lamp amnesia thief spy trap"
    wishes = [("talisman_pick", "magic-lamp"), ("lamp_wish", "move-3")]
    s = situation("M0 C0", M="move-3", C="lucky-talisman", top=top, answers=wishes).turns(2)
    assert (s.places, s.row("M"), s.row("C")) == ("M3 C3", "[move-3]", "[lucky-talisman]")
    assert "magic-lamp" in s.discarded


# --- magic mirror -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-MAGIC-MIRROR", "RACE-NEST-05", "RACE-MOVE-04")
def test_a_mirror_uses_the_next_players_turn_of_this_action_round() -> None:
    s = situation("C0 M0", C="magic-mirror amnesia", M="move-2 move-3").turn()
    assert s.places == "C2 M2"
    assert s.turn().places == "C2 M2"
    assert s.turns(2).places == "C2 M5"


@pytest.mark.rule("RACE-NEST-05")
def test_a_mirror_looks_past_seats_that_have_finished() -> None:
    s = situation("C0 M0 T0", C="magic-mirror", T="move-2").turn()
    assert s.places == "C2 M0 T2"


@pytest.mark.rule("RACE-CARD-MAGIC-MIRROR", "RACE-NEST-05")
def test_a_mirror_never_shows_the_own_next_card() -> None:
    s = situation("C0 M0", C="magic-mirror move-3").turn()
    assert (s.places, s.row("C")) == ("C0 M0", "[magic-mirror] {move-3}")


@pytest.mark.rule("RACE-NEST-05")
def test_a_mirror_has_nothing_to_copy_when_the_next_players_card_is_missed() -> None:
    s = lying(situation("C0 M0", C="magic-mirror", M="move-2 move-3"), TURNED, "M1").turns(2)
    assert (s.places, s.row("M")) == ("C0 M0", "(move-2) {move-3}")


@pytest.mark.rule("RACE-NEST-05", "RACE-CARD-MAGIC-MIRROR")
def test_a_mirrored_card_asks_its_player_first_and_then_the_one_who_copies_it() -> None:
    picks = [("trap_pick", "T"), ("trap_pick", "M")]
    s = situation("C20 M10 T12 S8", C="magic-mirror", M="trap", answers=picks).turn()
    assert [(ask.seat, ask.options) for ask in s.asked] == [(1, ["T", "S"]), (0, ["M", "T"])]
    assert s.places == "C20 M20 T10 S8"


@pytest.mark.rule("RACE-NEST-05")
def test_a_mirror_takes_the_rightmost_card_of_a_row_in_which_a_wisp_is_followed() -> None:
    s = situation("C0 M0", C="magic-mirror", M="move-1 move-3")
    s.state.rows[1].backwards = True
    assert (s.turn().places, s.row("M")) == ("C3 M3", "{move-1} [move-3]")


@pytest.mark.rule("RACE-NEST-05", "RACE-NEST-06")
def test_mirrored_goblins_discard_the_mirror_and_draw_for_themselves() -> None:
    s = situation("C0 M0", C="magic-mirror", M="goblin-tribe", top="move-1 move-2").turn()
    assert s.places == "C2 M1"
    assert (s.row("C"), s.row("M"), s.discarded) == ("[move-2]", "[move-1]", ["goblin-tribe", "magic-mirror"])


# --- lucky talisman ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-LUCKY-TALISMAN", "RACE-NEST-07")
def test_a_talisman_shows_five_cards_and_one_of_them_must_be_played() -> None:
    top = "amnesia thief spy trap move-3 move-2"
    s = situation("C0 M0", C="lucky-talisman", top=top, answers=[("talisman_pick", "move-3")]).turn()
    assert s.asked[0].options == ["amnesia", "thief", "spy", "trap", "move-3"]
    assert not s.asked[0].private
    assert (s.places, sorted(s.discarded)) == ("C3 M0", ["amnesia", "move-3", "spy", "thief", "trap"])
    assert set(cards_named("trap")) < set(faces_told(s, ALL))


@pytest.mark.rule("RACE-NEST-07", "RACE-PILE-01")
def test_the_cards_of_a_talisman_are_discarded_only_after_the_chosen_one_ran() -> None:
    top = "picnic#1 move-1 move-2 move-3 thief"
    s = situation("C0 M0", C="lucky-talisman", top=top, answers=[("talisman_pick", "picnic")])
    few_left(s, 5).turn()
    assert (s.heard("footprint"), s.heard("reshuffled")) == ([], [])
    assert sorted(s.discarded) == ["move-1", "move-2", "move-3", "picnic", "thief"]


@pytest.mark.rule("RACE-CARD-LUCKY-TALISMAN", "RACE-PILE-02")
@pytest.mark.parametrize(("left", "asked", "after"), [(2, 1, "C3 M0"), (1, 0, "C3 M0"), (0, 0, "C0 M0")])
def test_a_talisman_makes_do_with_the_cards_there_are(left: int, asked: int, after: str) -> None:
    s = situation("C0 M0", C="lucky-talisman", top="move-3 thief", answers=[("talisman_pick", "move-3")])
    few_left(s, 2)
    s.state.removed += s.state.deck[: 2 - left]
    del s.state.deck[: 2 - left]
    assert (s.turn().places, len(s.asked)) == (after, asked)


# --- will-o'-the-wisp -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-WILL-O-THE-WISP", "RACE-NEST-09")
def test_a_wisp_misses_turned_cards_and_leaves_no_more_turns() -> None:
    s = situation("C0 M0", C="will-o-the-wisp move-1 move-2 move-3", M="amnesia amnesia")
    lying(s, TURNED, "C3").turn()
    assert (s.places, s.row("C")) == ("C4 M0", "[will-o-the-wisp] [move-1] (move-2) [move-3]")
    assert s.until("round_end").places == "C4 M0"


@pytest.mark.rule("RACE-NEST-09", "RACE-ROW-10")
def test_fake_jewels_take_the_next_cards_from_the_right_while_a_wisp_is_followed() -> None:
    s = situation("C0 M0", C="will-o-the-wisp move-1 move-2 move-3 fake-jewels").turn()
    assert (s.places, s.row("C")) == ("C1 M0", "[will-o-the-wisp] [move-1] (move-2) (move-3) [fake-jewels]")


@pytest.mark.rule("RACE-NEST-09", "RACE-ROW-05")
def test_whoever_follows_a_wisp_is_out_before_the_cards_run() -> None:
    s = situation("C0 M0", C="will-o-the-wisp burlap-bag", top="move-1 move-2").turn()
    assert (s.row("C"), s.row("M")) == ("[will-o-the-wisp] [burlap-bag]", "{move-1}")


@pytest.mark.rule("RACE-NEST-09", "RACE-ROW-12")
def test_after_a_wisp_cards_that_a_caravan_brings_are_played_from_left_to_right() -> None:
    s = situation("C0 M0", C="will-o-the-wisp", M="conmans-caravan move-1 move-3").turns(3)
    assert (s.places, s.row("C")) == ("C1 M0", "[conmans-caravan] [move-1] {move-3}")


@pytest.mark.rule("RACE-NEST-05", "RACE-ROW-04", "RACE-CARD-MAGIC-MIRROR")
def test_a_minstrel_that_the_last_players_mirror_brings_up_takes_one_card_of_everybody() -> None:
    cinder, moss = "amnesia minstrel move-1 move-2 move-3", "magic-mirror move-1 move-2 move-3"
    s = situation("C0 M0", C=cinder, M=moss).turns(2)
    assert (s.unplayed("C"), s.unplayed("M")) == (["move-2", "move-3"], ["move-2", "move-3"])
    assert s.heard("no_effect") == [(1, "sung_already", None)]
    assert s.turns(2).places == "C0 M2"


@pytest.mark.rule("RACE-NEST-09", "RACE-NEST-07")
def test_a_wisp_of_the_talisman_plays_the_row_too() -> None:
    top = "will-o-the-wisp amnesia thief spy trap"
    pick = [("talisman_pick", "will-o-the-wisp")]
    s = situation("C0 M0", C="lucky-talisman move-1 move-2", top=top, answers=pick).turn()
    assert (s.places, s.row("C")) == ("C3 M0", "[lucky-talisman] [move-1] [move-2]")


@pytest.mark.rule("RACE-NEST-04")
def test_who_laid_a_card_travels_with_it_when_a_lamp_is_exchanged() -> None:
    s = situation("C0 M0", C="magic-lamp", M="move-3", answers=[("lamp_wish", "move-3")])
    mine, theirs = s.state.rows
    mine.laid_by, theirs.laid_by, theirs.states = [1], [0], ["played"]
    s.turn()
    assert (mine.laid_by, theirs.laid_by) == ([0], [1])


@pytest.mark.rule("RACE-NEST-05", "RACE-ROW-05")
def test_a_wish_that_brings_new_backs_to_light_cannot_be_taken_back() -> None:
    s = situation("C0 M0 T0", C="magic-mirror", M="magic-lamp", T="burlap-bag", answers=[("lamp_wish", "burlap-bag")])
    s.state.rows[2].states = ["played"]
    before = Knowledge.of(s.state)
    with pytest.raises(AssertionError, match="no more answers"):  # the mirror asks its owner for the same wish
        s.turn()
    assert before.grew_into(Knowledge.of(s.state))
    assert len(s.unplayed("C")) == 1
