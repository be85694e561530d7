"""Dragons in Bigfoot's arms."""

from __future__ import annotations

import pytest

from tests.games.draghan.situations import situation

LADDER = {"track": "goat-ladder"}
Answers = list[tuple[str, str]]


# --- when a hug begins and ends ---------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-BIGFOOT", "RACE-HUG-02", "RACE-HUG-03")
def test_bigfoot_holds_its_dragon_until_the_others_have_finished() -> None:
    s = situation("C0 M0", C="bigfoot move-1", M="over-there#1 over-there#2").turns(4)
    assert (s.places, s.unplayed("C")) == ("C0 M0", ["move-1"])
    assert s.until("round_end").places == "C1 M0"


@pytest.mark.rule("RACE-HUG-01", "RACE-NEST-09")
def test_a_hug_waits_until_a_wisp_around_it_is_finished() -> None:
    s = situation("C0 M0", C="will-o-the-wisp move-1 bigfoot").turn()
    assert (s.places, s.state.hugged) == ("C1 M0", [1, 0])


@pytest.mark.rule("RACE-HUG-01", "RACE-NEST-05")
def test_a_hug_waits_until_a_mirror_around_it_is_finished() -> None:
    s = situation("C0 M0 T0", C="magic-mirror", M="bigfoot move-1", T="amnesia").turn()
    assert s.state.hugged == [2, 1, 0]


@pytest.mark.rule("RACE-HUG-02")
@pytest.mark.parametrize(("order", "after"), [("MT", "C0 M1 T0"), ("TM", "C0 M0 T1")])
def test_the_dragon_that_was_hugged_first_is_released_first(order: str, after: str) -> None:
    s = situation("C0 M0 T0", hugged=order, C="amnesia", M="move-1", T="move-1").turns(6)
    assert s.places == after
    assert s.until("round_end").places == "C0 M1 T1"


@pytest.mark.rule("RACE-HUG-02")
def test_nobody_is_released_while_a_free_seat_has_a_card() -> None:
    s = situation("C0 M0", hugged="M", C="amnesia amnesia move-1", M="move-3").turns(6)
    assert (s.places, s.heard("released")) == ("C1 M0", [])


@pytest.mark.rule("RACE-HUG-02")
def test_a_released_seat_plays_one_card_in_each_action_round() -> None:
    s = situation("C0 M0", hugged="M", C="amnesia", M="move-1 move-2 move-3")
    assert [s.turns(2).places for _ in range(4)] == ["C0 M0", "C0 M1", "C0 M3", "C0 M6"]


@pytest.mark.rule("RACE-HUG-02", "RACE-ROW-05")
def test_a_released_seat_plays_on_with_those_who_got_cards_again() -> None:
    s = situation("C0 M0", hugged="M", C="amnesia", M="burlap-bag move-1", top="move-3 move-2").turns(4)
    assert (s.unplayed("C"), s.unplayed("M")) == (["move-2"], ["move-1", "move-3"])
    assert s.turns(2).places == "C2 M1"
    assert s.until("round_end").places == "C2 M4"


@pytest.mark.rule("RACE-HUG-05")
def test_a_hugged_dragon_without_cards_is_protected_until_the_round_ends() -> None:
    s = situation("C0 M0", C="bigfoot", M="over-there#1 over-there#2 damsel").until("round_end")
    assert (s.places, s.heard("released")) == ("C0 M0", [])
    assert s.step().state.hugged == [0, 0]


# --- what a hug protects from -----------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-HUG-03", "RACE-DEF-12")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("broken-stick", 9),
        ("chili-peppers", 9),
        ("damsel", 9),
        ("grumpy-goat", 9),
        ("over-there#1", 9),
        ("pretty-flower", 14),
        ("trap", 14),
        ("witchs-trick", 14),
    ],
)
def test_a_hugged_dragon_is_not_moved_by_cards_that_would_move_it(card: str, place: int) -> None:
    before = f"C10 T30 M{place}"
    assert situation(before, hugged="M", top="1J2", C=card).turn().state.places[2] == place
    assert situation(before, top="1J2", C=card).turn().state.places[2] != place


TOUCHING: list[tuple[str, Answers]] = [
    ("burlap-bag", []),
    ("minstrel", []),
    ("thief", [("thief_take", "C2"), ("thief_take", "T1")]),
    ("hypnosis", [("hypnosis_give", "C2"), ("hypnosis_give", "T1")]),
    ("spy", [("spy_take", "C2"), ("spy_take", "T1"), ("spy_deal", "move-3")]),
    ("whirlwind", []),
]
"""Cards that touch every row, and what they ask for when Moss is hugged."""


@pytest.mark.rule("RACE-HUG-03")
@pytest.mark.parametrize(("card", "answers"), TOUCHING)
def test_a_hugged_row_is_neither_touched_nor_asked_for(card: str, answers: Answers) -> None:
    row = f"{card} move-2 move-1"
    s = situation("C0 M0 T0", hugged="M", answers=answers, C=row, M="knight picnic", T="move-3 move-1")
    hugged, free = (row.cards[:] for row in s.state.rows[1:])
    s.turn()
    assert (s.state.rows[1].cards, s.row("M")) == (hugged, "{knight} {picnic}")
    assert s.state.rows[2].cards != free
    assert 1 not in [ask.seat for ask in s.asked]
    assert not s.answers


@pytest.mark.rule("RACE-HUG-03", "RACE-ROW-12")
def test_a_hugged_row_stays_where_it_is_when_a_caravan_comes() -> None:
    s = situation("C0 M0 T0", hugged="M", C="conmans-caravan move-1", M="knight", T="amnesia move-3").turns(3)
    assert [s.unplayed(letter) for letter in "CMT"] == [["move-3"], ["knight"], ["move-1"]]


@pytest.mark.rule("RACE-HUG-03", "RACE-CARD-TRUTH-SERUM")
def test_a_hugged_seat_is_not_asked_by_a_truth_serum_and_the_question_says_why() -> None:
    answers = [("serum_hide", "left/left"), ("serum_ask", "S"), ("serum_answer", "doubt")]
    s = situation("C0 M0 T0 S0", hugged="M", C="truth-serum", answers=answers).turn()
    asked = s.asked[1]
    assert (asked.options, asked.closed) == (["T", "S"], [("M", "is_hugged")])


@pytest.mark.rule("RACE-HUG-03", "RACE-CARD-DRAGON-POO")
def test_a_hugged_seat_holds_no_breath() -> None:
    answers = [("poo_breath", "1"), ("poo_breath", "2")]
    s = situation("C0 M0 T0", hugged="M", C="dragon-poo", answers=answers, dice=[5]).turn()
    assert ([ask.seat for ask in s.asked], s.places) == ([0, 2], "C0 M0 T3")


@pytest.mark.rule("RACE-HUG-03", "RACE-NEST-05")
def test_a_mirror_looks_past_a_hugged_seat() -> None:
    s = situation("C0 M0 T0", hugged="M", C="magic-mirror", M="move-3", T="move-2").turn()
    assert s.places == "C2 M0 T2"


@pytest.mark.rule("RACE-HUG-03", "RACE-V2-06")
def test_a_hugged_dragon_is_safe_from_a_rockslide() -> None:
    s = situation("C9 M8 T7", options=LADDER, hugged="M", C="move-1").turn()
    assert s.places == "C11 M8 T5"


# --- a hugged dragon still stands there -------------------------------------------------------------------------------


@pytest.mark.rule("RACE-HUG-04")
@pytest.mark.parametrize(("card", "after"), [("sneaky-short-cut", 16), ("angry-villagers", 2)])
def test_a_hugged_dragon_is_still_a_landmark_for_those_who_run(card: str, after: int) -> None:
    s = situation("C10 M15 T3", hugged="MT", C=card).turn()
    assert s.places == f"C{after} M15 T3"


@pytest.mark.rule("RACE-HUG-04", "RACE-NEST-04", "RACE-CARD-MAGIC-LAMP")
def test_a_lamp_may_wish_for_a_played_card_of_a_hugged_rival() -> None:
    wish = [("lamp_wish", "move-3")]
    s = situation("M0 T0 C0", M="move-3 bigfoot", T="move-1 move-2", C="amnesia magic-lamp", answers=wish).turns(6)
    assert s.asked[0].options == ["move-3", "bigfoot", "move-1", "move-2", "amnesia", "none"]
    assert (s.places, s.row("M"), s.row("C")) == ("M3 T3 C3", "[magic-lamp] [bigfoot]", "[amnesia] [move-3]")


@pytest.mark.rule("RACE-HUG-04", "RACE-NEST-04")
def test_a_released_dragon_may_wish_for_cards_of_its_own_row() -> None:
    s = situation("M0 C0", M="bigfoot magic-lamp", C="move-1", answers=[("lamp_wish", "bigfoot")]).until("round_end")
    assert s.asked[0].options == ["bigfoot", "move-1", "none"]
    assert (s.row("M"), s.state.hugged) == ("[magic-lamp] [bigfoot]", [2, 0])
