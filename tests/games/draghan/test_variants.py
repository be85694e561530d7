"""More action cards, the living forest and betting."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dragonroads.engine.game import OptionValue
from dragonroads.games.draghan.steps.walking import walk
from tests.games.draghan.arranging import few_left
from tests.games.draghan.rounds import Script, new_match, new_race, play_on, seen_from
from tests.games.draghan.situations import Situation, cards_named, loaded, situation

BETTING: dict[str, OptionValue] = {"betting": True}


def shuffled_deck(**options: Any) -> Situation:
    """A race whose draw pile has just been shuffled."""
    return new_race(3, **options).step()


def groups(table: Situation, zone: list[int]) -> Counter[str]:
    """How many cards of each group lie in a zone."""
    return Counter(table.state.content.cards[card].face.group for card in zone)


def picnic(place: str, footprints: str, bet: str, **more: Any) -> Situation:
    """Cinder hunts a picnic with a bet."""
    answers: Script = [("bet_space", bet)]
    more = {"C": "picnic"} | more
    return situation(place, top=footprints, answers=answers, options=BETTING, **more)


# --- more action cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-V1-01")
def test_the_normal_deck_adds_all_normal_cards() -> None:
    s = shuffled_deck(deck="normal")
    assert groups(s, s.state.deck) == {"movement": 38, "none": 22, "normal": 8}
    assert set(cards_named("knight") + cards_named("novice-wizard") + cards_named("picnic")) <= set(s.state.deck)


@pytest.mark.rule("RACE-V1-02")
def test_six_advanced_cards_are_drawn_at_random_and_nobody_sees_them() -> None:
    s = new_race(3, preset="experienced").step()
    assert groups(s, s.state.deck) == {"movement": 38, "none": 22, "normal": 8, "advanced": 6}
    assert groups(s, s.state.spare) == {"advanced": 12}
    assert set(s.state.seen) == {0}
    drawn = [frozenset(new_match(3, "experienced", seed=seed).state.spare) for seed in range(6)]
    assert len(set(drawn)) == 6


@pytest.mark.rule("RACE-V1-03")
@pytest.mark.parametrize("removed", [0, 10, 12, 15])
def test_all_cards_may_be_used_and_some_action_cards_taken_out_at_random(removed: int) -> None:
    s = shuffled_deck(deck="all", removed=removed)
    assert len(s.state.deck) == 86 - removed
    assert groups(s, s.state.deck)["movement"] == 38
    assert groups(s, s.state.removed)["movement"] == 0
    assert len(s.state.removed) == removed


@pytest.mark.rule("RACE-V1-03")
def test_cards_of_every_kind_of_action_may_be_taken_out_twelve_by_default_and_fifteen_at_most() -> None:
    out = [card for seed in range(8) for card in new_match(3, "mayhem", seed=seed).state.removed]
    found = {new_race(2).state.content.cards[card].face.group for card in out}
    assert found == {"none", "normal", "advanced"}
    assert loaded().spec.preset("mayhem").settings(3)["removed"] == 12
    assert loaded().spec.option("removed").settings() == tuple(range(16))


@pytest.mark.rule("RACE-V1-03")
def test_cards_taken_out_stay_unknown_until_the_race_is_over() -> None:
    match = new_match(3, "mayhem", length=12)
    removed = list(match.state.removed)
    assert match.view(0)["removed"] != removed
    assert all(match.state.seen[card] == 0 for card in removed)
    play_on(match)
    assert match.over
    assert match.view(None)["removed"] == removed
    assert [event.args for event in match.events(None) if event.kind == "left_out"] == [(tuple(removed),)]


@pytest.mark.rule("RACE-V1-04")
@pytest.mark.parametrize("count", range(0, 19, 3))
def test_any_number_of_advanced_cards_may_join(count: int) -> None:
    s = shuffled_deck(deck="advanced", advanced=count)
    assert groups(s, s.state.deck) == Counter({"movement": 38, "none": 22, "normal": 8}) + Counter(advanced=count)
    assert loaded().spec.option("advanced").settings() == tuple(range(19))


@pytest.mark.rule("RACE-V1-04")
def test_with_many_advanced_cards_other_action_cards_may_be_taken_out() -> None:
    s = shuffled_deck(deck="advanced", advanced=12, removed=10)
    assert groups(s, s.state.deck)["advanced"] == 12
    assert groups(s, s.state.deck)["movement"] == 38
    assert len(s.state.deck) == 38 + 30 - 10 + 12
    assert seen_from(s, 0)["removed"] != s.state.removed
    out = [new_match(3, deck="advanced", advanced=12, removed=15, seed=seed).state.removed for seed in range(5)]
    assert {group for removed in out for group in groups(s, removed)} == {"none", "normal"}


# --- the living forest ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-V3-01")
@pytest.mark.parametrize(("last", "floor"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (7, 7), (8, 7), (27, 27)])
def test_the_forest_swallows_the_track_cards_behind_the_last_dragon(last: int, floor: int) -> None:
    s = situation(f"C{last} M28", options={"enchanted": True}, C="amnesia").until("deal")
    assert s.state.floor == floor


@pytest.mark.rule("RACE-V3-01")
def test_nobody_walks_back_over_what_the_forest_has_swallowed() -> None:
    s = situation("C8 M28", options={"enchanted": True}, C="amnesia").until("deal")
    walk(s, s.seat("C"), -2)
    walk(s, s.seat("M"), -30)
    assert s.places == "C7 M7"


@pytest.mark.rule("RACE-V3-01", "RACE-END-01")
def test_nothing_is_swallowed_when_the_race_is_over_or_the_variant_is_off() -> None:
    over = situation("C36 M30", options={"enchanted": True}, C="move-1").until("crown")
    assert over.state.floor == 0
    plain = situation("C20 M30", options={"enchanted": False}, C="move-1").until("deal")
    assert plain.state.floor == 0


@pytest.mark.rule("RACE-V3-02")
def test_the_mountain_swallows_nothing() -> None:
    s = situation("C20 M30", options={"enchanted": True, "track": "goat-ladder"}, C="amnesia").until("deal")
    assert s.state.rules.enchanted is False
    assert s.state.floor == 0


@pytest.mark.rule("RACE-V3-03")
def test_the_floor_never_goes_down_and_spaces_keep_their_numbers() -> None:
    s = situation("C12 M12", options={"enchanted": True}, C="amnesia")
    s.state.floor = 11
    assert s.until("deal").state.floor == 11
    assert s.places == "C12 M12"
    assert s.state.track.length == 36


# --- betting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-V4-01")
def test_a_space_is_named_before_the_first_footprint_that_four_cards_could_reach() -> None:
    s = picnic("C10 M20", "0F3 1F1 0I1 1F1", "18")
    s.state.floor = 9
    s.turn()
    assert s.asked[0].options == [str(space) for space in range(9, 19)]
    assert not s.asked[0].private
    kinds = [kind for kind, *_ in s.told if kind in ("bet", "footprint")]
    assert kinds == ["bet"] + ["footprint"] * 4


@pytest.mark.rule("RACE-V4-01")
def test_a_bet_may_lie_beyond_the_fifteenth_finish_space() -> None:
    # 4 - 0 + 4 - 0: from F14 to F22, and three more for the right guess.
    s = picnic("C50 M0", "0J4 3F0 0J4 3F0", "58").turn()
    assert s.asked[0].options == [str(space) for space in range(42, 59)]
    assert s.places == "C61 M0"


@pytest.mark.rule("RACE-V4-01", "RACE-V5-02")
def test_on_the_risky_ending_a_bet_may_lie_where_the_cliff_leads() -> None:
    risky: dict[str, str | int | bool] = {"betting": True, "track": "goat-ladder", "risky": True}
    s = situation("C42 M0", top="1F1", C="picnic", answers=[("bet_space", "42")], options=risky).turn()
    assert s.asked[0].options == [str(space) for space in range(24, 43)]


@pytest.mark.rule("RACE-V4-01", "RACE-TREE-01")
def test_a_tree_stands_in_the_way_of_a_bet_too() -> None:
    s = situation("C10 M12 T8", trees="MT", top="1F1", C="picnic", answers=[("bet_space", "9")], options=BETTING)
    assert s.turn().asked[0].options == ["9", "10", "11"]


@pytest.mark.rule("RACE-V4-01")
def test_an_empty_pile_is_made_anew_before_the_bet_so_that_the_first_footprint_is_known() -> None:
    s = few_left(picnic("C10 M0", "", "10", discard="0F3 0I1"), 0)
    s.turn()
    kinds = [kind for kind, *_ in s.told if kind in ("bet", "reshuffled")]
    assert kinds[:2] == ["reshuffled", "bet"]


@pytest.mark.rule("RACE-V4-01", "RACE-BET-01")
def test_a_drunken_spell_is_bet_on_too() -> None:
    # The card that shows the spell is the first footprint: +2, -1, +1, -0.
    s = picnic("C10 M0", "0D2 1F1 0I1 3F0", "12", C="novice-wizard").turn()
    assert s.places == "C15 M0"


@pytest.mark.rule("RACE-V4-02")
@pytest.mark.parametrize(("bet", "place"), [("0", 3), ("3", 0), ("4", 0)])
def test_the_space_after_the_fourth_card_wins_three_more(bet: str, place: int) -> None:
    # 1 + 3 - 1 + 0 - 4: the spaces on the way, 4 and 3, win nothing.
    s = picnic("C1 M0", "0F3 0I1 3F0 0J4", bet).turn()
    assert s.places == f"C{place} M0"


@pytest.mark.rule("RACE-V4-03")
def test_with_fewer_than_four_cards_the_space_after_the_last_one_counts() -> None:
    # Without any card at all the dragon is where it was.
    s = few_left(picnic("C10 M0", "", "10"), 0).turn()
    assert s.heard("footprint") == []
    assert s.places == "C13 M0"


@pytest.mark.rule("RACE-BET-01")
def test_without_betting_nobody_is_asked_and_nothing_is_won() -> None:
    s = situation("C10 M0", top="1F1 0I1 3F0 2I0", C="picnic").turn()
    assert s.asked == []
    assert s.places == "C10 M0"


@pytest.mark.rule("RACE-BET-01")
def test_the_truth_serum_needs_no_betting_at_the_table() -> None:
    answers = [("serum_hide", "left/right"), ("serum_answer", "believe")]
    s = situation("C10 M0", C="truth-serum", answers=answers).turn()
    assert s.places == "C13 M0"
