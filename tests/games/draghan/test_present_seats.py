"""Seats as a full screen shows them: rows that are the same for everybody, and a private side that is not."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden, Sight, View, is_hidden, see
from dragonroads.gamekit.facts.cards import CardRow
from dragonroads.gamekit.facts.marks import Number
from dragonroads.gamekit.facts.people import NOBODY, Badge
from dragonroads.games.draghan.model import Race
from dragonroads.games.presenter import Section
from tests.games.draghan.rounds import new_match, new_race, play_on, questions
from tests.games.draghan.screens import about, moments, on_table, presenter, seen
from tests.games.draghan.situations import loaded, situation


def row_of(race: Race, seat: int, viewer: int | None = None) -> CardRow:
    """The row of a seat on the table."""
    place = f"seat:{seat}"
    return next(row for row in on_table(race, viewer).rows if row.plate.place == place)


def test_a_row_shows_cards_by_state_and_who_laid_them() -> None:
    race = situation("C12 M9", C="move-1 knight#2 picnic thief trap", M="move-2").state
    race.rows[0].states = ["played", "resolving", "missed", "turned", "down"]
    race.rows[0].laid_by[4] = 1
    row = row_of(race, 0)
    assert [(card.card.name, card.state) for card in row.cards] == [
        ("Walk 1", "played"),
        ("Knight 3", "now"),
        ("", "missed"),
        ("", "sideways"),
        ("", "down"),
    ]
    assert row.cards[4].by == Badge("M", "green")
    assert row.cards[0].by == NOBODY
    assert [mark.value for mark in row.cards[4].card.marks if isinstance(mark, Number)] == [1, 3]
    assert (row.plate.figure, row.plate.person, row.plate.where) == ("Cinder", "Ana", "12")
    assert [mark.value for mark in row.plate.totals if isinstance(mark, Number)] == [3, 3]


def test_the_badge_of_who_laid_a_card_stays_when_it_is_turned_up() -> None:
    race = situation("C12 M9", C="move-1").state
    race.rows[0].laid_by[0] = 1
    assert row_of(race, 0).cards[0].by == Badge("M", "green")
    race.rows[0].states[0] = "played"
    assert row_of(race, 0).cards[0].by == Badge("M", "green")


@pytest.mark.rule("RACE-ACT-04")
def test_a_card_the_book_forbids_lies_like_a_turned_one() -> None:
    race = situation("C12 M9", C="trap thief").state
    race.books[0] = "J"
    assert {card.state for card in row_of(race, 0).cards} == {"sideways"}


def test_before_the_first_deal_there_are_no_rows() -> None:
    assert on_table(new_race(3).until("growl").state).rows == ()


def test_hidden_backs_and_totals_stay_hidden() -> None:
    race = situation("C12 M9", C="trap", options={"show_backs": False}).state
    row = row_of(race, 0)
    assert row.cards[0].card.marks == ()
    assert row.plate.totals == ()


# --- secrets --------------------------------------------------------------------------------------------------------


def without_faces(view: View) -> View:
    """The view with every card that lies face down turned into nothing but its back."""
    backs = loaded().game.content.backs  # type: ignore[attr-defined]
    faceless = view.copy()
    for row in faceless["rows"]:
        row.cards = [
            card if state in ("played", "resolving") or is_hidden(card) else Hidden(backs[card])
            for card, state in zip(row["cards"], row["states"])
        ]
    return faceless


@pytest.mark.parametrize("seed", range(20))
def test_the_table_is_the_same_for_everybody_and_show_no_hidden_face(seed: int) -> None:
    for match in moments(seed):
        public = match.view(None)
        for seat in range(match.state.seats):
            view = match.view(seat)
            cards = presenter().cards
            assert cards is not None
            assert cards.table(view) == cards.table(public) == cards.table(without_faces(view))


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
        assert f"♦{back.courage} " in line
        assert f" »{back.footprint} " in line


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
    assert "Knight 3" in about(race, "slot:0:0")
    assert "Laid by Bo" in about(race, "slot:0:1", 0)
    assert "Picnic" not in about(race, "slot:0:1", 0)
    assert "courage" in about(race, "slot:0:1")
    remembering = presenter().about(see(race, Sight(0, memory=True)), "slot:0:1")
    assert remembering
    assert "You have seen it: Picnic" in " ".join(remembering.lines)
