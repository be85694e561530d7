"""The end of a game: what ends it, what is counted, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dragonroads.engine.game import Result
from tests.games.canyon.situations import Situation, on_map, the_game


def scored(**more: Any) -> Situation:
    """A game that is counted as it stands."""
    return on_map(phase="score", **more).step()


def result(s: Situation) -> Result:
    """Points, ranks and winners."""
    return the_game().result(s.state)


def points(cards: Sequence[int] = (0, 0, 0, 0), **more: Any) -> int:
    """What somebody with these buildings scores."""
    return result(scored(built={"R": cards}, **more)).scores[0]


# --- what ends it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-END-01")
@pytest.mark.parametrize(("people", "cards", "is_over"), [(2, 4, True), (3, 5, True), (4, 4, False), (5, 5, False)])
def test_one_empty_pile_ends_a_game_of_two_or_three_clans(people: int, cards: int, is_over: bool) -> None:
    s = on_map(phase="evening", people=people, built={"B": [cards, 0, 0, 0]}, stock={"R": "wwwm"})
    s.say("end_turn buy tribal_village").until("score", "begin_turn")
    assert (s.state.piles[0], s.state.phase == "score") == (0, is_over)


@pytest.mark.rule("CAN-END-01")
@pytest.mark.parametrize("people", [4, 5])
def test_the_second_empty_pile_ends_a_game_of_four_or_five_clans(people: int) -> None:
    s = on_map(phase="evening", people=people, built={"B": [5, 0, 0, 7]}, stock={"R": "msbb"})
    s.say("end_turn buy ancient_ruins").until("score", "begin_turn")
    assert (s.state.phase, s.state.ending) == ("score", "piles")


@pytest.mark.rule("CAN-END-02")
def test_the_third_bone_ends_the_game_and_points_do_not_matter() -> None:
    s = on_map("B:WLD@C2", turn="B", phase="gather", bones=2, built={"R": [4, 0, 0, 0]}).until("score").step()
    assert (result(s).winners, result(s).ending, s.state.over) == ((1,), "canyon", True)


@pytest.mark.rule("CAN-END-03")
def test_whoever_empties_the_last_pile_does_not_even_deploy() -> None:
    s = on_map("R:DKN@A1", built={"B": [4, 0, 0, 0]}, stock={"R": "wwwm"})
    s.say("deploy buy tribal_village").until("begin_turn")
    assert (s.state.over, s.map, s.caravan("R"), s.kinds_asked()) == (True, {"A1": "R:DKN"}, "", ["deploy"])


@pytest.mark.rule("CAN-END-03")
def test_a_pile_emptied_before_a_festival_leaves_the_row_standing() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3", built={"B": [4, 0, 0, 0]}, stock={"R": "wwwm"})
    s.say("deploy WLD A4 / act buy tribal_village").until("begin_turn")
    assert (s.state.over, len(s.map), s.heard("festival"), s.heard("gathered")) == (True, 4, [], [])


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-END-04")
@pytest.mark.parametrize(
    ("kind", "worth"), [(0, (10, 20, 30, 45, 55)), (1, (15, 30, 45, 65, 80)), (2, (10, 20, 30, 45, 55))]
)
def test_sets_score_kind_by_kind_and_a_fifth_card_begins_a_new_one(kind: int, worth: Sequence[int]) -> None:
    found = []
    for amount in range(1, 6):
        cards = [0, 0, 0, 0]
        cards[kind] = amount
        found.append(points(cards))
    assert tuple(found) == worth


@pytest.mark.rule("CAN-END-04")
def test_kinds_score_by_themselves() -> None:
    assert points([2, 1, 1, 0]) == 20 + 15 + 10


@pytest.mark.rule("CAN-END-04")
def test_a_table_can_score_all_sets_like_palaces() -> None:
    assert points([1, 2, 3, 0], set_scale="palace") == 15 + 30 + 45


@pytest.mark.rule("CAN-END-05")
@pytest.mark.parametrize(
    ("cards", "each"), [([0, 0, 0, 2], 4), ([1, 0, 0, 2], 8), ([1, 1, 0, 2], 12), ([2, 1, 1, 2], 16)]
)
def test_each_ruin_scores_by_the_kinds_of_its_owner(cards: Sequence[int], each: int) -> None:
    assert points(cards) - points([*cards[:3], 0]) == 2 * each


@pytest.mark.rule("CAN-END-06")
def test_glory_scores_three_each_and_ten_for_the_lead() -> None:
    assert result(scored(people=3, glory={"R": 3, "B": 1})).scores == (19, 3, 0)


@pytest.mark.rule("CAN-END-06")
def test_all_who_lead_together_in_glory_get_the_ten() -> None:
    assert result(scored(people=3, glory={"R": 2, "G": 2})).scores == (16, 0, 16)


@pytest.mark.rule("CAN-END-06")
def test_nobody_leads_with_no_glory_at_all() -> None:
    assert result(scored()).scores == (0, 0)


@pytest.mark.rule("CAN-END-08")
def test_tokens_rage_and_heroes_score_nothing() -> None:
    s = scored(heroes="R:WLD@A1 R:DKN@C2 R:GWD@D4 R:SKY@B3 R:HND@C1", stock={"R": "wwmmb"}, rage={"R": 5}, bones=2)
    assert result(s).scores == (0, 0)


# --- who has won ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-END-07")
def test_most_points_win() -> None:
    s = scored(people=3, built={"R": [1, 0, 0, 0], "B": [0, 1, 0, 0]}, caravan={"R": "wwww"})
    assert (result(s).winners, result(s).ranks) == ((1,), (2, 1, 3))


@pytest.mark.rule("CAN-END-07")
@pytest.mark.parametrize(
    "more",
    [
        {"caravan": {"R": "w", "B": "wm"}, "stock": {"R": "ssss"}},
        {"caravan": {"R": "w", "B": "m"}, "stock": {"R": "s", "B": "sb"}, "heroes": "R:WLD@A1"},
        {"stock": {"R": "s", "B": "b"}, "heroes": "R:WLD@A1 B:DKN@D4 B:SKY@D1"},
    ],
    ids=["caravan", "stockpile", "heroes"],
)
def test_caravan_then_stockpile_then_heroes_break_a_tie(more: dict[str, Any]) -> None:
    s = scored(**more)
    assert (result(s).scores, result(s).winners, result(s).ranks) == ((0, 0), (1,), (2, 1))


@pytest.mark.rule("CAN-END-07")
def test_a_complete_tie_is_shared() -> None:
    s = scored(people=3, glory={"R": 1, "G": 1}, caravan={"R": "w", "G": "b"})
    assert (result(s).winners, result(s).ranks) == ((0, 2), (1, 3, 1))


@pytest.mark.rule("CAN-END-09")
def test_after_the_last_agreed_round_points_are_counted_and_the_game_is_unfinished() -> None:
    s = on_map(phase="evening", turn="B", max_rounds=20, glory={"R": 1})
    s.state.start, s.state.round = 0, 20
    s.until("score").step()
    assert (result(s).ending, result(s).winners, s.state.over) == ("unfinished", (0,), True)


@pytest.mark.rule("CAN-END-09")
def test_a_round_before_the_last_is_followed_by_another() -> None:
    s = on_map(phase="evening", turn="B", max_rounds=20)
    s.state.start, s.state.round = 0, 19
    s.until("begin_turn", "score")
    assert (s.state.phase, s.state.round) == ("begin_turn", 20)


@pytest.mark.rule("CAN-END-09")
def test_rounds_are_not_limited_unless_the_table_says_so() -> None:
    s = on_map(phase="evening", turn="B")
    s.state.start, s.state.round = 0, 500
    s.until("begin_turn", "score")
    assert (s.state.phase, s.state.round, s.state.ending) == ("begin_turn", 501, "")


@pytest.mark.rule("CAN-END-02")
def test_a_win_in_the_canyon_at_equal_points_was_decided_by_the_canyon() -> None:
    s = on_map("B:WLD@C2", turn="B", phase="gather", bones=2, built={"R": [1, 0, 0, 0], "B": [1, 0, 0, 0]})
    s.until("score").step()
    assert (result(s).scores, result(s).by_points) == ((10, 10), False)
    assert result(on_map(phase="score").step()).by_points
