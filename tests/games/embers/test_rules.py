"""The rules of Embers, one by one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.views import HiddenError
from dragonroads.games import embers
from dragonroads.games.embers import Hearth
from dragonroads.games.loaded import LoadedGame
from dragonroads.shelf import Shelf
from tests.scripted import Scripted


@cache
def loaded() -> LoadedGame:
    """The game from the shelf."""
    return Shelf(cache=None).open("embers")


def header(seed: int = 1) -> Header:
    """Two people sit down."""
    game = loaded().game
    return Header(game.id, game.rules_version, game.content_hash, seed, (SeatSpec("Ana"), SeatSpec("Ben")), {})


def match(seed: int = 1) -> Match[Any]:
    """A game that has just begun."""
    return Match(loaded().game, header(seed))


def bidding(ana: int, ben: int, **fields: Any) -> Scripted[Hearth]:
    """A round worth 12 points in which both bid; the table afterwards."""
    state = Hearth(**{"seed": 0, "phase": "bid", "round": 1, "embers": [15, 15], "dice": [6, 5, 1], **fields})
    table = Scripted(state, [("bid", str(ana)), ("bid", str(ben))])
    embers.bid(table)
    return table


@pytest.mark.rule("EMBER-START-01")
def test_everybody_begins_with_15_embers_behind_the_screen_and_no_points() -> None:
    table = match()
    assert (table.state.embers, table.state.points) == ([15, 15], [0, 0])
    mine = table.view(0)
    assert mine.embers[0] == 15
    with pytest.raises(HiddenError):
        assert mine.embers[1] > 0


@pytest.mark.rule("EMBER-ROUND-01")
def test_three_open_dice_say_what_a_round_is_worth() -> None:
    table = Scripted(Hearth(seed=0, phase="roll", embers=[15, 15]), dice=[3, 4, 5])
    embers.roll(table)
    assert table.state.dice == [4, 5, 6]
    assert table.told == [("rolled", (15,), -1)]
    shown = match().view(None)
    assert len(shown.dice) == 3


@pytest.mark.rule("EMBER-ROUND-02")
def test_both_bid_in_secret_from_nothing_to_all_they_have() -> None:
    table = bidding(0, 4, embers=[6, 4])
    assert [(ask.seat, ask.options[0], ask.options[-1], ask.sealed) for ask in table.asked] == [
        (0, "0", "6", True),
        (1, "0", "4", True),
    ]


def test_nobody_hears_of_a_bid_before_both_are_made() -> None:
    table = match()
    before = table.view(1).key(), len(table.events(1))
    (first, *_rest) = table.open(0)
    table.answer(0, first.n, "3")
    assert (table.view(1).key(), len(table.events(1))) == before


@pytest.mark.rule("EMBER-ROUND-03")
def test_the_higher_bid_is_paid_and_wins_the_lower_one_is_kept() -> None:
    state = bidding(3, 5).state
    assert (state.embers, state.points) == ([15, 10], [0, 12])


@pytest.mark.rule("EMBER-ROUND-04")
def test_equal_bids_are_not_paid_and_the_points_are_lost() -> None:
    state = bidding(4, 4).state
    assert (state.embers, state.points) == ([15, 15], [0, 0])


@pytest.mark.rule("EMBER-END-01")
def test_seven_rounds_then_most_points_win_and_equal_points_share() -> None:
    assert not bidding(1, 2, round=6).state.over
    last = bidding(1, 2, round=7, points=[30, 20], embers=[1, 15]).state
    assert last.over
    result = loaded().game.result(last)
    assert (result.scores, result.ranks, result.winners) == ((30, 32), (2, 1), (1,))
    shared = loaded().game.result(bidding(1, 2, round=7, points=[30, 18]).state)
    assert (shared.ranks, shared.winners) == ((1, 1), (0, 1))


def test_advice_bids_more_for_more_points_and_never_more_than_is_there() -> None:
    game = Hearth(seed=0, phase="bid", round=1, embers=[15, 15], dice=[6, 6, 6])
    advise = loaded().policy
    many = advise(game, 0, embers.Bid, range(16), lambda: 0.0)
    game.dice = [1, 1, 1]
    few = advise(game, 0, embers.Bid, range(16), lambda: 0.0)
    assert 0 <= few < many <= 15
