"""The end of a round and of the race."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.game import Result
from tests.games.draghan.arranging import few_left
from tests.games.draghan.situations import Situation, loaded, situation


def finished(places: str, **more: Any) -> Situation:
    """A race in which nothing more happens, played to its end."""
    return situation(places, **more).until("crown").step()


def result(table: Situation) -> Result:
    """The outcome of a finished race."""
    assert table.state.over
    return loaded().game.result(table.state)


@pytest.mark.rule("RACE-END-01")
def test_a_round_ends_with_discarding_then_the_forest_then_the_token_moves_left() -> None:
    s = situation("C9 M20 T20", C="move-1", options={"enchanted": True}).until("round_end")
    s.told = []
    s.step()
    assert s.discarded == ["move-1"]
    assert (s.state.floor, s.state.first, s.state.phase) == (9, 1, "deal")
    assert [kind for kind, *_ in s.told] == ["round_ended", "path_swallowed"]


@pytest.mark.rule("RACE-END-01")
def test_a_forest_that_nobody_has_left_further_behind_swallows_nothing_more() -> None:
    s = situation("C10 M20", options={"enchanted": True}).until("round_end").step()
    s.told, s.state.phase = [], "round_end"
    assert (s.step().state.floor, s.heard("path_swallowed")) == (9, [])


@pytest.mark.rule("RACE-END-01")
def test_the_token_of_the_last_seat_goes_to_the_first() -> None:
    s = situation("C0 M0 T0")
    s.state.first = 2
    assert s.until("deal").state.first == 0


@pytest.mark.rule("RACE-END-01", "RACE-END-02")
def test_the_end_is_tested_after_the_rows_are_discarded_and_before_the_token_moves() -> None:
    s = situation("C36 M0", C="move-1", options={"enchanted": True}).until("crown")
    assert s.discarded == ["move-1"]
    assert (s.state.first, s.state.floor) == (0, 0)


@pytest.mark.rule("RACE-END-02")
@pytest.mark.parametrize(("places", "over"), [("C29 M0", True), ("C28 M28", False), ("C0 M43", True)])
def test_the_race_is_over_when_a_dragon_stands_past_the_line_at_the_end_of_a_round(places: str, over: bool) -> None:
    s = situation(places, length=28).until("round_end").step()
    assert (s.state.phase == "crown") is over
    assert not over or s.step().state.over


@pytest.mark.rule("RACE-END-02")
def test_a_dragon_that_crossed_the_line_and_was_driven_back_does_not_end_the_race() -> None:
    s = situation("C27 M25", length=28, C="move-3 pretty-flower").turn()
    assert s.places == "C30 M25"
    s.until("deal")
    assert s.places == "C28 M25"
    assert not s.state.over


@pytest.mark.rule("RACE-END-03")
def test_the_dragon_furthest_past_the_line_wins() -> None:
    s = finished("C37 M40 T39 S12")
    assert result(s).winners == (1,)
    assert result(s).scores == (37, 40, 39, 12)
    assert result(s).ending == "finish"


@pytest.mark.rule("RACE-END-04")
@pytest.mark.parametrize(
    ("places", "ranks"),
    [
        ("C37 M40 T39 S12", (3, 1, 2, 4)),
        ("C20 M40 T20 S12", (2, 1, 2, 4)),
        ("C20 M40 T12 S12", (2, 1, 3, 3)),
    ],
)
def test_dragons_are_ranked_by_their_places_and_equal_ones_share_a_rank(places: str, ranks: tuple[int, ...]) -> None:
    assert result(finished(places)).ranks == ranks


@pytest.mark.rule("RACE-END-04")
def test_the_loser_of_a_photo_finish_is_second_and_the_next_place_is_third() -> None:
    s = finished("C40 M40 T39", top="1F1 0F3")
    assert result(s).ranks == (2, 1, 3)
    shared = finished("C40 M40 T39", options={"tie_break": "shared"})
    assert result(shared).ranks == (1, 1, 3)


@pytest.mark.rule("RACE-END-05", "RACE-DEF-02")
def test_dragons_beyond_f15_are_counted_on() -> None:
    s = finished("C51 M52", C="move-3")
    assert s.places == "C54 M52"
    assert result(s).winners == (0,)


@pytest.mark.rule("RACE-END-06")
@pytest.mark.parametrize(
    ("top", "winner"),
    [("0F3 1J2", 0), ("3J2 0J4", 1), ("1I3 2F3", 1), ("2F3 0F3", 0)],
)
def test_a_tie_goes_to_the_highest_footprint_then_to_the_highest_courage(top: str, winner: int) -> None:
    s = finished("C40 M40 T12", top=top)
    assert result(s).winners == (winner,)
    assert len(s.discarded) == 2


@pytest.mark.rule("RACE-END-06")
def test_only_the_tied_seats_flip_clockwise_from_the_starting_seat() -> None:
    s = situation("C40 M39 T40 S40", top="0F3 1F1 2D1")
    s.state.first = 2
    s.until("crown").step()
    ((flips,),) = s.heard("photo")
    assert [seat for seat, _ in flips] == [2, 3, 0]
    assert result(s).winners == (2,)


@pytest.mark.rule("RACE-END-06")
def test_only_those_still_tied_flip_again() -> None:
    s = finished("C40 M40 T40", top="0F3 1F1 0F3  1J2 0J4")
    flips = [[seat for seat, _ in cards] for (cards,) in s.heard("photo")]
    assert flips == [[0, 1, 2], [0, 2]]
    assert result(s).winners == (2,)


@pytest.mark.rule("RACE-END-06")
def test_after_three_flips_without_a_difference_the_victory_is_shared() -> None:
    s = finished("C40 M40 T12", top="0F3 0F3  1F1 1F1  2D1 2D1  0J4 3F0")
    assert len(s.heard("photo")) == 3
    assert result(s).winners == (0, 1)
    assert len(s.discarded) == 6


@pytest.mark.rule("RACE-END-06", "RACE-PILE-02")
def test_without_a_card_to_flip_the_victory_is_shared() -> None:
    s = few_left(situation("C40 M40 T12"), 0).until("crown").step()
    assert result(s).winners == (0, 1)


@pytest.mark.rule("RACE-END-06")
def test_a_table_may_share_the_victory_at_once() -> None:
    s = finished("C40 M40 T12", top="0F3 1J2", options={"tie_break": "shared"})
    assert s.heard("photo") == []
    assert result(s).winners == (0, 1)


@pytest.mark.rule("RACE-END-07")
@pytest.mark.parametrize(("cap", "played", "over"), [(30, 30, True), (30, 29, False), (10, 10, True), (60, 59, False)])
def test_after_the_last_round_the_race_ends_wherever_the_dragons_are(cap: int, played: int, over: bool) -> None:
    s = situation("C9 M20", options={"round_cap": cap})
    s.state.round = played
    s.until("round_end").step()
    assert (s.state.phase == "crown") is over
    if over:
        assert result(s.step()).winners == (1,)
        assert result(s).ending == "round_cap"


@pytest.mark.rule("RACE-END-07")
def test_no_race_has_a_last_round_unless_the_table_sets_one() -> None:
    assert {preset.settings(4)["round_cap"] for preset in loaded().spec.presets} == {0}
    s = situation("C9 M20")
    s.state.round = 99
    assert s.until("round_end").step().state.phase == "deal"
