"""Before the first deal: seats, dragons, track, deck and the growl."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.views import Hidden
from tests.games.draghan.rounds import Script, new_match, new_race, play_on
from tests.games.draghan.situations import Situation, header, loaded, situation


def growling(seats: int, *dice: int) -> Situation:
    """A race at the growl; the dice are written as they fall."""
    table = new_race(seats, pick_dragons=False).until("growl")
    table.dice, table.told = [die - 1 for die in dice], []
    return table.step()


@pytest.mark.rule("RACE-SETUP-01")
def test_two_to_six_may_race() -> None:
    assert (loaded().spec.seats.least, loaded().spec.seats.most) == (2, 6)
    for seats in range(2, 7):
        assert len(new_race(seats, pick_dragons=False).until("deal").state.dragons) == seats


@pytest.mark.rule("RACE-SETUP-01")
def test_dragons_are_chosen_in_seat_order_and_none_is_taken_twice() -> None:
    picks: Script = [("pick_dragon", "T"), ("pick_dragon", "C"), ("pick_dragon", "A")]
    s = new_race(3, answers=picks).until("growl")
    assert s.state.dragons == ["T", "C", "A"]
    assert [ask.seat for ask in s.asked] == [0, 1, 2]
    assert [ask.options for ask in s.asked] == [list("CMTSPA"), list("CMSPA"), list("MSPA")]
    assert s.asked[2].closed == [("T", "dragon_taken"), ("C", "dragon_taken")]


@pytest.mark.rule("RACE-SETUP-01")
def test_a_table_that_does_not_choose_gets_its_dragons_in_order() -> None:
    s = new_race(6, pick_dragons=False).until("growl")
    assert s.state.dragons == list("CMTSPA")
    assert s.asked == []


@pytest.mark.rule("RACE-SETUP-02")
def test_the_forest_has_only_spaces_and_a_finish_of_15_behind_the_last() -> None:
    s = new_race(3, length=28, pick_dragons=False).until("deal")
    track = s.state.track
    assert (track.length, track.last, track.landing) == (28, 43, 0)
    assert not track.holes
    assert not track.slides
    assert s.state.places == [0, 0, 0]


@pytest.mark.rule("RACE-SETUP-02")
@pytest.mark.parametrize("corner", [10, 12, 22, 24, 34])
def test_corners_of_the_forest_stop_nobody(corner: int) -> None:
    s = situation(f"C{corner - 1} M0", C="move-3").turn()
    assert s.places == f"C{corner + 2} M0"


@pytest.mark.rule("RACE-SETUP-03", "RACE-2P-01")
@pytest.mark.parametrize(("seats", "length"), [(2, 28), (3, 28), (4, 28), (5, 36), (6, 36)])
def test_a_first_race_has_28_spaces_and_36_with_five_or_six(seats: int, length: int) -> None:
    s = new_race(seats, preset="introduction", pick_dragons=False).until("deal")
    assert s.state.track.length == length


@pytest.mark.rule("RACE-SETUP-03")
def test_every_even_length_from_12_to_36_can_be_chosen_and_is_raced() -> None:
    assert loaded().spec.option("length").settings() == tuple(range(12, 37, 2))
    for length in range(12, 37, 2):
        assert new_race(3, length=length, pick_dragons=False).until("deal").state.track.length == length


@pytest.mark.rule("RACE-SETUP-04")
def test_the_introduction_is_played_with_movement_cards_and_cards_without_icon() -> None:
    race = new_race(3, preset="introduction", pick_dragons=False).until("deal").state
    assert Counter(race.content.cards[card].face.group for card in race.deck) == {"movement": 38, "none": 22}


@pytest.mark.rule("RACE-SETUP-05")
def test_all_chosen_cards_are_shuffled_into_one_pile() -> None:
    decks = [list(new_match(3, seed=seed).state.deck) for seed in (1, 2)]
    assert [sorted(deck) for deck in decks] == [list(range(68))] * 2
    assert decks[0] != decks[1]
    assert all(deck != sorted(deck) for deck in decks)


@pytest.mark.rule("RACE-SETUP-05")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_back_of_the_top_card_is_public_and_nothing_else_of_the_pile(viewer: int | None) -> None:
    match = new_match(3)
    shown = match.view(viewer)["deck"]
    top = match.state.content.backs[match.state.deck[-1]]
    assert shown == [Hidden(None)] * 67 + [Hidden(top)]


@pytest.mark.rule("RACE-SETUP-05")
def test_without_shown_backs_the_pile_is_blank_but_rules_still_read_it() -> None:
    match = new_match(3, show_backs=False)
    assert match.view(0)["deck"] == [Hidden(None)] * 68
    s = situation("C10 M0", top="1J2", C="novice-wizard", options={"show_backs": False}).turn()
    assert s.places == "C13 M0"


@pytest.mark.rule("RACE-SETUP-06")
def test_the_best_growl_gets_the_token() -> None:
    s = growling(4, 3, 2, 6, 5)
    assert s.state.first == 2
    assert s.heard("growled") == [(((0, 3), (1, 2), (2, 6), (3, 5)),)]
    assert s.heard("starts") == [(2,)]


@pytest.mark.rule("RACE-SETUP-06")
def test_only_those_who_tie_for_the_best_growl_growl_again() -> None:
    s = growling(4, 6, 2, 6, 6, 1, 4, 4, 2, 3)
    assert s.heard("growled")[1:] == [(((0, 1), (2, 4), (3, 4)),), (((2, 2), (3, 3)),)]
    assert s.state.first == 3


@pytest.mark.rule("RACE-SETUP-06")
def test_after_ten_ties_the_lowest_tied_seat_starts() -> None:
    s = growling(3, 1, *[6, 6] * 10)
    assert len(s.heard("growled")) == 10
    assert s.state.first == 1


@pytest.mark.rule("RACE-SETUP-06")
def test_for_real_the_table_says_aloud_whose_growl_was_best() -> None:
    s = new_race(3, for_real=True, pick_dragons=False).until("growl")
    chance, s.answers, s.told = s.state.seed, [("best_growl", "T")], []
    s.step()
    assert [(ask.seat, ask.kind, ask.options, ask.private) for ask in s.asked] == [
        (0, "best_growl", ["C", "M", "T"], False)
    ]
    assert (s.state.first, s.state.seed) == (2, chance)
    assert [kind for kind, *_ in s.told] == ["growl_called", "starts"]


@pytest.mark.rule("RACE-SETUP-06", "RACE-ACT-01")
@pytest.mark.parametrize(("who", "for_real"), [("keyboard", True), ("computer:easy", False)])
def test_nothing_is_done_for_real_with_a_computer_at_the_table(who: str, for_real: bool) -> None:
    start = header(3, options={"for_real": True})
    begun = loaded().game.begin(replace(start, seats=(*start.seats[:2], SeatSpec("Third", who))))
    assert begun.rules.for_real is for_real


@pytest.mark.rule("RACE-SETUP-06")
def test_without_growling_the_first_player_is_drawn_at_random() -> None:
    table = new_race(3, growl=False, pick_dragons=False).until("growl")
    table.dice = [2]
    table.step()
    assert table.state.first == 2
    assert table.heard("growled") == []


@pytest.mark.rule("RACE-SETUP-07")
def test_the_same_seed_options_and_answers_give_the_same_race() -> None:
    races = [play_on(new_match(4, "experienced", seed=11), pick=1) for _ in range(2)]
    assert races[0].over
    assert races[0].events(None) == races[1].events(None)
    assert races[0].state.key() == races[1].state.key()
    other = play_on(new_match(4, "experienced", seed=12), pick=1)
    assert other.events(None) != races[0].events(None)
