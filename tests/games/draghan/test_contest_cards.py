"""Cards that make people compete: dragon poo and truth serum, and what is only noise."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.draghan.situations import Situation, situation

FOR_REAL = {"for_real": True}


def breaths(*lengths: int) -> list[tuple[str, str]]:
    """How long each seat holds its breath, clockwise from the active one."""
    return [("poo_breath", str(length)) for length in lengths]


def serum(way: str, asked: str, answer: str) -> Situation:
    """Cinder drinks a truth serum at a table of three."""
    script = [("serum_hide", way), ("serum_ask", asked), ("serum_answer", answer)]
    return situation("C10 M10 T10", C="truth-serum", answers=script).turn()


# --- dragon poo -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-DRAGON-POO", "RACE-ACT-01")
@pytest.mark.parametrize(
    ("picks", "fumes", "after"),
    [
        ((2, 5, 3), 6, "C0 M3 T0"),
        ((2, 5, 3), 5, "C0 M3 T0"),
        ((2, 5, 3), 4, "C0 M0 T3"),
        ((2, 5, 3), 2, "C3 M0 T0"),
        ((2, 5, 3), 1, "C0 M0 T0"),
        ((4, 4, 3), 4, "C1 M1 T0"),
        ((4, 4, 3), 3, "C0 M0 T3"),
        ((1, 6, 6), 1, "C3 M0 T0"),
        ((6, 6, 6), 6, "C1 M1 T1"),
    ],
)
def test_the_longest_breath_that_outlasts_the_fumes_wins(picks: tuple[int, ...], fumes: int, after: str) -> None:
    s = situation("C0 M0 T0", C="dragon-poo", answers=breaths(*picks), dice=[fumes - 1]).turn()
    assert s.places == after


@pytest.mark.rule("RACE-ACT-01")
def test_breaths_are_picked_in_secret_from_one_to_six_clockwise_from_the_active_seat() -> None:
    s = situation("C0 M0 T0", M="dragon-poo", answers=breaths(1, 1, 1), dice=[0]).turns(2)
    assert [ask.seat for ask in s.asked] == [1, 2, 0]
    assert all(ask.private and ask.sealed for ask in s.asked)
    assert [ask.options for ask in s.asked] == [["1", "2", "3", "4", "5", "6"]] * 3


@pytest.mark.rule("RACE-CARD-DRAGON-POO", "RACE-TREE-01")
def test_a_tree_may_win_the_breath_contest_but_does_not_walk() -> None:
    s = situation("C0 M0", trees="M", C="dragon-poo", answers=breaths(1, 2), dice=[5]).turn()
    assert s.places == "C0 M0"


@pytest.mark.rule("RACE-CARD-DRAGON-POO", "RACE-ACT-01")
@pytest.mark.parametrize(("winners", "after"), [("M", "C0 M3 T0"), ("C T", "C1 M0 T1"), ("C M T", "C1 M1 T1")])
def test_for_real_the_table_says_aloud_who_held_the_breath_longest(winners: str, after: str) -> None:
    s = situation("C0 M0 T0", C="dragon-poo", answers=[("longest_breath", winners)], options=FOR_REAL)
    chance = s.state.seed
    assert (s.turn().places, s.state.seed) == (after, chance)
    assert [(ask.seat, ask.options, ask.private) for ask in s.asked] == [(0, ["C", "M", "T"], False)]
    assert s.heard("breath_called") == [((0, 1, 2),)]


@pytest.mark.rule("RACE-ACT-01", "RACE-HUG-03")
def test_for_real_a_hugged_seat_holds_no_breath() -> None:
    s = situation("C0 M0 T0", hugged="M", C="dragon-poo", answers=[("longest_breath", "T")], options=FOR_REAL).turn()
    assert (s.asked[0].options, s.places) == (["C", "T"], "C0 M0 T3")


@pytest.mark.rule("RACE-ACT-01")
def test_for_real_somebody_alone_wins_without_a_question() -> None:
    s = situation("C0 M0", hugged="M", C="dragon-poo", options=FOR_REAL).turn()
    assert (s.asked, s.places) == ([], "C3 M0")


# --- truth serum ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-CARD-TRUTH-SERUM", "RACE-ACT-02")
@pytest.mark.parametrize(
    ("way", "answer", "after"),
    [
        ("left/left", "believe", "C10 M10 T13"),
        ("left/left", "doubt", "C13 M10 T10"),
        ("left/right", "believe", "C13 M10 T10"),
        ("left/right", "doubt", "C10 M10 T13"),
        ("right/right", "believe", "C10 M10 T13"),
        ("right/left", "doubt", "C10 M10 T13"),
    ],
)
def test_a_right_guess_moves_the_guesser_and_a_wrong_one_the_bluffer(way: str, answer: str, after: str) -> None:
    assert serum(way, "T", answer).places == after


@pytest.mark.rule("RACE-ACT-02")
def test_the_hand_with_the_token_stays_secret_until_it_opens() -> None:
    s = serum("left/right", "M", "believe")
    hide, ask, answer = s.asked
    assert (hide.private, ask.private, answer.private) == (True, False, False)
    assert hide.options == ["left/left", "left/right", "right/left", "right/right"]
    told = [(kind, args) for kind, args, to in s.told if to == ALL]
    opened = [kind for kind, _ in told].index("opened_hand")
    assert ("claims", (0, "right")) in told[:opened]
    assert not any("left" in args for _, args in told[:opened])


@pytest.mark.rule("RACE-ACT-02", "RACE-CARD-TRUTH-SERUM")
def test_a_bluffer_asks_one_of_the_others_and_that_one_answers() -> None:
    s = serum("left/left", "M", "doubt")
    assert [(ask.seat, ask.kind) for ask in s.asked] == [(0, "serum_hide"), (0, "serum_ask"), (1, "serum_answer")]
    assert s.asked[1].options == ["M", "T"]
    assert s.asked[1].closed == []
    assert s.asked[2].options == ["believe", "doubt"]


@pytest.mark.rule("RACE-CARD-TRUTH-SERUM")
def test_with_one_rival_only_there_is_nobody_to_choose() -> None:
    script = [("serum_hide", "left/left"), ("serum_answer", "believe")]
    s = situation("C0 M0", C="truth-serum", answers=script).turn()
    assert s.places == "C0 M3"


@pytest.mark.rule("RACE-CARD-TRUTH-SERUM", "RACE-HUG-03")
def test_with_nobody_to_ask_a_truth_serum_does_nothing() -> None:
    s = situation("C0 M0 T0", hugged="MT", C="truth-serum").turn()
    assert (s.asked, s.places) == ([], "C0 M0 T0")


@pytest.mark.rule("RACE-CARD-TRUTH-SERUM", "RACE-TREE-01")
def test_a_tree_may_be_asked_but_its_right_guess_moves_nobody() -> None:
    script = [("serum_hide", "left/left"), ("serum_answer", "believe")]
    s = situation("C0 M0", trees="M", C="truth-serum", answers=script).turn()
    assert s.places == "C0 M0"


# --- noises -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-ACT-05")
def test_shouting_and_the_lap_of_honour_ask_nothing_and_change_nothing() -> None:
    s = situation("C40 M3", C="amnesia").until("crown")
    places, chance, piles = s.places, s.state.seed, len(s.state.deck)
    s.step()
    assert s.state.over
    assert (s.asked, s.places, s.state.seed, len(s.state.deck)) == ([], places, chance, piles)
    assert s.heard("race_over") == [("finish", (0,), (40, 3))]
