"""Bids: for the Guide token, and for everything else that is bid for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import StaleAnswer
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.matches import as_match, heard, questions
from tests.games.almanac.moments import before_bid
from tests.games.almanac.situations import facing, on_page

RICH = (20, 20, 20, 20)


def bid(*bids: int, guide: Seat = 0, gold: Sequence[int] = RICH, caravans: Sequence[str] = ()) -> tuple[Seat, int]:
    """Bids by seat -> who is the Guide now, and what the token has cost."""
    s = before_bid(guide, gold[: len(bids)], caravans)
    s.then(*(("bid", str(bids[seat])) for seat in s.state.in_turn_order)).step()
    for seat, had in enumerate(gold[: len(bids)]):
        assert s.gold[seat] == had or seat == s.state.guide, "only the winner pays"
    return s.state.guide, gold[s.state.guide] - s.gold[s.state.guide]


def sealed_bid(match: Match[Journey], seat: Seat, amount: int) -> None:
    """A seat names its bid."""
    question = next(q for q in questions(match) if q.seat == seat)
    match.answer(seat, question.n, str(amount))


# --- naming and showing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-BID-01")
def test_everybody_in_turn_order_secretly_names_a_number_up_to_the_own_gold() -> None:
    s = before_bid(1, [2, 0, 4]).then(("bid", "0"), ("bid", "4"), ("bid", "2")).step()
    assert [(ask.seat, ask.options) for ask in s.asked] == [
        (1, ["0"]),
        (2, ["0", "1", "2", "3", "4"]),
        (0, ["0", "1", "2"]),
    ]
    assert all(ask.private and ask.sealed for ask in s.asked)


@pytest.mark.rule("ALM-BID-01")
def test_a_bid_once_made_stands() -> None:
    match = as_match(before_bid(0, [9, 9, 9]))
    (question,) = (q for q in match.open(1) if isinstance(q, Question))
    sealed_bid(match, 1, 5)
    with pytest.raises(StaleAnswer):
        match.answer(1, question.n, "7")
    assert match.can_undo().steps == 0


@pytest.mark.rule("ALM-BID-02")
def test_nobody_learns_anything_of_a_bid_before_the_last_one_is_in() -> None:
    match = as_match(before_bid(0, [9, 9, 9]))
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    sealed_bid(match, 1, 5)
    sealed_bid(match, 2, 7)
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert [one for one in match.open(None) if isinstance(one, Waiting) and one.done] != []
    assert not any("7" in repr(match.open(seat)) for seat in (None, 1))
    assert heard(match, "bids_shown") == []
    sealed_bid(match, 0, 3)
    assert heard(match, "bids_shown") == [(((0, 3), (1, 5), (2, 7)), 2, 3, "guide")]


# --- winning and paying ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-BID-03", "ALM-BID-04")
@pytest.mark.parametrize(("bids", "winner", "price"), [((3, 7), 1, 3), ((6, 4, 2), 0, 2), ((4, 6, 9, 5), 2, 4)])
def test_the_highest_bid_wins_and_pays_the_lowest(bids: tuple[int, ...], winner: Seat, price: int) -> None:
    assert bid(*bids) == (winner, price)


@pytest.mark.rule("ALM-BID-05")
@pytest.mark.parametrize(
    ("bids", "guide", "winner", "price"),
    [
        ((4, 4, 4), 1, 1, 4),
        ((5, 0, 2, 5), 1, 3, 1),
        ((5, 5, 2, 1), 2, 0, 1),
        ((5, 5, 2, 5), 3, 3, 2),
    ],
)
def test_a_tie_goes_to_the_guide_or_to_the_next_clockwise(
    bids: tuple[int, ...], guide: Seat, winner: Seat, price: int
) -> None:
    assert bid(*bids, guide=guide) == (winner, price)


@pytest.mark.rule("ALM-BID-06")
def test_a_lowest_bid_of_zero_costs_the_winner_one_gold() -> None:
    assert bid(0, 7) == (1, 1)


@pytest.mark.rule("ALM-BID-06")
@pytest.mark.parametrize(("purse", "price"), [(0, 0), (1, 1), (9, 1)])
def test_when_all_bid_zero_the_guide_keeps_the_token_and_pays_if_possible(purse: int, price: int) -> None:
    assert bid(0, 0, 0, guide=2, gold=(9, 9, purse)) == (2, price)


@pytest.mark.rule("ALM-BID-07")
def test_the_price_can_always_be_paid() -> None:
    purses = (0, 1, 2)
    for bids in product(*(range(gold + 1) for gold in purses)):
        winner, price = bid(*bids, gold=purses)
        assert price <= max(1, bids[winner])
        assert price <= purses[winner]


# --- other bids -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-BID-08")
def test_a_bid_in_an_encounter_has_its_own_prize_and_leaves_guide_and_road_alone() -> None:
    answers = [("stand_aside", "join"), ("bid", "2"), ("bid", "3"), ("bid", "6")]
    s = facing("d4", guide=1, gold=[9, 9, 9], answers=answers)
    road = s.state.exit
    s.until("clean_up")
    assert s.heard("bids_shown") == [(((1, 2), (2, 3), (0, 6)), 0, 2, "encounter")]
    assert (s.gold, [p.fame for p in s.state.players]) == ([7, 9, 9], [9, 0, 0])
    assert (s.state.guide, s.state.exit) == (1, road)


@pytest.mark.rule("ALM-BID-08")
@pytest.mark.parametrize("bids", [(4, 4), (0, 0)])
def test_ties_and_zeros_work_alike_in_every_bid(bids: tuple[int, int]) -> None:
    setup = [("bid", str(one)) for one in bids]
    s = on_page(13, seats=2, guide=1, gold=[9, 9], setup=setup)
    assert (s.state.facts["right_of_way"], s.gold) == (1, [9, 9 - max(1, bids[0])])


@pytest.mark.rule("ALM-BID-09")
@pytest.mark.parametrize(("named", "purse", "price"), [(5, 9, 5), (0, 9, 1), (0, 0, 0)])
def test_a_lone_bidder_pays_the_own_bid(named: int, purse: int, price: int) -> None:
    answers = [("stand_aside", "aside"), ("bid", str(named))]
    s = facing("d4", seats=2, gold=[9, purse], answers=answers).until("clean_up")
    assert (s.gold[1], s.player(1).fame) == (purse - price, 9)


@pytest.mark.rule("ALM-BID-09")
def test_only_those_who_bid_count_for_the_lowest_bid() -> None:
    answers = [("stand_aside", "aside"), ("bid", "8"), ("bid", "5")]
    s = facing("d4", gold=[0, 9, 9], answers=answers).until("clean_up")
    assert s.gold == [3, 4, 9]


@pytest.mark.rule("ALM-BID-10")
def test_without_gold_one_is_asked_like_everybody_else() -> None:
    match = as_match(before_bid(0, [0, 3, 0]))
    assert [q.seat for q in questions(match)] == [0, 1, 2]
    assert [q.options for q in questions(match)] == [(0,), (0, 1, 2, 3), (0,)]
    assert {type(one) for one in match.open(None)} == {Waiting}
