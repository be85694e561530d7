"""What a full screen shows of a race: spaces on their grid, rows of seats, private things, and words about places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.game import Agreements
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.engine.views import Hidden, Sight, View, see
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.present_events import EventWords
from dragonroads.games.draghan.present_moments import BOOKKEEPING
from dragonroads.games.draghan.present_plain_events import PLAIN
from dragonroads.games.presenter import Presenter, Section, Spot
from dragonroads.shelf import Shelf
from tests.games.draghan.rounds import new_match, play_on, questions
from tests.games.draghan.situations import cards_named, header, loaded, situation

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
PRESETS = ("introduction", "regular", "experienced", "mayhem")


@cache
def presenter(lang: str = "en") -> Presenter:
    return loaded().present(Shelf(cache=None).catalog(lang, loaded()), NAMES)


def seen(race: Race, seat: int | None = None) -> View:
    return see(race, Sight(seat))


def spots(race: Race) -> dict[str, Spot]:
    return {spot.place: spot for spot in presenter().board(seen(race)).spots if spot.place}


def mountain(places: str, name: str = "goat-ladder") -> Race:
    return situation(places, preset="experienced", options={"track": name}).state


def about(race: Race, place: str, seat: int | None = None) -> str:
    section = presenter().about(seen(race, seat), place)
    return "" if section is None else " ".join((section.title, *section.lines))


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["goat-ladder", "snail-shell", "saw-ridge"])
def test_spaces_lie_side_by_side_along_the_course(name: str) -> None:
    found = spots(mountain("C1 M1", name))
    way = [(found[f"space:{k}"].x, found[f"space:{k}"].y) for k in range(37)]
    assert way[0] == (0, 0)
    assert len(set(way)) == len(way)
    assert all(abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in pairwise(way))


def test_no_two_spaces_share_a_spot_of_the_grid() -> None:
    for race in (situation("C1 M60").state, mountain("C1 M42"), situation("C1 M1", length=12).state):
        grid = [(spot.x, spot.y) for spot in presenter().board(seen(race)).spots]
        assert len(set(grid)) == len(grid)


def test_holes_slides_landing_line_and_cliff_are_told() -> None:
    race = mountain("C1 M1")
    found = spots(race)
    assert (found["space:5"].seam, found["space:15"].seam) == ("2", "3")
    assert (found["space:10"].kind, found["space:10"].note, found["space:10"].seam) == ("slide", "^2", "corner")
    assert found["space:32"].note == "@"
    assert (found["space:36"].seam, found["space:42"].seam) == ("line", "cliff")
    assert presenter().board(seen(race)).spots[-1].kind == "cliff"
    assert "space:43" not in found


def test_every_space_a_bet_can_name_is_on_the_board_and_so_is_whoever_ran_further() -> None:
    assert {f"space:{k}" for k in range(52)} == set(spots(situation("C1 M1").state))
    assert "space:55" in spots(situation("C1 M55").state)


def test_dragons_stand_on_their_spaces_with_tone_and_mark() -> None:
    found = spots(situation("C12 M12 T0", trees="C", hugged="M").state)
    told = [(token.letter, token.tone, token.mark) for token in found["space:12"].tokens]
    assert told == [("C", "red", "#"), ("M", "green", "&")]
    assert found["space:0"].tokens[0].letter == "T"


def test_the_forest_swallows_spaces_behind_the_last_dragon() -> None:
    race = situation("C12 M12").state
    race.floor = 11
    found = spots(race)
    assert {place for place, spot in found.items() if spot.kind == "gone"} == {f"space:{k}" for k in range(11)}


def test_the_piles_lie_beside_the_track_once_cards_are_dealt() -> None:
    race = situation("C1 M1", discard="knight").state
    race.drawn = [race.deck.pop()]
    notes = presenter().board(seen(race)).notes
    assert notes[0].startswith(f"Draw pile {len(race.deck)} {{")
    assert "Knight" in notes[1]
    assert notes[2].startswith("Lying open: ")
    assert presenter().board(new_match(3).view(None)).notes == ()


def test_the_legend_explains_only_what_is_there() -> None:
    assert presenter().board(seen(situation("C1 M1").state)).legend == ()
    legend = presenter().board(seen(mountain("C1 M1"))).legend
    assert legend == ("^n rockslide", "n hole", "@ landing")


# --- seats ----------------------------------------------------------------------------------------------------------


def test_a_row_shows_cards_by_state_and_who_laid_them() -> None:
    race = situation("C12 M9", C="move-1 knight#2 picnic thief trap", M="move-2").state
    race.rows[0].states = ["played", "resolving", "missed", "turned", "down"]
    race.rows[0].laid_by[4] = 1
    race.trees[0], race.potions[0] = True, 2
    cinder, moss = presenter().seats(seen(race))
    assert [(card.text, card.state, card.by) for card in cinder.cards] == [
        ("+1", "played", ""),
        ("KNGT3", "now", ""),
        ("miss", "missed", ""),
        ("2I0", "turned", ""),
        ("1I3", "down", "M"),
    ]
    assert (cinder.name, cinder.person, cinder.tone, cinder.flags) == ("Cinder", "Ana", "red", "# +2")
    assert [fact.strip() for fact in cinder.facts] == ["12", "c3 s3"]
    assert (cinder.active, moss.active) == (True, False)


@pytest.mark.rule("RACE-ACT-04")
def test_a_card_the_book_forbids_lies_like_a_turned_one() -> None:
    race = situation("C12 M9", C="trap thief").state
    race.books[0] = "J"
    assert {card.state for card in presenter().seats(seen(race))[0].cards} == {"turned"}


def test_before_dragons_are_chosen_seats_go_by_their_names() -> None:
    row = presenter().seats(new_match(3).view(None))[2]
    assert (row.letter, row.name, row.person, row.tone, row.facts) == ("3", "Cleo", "", "plain", ())


def test_hidden_backs_and_totals_stay_hidden() -> None:
    race = situation("C12 M9", C="trap", options={"show_backs": False}).state
    row = presenter().seats(seen(race))[0]
    assert row.cards[0].text.strip() == ""
    assert len(row.facts) == 1


# --- secrets --------------------------------------------------------------------------------------------------------


def moments(seed: int) -> Iterator[Match[Race]]:
    """Races of all presets and sizes, looked at again and again while random answers are given."""
    start = header(2 + seed % 5, PRESETS[seed % 4], seed)
    match, random = Match(loaded().game, replace(start, agreements=Agreements(memory=seed % 3 == 0))), Random(seed)
    while not match.over:
        question = questions(match)[0]
        match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))
        if random.random() < 0.1:
            yield match


def without_faces(view: View) -> View:
    """The view with every card that lies face down turned into nothing but its back."""
    backs = loaded().game.content.backs  # type: ignore[attr-defined]
    rows = []
    for row in view["rows"]:
        shown = [
            card if state in ("played", "resolving") or isinstance(card, Hidden) else Hidden(backs[card])
            for card, state in zip(row["cards"], row["states"])
        ]
        rows.append({**row, "cards": shown})
    return {**view, "rows": rows}


@pytest.mark.parametrize("seed", range(20))
def test_seats_and_board_are_the_same_for_everybody_and_show_no_hidden_face(seed: int) -> None:
    for match in moments(seed):
        public = match.view(None)
        for seat in range(match.state.seats):
            view = match.view(seat)
            assert presenter().seats(view) == presenter().seats(public) == presenter().seats(without_faces(view))
            assert presenter().board(view) == presenter().board(public)


@pytest.mark.parametrize("seed", range(12))
def test_private_things_are_shown_to_their_owner_alone(seed: int) -> None:
    shown = 0
    for match in moments(seed):
        for seat in range(match.state.seats):
            own = presenter().private(match.view(seat), seat)
            shown += bool(match.state.hands[seat] and own)
            others = [viewer for viewer in (None, *range(match.state.seats)) if viewer != seat]
            assert all(presenter().private(match.view(viewer), seat) == [] for viewer in others)
    assert shown


def test_the_player_screen_lists_cards_with_back_and_text() -> None:
    match = play_on(new_match(3, seed=3), kind="lay_card")
    question = questions(match)[0]
    hand = presenter().private(match.view(question.seat), question.seat)[0]
    assert len(hand.lines) == len(match.state.hands[question.seat])
    for card, line in zip(match.state.hands[question.seat], hand.lines):
        back = loaded().game.content.cards[card].back  # type: ignore[attr-defined]
        assert f"{{{back}}}" in line


def test_the_fist_with_the_token_is_private() -> None:
    race = situation("C1 M1").state
    race.token_hand[0] = 1
    assert presenter().private(seen(race, 0), 0) == [Section("The token", ("It is in your right hand.",))]
    assert presenter().private(seen(race, 1), 0) == []


def test_a_slot_tells_its_face_only_to_those_the_view_shows_it_to() -> None:
    race = situation("C12 M9", C="knight#2 picnic").state
    race.rows[0].states[0] = "played"
    race.rows[0].laid_by[1] = 1
    race.seen[race.rows[0].cards[1]] = 1
    assert "Knight (3)" in about(race, "slot:0:0")
    assert "Laid by Moss" in about(race, "slot:0:1", 0)
    assert "Picnic" not in about(race, "slot:0:1", 0)
    assert "courage" in about(race, "slot:0:1")
    remembering = presenter().about(see(race, Sight(0, memory=True)), "slot:0:1")
    assert remembering
    assert "You have seen it: Picnic" in " ".join(remembering.lines)


# --- words about places ---------------------------------------------------------------------------------------------


def test_spaces_are_explained() -> None:
    race = mountain("C10 M5 T33")
    assert about(race, "space:10").startswith("Space 10 Here: Cinder. Rockslide of strength 2")
    assert "on 6 to 10 needs courage 2 or runs back to 5" in about(race, "space:10")
    assert "stamina 2" in about(race, "space:5")
    assert "cliff" in about(race, "space:32")
    assert "leads back down to 32" in about(race, "space:42")
    assert about(race, "space:0") == "Start Nobody stands here."
    assert "runs back to Start" in about(mountain("C1 M1", "snail-shell"), "space:6")


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
        places = [spot.place for spot in words.board(view).spots if spot.place]
        places += [card.place for row in words.seats(view) for card in row.cards]
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
    assert all(presenter().is_moment(Event(0, kind, ())) for kind in watched)
    assert not any(
        presenter().is_moment(Event(0, kind, ())) for kind in ("dealt", "laid", "reshuffled", "action_round")
    )


def test_bookkeeping_names_only_events_there_are() -> None:
    special = set(EventWords(presenter()._words)._special)  # type: ignore[attr-defined]
    assert set(PLAIN) | special >= BOOKKEEPING


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
