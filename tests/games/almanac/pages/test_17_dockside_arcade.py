"""Dockside Arcade: booths for two, duels, high scores and a bid for the key."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import PLAYERS, area_sizes, closed_for, finish, lying, turn_of
from tests.games.almanac.situations import Situation, on_page

NO_BIDS = [("bid", "0")] * 4


def duel(*rolls: int, guards: tuple[int, ...] = (), tokens: tuple[str, ...] = ()) -> Situation:
    """The first player sits down on h1 and the second opposite; both roll these numbers."""
    dice = [roll - 1 for roll in rolls]
    return on_page(17, gold=[9, 9, 9], guards=guards, tokens=tokens, dice=dice).put(0, "a2").place("h1", "h2")


def scored(*wins: int) -> list[int]:
    """The fame of the high scores for so many wins."""
    table = on_page(17, seats=len(wins), answers=NO_BIDS[: len(wins)])
    for seat, count in enumerate(wins):
        table.player(seat).facts["wins"] = count
    return [p.awards for p in finish(table).state.players]


@pytest.mark.rule("DR-17-1", "DR-17-2")
def test_from_a1_nobody_goes_to_a2_as_well_but_a_rival_there_starts_a_duel() -> None:
    table = on_page(17, goods=["D"], answers=[("sell_amount", "1")]).place("a1")
    assert closed_for(table, 0, "own_opposite") == "a2"
    assert table.place("a2").heard("duel")[0][:2] == (0, 1)


@pytest.mark.rule("DR-17-1")
def test_eight_ten_or_twelve_booths_have_two_seats_each() -> None:
    booths = [area_sizes(17, seats) for seats in PLAYERS]
    assert booths == [dict.fromkeys(letters, 2) for letters in ("abcdefgh", "abcdefghij", "abcdefghijkl")]


@pytest.mark.rule("DR-17-2")
def test_the_second_seat_starts_a_duel_after_its_action_and_the_earlier_one_rolls_first() -> None:
    table = duel(3, 6)
    assert table.heard("duel") == [(0, 1, (3, 6), (5, 8), 1)]
    assert [kind for kind, _, _ in table.told] == [
        "placed",
        "gained_gold",
        "placed",
        "gained_goods",
        "duel",
        "gained_gold",
    ]


@pytest.mark.rule("DR-17-2")
def test_an_empty_seat_opposite_means_no_duel() -> None:
    assert on_page(17).place("h1").heard("duel") == []


@pytest.mark.rule("DR-17-2")
@pytest.mark.parametrize(("rolls", "winner"), [((4, 4), 0), ((3, 4), 1), ((5, 4), 0)])
def test_the_higher_sum_wins_and_a_tie_goes_to_the_earlier_seat(rolls: tuple[int, int], winner: int) -> None:
    told = duel(*rolls).heard("duel")[0]
    assert (told[2], told[-1]) == (rolls, winner)


@pytest.mark.rule("DR-17-2", "DR-17-3")
def test_strength_counts_as_in_a_fight_guards_and_weapons_included() -> None:
    table = duel(6, 1, guards=(0, 2), tokens=("", "ancient_weapon"))
    assert table.heard("duel")[0][2:] == ((6, 1), (8, 9), 1)


@pytest.mark.rule("DR-17-3")
def test_the_winner_gains_two_gold_and_a_win() -> None:
    table = duel(6, 1)
    assert table.gold == [9 + 3 + 2, 9, 9]
    assert [p.facts["wins"] for p in table.state.players] == [1, 0, 0]


@pytest.mark.rule("DR-17-3")
def test_there_is_neither_reroll_nor_lightning_nor_x_in_a_duel() -> None:
    table = duel(1, 2, guards=(1, 1), tokens=("ancient_weapon bottled_lightning", "bottled_lightning"))
    assert {question.kind for question in table.asked} == {"place"}
    assert table.heard("duel")[0][2] == (1, 2)


@pytest.mark.rule("DR-17-4")
def test_busking_brings_three_gold_for_nothing() -> None:
    assert on_page(17, gold=[0]).place("g1").gold[0] == 3


@pytest.mark.rule("DR-17-5", "DR-17-6")
@pytest.mark.parametrize(
    ("wins", "fame"),
    [
        ((3, 1, 0), [8, 4, 0]),
        ((2, 2, 1), [5, 5, 0]),
        ((3, 1, 1), [8, 2, 2]),
        ((1, 0, 0), [8, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((1, 2, 4, 2), [0, 2, 8, 2]),
        ((1, 2, 3, 0), [0, 4, 8, 0]),
        ((2, 1), [6, 0]),
        ((1, 1), [3, 3]),
        ((0, 0), [0, 0]),
    ],
)
def test_the_high_scores(wins: tuple[int, ...], fame: list[int]) -> None:
    assert scored(*wins) == fame


@pytest.mark.rule("DR-17-5")
def test_a_high_score_is_added_to_what_was_awarded_before() -> None:
    table = on_page(17, seats=2, answers=NO_BIDS[:2])
    table.player(0).facts["wins"], table.player(0).awards = 1, 4
    assert finish(table).player(0).awards == 10


@pytest.mark.rule("DR-17-7")
def test_then_all_bid_for_the_key_before_the_closing_turns() -> None:
    bids = [("bid", "2"), ("bid", "5"), ("bid", "3")]
    table = on_page(17, gold=[9, 9, 9], answers=bids)
    table.player(2).facts["wins"] = 1
    assert lying(table, "key") == [""]
    finish(table)
    assert [kind for kind, _, _ in table.told] == ["high_score", "bids_shown", "paid_gold", "gained_token"]
    assert (table.gold, table.player(1).tokens["key"]) == ([9, 7, 9], 1)
    assert (table.state.guide, table.state.phase) == (0, "close")


@pytest.mark.rule("DR-17-7")
def test_if_nobody_bids_the_guide_takes_the_key_for_a_gold() -> None:
    table = finish(turn_of(on_page(17, guide=1, gold=[9, 9, 9], answers=NO_BIDS[:3]), 0))
    assert (table.gold, table.player(1).tokens["key"]) == ([9, 8, 9], 1)
