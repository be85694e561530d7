"""Who sees what in each phase."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.table import Question
from dragonroads.engine.views import Hidden
from dragonroads.games.draghan.model import UNKNOWN, Race
from dragonroads.games.draghan.steps.rows import courage, stamina
from tests.games.draghan.rounds import (
    THREE_HANDS,
    Script,
    as_match,
    before_deal,
    new_match,
    play_on,
    questions,
    reply,
    seen_from,
)
from tests.games.draghan.situations import cards_named, situation

NOT_SHOWN = Hidden(None)


def programmed(show_backs: bool = True) -> Match[Race]:
    """Three have been dealt; Cinder has laid move-3 at home and amnesia in Moss's row."""
    match = as_match(before_deal(3, top=THREE_HANDS, show_backs=show_backs).step())
    reply(match, 0, "move-3", "amnesia")
    return match


def faces_told(match: Match[Race], seat: int | None) -> set[int]:
    """The cards whose faces this seat was shown by events, but for roars."""
    told = [event for event in match.events(seat) if event.kind != "roared"]
    return {card for event in told for _, card in match.game.faces_in(event.kind, event.args)}


def kinds_heard(match: Match[Race], seat: int | None) -> list[str]:
    """The kinds of event this seat has been told."""
    return [event.kind for event in match.events(seat)]


# --- hands and kept cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_hand_is_seen_by_its_owner_while_others_see_its_number(draft: bool, viewer: int | None) -> None:
    match = as_match(before_deal(3, top=THREE_HANDS, draft=draft).step())
    expected = [hand if seat == viewer else [NOT_SHOWN] * 4 for seat, hand in enumerate(match.state.hands)]
    assert match.view(viewer)["hands"] == expected


def test_in_the_draft_the_hand_that_comes_is_seen_and_the_one_that_went_is_not() -> None:
    match = as_match(before_deal(3, top=THREE_HANDS, draft=True).step())
    first = list(match.state.hands[0])
    for seat, card in enumerate(["move-3", "knight", "spy"]):
        reply(match, seat, card)
    assert match.view(1)["hands"][1] == [card for card in first if card not in match.state.kept[0]]
    assert match.view(0)["hands"][1] == [NOT_SHOWN] * 3
    assert match.view(0)["kept"] == [[cards_named("move-3")[0]], [NOT_SHOWN], [NOT_SHOWN]]
    assert match.view(None)["kept"] == [[NOT_SHOWN]] * 3
    assert [faces_told(match, seat) for seat in (None, 1, 2)] == [set()] * 3


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_private_question_shows_others_only_who_is_asked(viewer: int | None) -> None:
    match = programmed()
    assert isinstance(match.open(0)[0], Question)
    assert match.open(viewer) == (Waiting(match.lines, 0, "program"),)


# --- laid cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_of_a_laid_card_everybody_sees_back_place_and_layer_and_nobody_the_face(viewer: int | None) -> None:
    match = programmed()
    backs = match.state.content.backs
    move, amnesia = cards_named("move-3")[0], cards_named("amnesia")[0]
    rows = match.view(viewer)["rows"]
    assert [row["cards"] for row in rows] == [[Hidden(backs[move])], [Hidden(backs[amnesia])], []]
    assert [row["laid_by"] for row in rows] == [[0], [0], []]


def test_no_event_tells_others_the_face_of_a_laid_card() -> None:
    match = programmed()
    for seat in (None, 1, 2):
        assert faces_told(match, seat) == set()
        assert kinds_heard(match, seat).count("laid") == 2


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_without_shown_backs_neither_rows_nor_events_show_a_back(viewer: int | None) -> None:
    match = programmed(show_backs=False)
    assert [row["cards"] for row in match.view(viewer)["rows"]] == [[NOT_SHOWN], [NOT_SHOWN], []]
    assert set(match.view(viewer)["deck"]) == {NOT_SHOWN}
    laid = [event.args for event in match.events(viewer) if event.kind == "laid"]
    assert laid == [(0, 0, None, None), (0, 1, None, None)]


@pytest.mark.parametrize(("show_backs", "backs"), [(True, ["0J4", "3F0"]), (False, [None, None])])
def test_the_back_of_a_card_from_a_burlap_bag_is_told_only_where_backs_are_shown(
    show_backs: bool, backs: list[str | None]
) -> None:
    s = situation("C5 M5", top="move-1#1 move-3#5", C="burlap-bag", options={"show_backs": show_backs}).turn()
    told = [back if back is None else str(s.state.content.patterns[back]) for _, back in s.heard("got_card")]
    assert told == backs


def test_everybody_can_add_up_courage_and_stamina_from_the_backs() -> None:
    s = situation("C5 M5", C="tasty-deer 3J2 1D4 2I0", M="2F3").turn()
    for viewer in (None, 0, 1):
        row, patterns = seen_from(s, viewer)["rows"][0], s.state.content.patterns
        shown = [patterns[card.back] for card, state in zip(row["cards"], row["states"]) if state in ("down", "turned")]
        assert sum(back.courage for back in shown) == courage(s.state, 0) == 6
        assert sum(back.footprint for back in shown) == stamina(s.state, 0) == 6


def test_with_the_memory_aid_a_layer_alone_may_look_again() -> None:
    match = as_match(before_deal(3, top=THREE_HANDS).step(), memory=True)
    reply(match, 0, "move-3")
    assert match.view(0)["rows"][0]["cards"] == [cards_named("move-3")[0]]
    for seat in (None, 1, 2):
        assert isinstance(match.view(seat)["rows"][0]["cards"][0], Hidden)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_in_the_movement_phase_only_turned_up_cards_are_open_and_missed_ones_stay_hidden(viewer: int | None) -> None:
    s = situation("C20 M20 T19 S21", C="tasty-deer move-1 trap move-2", M="move-3 amnesia amnesia")
    match = as_match(s)
    row = match.view(viewer)["rows"][0]
    assert row["states"] == ["played", "missed", "resolving", "down"]
    shown = [not isinstance(card, Hidden) for card in row["cards"]]
    assert shown == [True, False, True, False]
    missed = [event.args for event in match.events(viewer) if event.kind == "missed"]
    assert missed == [(0, 1)]


def test_a_missed_card_is_shown_when_the_round_ends() -> None:
    match = as_match(situation("C20 M20", C="tasty-deer knight"))
    assert match.state.round == 2
    knight = cards_named("knight")[0]
    assert all(knight in match.view(seat)["discard"] for seat in (None, 0, 1))


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("hypnosis", [("hypnosis_give", "C2")]),
        ("spy", [("spy_take", "C2"), ("spy_deal", "knight")]),
        ("whirlwind", []),
    ],
)
def test_who_laid_a_card_is_unknown_once_it_was_moved(card: str, answers: Script) -> None:
    s = situation("C5 M5 T5", C=f"{card} move-1 trap", M="knight", answers=answers)
    s.state.rows[0].laid_by, s.state.rows[1].laid_by = [0, 1, 0], [2]
    rows = seen_from(s.turn(), 2)["rows"]
    assert rows[0]["laid_by"] == [0, UNKNOWN, UNKNOWN if card == "whirlwind" else 0]
    assert rows[1]["laid_by"] == [UNKNOWN]


# --- looking by crystal ball and spy --------------------------------------------------------------------------------


def test_the_crystal_ball_shows_the_cards_to_its_owner_at_that_moment_only() -> None:
    match = as_match(situation("C20 M20 T19 S21", C="crystal-ball move-1 trap"))
    (question,) = questions(match)
    assert set(question.options) == {cards_named("move-1")[0], cards_named("trap")[0]}
    assert [type(match.open(seat)[0]) for seat in (None, 1, 2)] == [Waiting] * 3
    reply(match, 0, "trap", "none")
    assert questions(match)[0].kind == "trap_pick"
    for seat in (None, 0, 1):
        assert isinstance(match.view(seat)["rows"][0]["cards"][2], Hidden)


def test_the_spy_alone_sees_the_faces_taken() -> None:
    match = as_match(situation("C5 M5 T5", C="spy move-1 trap", M="knight"))
    reply(match, 0, "C2")
    (question,) = questions(match)
    assert set(question.options) == {cards_named("move-1")[0], cards_named("knight")[0]}
    assert [type(match.open(seat)[0]) for seat in (None, 1, 2)] == [Waiting] * 3
    assert [faces_told(match, seat) for seat in (None, 1, 2)] == [set(cards_named("spy"))] * 3


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_after_a_spy_everybody_sees_the_new_backs_and_the_spy_no_more_than_that(viewer: int | None) -> None:
    answers: Script = [("spy_take", "C2"), ("spy_deal", "knight")]
    s = situation("C5 M5 T5", C="spy move-1 trap", M="knight", answers=answers).turn()
    rows, backs = seen_from(s, viewer)["rows"], s.state.content.backs
    assert rows[0]["cards"][1] == Hidden(backs[cards_named("knight")[0]])
    assert rows[1]["cards"] == [Hidden(backs[cards_named("move-1")[0]])]


# --- piles and cards left out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_of_the_draw_pile_everybody_sees_the_number_and_the_top_back(viewer: int | None) -> None:
    match = programmed()
    deck = match.state.deck
    shown = match.view(viewer)["deck"]
    assert shown == [NOT_SHOWN] * (len(deck) - 1) + [Hidden(match.state.content.backs[deck[-1]])]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_discard_pile_is_open_to_all(viewer: int | None) -> None:
    s = situation("C20 M20 T19 S21", discard="knight spy", C="trap")
    assert as_match(s).view(viewer)["discard"] == s.state.discard


@pytest.mark.parametrize("preset", ["experienced", "mayhem"])
def test_cards_left_out_are_hidden_until_the_race_is_over_and_then_all_cards_are_open(preset: str) -> None:
    match = new_match(3, preset)
    for seat in (None, 0, 1, 2):
        assert set(match.view(seat)["spare"] + match.view(seat)["removed"]) == {NOT_SHOWN}
    play_on(match)
    assert match.over
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        open_cards = view["spare"] + view["removed"] + view["deck"] + view["discard"]
        assert sorted(open_cards) == list(range(86))


# --- secret choices and the roar ------------------------------------------------------------------------------------


def test_a_breath_is_known_to_nobody_else_before_all_have_chosen() -> None:
    match = as_match(situation("C5 M5 T5", C="dragon-poo"))
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    reply(match, 1, "4")
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert [type(asked) for asked in match.open(0)] == [Question, Waiting, Waiting]
    assert "held_breath" not in kinds_heard(match, 1)
    reply(match, 0, "1")
    reply(match, 2, "1")
    ((breaths, _, _),) = [event.args for event in match.events(None) if event.kind == "held_breath"]
    assert breaths == ((0, 1), (1, 4), (2, 1))


def test_the_hand_with_the_token_is_known_to_its_owner_alone_until_the_answer() -> None:
    match = as_match(situation("C5 M5 T5", C="truth-serum"))
    reply(match, 0, "left/right")
    assert match.view(0)["token_hand"][0] == 0
    assert [match.view(seat)["token_hand"][0] for seat in (None, 1, 2)] == [NOT_SHOWN] * 3
    assert [event.args for event in match.events(1) if event.kind == "claims"] == [(0, "right")]
    reply(match, 0, "M")
    reply(match, 1, "doubt")
    ((*_, honest),) = [event.args for event in match.events(2) if event.kind == "opened_hand"]
    assert honest is False


@pytest.mark.rule("RACE-DEAL-04")
def test_everybody_hears_who_was_dealt_the_roaring_four() -> None:
    match = as_match(before_deal(3, top="move-1 roaring-four"))
    (four,) = cards_named("roaring-four")
    for seat in (None, 0, 1, 2):
        assert [event.args for event in match.events(seat) if event.kind == "roared"] == [(1, four)]


# --- a whole race ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "preset"), [(2, "mayhem"), (3, "experienced"), (6, "introduction")])
def test_at_no_question_of_a_race_a_view_shows_what_it_must_not(seats: int, preset: str) -> None:
    match = new_match(seats, preset, seed=3)
    while not match.over:
        for viewer in (None, *range(seats)):
            _shows_nothing_secret(match, viewer)
        question = questions(match)[0]
        match.answer(question.seat, question.n, question.key(match.lines % len(question.options)))


def _shows_nothing_secret(match: Match[Race], viewer: int | None) -> None:
    view = match.view(viewer)
    for row in view["rows"]:
        for card, state in zip(row["cards"], row["states"]):
            assert isinstance(card, Hidden) is (state in ("down", "turned", "missed"))
    for seat in range(match.state.seats):
        if seat != viewer:
            assert {*view["hands"][seat], *view["kept"][seat]} <= {NOT_SHOWN}
    assert set(view["deck"][:-1]) <= {NOT_SHOWN}
    assert (view["seed"], view["seen"]) == (NOT_SHOWN, [])
