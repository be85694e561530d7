"""Before the first deal: seats, dragons, track, deck and the growl."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.errors import UsageError
from tests.games.draghan.rounds import new_match, new_race, play_on
from tests.games.draghan.situations import Situation, header, loaded, situation


def sitting(people: str) -> Header:
    """A header for `Ana:T Ben`: who sits there, and what was picked."""
    named = [one.partition(":") for one in people.split()]
    seats = tuple(SeatSpec(name, piece=piece) for name, _, piece in named)
    return replace(header(len(seats)), seats=seats)


def growling(seats: int, *dice: int) -> Situation:
    """A race at the growl; the dice are written as they fall."""
    table = new_race(seats).until("growl")
    table.dice, table.told = [die - 1 for die in dice], []
    return table.step()


@pytest.mark.rule("RACE-SETUP-01")
def test_two_to_six_may_race() -> None:
    assert (loaded().spec.seats.least, loaded().spec.seats.most) == (2, 6)
    for seats in range(2, 7):
        assert len(new_race(seats).until("deal").state.dragons) == seats


@pytest.mark.rule("RACE-SETUP-01")
def test_everybody_races_with_the_dragon_picked_when_the_table_was_set_and_nobody_is_asked() -> None:
    s = Situation(loaded().game.begin(sitting("Person:T Person:C Person:A"))).until("growl")
    assert s.state.dragons == ["T", "C", "A"]
    assert s.heard("took_dragon") == [(0, "T"), (1, "C"), (2, "A")]
    assert s.asked == []


@pytest.mark.rule("RACE-SETUP-01")
@pytest.mark.parametrize(
    ("people", "message"),
    [("Ana:T Ben:T", "two seats play with 'T'"), ("Ana:C Ben:Z", "seat 2 plays with 'Z', which is not there")],
)
def test_a_dragon_that_is_taken_or_unknown_is_refused(people: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        loaded().game.begin(sitting(people))


@pytest.mark.rule("RACE-SETUP-01")
@pytest.mark.parametrize(
    ("people", "dragons"),
    [
        ("Ben Dora", "CM"),
        ("Ana Ben Cleo", "AMC"),
        ("Ana:T Ben Tom", "TCM"),
        ("Ben Emil:A Ana", "CAM"),
        ("Tom Tim", "CM"),
        ("Zoe Tom Ute Tim Vera Will", "CAMTSP"),
    ],
)
def test_who_picks_none_gets_a_free_one_by_the_letter_of_the_name(people: str, dragons: str) -> None:
    race = loaded().game.begin(sitting(people))
    assert race.dragons == list(dragons)


@pytest.mark.rule("RACE-SETUP-02")
def test_the_forest_has_only_spaces_and_a_finish_of_15_behind_the_last() -> None:
    s = new_race(3, length=28).until("deal")
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
    s = new_race(seats, preset="introduction").until("deal")
    assert s.state.track.length == length


@pytest.mark.rule("RACE-SETUP-03")
def test_every_even_length_from_12_to_36_can_be_chosen_and_is_raced() -> None:
    assert loaded().spec.option("length").settings() == tuple(range(12, 37, 2))
    for length in range(12, 37, 2):
        assert new_race(3, length=length).until("deal").state.track.length == length


@pytest.mark.rule("RACE-SETUP-04")
def test_the_introduction_is_played_with_movement_cards_and_cards_without_icon() -> None:
    race = new_race(3, preset="introduction").until("deal").state
    assert Counter(race.content.cards[card].face.group for card in race.deck) == {"movement": 38, "none": 22}


@pytest.mark.rule("RACE-SETUP-05")
def test_all_chosen_cards_are_shuffled_into_one_pile() -> None:
    races = [new_match(3, seed=seed).state for seed in (1, 2)]
    decks = [[*race.deck, *(card for hand in race.hands for card in hand)] for race in races]
    assert [sorted(deck) for deck in decks] == [list(range(68))] * 2
    assert decks[0] != decks[1]
    assert all(deck != sorted(deck) for deck in decks)


@pytest.mark.rule("RACE-SETUP-05")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_back_of_the_top_card_is_public_and_nothing_else_of_the_pile(viewer: int | None) -> None:
    race = new_race(3).until("deal").state
    shown = see(race, Sight(viewer))["deck"]
    top = race.content.backs[race.deck[-1]]
    assert shown == [Hidden(None)] * 67 + [Hidden(top)]


@pytest.mark.rule("RACE-SETUP-05")
def test_without_shown_backs_the_pile_is_blank_but_rules_still_read_it() -> None:
    race = new_race(3, show_backs=False).until("deal").state
    assert see(race, Sight(0))["deck"] == [Hidden(None)] * 68
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
    s = new_race(3, for_real=True).until("growl")
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
    table = new_race(3, growl=False).until("growl")
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
