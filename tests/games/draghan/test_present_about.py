"""Words about places, which events are moments, and which place a question is about."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.record import Beat, Folded, Opens, Step
from dragonroads.engine.table import Question
from dragonroads.games.draghan.model import Race
from tests.games.draghan.rounds import new_match, play_on, questions
from tests.games.draghan.screens import about, happened, kinds, moments, mountain, presenter, seen
from tests.games.draghan.situations import cards_named, situation


def test_spaces_are_explained() -> None:
    race = mountain("C10 M5 T33")
    assert about(race, "space:10").startswith("Space 10 Here: Cinder. Rockslide")
    assert "on 6 to 10 needs courage 2, or runs back and stops on 5" in about(race, "space:10")
    assert "stamina 2" in about(race, "space:5")
    assert "cliff" in about(race, "space:32")
    assert "leads back down to 32" in about(race, "space:42")
    assert about(race, "space:0") == "Start Nobody stands here."
    assert "runs back and stops at Start" in about(mountain("C1 M1", "snail-shell"), "space:6")


def test_seats_are_explained() -> None:
    race = situation("C12 M9", C="trap thief", trees="C", hugged="M").state
    assert about(race, "seat:0").startswith("Old Cinder (Ana) Stands on 12. Courage 3, stamina 3")
    assert "a tree" in about(race, "seat:0")
    assert "Bigfoot" in about(race, "seat:1")


def test_cards_are_explained_by_their_own_words() -> None:
    trap = cards_named("trap")[0]
    assert about(situation("C1 M1").state, f"card:{trap}").startswith("Trap ")


@pytest.mark.parametrize("place", ["", "dragon:C", "hand:left", "slot:0:9", "seat:9", "card:999", "card:x", "space:"])
def test_there_is_nothing_to_say_about_other_places(place: str) -> None:
    assert presenter().about(seen(situation("C1 M1").state), place) is None


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seed", range(6))
def test_every_place_on_screen_has_words_in_every_language(lang: str, seed: int) -> None:
    words = presenter(lang)
    for match in moments(seed):
        view = match.view(None)
        assert words.cards is not None
        table = words.cards.table(view)
        places = [one.place for one in table.road.spaces]
        places += [card.place for row in table.rows for card in row.cards]
        for place in (*places, "seat:0", "seat:1"):
            section = words.about(view, place)
            assert section
            assert section.lines
            said = " ".join((section.title, *section.lines))
            assert "[" not in said
            assert "{" not in said


# --- moments and questions ------------------------------------------------------------------------------------------


def test_what_people_watch_is_told_from_bookkeeping() -> None:
    watched = (
        "revealed",
        "walked",
        "fled",
        "growled",
        "roared",
        "held_breath",
        "bet",
        "is_hugged",
        "became_tree",
        "fell",
    )
    assert all(issubclass(kinds().events[kind], (Opens, Beat)) for kind in watched)
    assert all(issubclass(kinds().events[kind], Step) for kind in ("dealt", "laid", "action_round"))


def test_a_card_from_a_bag_is_bookkeeping_to_all_but_whoever_gets_it() -> None:
    told = happened("got_card", 1, None)
    assert isinstance(told.record, Folded)
    assert [presenter().touches(told, seat) for seat in range(3)] == [False, True, False]


def test_standing_and_tone_follow_the_dragons() -> None:
    view = seen(situation("C12 M9 A40").state)
    assert presenter().standing(view) == (12, 9, 40)
    assert [presenter().tone(seat, view) for seat in range(3)] == ["red", "green", "white"]


def place_of(match: Match[Race], question: Question) -> str:
    return presenter().question(match.view(question.seat), question).place


def test_laying_a_card_points_at_the_row_it_goes_to() -> None:
    match = play_on(new_match(3, seed=3), kind="lay_card")
    first = questions(match)[0].seat
    targets = []
    for _ in range(3):
        question = questions(match)[0]
        targets.append(place_of(match, question))
        match.answer(question.seat, question.n, question.key(0))
    assert targets == [f"seat:{(first + k) % 3}" for k in range(3)]


@pytest.mark.parametrize("seed", range(12))
def test_every_question_points_at_a_place_there_is(seed: int) -> None:
    for match in moments(seed):
        for question in questions(match):
            place = place_of(match, question)
            assert not place or presenter().about(match.view(question.seat), place)
