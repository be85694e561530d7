"""What two and six players do differently."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Waiting
from dragonroads.engine.views import Hidden
from tests.games.draghan.rounds import as_match, before_deal, hand, names_of, new_match, new_race, questions, reply
from tests.games.draghan.situations import Situation, cards_named, name_of, situation

TWO_HANDS = "move-1 trap  move-2 knight  move-3 troll  amnesia picnic  damsel minstrel  thief spy"
"""Dealt to two: Cinder move-1 move-2 move-3 amnesia damsel thief, Moss trap knight troll picnic minstrel spy."""


def duo(*answers: tuple[str, str], first: int = 0) -> Situation:
    """A race of two before its programming, with the answers to come."""
    s = before_deal(2, top=TWO_HANDS, answers=answers).step()
    s.state.first = first
    return s


OWN = [("duo_own", "move-2 move-1"), ("duo_own", "knight spy")]
GIVE = [("duo_give", "thief amnesia"), ("duo_give", "troll trap")]


@pytest.mark.rule("RACE-2P-01")
@pytest.mark.parametrize(("track", "length"), [("forest", 28), ("goat-ladder", 36)])
def test_two_race_over_28_spaces_but_over_36_on_the_mountain(track: str, length: int) -> None:
    s = new_race(2, track=track).until("deal")
    assert s.state.track.length == length


@pytest.mark.rule("RACE-2P-02")
def test_two_players_get_six_cards_and_go_straight_to_their_own_rows() -> None:
    s = duo()
    assert [len(one) for one in s.state.hands] == [6, 6]
    assert s.state.phase == "duo_own"


@pytest.mark.rule("RACE-2P-03")
def test_both_lay_two_cards_in_order_in_the_own_row() -> None:
    s = duo(*OWN).step()
    assert (s.row("C"), s.row("M")) == ("{move-2} {move-1}", "{knight} {spy}")
    assert (hand(s, "C"), hand(s, "M")) == (
        ["move-3", "amnesia", "damsel", "thief"],
        ["trap", "troll", "picnic", "minstrel"],
    )


@pytest.mark.rule("RACE-2P-03", "RACE-2P-08")
def test_no_back_is_shown_before_both_have_chosen_for_the_own_row() -> None:
    match = as_match(duo())
    before = match.view(1)
    reply(match, 0, "move-2 move-1")
    assert match.view(1) == before
    assert match.open(1)[0] == Waiting(0, 0, "duo_own", done=True)
    assert match.events(1) == match.events(None) == []
    reply(match, 1, "knight spy")
    assert [len(row["cards"]) for row in match.view(None)["rows"]] == [2, 2]


@pytest.mark.rule("RACE-2P-04")
def test_both_lay_two_cards_in_order_in_the_other_row() -> None:
    s = duo(*OWN, *GIVE).step().step()
    assert (s.row("C"), s.row("M")) == ("{move-2} {move-1} {troll} {trap}", "{knight} {spy} {thief} {amnesia}")
    assert s.state.rows[0].laid_by == [0, 0, 1, 1]


@pytest.mark.rule("RACE-2P-04", "RACE-2P-08")
def test_no_back_is_shown_before_both_have_chosen_for_the_other_row() -> None:
    match = as_match(duo(*OWN).step())
    before = match.view(0)
    reply(match, 1, "troll trap")
    assert match.view(0) == before
    assert [q.seat for q in questions(match)] == [0]


@pytest.mark.rule("RACE-2P-05")
def test_the_last_two_cards_change_hands_and_one_goes_anywhere_into_the_own_row() -> None:
    s = duo(*OWN, *GIVE, ("duo_insert", "picnic 1"), ("duo_insert", "move-3 4")).step().step()
    assert (hand(s, "C"), hand(s, "M")) == (["picnic", "minstrel"], ["move-3", "damsel"])
    s.step()
    assert s.row("C") == "{picnic} {move-2} {move-1} {troll} {trap}"
    assert s.row("M") == "{knight} {spy} {thief} {move-3} {amnesia}"
    positions = [f"{card} {place}" for card in ("picnic", "minstrel") for place in range(1, 6)]
    assert s.asked[-2].options == positions
    assert [(row, at) for _, row, _, at in s.heard("laid")[-2:]] == [(0, 0), (1, 3)]


@pytest.mark.rule("RACE-2P-05")
def test_the_laid_cards_may_not_be_looked_at_when_one_is_inserted() -> None:
    match = as_match(duo(*OWN, *GIVE).step().step())
    view = match.view(0)
    assert [name_of(card) for card in view["hands"][0]] == ["picnic", "minstrel"]
    assert view["hands"][1] == [Hidden(None), Hidden(None)]
    assert all(isinstance(card, Hidden) for row in view["rows"] for card in row["cards"])
    shown = {name.split()[0] for name in names_of(match, questions(match)[0])}
    assert shown == {"picnic", "minstrel"}


@pytest.mark.rule("RACE-2P-06")
def test_the_other_card_is_discarded_face_up_and_both_rows_have_five_slots() -> None:
    s = duo(*OWN, *GIVE, ("duo_insert", "picnic 5"), ("duo_insert", "damsel 5")).until("action_round")
    assert s.discarded == ["minstrel", "move-3"]
    assert all(s.state.seen[card] == -1 for card in s.state.discard)
    assert [len(row.cards) for row in s.state.rows] == [5, 5]
    assert s.state.hands == [[], []]


@pytest.mark.rule("RACE-2P-06")
def test_nothing_is_discarded_before_both_have_inserted() -> None:
    match = as_match(duo(*OWN, *GIVE).step().step())
    reply(match, 0, "picnic 5")
    assert match.view(1)["discard"] == []
    assert match.events(1) == []
    reply(match, 1, "damsel 5")
    discarded = [event.args for event in match.events(None) if event.kind == "discarded"]
    assert discarded == [(0, tuple(cards_named("minstrel"))), (1, (cards_named("move-3")[0],))]


@pytest.mark.rule("RACE-2P-07")
def test_two_play_the_normal_movement_phase_and_the_rival_is_left_and_right_neighbour() -> None:
    s = situation("C20 M10", C="witchs-trick move-1", M="move-2 move-1").turns(2)
    assert s.places == "C10 M22"
    assert s.turns(2).places == "C11 M23"
    mirrored = situation("C20 M10", C="magic-mirror", M="move-2").turn()
    assert mirrored.places == "C22 M12"


@pytest.mark.rule("RACE-2P-08")
def test_in_each_step_the_starting_seat_is_asked_first() -> None:
    s = duo(*OWN[::-1], *GIVE[::-1], ("duo_insert", "move-3 1"), ("duo_insert", "picnic 1"), first=1).until(
        "action_round"
    )
    assert [ask.seat for ask in s.asked] == [1, 0, 1, 0, 1, 0]
    assert all(ask.sealed for ask in s.asked)


@pytest.mark.rule("RACE-6P-01")
@pytest.mark.parametrize("length", [12, 28, 36])
def test_six_always_race_over_36_spaces(length: int) -> None:
    s = new_race(6, length=length).until("deal")
    assert s.state.track.length == 36


@pytest.mark.rule("RACE-6P-02")
def test_six_players_get_six_cards_and_not_seven() -> None:
    assert [len(one) for one in before_deal(6).step().state.hands] == [6] * 6


@pytest.mark.rule("RACE-6P-03", "RACE-6P-04")
def test_six_lay_one_card_in_every_row_the_own_one_first() -> None:
    names = ["knight", "trap", "spy", "thief", "troll", "damsel"]
    top = " ".join(f"{name} move-1 move-1 move-2 move-2 move-3" for name in names)
    s = before_deal(6, top=top, first=2, answers=[("lay_card", name) for name in names[:5]]).step().step()
    assert [s.row(letter) for letter in "TSPACM"] == [f"{{{name}}}" for name in names]
    assert [len(ask.options) for ask in s.asked] == [6, 5, 4, 3, 2]
    assert s.state.turn == 1


@pytest.mark.rule("RACE-6P-03")
def test_with_six_every_row_ends_with_six_cards() -> None:
    match = new_match(6, deck="base")
    while match.state.phase == "program":
        question = questions(match)[0]
        match.answer(question.seat, question.n, question.key(0))
    laid = [event.args[:2] for event in match.events(None) if event.kind == "laid"]
    assert sorted(laid[:36]) == [(seat, target) for seat in range(6) for target in range(6)]
