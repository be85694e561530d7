"""Laying the Storylines with three to five players."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Waiting
from dragonroads.engine.views import Hidden
from dragonroads.errors import StaleAnswer
from tests.games.draghan.rounds import (
    THREE_HANDS,
    Script,
    as_match,
    before_deal,
    hand,
    new_match,
    play_on,
    questions,
    reply,
    seen_from,
)
from tests.games.draghan.situations import Situation, cards_named, name_of


def programming(*cards: str, first: int = 0) -> Situation:
    """A race of three at its programming phase, with these cards to be laid."""
    answers: Script = [("lay_card", card) for card in cards]
    return before_deal(3, top=THREE_HANDS, first=first, answers=answers).until("program")


@pytest.mark.rule("RACE-PROG-01")
def test_the_starting_seat_lays_all_its_cards_then_its_left_neighbour() -> None:
    s = programming("spy", "thief", "damsel", "move-1", "move-2", "move-3", "trap", "knight", "troll", first=0)
    s.state.first = 2
    s.until("action_round")
    assert [ask.seat for ask in s.asked] == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    assert [seat for seat, *_ in s.heard("laid")] == [2] * 4 + [0] * 4 + [1] * 4


@pytest.mark.rule("RACE-PROG-02")
def test_a_seat_lays_at_home_then_in_every_other_row_clockwise_and_the_last_card_at_home_again() -> None:
    s = programming("move-3", "amnesia", "move-1").step()
    assert (s.row("C"), s.row("M"), s.row("T")) == ("{move-3} {move-2}", "{amnesia}", "{move-1}")
    assert [target for _, target, *_ in s.heard("laid")] == [0, 1, 2, 0]
    assert hand(s, "C") == []


@pytest.mark.rule("RACE-PROG-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_row_ends_with_one_card_more_than_players(seats: int) -> None:
    match = new_match(seats, growl=False)
    order = match.state.clockwise_from(match.state.first)
    play_on(match, phase="turn")
    laid = [(event.args[0], event.args[1]) for event in match.events(None) if event.kind == "laid"]
    expected = [(seat, target) for seat in order for target in [*match.state.clockwise_from(seat), seat]]
    assert laid[: seats * (seats + 1)] == expected


@pytest.mark.rule("RACE-PROG-03")
def test_a_card_goes_face_down_to_the_right_end_of_the_row() -> None:
    s = programming("move-3", "amnesia", "move-1", "trap", "knight", "troll").step().step()
    assert s.row("M") == "{amnesia} {trap} {picnic}"
    assert s.row("T") == "{move-1} {knight}"
    assert s.row("C") == "{move-3} {move-2} {troll}"


@pytest.mark.rule("RACE-PROG-04")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_laid_card_may_be_looked_at_by_nobody_not_even_by_who_laid_it(viewer: int | None) -> None:
    s = programming("move-3", "amnesia", "move-1").step()
    for row in seen_from(s, viewer)["rows"]:
        assert all(isinstance(card, Hidden) for card in row["cards"])


@pytest.mark.rule("RACE-PROG-04")
def test_a_laid_card_is_never_offered_again() -> None:
    match = as_match(programming())
    reply(match, 0, "move-3")
    assert cards_named("move-3")[0] not in questions(match)[0].options
    assert match.view(0)["hands"][0] == list(questions(match)[0].options)


@pytest.mark.rule("RACE-PROG-05")
def test_each_lay_is_one_decision_and_the_last_card_goes_by_itself() -> None:
    s = programming("move-3", "amnesia", "move-1").step()
    assert [len(ask.options) for ask in s.asked] == [4, 3, 2]
    assert all(ask.kind == "lay_card" and ask.private for ask in s.asked)
    assert len(s.heard("laid")) == 4


@pytest.mark.rule("RACE-PROG-05")
def test_there_is_no_way_back_once_the_next_player_looks_at_the_own_hand() -> None:
    match = as_match(programming())
    reply(match, 0, "move-3", "amnesia", "move-1")
    match.accept(1)
    assert match.can_undo().steps == 0
    with pytest.raises(StaleAnswer):
        match.undo()


@pytest.mark.rule("RACE-PROG-06")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_backs_and_who_laid_them_are_public_at_once(viewer: int | None) -> None:
    match = as_match(programming())
    reply(match, 0, "move-3", "amnesia")
    backs = match.state.content.backs
    home, next_door, _ = match.view(viewer)["rows"]
    assert home["cards"] == [Hidden(backs[cards_named("move-3")[0]])]
    assert next_door["cards"] == [Hidden(backs[cards_named("amnesia")[0]])]
    assert (home["laid_by"], next_door["laid_by"]) == ([0], [0])
    laid = [event.args for event in match.events(viewer) if event.kind == "laid"]
    assert laid == [(0, 0, home["cards"][0].back, None), (0, 1, next_door["cards"][0].back, None)]


@pytest.mark.rule("RACE-PROG-06")
def test_who_lays_later_sees_the_backs_but_not_the_hand_they_came_from() -> None:
    match = as_match(programming())
    reply(match, 0, "move-3", "amnesia", "move-1", "move-2")
    view = match.view(1)
    assert [len(row["cards"]) for row in view["rows"]] == [2, 1, 1]
    assert [name_of(card) for card in view["hands"][1]] == ["trap", "knight", "troll", "picnic"]
    assert view["hands"][2] == [Hidden(None)] * 4
    assert match.open(2) == (Waiting(match.lines, 1, "program"),)
